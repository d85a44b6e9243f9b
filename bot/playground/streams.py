"""Transport compression of the gateway: one context a socket, flushed after every message."""

from __future__ import annotations

import zlib
from collections.abc import Callable


def compressor(name: str) -> Callable[[bytes], bytes] | None:
    """What turns each message into the next piece of a compressed stream.

    Args:
        name: ``zlib-stream``, ``zstd-stream``, or empty for none.

    Raises:
        ValueError: the name is not one of these, or the package for it is not installed.
    """
    if not name:
        return None
    if name == "zlib-stream":
        deflate = zlib.compressobj()
        return lambda data: deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH)
    if name == "zstd-stream":
        try:
            import zstandard
        except ImportError as missing:
            raise ValueError("zstd-stream needs the package zstandard") from missing
        stream = zstandard.ZstdCompressor().compressobj()
        return lambda data: stream.compress(data) + stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
    raise ValueError(f"unknown compression {name!r}")
