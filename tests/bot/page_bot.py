"""A small bot for the tests of the page: shows every kind of component, without a game behind it."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image


def picture(name: str, colour: str = "#1f6b4a") -> discord.File:
    """Return a picture of one colour, as large as a table's."""
    data = io.BytesIO()
    Image.new("RGB", (1100, 600), colour).save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description="Ada draws or takes")


class Table(ui.LayoutView):
    """A message with every kind of component that a table shows."""

    def __init__(self, presses: int = 0) -> None:
        super().__init__(timeout=None)
        row: ui.ActionRow[Any] = ui.ActionRow()
        for label, style, answer in (
            ("Draw", discord.ButtonStyle.primary, self.draw),
            ("My hand", discord.ButtonStyle.secondary, self.hand),
            ("Name it", discord.ButtonStyle.success, self.form),
            ("Broken", discord.ButtonStyle.danger, self.broken),
        ):
            button: ui.Button[Any] = ui.Button(label=label, style=style)
            button.callback = answer  # type: ignore[method-assign]
            row.add_item(button)
        row.add_item(ui.Button(label="Undo", disabled=True))
        choice: ui.Select[Any] = ui.Select(placeholder="Which cards?", min_values=1, max_values=2)
        for card in ("K♥", "K♠", "2♦"):
            choice.add_option(label=card, value=card, description="10 points")
        choice.callback = self.chosen  # type: ignore[method-assign]
        self.choice, self.presses = choice, presses
        item = discord.MediaGalleryItem("attachment://table.png", description="Ada draws or takes")
        text: ui.TextDisplay[Any] = ui.TextDisplay(f"### Round 1\n**{presses}** drawn, `<b>plain</b>`")
        self.add_item(ui.Container(text, ui.MediaGallery(item), row, ui.ActionRow(choice), accent_colour=0x1F6B4A))

    async def draw(self, interaction: discord.Interaction) -> None:
        colour = "#244"
        await interaction.response.edit_message(
            view=Table(self.presses + 1), attachments=[picture("table.png", colour)]
        )

    async def hand(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.user.send(f"Your hand, in private, for {interaction.channel.mention}")
        await interaction.followup.send("Your hand: K♥ K♠", file=picture("hand.png"))

    async def form(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Naming())

    async def broken(self, interaction: discord.Interaction) -> None:
        """Never answer."""

    async def chosen(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"You chose {' '.join(self.choice.values)}", ephemeral=True)


class Naming(ui.Modal, title="Name the table"):
    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(min_length=3, placeholder="Friday"))
    rules: ui.Label[Any] = ui.Label(
        text="Rules",
        component=ui.Select(options=[discord.SelectOption(label=each) for each in ("classic", "modern")]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, rules = self.name.component, self.rules.component
        assert isinstance(name, ui.TextInput) and isinstance(rules, ui.Select)
        await interaction.response.send_message(f"{name.value} plays {rules.values[0]}", ephemeral=True)


class SmallBot(discord.Client):
    """A bot that opens tables, repeats the arguments of ``/discard`` and ``/read``, and does not answer ``/silent``."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(intents=intents, guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        table = app_commands.Group(name="table", description="Tables", guild_only=True)
        self.tree.add_command(table)

        @table.command(description="Open a table")
        @app_commands.choices(game=[app_commands.Choice(name="Canasta", value="canasta")])
        async def new(interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 2, 6] = 2) -> None:
            await interaction.response.send_message(view=Table(), file=picture("table.png"))

        @self.tree.command(description="Start a game")
        async def play(interaction: discord.Interaction, game: str) -> None:
            await interaction.response.send_message(f"Started {game}")
            await (await interaction.original_response()).pin()

        @play.autocomplete("game")
        async def games(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name="Canasta", value="canasta")]

        @self.tree.command(description="Discard a card")
        async def discard(interaction: discord.Interaction, card: str) -> None:
            await interaction.response.send_message(f"Discarded {card}", ephemeral=True)

        @discard.autocomplete("card")
        async def cards(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            held = {"K♥ King of hearts": "KH", "K♠ King of spades": "KS", "2♦ Two of diamonds": "2D"}
            fitting = [(name, card) for name, card in held.items() if typed.lower() in name.lower()]
            return [app_commands.Choice(name=name, value=card) for name, card in fitting]

        @self.tree.command(description="Read a file")
        async def read(interaction: discord.Interaction, file: discord.Attachment) -> None:
            said = (await file.read()).decode()
            await interaction.response.send_message(f"{file.filename} says {said}", ephemeral=True)

        @self.tree.command(description="Never answers")
        async def silent(interaction: discord.Interaction) -> None: ...

    async def setup_hook(self) -> None:
        await self.tree.sync()
