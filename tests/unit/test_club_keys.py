"""Keys of players' pages and slips: only the evening that signed one knows it."""

from hypothesis import given
from hypothesis import strategies as st

from kozel.club.evening.decide import Phone, PlayersPhone, Slip
from kozel.web.club.key import organiser_token, phone_of, player_key, print_key, slip_key

SECRETS = st.binary(min_size=32, max_size=32).map(bytes.hex)
PLAYERS = st.from_regex(r"[1-9][0-9]{0,4}-[1-9][0-9]{0,3}[ab]?", fullmatch=True).map(PlayersPhone)
SLIPS = st.builds(Slip, st.integers(1, 99_999), st.integers(1, 999), st.integers(0, 1))


def key(secret: str, phone: Phone) -> str:
    return player_key(secret, phone.player) if isinstance(phone, PlayersPhone) else slip_key(secret, phone)


@given(SECRETS, PLAYERS | SLIPS)
def test_a_key_says_whose_it_is(secret: str, phone: Phone) -> None:
    assert phone_of(secret, key(secret, phone)) == phone


@given(SECRETS, SECRETS, PLAYERS | SLIPS, PLAYERS | SLIPS, st.integers(0, 30))
def test_nobody_makes_one_up(secret: str, other: str, phone: Phone, wanted: Phone, place: int) -> None:
    mine = key(secret, phone)
    if other != secret:
        assert phone_of(other, mine) is None
    if wanted != phone:
        stolen = key(other, wanted).partition(".")[0] + "." + mine.partition(".")[2]
        assert phone_of(secret, stolen) is None
    changed = mine[:place] + ("0" if mine[place : place + 1] != "0" else "1") + mine[place + 1 :]
    assert phone_of(secret, changed) is None


@given(SECRETS, st.text())
def test_what_is_no_key_at_all_is_nobodys(secret: str, text: str) -> None:
    assert phone_of(secret, text) is None
    assert phone_of(secret, "p" + text + player_key(secret, "2-1")[-25:]) is None
    assert phone_of(secret, "p١-٢" + player_key(secret, "2-1")[-25:]) is None, "digits of another script"


@given(SECRETS)
def test_a_key_for_printing_or_organising_opens_no_page(secret: str) -> None:
    assert phone_of(secret, print_key(secret, "Ion")) is None
    assert phone_of(secret, organiser_token("giver", secret, "1")) is None
