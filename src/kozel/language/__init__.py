"""The words that people read: the catalogue of messages in every language, plural forms, which language to choose.

One catalogue serves the server, the command line and the client. It knows nothing of the game, and nothing of ours
is imported here. No message that a person can read is written anywhere else.
"""

from kozel.language.catalogue import LANGUAGES, Catalogue, Message, catalogue
from kozel.language.choice import choose_language, system_language
from kozel.language.translation import translate

__all__ = ["LANGUAGES", "Catalogue", "Message", "catalogue", "choose_language", "system_language", "translate"]
