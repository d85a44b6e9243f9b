"""Discord's limits and error codes as data, with what each error means for a bot.

The bot looks up here what an error means (:func:`meaning`) and how long a text may be. The playground enforces the same
numbers. Lengths are in characters, sizes in bytes, times in seconds. Source: Discord's developer documentation (API
v10), and observation where it is silent.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import NamedTuple

API_VERSION = 10

# Interactions
ACKNOWLEDGE_WITHIN = 3.0
"""The first response to an interaction must arrive within this time, seconds."""
TOKEN_LIFE = 15 * 60.0
"""An interaction's token answers follow-ups and edits for this long, seconds."""
CHOICES = 25
"""Choices that an autocomplete list or an option may offer."""
CHOICE_NAME = 100
CHOICE_VALUE = 100
"""Characters of a text choice's value; numbers have no such limit."""

# Commands
GLOBAL_COMMANDS = 100
CONTEXT_COMMANDS = 15
COMMAND_CREATES_A_DAY = 200
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
COMMAND_OPTIONS = 25
COMMAND_TEXT = 8000
"""Characters of a command's names, descriptions and values together."""
OPTION_TEXT = 6000
"""Characters that a person may type into a text option."""
OPTION_NUMBER = 2**53
"""Numbers in options lie strictly between minus this and this."""

# Messages
CONTENT = 2000
NONCE = 25
NONCE_LIFE = 5 * 60.0
"""Seconds for which a nonce sent with ``enforce_nonce`` returns the message it created."""
EMBEDS = 10
EMBED_TEXT = 6000
EMBED_TITLE = 256
EMBED_DESCRIPTION = 4096
EMBED_FIELDS = 25
EMBED_FIELD_NAME = 256
EMBED_FIELD_VALUE = 1024
EMBED_FOOTER = 2048
EMBED_AUTHOR = 256
ATTACHMENTS = 10
ATTACHMENT_DESCRIPTION = 1024
UPLOAD_SIZE = 10 * 1024 * 1024
"""Largest file in a server without boosts."""
ADDRESS_LIFE = 24 * 3600.0
"""Seconds for which an attachment's URL works."""
OLD_MESSAGE = 3600.0
"""Age after which a message can only be edited rarely, seconds."""
OLD_MESSAGE_EDITS = (3, 20.0)
"""Edits of old messages allowed per channel, and in how many seconds. Observed, not published."""
PINS = 250
"""Pinned messages of a channel."""
ACTIVE_THREADS = 1000
"""Threads of a server that are not archived."""
HISTORY = 100
"""Messages that one request for a channel's history may return."""

# Components
COMPONENTS = 40
"""Components of a Components V2 message, nested ones counted."""
COMPONENTS_TEXT = 4000
"""Characters of all text displays of a Components V2 message or modal together."""
ROWS = 5
"""Action rows of a message without Components V2."""
ROW_BUTTONS = 5
CUSTOM_ID = 100
BUTTON_LABEL = 80
BUTTON_URL = 512
SELECT_OPTIONS = 25
SELECT_PLACEHOLDER = 150
SELECT_LABEL = 100
SELECT_DESCRIPTION = 100
"""Characters of a select option's label, of its value, and of its description."""
GALLERY_ITEMS = 10
MEDIA_DESCRIPTION = 1024
SECTION_TEXTS = 3
MODAL_TITLE = 45
MODAL_ITEMS = 5
INPUT_LABEL = 45
INPUT_TEXT = 4000
INPUT_PLACEHOLDER = 100
LABEL_DESCRIPTION = 100
GROUP_OPTIONS = 10
"""Options of a radio group (at least 2) or of a checkbox group."""

# Names
CHANNEL_NAME = 100
USER_NAME = 32

# Threads
ARCHIVES_AFTER = (60, 1440, 4320, 10080)
"""Minutes without a message after which a thread may be archived."""
SLOWEST = 21_600
"""Seconds between two messages of a person, at most, in a slow channel."""

# Scheduled events
SCHEDULED_EVENTS = 100
"""Events of a server that are neither over nor cancelled."""
EVENT_NAME = 100
EVENT_DESCRIPTION = 1000
EVENT_LOCATION = 100

# Requests
REQUESTS_A_SECOND = 50
"""Over all routes except those of interactions."""
INVALID_REQUESTS = (10_000, 600.0)
"""Responses 401, 403 and 429 allowed per IP address, and in how many seconds, before it is banned."""
DIRECT_MESSAGES_OPENED = (25, 600.0)
"""Direct messages that a bot may open, and in how many seconds, before 40003. Observed, not published."""

# Gateway
HEARTBEAT = 41.25
"""Seconds between two heartbeats."""
GATEWAY_COMMANDS = (120, 60.0)
"""Messages that a client may send into one socket, and in how many seconds."""
GUILDS_A_SHARD = 2500


class Flag(IntEnum):
    """Bits of a message's flags."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    VOICE_MESSAGE = 1 << 13
    COMPONENTS_V2 = 1 << 15


class Permission(IntEnum):
    """Bits of the permissions that a text channel or its server knows; the member's name is Discord's in capitals."""

    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44
    PIN_MESSAGES = 1 << 51


class Intent(IntEnum):
    """Bits of a gateway session's intents."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15
    GUILD_SCHEDULED_EVENTS = 1 << 16


PRIVILEGED_INTENTS = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


class Meaning(StrEnum):
    """How the bot should react to an error."""

    GONE = "gone"
    """It no longer exists: forget it, or post it again."""
    LATE = "late"
    """This interaction can no longer be answered; only a new one can."""
    ANSWERED = "answered"
    """This interaction was answered already: edit or follow up."""
    FORBIDDEN = "forbidden"
    """A permission is missing: say which; do not repeat."""
    CLOSED = "closed"
    """The user accepts no direct messages: remember it, use an ephemeral answer."""
    SLOW = "slow"
    """Too much of this: wait, or do it another way."""
    WRONG = "wrong"
    """The request itself is wrong; repeating it cannot help."""


class Fault(NamedTuple):
    """An error code: its HTTP status, Discord's message, and its meaning for a bot."""

    status: int
    text: str
    meaning: Meaning


class Code(IntEnum):
    """Discord's JSON error codes that a bot with commands and messages can meet."""

    GENERAL = 0
    UNKNOWN_CHANNEL = 10003
    UNKNOWN_GUILD = 10004
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_ROLE = 10011
    UNKNOWN_USER = 10013
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    UNKNOWN_COMMAND = 10063
    UNKNOWN_EVENT = 10070
    DIRECT_MESSAGES_TOO_FAST = 40003
    TOO_LARGE = 40005
    ALREADY_ACKNOWLEDGED = 40060
    PINS_FULL = 30003
    TOO_MANY_COMMANDS = 30032
    COMMAND_CREATES = 30034
    EVENTS_FULL = 30038
    OLD_MESSAGE_EDITS = 30046
    MISSING_ACCESS = 50001
    DM_CHANNEL = 50003
    OTHER_AUTHOR = 50005
    EMPTY_MESSAGE = 50006
    CANNOT_SEND_TO_USER = 50007
    MISSING_PERMISSIONS = 50013
    SYSTEM_MESSAGE = 50021
    WRONG_CHANNEL_TYPE = 50024
    INVALID_TOKEN = 50027
    INVALID_ROLE = 50028
    INVALID_FORM = 50035
    ARCHIVED_THREAD = 50083
    INVALID_JSON = 50109
    NO_MUTUAL_GUILD = 50278
    HAS_THREAD = 160004
    THREADS_FULL = 160006
    FINISHED_EVENT = 180000


FAULTS: dict[Code, Fault] = {
    Code.GENERAL: Fault(404, "404: Not Found", Meaning.WRONG),
    Code.UNKNOWN_CHANNEL: Fault(404, "Unknown Channel", Meaning.GONE),
    Code.UNKNOWN_GUILD: Fault(404, "Unknown Guild", Meaning.GONE),
    Code.UNKNOWN_MEMBER: Fault(404, "Unknown Member", Meaning.GONE),
    Code.UNKNOWN_MESSAGE: Fault(404, "Unknown Message", Meaning.GONE),
    Code.UNKNOWN_ROLE: Fault(404, "Unknown Role", Meaning.GONE),
    Code.UNKNOWN_USER: Fault(404, "Unknown User", Meaning.GONE),
    Code.UNKNOWN_WEBHOOK: Fault(404, "Unknown Webhook", Meaning.LATE),
    Code.UNKNOWN_INTERACTION: Fault(404, "Unknown interaction", Meaning.LATE),
    Code.UNKNOWN_COMMAND: Fault(404, "Unknown application command", Meaning.GONE),
    Code.UNKNOWN_EVENT: Fault(404, "Unknown Guild Scheduled Event", Meaning.GONE),
    Code.DIRECT_MESSAGES_TOO_FAST: Fault(403, "You are opening direct messages too fast.", Meaning.SLOW),
    Code.TOO_LARGE: Fault(413, "Request entity too large", Meaning.WRONG),
    Code.ALREADY_ACKNOWLEDGED: Fault(400, "Interaction has already been acknowledged.", Meaning.ANSWERED),
    Code.PINS_FULL: Fault(400, "Maximum number of pins reached for the channel (250)", Meaning.WRONG),
    Code.TOO_MANY_COMMANDS: Fault(400, "Maximum number of application commands reached.", Meaning.WRONG),
    Code.COMMAND_CREATES: Fault(
        429, "Max number of daily application command creates has been reached (200)", Meaning.SLOW
    ),
    Code.EVENTS_FULL: Fault(400, "Maximum number of uncompleted guild scheduled events reached (100)", Meaning.WRONG),
    Code.OLD_MESSAGE_EDITS: Fault(
        429, "Maximum number of edits to messages older than 1 hour reached. Try again later", Meaning.SLOW
    ),
    Code.MISSING_ACCESS: Fault(403, "Missing Access", Meaning.FORBIDDEN),
    Code.DM_CHANNEL: Fault(403, "Cannot execute action on a DM channel", Meaning.WRONG),
    Code.OTHER_AUTHOR: Fault(403, "Cannot edit a message authored by another user", Meaning.WRONG),
    Code.EMPTY_MESSAGE: Fault(400, "Cannot send an empty message", Meaning.WRONG),
    Code.CANNOT_SEND_TO_USER: Fault(403, "Cannot send messages to this user", Meaning.CLOSED),
    Code.MISSING_PERMISSIONS: Fault(403, "Missing Permissions", Meaning.FORBIDDEN),
    Code.SYSTEM_MESSAGE: Fault(403, "Cannot execute action on a system message", Meaning.WRONG),
    Code.WRONG_CHANNEL_TYPE: Fault(400, "Cannot execute action on this channel type", Meaning.WRONG),
    Code.INVALID_TOKEN: Fault(401, "Invalid Webhook Token", Meaning.LATE),
    Code.INVALID_ROLE: Fault(400, "Invalid Role", Meaning.WRONG),
    Code.INVALID_FORM: Fault(400, "Invalid Form Body", Meaning.WRONG),
    Code.ARCHIVED_THREAD: Fault(400, "Thread is archived", Meaning.FORBIDDEN),
    Code.INVALID_JSON: Fault(400, "The request body contains invalid JSON.", Meaning.WRONG),
    Code.NO_MUTUAL_GUILD: Fault(
        403, "Cannot send messages to this user due to having no mutual guilds", Meaning.CLOSED
    ),
    Code.HAS_THREAD: Fault(400, "A thread has already been created for this message", Meaning.WRONG),
    Code.THREADS_FULL: Fault(400, "Maximum number of active threads reached", Meaning.WRONG),
    Code.FINISHED_EVENT: Fault(400, "Cannot update a finished event", Meaning.WRONG),
}


def shard_of(guild_id: int, count: int) -> int:
    """Return the shard, of ``count``, that Discord assigns to a guild. Direct messages belong to shard 0.

    >>> shard_of(7 << 22, 4)
    3
    """
    return (guild_id >> 22) % count


def meaning(code: int, status: int = 0) -> Meaning:
    """Return the meaning of Discord's error ``code``; of the HTTP ``status`` for codes not listed here.

    >>> meaning(50007)
    <Meaning.CLOSED: 'closed'>
    >>> meaning(20028, 429)
    <Meaning.SLOW: 'slow'>
    """
    if code in FAULTS and code != Code.GENERAL:
        return FAULTS[Code(code)].meaning
    by_status = {403: Meaning.FORBIDDEN, 404: Meaning.GONE, 429: Meaning.SLOW}
    return by_status.get(status, Meaning.SLOW if status >= 500 else Meaning.WRONG)
