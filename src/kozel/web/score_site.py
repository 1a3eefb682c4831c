"""Counting a score sheet over HTTP: for rule sets that the page can't count by itself, and for other programs."""

from litestar import Response, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from kozel.rules.score_sheet import InvalidSheetError, ScoreDocument, Sheet, SheetFault, document, score_sheet

LARGEST_SHEET = 64 * 1024
"""In bytes, of what is sent. An evening's sheet has some two thousand."""

_CANT_BE = 422


@post(
    "/api/score",
    status_code=200,
    sync_to_thread=True,
    request_max_body_size=LARGEST_SHEET,
    responses={_CANT_BE: ResponseSpec(SheetFault, description="What on the sheet can't be", generate_examples=False)},
    summary="A score sheet with its points, as `kozel score` has them",
)
def score(data: JSONBody[Sheet]) -> Response[ScoreDocument | SheetFault]:
    """Count the sheet, or say what on it can't be."""
    try:
        return Response(document(score_sheet(data)))
    except InvalidSheetError as error:
        return Response(error.fault, status_code=_CANT_BE)
