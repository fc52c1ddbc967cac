# SPDX-License-Identifier: GPL-3.0-or-later
NOT_PROVIDED = object()


class Measure:
    SUPPORTED_PARAMS = ()
    DEFAULT = 0.0
    STANDARD = {}

    def __init__(self, **params):
        assert set(params) <= set(self.SUPPORTED_PARAMS), params
        self.params = params

    def __getitem__(self, name):
        return self.params.get(name, self.STANDARD.get(name, NOT_PROVIDED))

    def __matmul__(self, cutoff):
        return type(self)(**self.params, cutoff=cutoff)

    def __repr__(self):
        return f"{self.NAME}{self.params}"

    def __hash__(self):
        return hash(repr(self))

    def __eq__(self, other):
        return repr(self) == repr(other)


def _measure(name, *params, **standard):
    names = {"NAME": name, "SUPPORTED_PARAMS": params, "STANDARD": standard}
    return type("_" + name, (Measure,), names)


_P = _measure("P", "cutoff", "rel", "judged_only", rel=1, judged_only=False)
_RR = _measure("RR", "cutoff", "rel", "judged_only", rel=1, judged_only=False)
_Rprec = _measure("Rprec", "rel", "judged_only", rel=1, judged_only=False)
_AP = _measure("AP", "cutoff", "rel", "judged_only", rel=1, judged_only=False)
_nDCG = _measure("nDCG", "cutoff", "dcg", "gains", "judged_only", dcg="log2", judged_only=False)
_R = _measure("R", "cutoff", "rel", "judged_only", rel=1, judged_only=False)
_Bpref = _measure("Bpref", "rel", rel=1)
_Success = _measure("Success", "cutoff", "rel", "judged_only", rel=1, judged_only=False)
_Judged = _measure("Judged", "cutoff")
_SetP = _measure("SetP", "rel", "relative", "judged_only", rel=1, relative=False, judged_only=False)
_SetR = _measure("SetR", "rel", rel=1)
_IPrec = _measure("IPrec", "recall", "rel", "judged_only", rel=1, judged_only=False)
