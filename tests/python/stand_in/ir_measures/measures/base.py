# SPDX-License-Identifier: GPL-3.0-or-later
_NOT_PROVIDED = object()


class ParamInfo:
    def __init__(self, default=_NOT_PROVIDED):
        self.default = default


class MeanAgg:
    def __init__(self):
        self._values = []

    def add(self, value):
        self._values.append(value)

    def result(self):
        return sum(self._values) / len(self._values) if self._values else float("nan")


class SumAgg(MeanAgg):
    def result(self):
        return sum(self._values)


class Measure:
    NAME = None
    AT_PARAM = "cutoff"
    SUPPORTED_PARAMS = {}
    DEFAULT = 0.0
    _AGGREGATOR = MeanAgg

    def __init__(self, **params):
        self.params = params

    def validate_params(self):
        assert set(self.params) <= set(self.SUPPORTED_PARAMS), self.params

    def __call__(self, **given):
        return type(self)(**{**self.params, **given})

    def __matmul__(self, at):
        return self(**{self.AT_PARAM: at})

    def __getitem__(self, name):
        return self.params.get(name, self.SUPPORTED_PARAMS[name].default)

    def __repr__(self):
        others = {name: one for name, one in self.params.items() if name != self.AT_PARAM}
        given = ",".join(f"{name}={one!r}" for name, one in others.items() if one != self.SUPPORTED_PARAMS[name].default)
        text = f"{self.NAME}({given})" if given else self.NAME
        return f"{text}@{self.params[self.AT_PARAM]}" if self.AT_PARAM in self.params else text

    def __hash__(self):
        return hash(repr(self))

    def __eq__(self, other):
        return repr(self) == repr(other)

    def aggregator(self):
        return self._AGGREGATOR()
