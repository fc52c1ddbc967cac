# SPDX-License-Identifier: GPL-3.0-or-later
from .base import Evaluator, Provider, register, registry  # noqa: F401


class FallbackProvider(Provider):
    """Asks the first provider that supports all measures; the package divides them among providers."""

    def __init__(self, providers):
        self.providers = providers

    def _evaluator(self, measures, qrels):
        for provider in self.providers:
            if all(map(provider.supports, measures)):
                return provider.evaluator(measures, qrels)
        raise ValueError(f"Unsupported measures {measures}.")
