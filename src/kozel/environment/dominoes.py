"""The game as an environment of PettingZoo, in which one agent acts at a time."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, TypedDict, cast

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv  # pyright: ignore[reportMissingTypeStubs] - its types stand in it, not beside it

from kozel.bots.chance import repeatable
from kozel.bots.rounds import after_a_round
from kozel.bots.worth import worth
from kozel.environment.actions import Mask, chosen, how_many, mask_of, plays_of
from kozel.environment.layout import Layout, check_players
from kozel.environment.observation import Numbers, observe
from kozel.rules.deal import deal
from kozel.rules.match import Match, new_match
from kozel.rules.move import Play
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import full_set
from kozel.rules.view import sight


class Episode(StrEnum):
    """What an episode is, and what it is worth: all rewards are given at its end, and add up to 0 over the sides.

    A `ROUND` gives each seat what the round is worth to its side in points (`bots/worth.py`); its lead goes round the
    table, and any tile may be led. A `MATCH` gives those who lost it -1 together, and the others 1 together.
    """

    ROUND = "round"
    MATCH = "match"


class Observed(TypedDict):
    """What an agent is shown: the numbers that `Layout` explains, and which actions it may choose."""

    observation: Numbers
    action_mask: Mask


Action = int | np.int64 | None
"""The number of an action; None once the episode is over."""


class Dominoes(AECEnv[str, Observed, Action]):
    """A table of so many players, whose seats `seat_0` and so on are the agents.

    The same seed gives the same deals. An action that may not be chosen is an `IllegalActionError`, and changes
    nothing; PettingZoo's `TerminateIllegalWrapper` makes it the end of an episode instead.
    """

    metadata: dict[str, Any] = {"name": "kozel_v0", "is_parallelizable": False, "render_modes": []}  # noqa: RUF012 - as PettingZoo's

    def __init__(self, rules: RuleSet, players: int, episode: Episode = Episode.ROUND) -> None:
        super().__init__()
        check_players(rules, players)
        self.rules, self.episode, self.layout = rules, episode, Layout.of(rules, players)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._space = Dict(
            {
                "observation": Box(-np.inf, np.inf, (self.layout.size,), np.float32),
                "action_mask": Box(0, 1, (how_many(rules),), np.int8),
            }
        )
        self._actions = Discrete(how_many(rules))
        self._chance, self._episodes, self._match = repeatable(0), 0, new_match(rules, players)

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002 - as PettingZoo's
        """Deal. With a seed the episodes from here on are the ones of that seed."""
        if seed is not None:
            self._chance, self._episodes = repeatable(seed), 0
        begun = new_match(self.rules, len(self.possible_agents))
        if self.episode is Episode.ROUND:
            begun = after_a_round(begun, self._episodes % begun.players)
        self._episodes += 1
        self._match = self._at_choice(self._dealt(begun))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.infos = {agent: {} for agent in self.agents}
        self.truncations = dict.fromkeys(self.agents, False)
        self.terminations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._select()

    def step(self, action: Action) -> None:
        """Play for the agent whose turn it is, and go on to the next choice of anybody.

        Raises:
            IllegalActionError: the agent may not choose that.

        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "None is for those whose episode is over"
        play = chosen(_plays(self._match), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._match = self._at_choice(self._match.apply(self._match.event(play)))
        if self._is_over(self._match):
            self.rewards = dict(zip(self.agents, self._worths(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observed:
        """What the agent's seat knows; when the episode is over there is nothing left to know."""
        seen = sight(self._match, self._seats[agent])
        return {"observation": observe(seen, self.rules), "action_mask": mask_of(seen.view, self.rules)}

    def observation_space(self, agent: str) -> Space[Observed]:  # noqa: ARG002 - the same for all
        """The space of `Observed`."""
        return cast("Space[Observed]", self._space)  # Gymnasium gives it the type of its parts

    def action_space(self, agent: str) -> Space[Action]:  # noqa: ARG002 - the same for all
        """All actions."""
        return self._actions

    def _select(self) -> None:
        """Say whose turn it is; when the episode is over everybody hears of it in turn, from the first seat on."""
        turn = self._match.turn
        self.agent_selection = self.possible_agents[turn or 0]

    def _at_choice(self, match: Match) -> Match:
        """The match when somebody has a choice, or the episode is over."""
        while not self._is_over(match):
            if match.awaits_deal:
                match = self._dealt(match)
                continue
            if len(_plays(match)) > 1:
                break
            match = match.apply(match.event(match.legal()[0]))
        return match

    def _is_over(self, match: Match) -> bool:
        match self.episode:
            case Episode.ROUND:
                return match.round is not None and match.round.finish is not None
            case Episode.MATCH:
                return match.end is not None

    def _dealt(self, match: Match) -> Match:
        """The match after a deal that the rules don't take back."""
        tiles = list(full_set(self.rules.highest))
        while True:
            self._chance.shuffle(tiles)
            match = match.apply(deal(match, tiles))
            if match.round is not None:
                return match

    def _worths(self) -> list[float]:
        """What the episode was worth to each seat."""
        match, end = self._match, self._match.end
        if self.episode is Episode.MATCH and end is not None:
            return [_result(side, end.losers, len(match.accounts)) for side in match.sides]
        return [worth(match.settlements[-1].points, side, self.rules) for side in match.sides]


def _plays(match: Match) -> Mapping[int, Play]:
    """The plays of the seat in turn, by their actions."""
    assert match.round is not None, "a round is in progress"
    return plays_of(match.legal(), match.round.line.ends)


def _result(side: int, losers: tuple[int, ...], sides: int) -> float:
    """The side's part of the 1 that those who lost lose and the others win."""
    return -1 / len(losers) if side in losers else 1 / (sides - len(losers))
