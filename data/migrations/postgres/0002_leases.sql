-- What one process does at a time, who does it, and until when it is theirs.
CREATE TABLE leases (
    name   text COLLATE "C" PRIMARY KEY,
    holder text COLLATE "C" NOT NULL,
    until  double precision NOT NULL
);
