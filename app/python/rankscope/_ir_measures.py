# SPDX-License-Identifier: GPL-3.0-or-later
"""The measures of ir_measures in Rankscope's text form. Does not import ir_measures."""

from __future__ import annotations

import ast
import functools
import math
import re
from collections.abc import Mapping
from typing import Any

#: Rankscope's names of the measures of ir_measures.
NAMES = {
    "AP": "AP",
    "BPM": "BPM",
    "Bpref": "Bpref",
    "ERR": "ERR",
    "INSQ": "INSQ",
    "INST": "INST",
    "IPrec": "iprec",
    "Judged": "Judged",
    "NumRel": "num_rel",
    "NumRet": "num_ret",
    "P": "P",
    "R": "Recall",
    "RBP": "RBP",
    "RR": "RR",
    "Rprec": "Rprec",
    "SetAP": "set_map",
    "SetF": "F1",
    "SetP": "P",
    "SetR": "Recall",
    "Success": "Success",
    "infAP": "infAP",
    "nDCG": "nDCG",
}

#: What else ir_measures calls them.
_OTHER_NAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "BPref": ("Bpref", {}),
    "MAP": ("AP", {}),
    "MRR": ("RR", {}),
    "NDCG": ("nDCG", {}),
    "NumRelRet": ("NumRet", {"rel": 1}),
    "Precision": ("P", {}),
    "RPrec": ("Rprec", {}),
    "Recall": ("R", {}),
    "SetRelP": ("SetP", {"relative": True}),
}

#: Measures of ir_measures that Rankscope does not have.
_MISSING = frozenset(
    "Accuracy AP_IA ERR_IA MAP_IA NERR8 NERR9 NERR10 NERR11 nERR_IA nNRBP NRBP NumQ P_IA"
    " SDCG StRecall alpha_DCG alpha_nDCG α_DCG α_nDCG".split()
)

#: Parameters that only ir_measures has; without them, Rankscope reads a measure of the same name alike.
_FOREIGN = frozenset({"dcg", "gains", "judged_only", "max_rel", "min_rel"})


def definition(name: str, given: Mapping[str, Any]) -> str:
    """Rankscope's text form of a measure of ir_measures, such as ``AP(rel=2)@100``.

    :param name: such as "SetP"
    :param given: its parameters, including that after the @
    :raises ValueError: if Rankscope does not have the measure or a parameter
    """
    if name not in NAMES:
        raise ValueError(f"{name}: Rankscope does not have this measure of ir_measures. It has {', '.join(NAMES)}.")
    own = NAMES[name]
    cutoff = ""
    parameters = []
    for parameter, value in given.items():
        if parameter == "cutoff":
            cutoff = f"@{value}"
        elif parameter == "rel":
            if name == "NumRet":
                own = "num_rel_ret"
            if value != 1:
                parameters.append(f"rel={value}")
        elif parameter == "recall":
            parameters.append(f"at={float(value)!r}")
        elif parameter == "p":
            if value != 0.8:
                parameters.append(f"p={float(value)!r}")
        elif parameter == "T":
            if value != 1:
                parameters.append(f"T={float(value)!r}")
        elif parameter == "max_rel":
            parameters.append(f"max={value}")
        elif parameter == "min_rel" and value == 0:
            pass
        elif parameter == "beta":
            # The beta of trec_eval's set_F, and so of ir_measures, is the square of van Rijsbergen's.
            if value != 1:
                parameters.append(f"beta={math.sqrt(value)!r}")
        elif parameter == "dcg" and value in ("log2", "exp-log2"):
            if value == "exp-log2":
                parameters.append("gain=exp")
        elif parameter == "relative":
            if value:
                own = "set_relative_P"
        else:
            raise ValueError(f"{name}({parameter}={value!r}): Rankscope does not have this parameter of ir_measures.")
    return f"{own}({','.join(parameters)}){cutoff}" if parameters else own + cutoff


def _parsed(text: str) -> dict[str, Any] | None:
    """The parameters in a text form of ir_measures, None if it has another form."""
    try:
        node = ast.parse(text, mode="eval").body
        after_at = None
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.MatMult):
            after_at = ast.literal_eval(node.right)
            node = node.left
        given: dict[str, Any] = {}
        if isinstance(node, ast.Call):
            if node.args:
                return None
            given = {str(one.arg): ast.literal_eval(one.value) for one in node.keywords}
            node = node.func
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    if not isinstance(node, ast.Name):
        return None
    if after_at is not None:
        given["recall" if node.id == "IPrec" else "cutoff"] = after_at
    return given


@functools.lru_cache(maxsize=1024)
def translated(text: str) -> str:
    """A measure as Rankscope reads it. Changes only the text forms that ir_measures alone has, such as
    ``IPrec@0.5`` and ``nDCG(dcg='exp-log2')@10``.

    :raises ValueError: if it is a measure of ir_measures that Rankscope does not have
    """
    word = re.match(r"\w+", text)
    name = word[0] if word else ""
    if name in _MISSING:
        raise ValueError(
            f"{text}: Rankscope does not have this measure of ir_measures. rankscope.measures() lists those it has."
        )
    name, own = _OTHER_NAMES.get(name, (name, {}))
    if name not in NAMES:
        return text
    given = _parsed(text)
    is_shared = not own and (name == NAMES[name] or name == "R")
    if given is None or (is_shared and not _FOREIGN & set(given)):
        return text
    given = {**own, **given}
    if "gains" in given:
        gains = ",".join(f"{grade}:{gain}" for grade, gain in sorted(dict(given["gains"]).items()))
        raise ValueError(
            f"{text}: in ir_measures, a grade that is not listed has itself as gain, which Rankscope does not have. "
            f"List every grade in nDCG(gain=table,gains={gains}), or use rankscope.ir_measures_provider."
        )
    is_judged_only = given.pop("judged_only", False)
    form = definition(name, given)
    if is_judged_only:
        raise ValueError(f"{text}: use {form} with judged_only=True, which applies to all measures of a call.")
    return form
