# SPDX-License-Identifier: GPL-3.0-or-later
from .base import Evaluator, Provider  # noqa: F401

registry = {}


def register(provider):
    registry[provider.NAME] = provider
    return provider


class FallbackProvider(Provider):
    """Asks the first provider that supports all measures; the package divides them among providers."""

    def __init__(self, providers):
        self.providers = providers

    def _evaluator(self, measures, qrels):
        for provider in self.providers:
            if all(map(provider.supports, measures)):
                return provider.evaluator(measures, qrels)
        raise ValueError(f"Unsupported measures {measures}.")
