"""The addresses at which the page is served; what it then shows is the client's: `client/src/pages.ts`."""

PAGES: tuple[str, ...] = (
    "/",
    "/table/{table:str}",
    "/children",
    "/rules",
    "/rules/{name:str}",
    "/score",
    "/score/{sheet:str}",
    "/replay/{rest:path}",
    "/puzzle",
    "/puzzle/{day:str}",
    "/club",
    "/club/new",
    "/club/series/{name:str}",
    "/club/{event:str}",
    "/club/{event:str}/sign-up",
    "/club/{event:str}/screen",
    "/club/{event:str}/organise",
    "/club/{event:str}/organise/{part:str}",
    "/club/{event:str}/me/{key:str}",
)
