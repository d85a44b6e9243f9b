"""What is kept as JSON for a person or a server: read with patience, for it may be of another day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from pydantic import BaseModel, ConfigDict, ValidationError


class StoredSettings(BaseModel):
    """Settings with defaults. What is not set, not known or not understood is as it usually is."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    @classmethod
    def read(cls, settings: Mapping[str, Any]) -> Self:
        """These settings, among all that are stored."""
        try:
            return cls.model_validate(settings)
        except ValidationError as error:
            wrong = {fault["loc"][0] for fault in error.errors()}
            return cls.model_validate({name: value for name, value in settings.items() if name not in wrong})

    def merged_into(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """All settings, with these among them. The usual ones are not written."""
        others = {name: value for name, value in settings.items() if name not in type(self).model_fields}
        return others | self.model_dump(mode="json", exclude_defaults=True)
