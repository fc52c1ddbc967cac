# SPDX-License-Identifier: GPL-3.0-or-later
"""Results drawn by matplotlib, which is imported only here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Floats = NDArray[np.float64]


def _axes(ax: Axes | None) -> Axes:
    if ax is not None:
        return ax
    from matplotlib import pyplot

    made: Axes = pyplot.subplots()[1]
    return made


def lines(drawn: Sequence[tuple[str, Any, Any]], x_title: str, ax: Axes | None) -> Axes:
    """One line per name, abscissas and ordinates."""
    ax = _axes(ax)
    for name, x, y in drawn:
        ax.plot(x, y, label=name)
    ax.set_xlabel(x_title)
    if len(drawn) == 1:
        ax.set_ylabel(drawn[0][0])
    else:
        ax.legend()
    return ax


def values(named: Iterable[tuple[str, Floats]], ax: Axes | None) -> Axes:
    """Values per query, the highest first; without NaN."""
    drawn = []
    for name, column in named:
        ordered = np.sort(column[~np.isnan(column)])[::-1]
        drawn.append((name, np.arange(1, len(ordered) + 1), ordered))
    return lines(drawn, "queries, by value", ax)


def bars(groups: Sequence[tuple[str, Mapping[str, float]]], ax: Axes | None) -> Axes:
    """Bars of each group side by side, one place per name."""
    ax = _axes(ax)
    names = list(dict.fromkeys(name for _, of in groups for name in of))
    width = 0.8 / max(len(groups), 1)
    for place, (group, of) in enumerate(groups):
        ax.bar(np.arange(len(names)) + place * width, [of.get(name, np.nan) for name in names], width, label=group)
    ax.set_xticks(np.arange(len(names)) + width * (len(groups) - 1) / 2, names)
    if len(groups) == 1:
        ax.set_ylabel(groups[0][0])
    else:
        ax.legend()
    return ax


def _intervals(rows: Sequence[tuple[str, Any, Any]], ax: Axes | None) -> Axes:
    """A mark and a line for each name, value and interval, from the top."""
    ax = _axes(ax)
    for place, (_, value, interval) in enumerate(rows):
        if interval and interval["low"] is not None:
            ax.plot([interval["low"], interval["high"]], [place, place], color="0.5")
        if value is not None:
            ax.plot([value], [place], "o", color="C0")
    ax.set_yticks(range(len(rows)), [name for name, *_ in rows])
    ax.invert_yaxis()
    return ax


def differences(pairs: Sequence[Mapping[str, Any]], ax: Axes | None) -> Axes:
    rows = [(f"{one['b']} \u2212 {one['a']}, {one['measure']}", one["difference"], one.get("interval")) for one in pairs]
    ax = _intervals(rows, ax)
    ax.axvline(0, color="0.8", zorder=0)
    ax.set_xlabel("difference of means")
    return ax


def coefficients(rows: Sequence[Mapping[str, Any]], ax: Axes | None) -> Axes:
    named = [(f"{one['coefficient']}, {one['distance']}", one["value"], one) for one in rows]
    return _intervals(named, ax)


def matrix(counts: Sequence[Sequence[float]], names: Sequence[str], ax: Axes | None) -> Axes:
    """Labels in rows, predictions in columns, in the order of the names."""
    ax = _axes(ax)
    ax.imshow(np.asarray(counts, dtype=float), cmap="Blues")
    for row, of in enumerate(counts):
        for column, count in enumerate(of):
            ax.text(column, row, f"{count:g}", ha="center", va="center")
    for axis, title in ((ax.xaxis, "predicted"), (ax.yaxis, "label")):
        axis.set_ticks(range(len(names)), names)
        axis.set_label_text(title)
    return ax
