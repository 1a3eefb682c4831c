"""The presets that a table can be opened with, and what a request may choose in each."""

import pytest

from kozel.language import LANGUAGES, catalogue
from kozel.rules.rule_set import preset, preset_names
from kozel.table.choices import PresetView, preset_views
from kozel.table.options import TableOptions, rules_of

VIEWS = {view.rules.name: view for view in preset_views()}


def options(view: PresetView, seats: int, **changes: object) -> TableOptions:
    return TableOptions(rules=view.rules.name, changes=changes, seats=seats, seconds=None, bots=None, listed=False)


def test_every_preset_is_offered_once_and_the_online_game_first() -> None:
    assert sorted(VIEWS) == list(preset_names())
    assert preset_views()[0].rules.name == "kozel"


@pytest.mark.parametrize("name", preset_names())
def test_whatever_a_request_may_choose_makes_a_table(name: str) -> None:
    view = VIEWS[name]
    for seats in view.players:
        for option, values in (
            ("block_score", view.block_scores),
            ("target", view.targets),
            ("goes_on", view.goes_on),
        ):
            assert getattr(preset(name), option) in values
            for value in values:
                rules = rules_of(options(view, seats, **{option: value}))
                assert rules is not None
                assert getattr(rules, option) == value


def test_the_seeds_let_one_choose_the_fish_the_target_and_the_end() -> None:
    assert VIEWS["kozel"].block_scores == ("own", "highest_takes_all")
    assert VIEWS["general"].targets == (100, 101, 125, 200)
    assert len(VIEWS["kozel-yard"].goes_on) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", preset_names())
def test_every_preset_has_a_name_and_says_what_is_special(name: str, language: str) -> None:
    messages = catalogue(language).messages
    assert {f"preset.{name}", f"preset.{name}.says"} <= messages.keys()
