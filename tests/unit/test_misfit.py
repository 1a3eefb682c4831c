"""What msgspec finds wrong in a document, as parts that can be said in any language."""

from typing import Literal

import msgspec
import pytest

from kozel.shape.misfit import Misfit, MisfitKind, misfit_of


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    pair: tuple[int, int] = (0, 0)
    size: Literal["small", "large"] = "small"
    few: int | None = None
    least: dict[str, int] = {}
    seats: dict[int, int] = {}


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    rows: list[Inner]


@pytest.mark.parametrize(
    ("text", "misfit", "place"),
    [
        ("[]", Misfit(kind=MisfitKind.KIND, expected="object"), ""),
        ("{}", Misfit(kind=MisfitKind.MISSING, field="rows"), "rows"),
        ('{"rows": [], "more": 1}', Misfit(kind=MisfitKind.UNKNOWN, field="more"), "more"),
        ('{"rows": {}}', Misfit(kind=MisfitKind.KIND, path="rows", expected="array"), "rows"),
        ('{"rows": [{}]}', Misfit(kind=MisfitKind.MISSING, path="rows[0]", field="name"), "rows[0].name"),
        ('{"rows": [{"a b": 1}]}', Misfit(kind=MisfitKind.UNKNOWN, path="rows[0]", field="a b"), "rows[0].a b"),
        (
            '{"rows": [{"name": "a"}, {"name": 1}]}',
            Misfit(kind=MisfitKind.KIND, path="rows[1].name", expected="str"),
            "rows[1].name",
        ),
        (
            '{"rows": [{"name": "a", "pair": [1]}]}',
            Misfit(kind=MisfitKind.LENGTH, path="rows[0].pair", expected="2"),
            "rows[0].pair",
        ),
        (
            '{"rows": [{"name": "a", "size": "it\'s"}]}',
            Misfit(kind=MisfitKind.VALUE, path="rows[0].size", value="it's"),
            "rows[0].size",
        ),
        (
            '{"rows": [{"name": "a", "few": "x"}]}',
            Misfit(kind=MisfitKind.KIND, path="rows[0].few", expected="int"),
            "rows[0].few",
        ),
        (
            '{"rows": [{"name": "a", "least": {"x": []}}]}',
            Misfit(kind=MisfitKind.KIND, path="rows[0].least[...]", expected="int"),
            "rows[0].least[...]",
        ),
        (
            '{"rows": [{"name": "a", "seats": {"x": 1}}]}',
            Misfit(kind=MisfitKind.KIND, path="rows[0].seats", expected="int"),
            "rows[0].seats",
        ),
    ],
)
def test_what_is_wrong_is_told_in_parts(text: str, misfit: Misfit, place: str) -> None:
    with pytest.raises(msgspec.ValidationError) as found:
        msgspec.json.decode(text, type=Outer)
    assert misfit_of(found.value) == misfit
    assert misfit.place == place
