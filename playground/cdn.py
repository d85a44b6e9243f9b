"""The CDN: serves uploaded files at signed links that expire."""

from __future__ import annotations

from aiohttp import web

from playground.world.links import ATTACHMENTS_PATH
from playground.world.world import World


def add_routes(app: web.Application, world: World) -> None:
    """Serve the attachments."""

    async def attachment(request: web.Request) -> web.Response:
        attachment_id = int(request.match_info["attachment_id"])
        found = world.find_attachment(attachment_id)
        expires, signature = request.query.get("ex", ""), request.query.get("hm", "")
        if found is None or not world.links.is_valid(attachment_id, expires, signature):
            raise web.HTTPNotFound(text="This content is no longer available.")
        headers = {"Cache-Control": "private, max-age=3600", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=found.data, content_type=found.content_type, headers=headers)

    app.router.add_get(ATTACHMENTS_PATH + r"/{channel_id:\d+}/{attachment_id:\d+}/{filename}", attachment)
