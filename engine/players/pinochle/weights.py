"""What moments are weighed by: learnt by :mod:`learning`, for each preset (``python -m tests.bench.weights``)."""

from __future__ import annotations

from collections.abc import Mapping

WEIGHTS: Mapping[str, tuple[tuple[float, float, float], ...]] = {
    "pinochle": (
        (-0.155, 3.973, -9.566),  # melds that are ready
        (0.317, -1.764, 7.121),  # those that there is time for
        (0.533, -1.164, -0.211),  # the best of them
        (0.087, 2.187, -4.065),  # melds that lack a card
        (-0.014, 1.920, -3.917),  # melds that lack two
        (0.251, 0.589, -2.481),  # melds that lack three
        (0.000, 0.000, 0.000),  # the seven of trumps
        (0.000, 0.000, 0.000),  # eight
        (18.43, -42.91, 159.28),  # nine
        (14.18, -22.13, 80.53),  # jack
        (14.93, -27.03, 128.78),  # queen
        (16.78, -20.65, 118.78),  # king
        (25.10, -15.45, 39.71),  # ten
        (25.86, -1.539, 56.88),  # ace
        (1.060, 11.81, -0.391),  # plain kings
        (3.038, 10.52, -24.08),  # plain tens
        (12.45, -0.768, 13.42),  # plain aces
        (0.619, -2.356, 3.639),  # lengths of the plain suits, squared
        (-1.160, -13.55, 21.59),  # the lead
    ),
    "binokel": (
        (-0.528, 9.662, -29.78),  # melds that are ready
        (1.197, -11.75, 34.42),  # those that there is time for
        (-0.004, 3.502, -6.828),  # the best of them
        (0.122, 1.670, -2.118),  # melds that lack a card
        (-0.058, 1.613, -2.168),  # melds that lack two
        (-0.011, 1.024, -1.409),  # melds that lack three
        (0.000, 0.000, 0.000),  # the seven of trumps
        (0.000, 0.000, 0.000),  # eight
        (20.59, -108.94, 288.86),  # nine
        (13.07, -5.797, 35.40),  # jack
        (14.53, -25.73, 104.80),  # queen
        (15.63, -22.11, 85.25),  # king
        (23.77, -28.98, 63.79),  # ten
        (25.72, 10.19, 10.22),  # ace
        (1.067, -0.975, 12.00),  # plain kings
        (7.302, -25.18, 40.77),  # plain tens
        (13.63, -9.927, 14.34),  # plain aces
        (0.203, -0.943, 2.905),  # lengths of the plain suits, squared
        (-4.595, 7.940, -27.63),  # the lead
    ),
    "bezique": (
        (-0.728, 11.14, 2.399),  # melds that are ready
        (1.521, -12.32, -0.149),  # those that there is time for
        (0.005, 1.390, -2.333),  # the best of them
        (0.308, 0.520, -0.495),  # melds that lack a card
        (0.119, 0.418, -0.411),  # melds that lack two
        (0.192, -0.032, 0.029),  # melds that lack three
        (11.71, -57.92, 94.28),  # the seven of trumps
        (7.983, -29.17, 31.12),  # eight
        (8.100, -26.36, 24.52),  # nine
        (7.019, -0.506, -1.755),  # jack
        (8.993, -23.81, 39.28),  # queen
        (9.331, -24.86, 30.63),  # king
        (17.40, -16.88, 11.87),  # ten
        (19.11, -13.91, 9.499),  # ace
        (2.070, -26.37, 28.61),  # plain kings
        (-1.545, -5.342, 14.23),  # plain tens
        (5.849, -26.99, 29.56),  # plain aces
        (0.397, -0.532, -0.597),  # lengths of the plain suits, squared
        (-3.268, -4.818, 2.666),  # the lead
    ),
}
"""A weight for each thing seen, what comes to it for all of the stock still to be drawn, and for that squared."""
