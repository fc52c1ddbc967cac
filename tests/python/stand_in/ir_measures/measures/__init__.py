# SPDX-License-Identifier: GPL-3.0-or-later
from .base import _NOT_PROVIDED, MeanAgg, Measure, ParamInfo, SumAgg


def _measure(name, at="cutoff", aggregator=MeanAgg, **defaults):
    parameters = {parameter: ParamInfo(default) for parameter, default in defaults.items()}
    content = {"NAME": name, "AT_PARAM": at, "SUPPORTED_PARAMS": parameters, "_AGGREGATOR": aggregator}
    return type("_" + name, (Measure,), content)


_AP = _measure("AP", cutoff=_NOT_PROVIDED, rel=1, judged_only=False)
_BPM = _measure("BPM", cutoff=_NOT_PROVIDED, T=1.0, min_rel=0, max_rel=_NOT_PROVIDED)
_Bpref = _measure("Bpref", rel=1)
_Compat = _measure("Compat", p=0.95, normalize=True)
_ERR = _measure("ERR", cutoff=_NOT_PROVIDED)
_INSQ = _measure("INSQ", T=1.0, min_rel=0, max_rel=_NOT_PROVIDED)
_INST = _measure("INST", T=1.0, min_rel=0, max_rel=_NOT_PROVIDED)
_IPrec = _measure("IPrec", at="recall", recall=_NOT_PROVIDED, rel=1, judged_only=False)
_Judged = _measure("Judged", cutoff=_NOT_PROVIDED)
_NumRel = _measure("NumRel", aggregator=SumAgg, rel=1)
_NumRet = _measure("NumRet", aggregator=SumAgg, rel=_NOT_PROVIDED)
_P = _measure("P", cutoff=_NOT_PROVIDED, rel=1, judged_only=False)
_R = _measure("R", cutoff=_NOT_PROVIDED, rel=1, judged_only=False)
_RBP = _measure("RBP", cutoff=_NOT_PROVIDED, p=0.8, rel=_NOT_PROVIDED)
_RR = _measure("RR", cutoff=_NOT_PROVIDED, rel=1, judged_only=False)
_Rprec = _measure("Rprec", rel=1, judged_only=False)
_SetAP = _measure("SetAP", rel=1, judged_only=False)
_SetF = _measure("SetF", rel=1, beta=1.0, judged_only=False)
_SetP = _measure("SetP", rel=1, relative=False, judged_only=False)
_SetR = _measure("SetR", rel=1)
_Success = _measure("Success", cutoff=_NOT_PROVIDED, rel=1, judged_only=False)
_infAP = _measure("infAP", rel=1)
_nDCG = _measure("nDCG", cutoff=_NOT_PROVIDED, dcg="log2", gains=_NOT_PROVIDED, judged_only=False)
