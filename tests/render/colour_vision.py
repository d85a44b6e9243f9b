"""How colours look to people with each kind of colour vision, how far apart they look, and the contrast of text.

The matrices are those of Machado, Oliveira and Fernandes (2009), "A Physiologically-based Model for Simulation of
Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), for a severity of 1.0. They
apply to linear RGB. Distances are those of CIE 1976 L*a*b* for the white point D65. Contrast is that of the Web Content
Accessibility Guidelines 2.2.
"""

from __future__ import annotations

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]
Lab: TypeAlias = tuple[float, float, float]

VISION = {
    "full colour vision": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""The matrix of each kind of colour vision."""
_WHITE = (0.9505, 1.0, 1.089)


def linear(colour: Colour) -> list[float]:
    """Return the parts of a colour in linear RGB, from 0 to 1."""
    shares = [part / 255 for part in colour]
    return [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two colours, from 1 to 21."""
    low, high = sorted(map(_luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def seen(colour: Colour, vision: str) -> Lab:
    """Return a colour as people with a kind of colour vision see it.

    >>> [round(part) for part in seen((255, 255, 255), "full colour vision")]
    [100, 0, 0]
    """
    parts = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(part * share for part, share in zip(row, parts, strict=True)))) for row in VISION[vision]
    )
    xyz = (
        0.4124 * red + 0.3576 * green + 0.1805 * blue,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        0.0193 * red + 0.1192 * green + 0.9505 * blue,
    )
    shares = (part / white for part, white in zip(xyz, _WHITE, strict=True))
    a, b, c = (share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116 for share in shares)
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def distance(one: Colour, other: Colour, vision: str) -> float:
    """Return how far apart two colours look: 2 can just be told apart side by side, 20 at a glance."""
    pairs = zip(seen(one, vision), seen(other, vision), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)
