-- The number of the last write that each writer has committed: it tells what became of a commit that nobody answered.
-- Transaction numbers do not, as a server that crashed gives them out again.
CREATE TABLE commits (
    writer text COLLATE "C" PRIMARY KEY,
    number bigint           NOT NULL,
    at     timestamptz      NOT NULL DEFAULT now()
);
