"""Settings stored as JSON; reading tolerates old or unknown fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from pydantic import BaseModel, ConfigDict, ValidationError


class StoredSettings(BaseModel):
    """Settings with defaults. Missing, unknown and invalid fields fall back to the default."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    @classmethod
    def read(cls, settings: Mapping[str, Any]) -> Self:
        """Read these settings from everything stored for a person or server. Anything but an object has none."""
        if not isinstance(settings, Mapping):
            return cls()
        try:
            return cls.model_validate(settings)
        except ValidationError as error:
            wrong = {fault["loc"][0] for fault in error.errors()}
            return cls.model_validate({name: value for name, value in settings.items() if name not in wrong})

    def merged_into(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Return everything stored, with these settings replaced. Defaults are not written."""
        stored = settings if isinstance(settings, Mapping) else {}
        others = {name: value for name, value in stored.items() if name not in type(self).model_fields}
        return others | self.model_dump(mode="json", exclude_defaults=True)
