"""A painter that draws nothing, for tests that look at no pictures: drawing would take most of their time."""

import hashlib
import io
from functools import partial

from PIL import Image, PngImagePlugin

from bot.table.delivery.painter import Painter
from bot.ui.components import Picture


class BlankPainter(Painter):
    """A painter whose pictures are one-pixel PNGs; equal calls give equal files, different calls different ones."""

    async def draw(self, name: str, drawing: partial[bytes]) -> Picture | None:
        call = repr((drawing.func.__name__, drawing.args, drawing.keywords))
        text = PngImagePlugin.PngInfo()
        text.add_text("call", hashlib.sha256(call.encode()).hexdigest())
        image = io.BytesIO()
        Image.new("L", (1, 1)).save(image, "PNG", pnginfo=text)
        return Picture.of(name, image.getvalue())
