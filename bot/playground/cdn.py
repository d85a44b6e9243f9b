"""The CDN: uploaded files at signed addresses that expire."""

from __future__ import annotations

from aiohttp import web

from bot.playground import forms
from bot.playground.world import World


def add_routes(app: web.Application, world: World) -> None:
    """Serve attachments below ``/cdn``."""

    async def attachment(request: web.Request) -> web.Response:
        found = world.attachment(int(request.match_info["attachment_id"]))
        expires = request.query.get("ex", "")
        if found is None or request.query.get("hm") != forms.signature(found.id, expires):
            raise web.HTTPNotFound(text="This content is no longer available.")
        if int(expires, 16) < world.clock():
            raise web.HTTPNotFound(text="This content is no longer available.")
        headers = {"Cache-Control": "private, max-age=3600", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=found.data, content_type=found.content_type, headers=headers)

    app.router.add_get(r"/cdn/attachments/{channel_id:\d+}/{attachment_id:\d+}/{filename}", attachment)
