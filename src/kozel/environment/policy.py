"""What has learnt in the environment, as a bot that `duel` measures."""

from random import Random
from typing import Protocol

import msgspec

from kozel.environment.actions import Mask, chosen, mask_of, plays_in
from kozel.environment.observation import Numbers, observe
from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight


class Policy(Protocol):
    """Chooses one of the actions that the mask allows."""

    def __call__(self, observation: Numbers, mask: Mask, /) -> int:
        """The action."""
        ...


class PolicyBot(msgspec.Struct, frozen=True):
    """A bot that plays as the policy says."""

    policy: Policy

    def __call__(self, sight: Sight, rules: RuleSet, random: Random, /) -> Move:  # noqa: ARG002 - a policy has chance of its own, if any
        """Ask the policy, if there is a choice.

        Raises:
            IllegalActionError: it chose what it may not.

        """
        plays = plays_in(sight.view)
        if len(plays) <= 1:
            return sight.view.legal[0]
        return chosen(plays, int(self.policy(observe(sight, rules), mask_of(sight.view, rules))))
