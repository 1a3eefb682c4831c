"""Every language says everything that the sources say, in every plural form, and nothing else."""

import gettext
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from babel import Locale
from babel.messages.pofile import read_po

from kozel.language import LANGUAGES, Message, catalogue, choose_language, system_language, translate
from kozel.language.catalogue import PLURAL_CATEGORIES, locales_folder, read_area

ROOT = Path(__file__).parents[2]
AREAS = sorted({file.name for file in locales_folder().glob("*/*.po")})
NUMBERS = (*range(1200), 10**6, 2 * 10**6, 10**6 + 1)

_LITERAL = re.compile(r"""(["'`])([a-z][a-z_0-9.]*)\1""")
_BEGINNING = re.compile(r"""(?:f"|f'|`)([a-z][a-z_0-9]*(?:\.[a-z_0-9]+)*\.)\$?\{""")
"""A text such as f"refusal.{code}", or the same in TypeScript: any key that begins so may be meant."""
_ENDING = re.compile(r"""\{[a-z]+\}(\.[a-z_]+)["'`]""")
"""A text such as `${key}.you`: any key that is used may be meant with this ending."""


def sources() -> Iterator[str]:
    for folder, endings in (("src/kozel", {".py"}), ("client/src", {".ts", ".tsx"})):
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in endings and ".test." not in file.name and "generated" not in file.parts:
                yield file.read_text(encoding="utf-8")


def forms(message: Message) -> tuple[str, ...]:
    return (message,) if isinstance(message, str) else tuple(message.values())


def places(text: str) -> set[str]:
    """The names of the values that a text has places for; anything but a plain name is an error."""
    named = {name for _, name, *_ in Formatter().parse(text) if name is not None}
    assert all(re.fullmatch(r"[a-z][a-z_0-9]*", name) for name in named), text
    return named


def test_each_key_is_used_and_each_key_used_exists() -> None:
    text = "\n".join(sources())
    literals = {found[2] for found in _LITERAL.finditer(text)}
    beginnings = tuple(found[1] for found in _BEGINNING.finditer(text))
    endings = tuple(found[1] for found in _ENDING.finditer(text))

    def used(key: str) -> bool:
        bases = (key, *(key.removesuffix(ending) for ending in endings))
        return any(base in literals or base.startswith(beginnings) for base in bases)

    known = catalogue("en").messages.keys()
    families = {key.partition(".")[0] for key in known}
    assert {key for key in known if not used(key)} == set()
    files = {literal for literal in literals if literal.endswith((".ts", ".py"))}
    keys = {literal for literal in literals - files if "." in literal.strip(".")}
    assert {key for key in keys if key.partition(".")[0] in families} - known == set()


@pytest.mark.parametrize("area", AREAS)
def test_every_language_has_the_same_keys_in_the_same_area(area: str) -> None:
    keys = {language: set(read_area(locales_folder() / language / area, language)) for language in LANGUAGES}
    assert all(keys[language] == keys["en"] for language in LANGUAGES), {
        language: keys[language] ^ keys["en"] for language in LANGUAGES
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    files = [(locales_folder() / language / area).read_text(encoding="utf-8") for area in AREAS]
    keys = [key for file in files for key in re.findall(r'^msgid "(.+)"$', file, re.MULTILINE)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_has_other_places_than_in_english(language: str) -> None:
    english = catalogue("en").messages
    for key, message in catalogue(language).messages.items():
        assert isinstance(message, str) == isinstance(english[key], str), key
        wanted = set[str]().union(*(places(form) for form in forms(english[key])))
        for form in forms(message):
            assert form.strip(), key
            # A form for one number may say it in a word: «один», «o rundă».
            assert places(form) | {"n"} == wanted | {"n"}, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", AREAS)
def test_a_file_is_of_its_language_and_finished(language: str, area: str) -> None:
    with (locales_folder() / language / area).open("rb") as file:
        entries = read_po(file)
    assert str(entries.locale) == language
    assert entries.num_plurals == len(PLURAL_CATEGORIES[language])
    assert [entry.id for entry in entries if entry.fuzzy and entry.id] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", AREAS)
def test_the_plural_forms_of_a_file_are_the_categories_of_cldr(language: str, area: str) -> None:
    with (locales_folder() / language / area).open("rb") as file:
        form = gettext.c2py(read_po(file).plural_expr)
    category = Locale.parse(language).plural_form
    assert [PLURAL_CATEGORIES[language][form(number)] for number in NUMBERS] == list(map(category, NUMBERS))


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [
        ("ru", 1, "1 раунд"),
        ("ru", 22, "22 раунда"),
        ("ru", 11, "11 раундов"),
        ("ro", 1, "1 rundă"),
        ("ro", 101, "101 runde"),
        ("ro", 20, "20 de runde"),
        ("en", 1, "1 round"),
        ("en", 0, "0 rounds"),
        ("es", 1, "1 ronda"),
        ("es", 2, "2 rondas"),
        ("es", 1000000, "1000000 de rondas"),
    ],
)
def test_a_number_takes_its_form(language: str, number: int, said: str) -> None:
    assert translate(catalogue(language), "cli.replay.rounds", n=number) == said


def test_a_plural_message_can_be_said_of_any_number_in_the_browser() -> None:
    for language in LANGUAGES:
        message = catalogue(language).messages["cli.replay.rounds"]
        assert not isinstance(message, str)
        assert {*PLURAL_CATEGORIES[language], "other"} == set(message)


@pytest.mark.parametrize(
    ("accepted", "wanted", "chosen"),
    [
        ("ru", "ro", "ro"),
        ("ru", "xx", "ru"),
        ("ro-MD,ro;q=0.9,en;q=0.8", None, "ro"),
        ("mo", None, "ro"),
        ("uk,ru;q=0.8,en;q=0.9", None, "en"),
        ("en;q=0.1, es", None, "es"),
        ("ru;q=0, es;q=0.2", None, "es"),
        ("ru;q=much, es;q=0.2", None, "es"),
        ("RU-ru", None, "ru"),
        ("de, fr", None, "en"),
        ("*", None, "en"),
        (";;,=,", None, "en"),
        (None, None, "en"),
    ],
)
def test_the_language_is_the_one_chosen_before_or_the_one_liked_best(
    accepted: str | None, wanted: str | None, chosen: str
) -> None:
    assert choose_language(accepted, wanted) == chosen


@pytest.mark.parametrize(
    ("environment", "chosen"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LC_ALL": "es_ES", "LANG": "ru_RU.UTF-8"}, "es"),
        ({"LC_ALL": "", "LC_MESSAGES": "ro_MD.UTF-8", "LANG": "ru_RU.UTF-8"}, "ro"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_a_terminal_speaks_the_language_of_its_locale(environment: dict[str, str], chosen: str) -> None:
    assert system_language(environment) == chosen


def test_a_language_that_nobody_translated_is_an_error() -> None:
    with pytest.raises(ValueError, match="ru, ro, en, es"):
        catalogue("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_side_by_side_on_a_puzzle_is_said_differently(language: str) -> None:
    """A neighbour at the table isn't a day, and of oneself one speaks otherwise than of others."""
    words = catalogue(language)
    for one, other in (("previous", "earlier"), ("next", "later"), ("knocks", "knocks.you")):
        assert words.messages[f"puzzle.{one}"] != words.messages[f"puzzle.{other}"]


def test_a_tile_by_its_numbers_is_of_one_gender_in_spanish() -> None:
    """A tile is a ficha: «la 6-6»; only «el doble 6» names it otherwise."""
    said = (form for message in catalogue("es").messages.values() for form in forms(message))
    masculine = re.compile(r"\b(?:el|los|un|del|al) (?:\d+-\d+|\{(?:tile|last)\})")
    assert [text for text in said if masculine.search(text)] == []


NEVER_TWENTY_ONE = {
    "club_refusal.wrong_size": "one or two are written in at once",
    "rule_text.block_test.six_tiles": "no set has twenty-one tiles of a value",
    "sheet.end.goats": "no sheet has as many sides",
}


def test_the_russian_form_of_one_is_right_for_twenty_one() -> None:
    """It is the form of 21, 31 and 101 too: without the number it would speak of one."""
    plural = {key: message for key, message in catalogue("ru").messages.items() if not isinstance(message, str)}
    assert NEVER_TWENTY_ONE.keys() == {key for key, message in plural.items() if "n" not in places(message["one"])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_said_wherever_the_form_stands_for_several(language: str) -> None:
    """Unless what is counted is told one by one."""
    for key, message in catalogue(language).messages.items():
        if isinstance(message, str) or key in {"sheet.end.goats", "fair.unfair"}:
            continue
        assert all("n" in places(form) for category, form in message.items() if category != "one"), key


def test_romanian_says_de_from_twenty_on() -> None:
    """«19 piese», «101 piese», but «20 de piese»: where the number comes right before what is counted."""
    for key, message in catalogue("ro").messages.items():
        if isinstance(message, str) or message["few"] == message["other"] or key in NEVER_TWENTY_ONE:
            continue
        assert message["other"] == message["few"].replace("{n} ", "{n} de "), key
