# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands for ir_measures 0.3.0: the later stand-in without what came since, and with what was removed."""

from pathlib import Path as _Path

_later = _Path(__file__).parents[2] / "ir_measures"
__path__.append(str(_later))
exec((_later / "__init__.py").read_text())


class _MultiMeasures:
    def __init__(self, *given):
        self.measures = set(given)


def _flatten_measures(given):
    flat = set()
    for one in given:
        flat |= one.measures if isinstance(one, _MultiMeasures) else {one}
    return flat


def _at(measure, at):
    several = [measure(**{measure.AT_PARAM: one}) for one in (at if isinstance(at, list) else [at])]
    return _MultiMeasures(*several) if isinstance(at, list) else several[0]


def _change():
    measures.MultiMeasures = _MultiMeasures  # noqa: F821
    measures.Measure.__matmul__ = _at  # noqa: F821
    util.flatten_measures = _flatten_measures  # noqa: F821
    for known in measures.Measure.__subclasses__():  # noqa: F821
        known.SUPPORTED_PARAMS.pop("judged_only", None)


_change()
