# SPDX-License-Identifier: GPL-3.0-or-later
"""The signatures with every option. The docstrings are in the functions.

Options are written out in each signature, since mypy before 1.4 does not check ``Unpack``; only those of tables
are dictionaries.
"""

from collections.abc import ItemsView, Iterable, Iterator, Mapping, Sequence
from os import PathLike
from typing import Literal, Protocol, SupportsFloat, SupportsIndex, TypedDict, TypeVar, Union, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray
from typing_extensions import Unpack

from ._calls import RankscopeWarning as RankscopeWarning
from ._reports import Figure as Figure
from ._results import Agreement as Agreement
from ._results import Classification as Classification
from ._results import Comparison as Comparison
from ._results import Discrimination as Discrimination
from ._results import Evaluation as Evaluation
from ._results import Evaluations as Evaluations
from ._results import Explanation as Explanation
from ._results import Gate as Gate
from ._results import PrecisionRecallCurve as PrecisionRecallCurve
from ._results import RocCurve as RocCurve
from ._results import Rules as Rules
from ._results import Table as Table
from ._results import Text as Text
from ._results import Thresholds as Thresholds

__version__: str
version: str
libraries: tuple[str, ...]

Library = Literal[
    "trec_eval 9.0.8", "trec_eval 10", "pytrec_eval", "ir_measures", "ir_measures msmarco",
    "ir_measures judged", "ir_measures compat", "ir_measures gdeval", "ranx", "ranx Burges", "BEIR",
    "BEIR own", "MTEB", "MTEB own", "Kaggle ml_metrics", "RecBole", "scikit-learn", "torchmetrics",
    "XGBoost 1.7", "XGBoost 1.7 minus", "LightGBM", "Quepid", "Elasticsearch", "OpenSearch",
    "OpenSearch Search Relevance 3.1", "RRE",
]
#: Texts, or objects of ir_measures, which are read as their str().
Measures = Union[str, Iterable[object], None]
Path = Union[str, PathLike[str]]
Label = Union[str, float, bool]
Id = Union[str, SupportsIndex]
_Of = TypeVar("_Of", covariant=True)

class ById(Protocol[_Of]):
    """A dictionary whose keys are ids."""

    def items(self) -> ItemsView[Id, _Of]: ...

class ListOf(Protocol[_Of]):
    """A list, but not a text or a tuple."""

    def __iter__(self) -> Iterator[_Of]: ...
    def reverse(self) -> None: ...

class Judgment(Protocol):
    """As ir_measures' ``Qrel``."""

    @property
    def query_id(self) -> Id: ...
    @property
    def doc_id(self) -> Id: ...
    @property
    def relevance(self) -> float: ...

class Retrieved(Protocol):
    """As ir_measures' ``ScoredDoc``."""

    @property
    def query_id(self) -> Id: ...
    @property
    def doc_id(self) -> Id: ...
    @property
    def score(self) -> float: ...

class Frame(Protocol):
    """As a frame of pandas or polars."""

    @property
    def columns(self) -> object: ...
    def __getitem__(self, key: str, /) -> object: ...

class Series(Protocol):
    """As a series of pandas with the index (query, document)."""

    @property
    def index(self) -> object: ...
    def to_numpy(self) -> object: ...

#: Numbers by document, pairs of these, or a list of documents: relevant ones, or a ranking.
Documents = Union[ById[SupportsFloat], ListOf[Id], ListOf[tuple[Id, SupportsFloat]]]
#: Columns of queries, documents and numbers; a fourth contains ranks.
Columns = Union[tuple[ArrayLike, ArrayLike, ArrayLike], tuple[ArrayLike, ArrayLike, ArrayLike, ArrayLike]]
#: Queries, documents and numbers.
Rows = ListOf[tuple[Id, Id, SupportsFloat]]
#: Data in memory, except lists of ir_measures.
InMemory = Union[ById[Documents], Columns, Rows, NDArray[np.generic], Frame, Series]
Judgments = Union[Path, InMemory, Iterable[Judgment]]
#: A run that is not a file.
Held = Union[InMemory, Iterable[Retrieved]]
#: Values per query: of systems, or of measures of systems.
Systems = Mapping[str, ById[Union[SupportsFloat, None, ById[Union[SupportsFloat, None]]]]]
Values = Union[Path, Systems, Frame, ListOf[Union[Path, Systems, Frame]]]
Runs = Union[ListOf[Union[Held, Path]], Mapping[str, Union[Held, Path]]]
Scores = Union[ArrayLike, Frame, Mapping[str, ArrayLike], None]

class Qrels:
    name: str
    def __init__(
        self, source: Judgments, *,
        repeated: Literal["refuse", "first", "last", "highest"] | None = None,
        query_column: str | Sequence[str] | None = None,
        document_column: str | Sequence[str] | None = None,
        grade_column: str | Sequence[str] | None = None,
        score_column: str | Sequence[str] | None = None, grades: str | None = None,
        raters: Literal["mean", "median", "first"] | None = None,
        repeated_document: Literal["refuse", "first", "best"] | None = None,
        skip_bad_lines: bool = False, latin1: bool = False, gb18030: bool = False,
        feature: int | Sequence[int] | None = None, split: str | None = None,
        max_expansion: float | None = None, sheet: str | Sequence[str] | None = None,
        decimal_comma: bool = False,
    ) -> None: ...
    @property
    def queries(self) -> list[Id]: ...
    def __len__(self) -> int: ...

def check(
    *files: Path, repeated: Literal["refuse", "first", "last", "highest"] | None = None,
    query_column: str | Sequence[str] | None = None, document_column: str | Sequence[str] | None = None,
    grade_column: str | Sequence[str] | None = None, score_column: str | Sequence[str] | None = None,
    grades: str | None = None, raters: Literal["mean", "median", "first"] | None = None,
    repeated_document: Literal["refuse", "first", "best"] | None = None, skip_bad_lines: bool = False,
    latin1: bool = False, gb18030: bool = False, feature: int | Sequence[int] | None = None,
    split: str | None = None, max_expansion: float | None = None, sheet: str | Sequence[str] | None = None,
    decimal_comma: bool = False, write_clean: Path | None = None,
    judgments_as: Literal["trec", "csv", "quepid", "rank-eval", "beir"] | None = None,
) -> Text: ...

def discriminate(
    qrels: Judgments | Qrels, runs: Runs, measures: Measures = None, *, as_: Library | None = None,
    system: str | Sequence[str] | None = None, seeds: str | Sequence[str] | None = None,
    test: Literal["asl", "t", "wilcoxon", "sign", "randomisation", "bootstrap"] | None = None,
    alpha: float | None = None, fuzziness: float | None = None, rounds: int | None = None,
    seed: int | None = None, digits: int | None = None, missing: Literal["skip", "zero"] | None = None,
    no_value: Literal["zero", "one", "skip"] | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    depth: int | None = None, judged_only: bool = False,
    own_document: Literal["keep", "drop"] | None = None,
    repeated: Literal["refuse", "first", "last", "highest"] | None = None,
    query_column: str | Sequence[str] | None = None, document_column: str | Sequence[str] | None = None,
    grade_column: str | Sequence[str] | None = None, score_column: str | Sequence[str] | None = None,
    grades: str | None = None, raters: Literal["mean", "median", "first"] | None = None,
    repeated_document: Literal["refuse", "first", "best"] | None = None, skip_bad_lines: bool = False,
    latin1: bool = False, gb18030: bool = False, feature: int | Sequence[int] | None = None,
    split: str | None = None, max_expansion: float | None = None, sheet: str | Sequence[str] | None = None,
    decimal_comma: bool = False, threads: int | None = None,
) -> Discrimination: ...

def gate(
    qrels: Judgments | Qrels, run: Held | Path, measures: Measures = None, *,
    baseline: Held | Path | None = None, as_: Library | None = None,
    max_drop: float | None = None, p: float | None = None,
    test: Literal["t", "wilcoxon", "sign", "randomisation", "bootstrap"] | None = None,
    non_inferior: bool = False, unproven: Literal["fail", "pass", "skip"] | None = None, holm: bool = False,
    require_answers: bool = False, min: str | Sequence[str] | None = None, rules: Path | None = None,
    per_group: bool = False, groups: Path | None = None, weights: Path | ById[SupportsFloat] | None = None,
    junit: Path | None = None, markdown: Path | None = None, digits: int | None = None,
    missing: Literal["skip", "zero"] | None = None, no_value: Literal["zero", "one", "skip"] | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    depth: int | None = None, judged_only: bool = False,
    own_document: Literal["keep", "drop"] | None = None,
    repeated: Literal["refuse", "first", "last", "highest"] | None = None,
    query_column: str | Sequence[str] | None = None, document_column: str | Sequence[str] | None = None,
    grade_column: str | Sequence[str] | None = None, score_column: str | Sequence[str] | None = None,
    grades: str | None = None, raters: Literal["mean", "median", "first"] | None = None,
    repeated_document: Literal["refuse", "first", "best"] | None = None, skip_bad_lines: bool = False,
    latin1: bool = False, gb18030: bool = False, feature: int | Sequence[int] | None = None,
    split: str | None = None, max_expansion: float | None = None, sheet: str | Sequence[str] | None = None,
    decimal_comma: bool = False, threads: int | None = None,
) -> Gate: ...

Grades = Union[Sequence[Union[float, None]], NDArray[np.generic]]
Lists = Union[Sequence[Sequence[Union[float, None]]], NDArray[np.generic]]

@overload
def score(
    grades: Sequence[float | None], measures: str, scores: Sequence[float | None] | None = None, *,
    as_: Library | None = None,
) -> float: ...

@overload
def score(
    grades: Grades | Lists, measures: Measures = None, scores: Grades | Lists | None = None, *,
    as_: Library | None = None,
) -> float | NDArray[np.float64]: ...

#: The data of a chart or a report: paths; grades; labels and scores; or judgments and runs.
Drawn = Union[Path, Grades, Lists, ArrayLike, Scores, Judgments, Runs, Held]
#: The value of an option of a program.
Value = Union[str, float, bool, Sequence[Union[str, float]], None]
_Format = Literal["markdown", "latex", "html", "csv", "tsv"]
_Order = Literal["score", "score-id-ascending", "score-file", "rank", "file"]
_Words = Union[str, Sequence[str], None]

class _Files(TypedDict, total=False):
    repeated: Literal["refuse", "first", "last", "highest"] | None
    query_column: _Words
    document_column: _Words
    grade_column: _Words
    score_column: _Words
    raters: Literal["mean", "median", "first"] | None
    repeated_document: Literal["refuse", "first", "best"] | None
    skip_bad_lines: bool
    latin1: bool
    gb18030: bool
    feature: int | Sequence[int] | None
    split: str | None
    max_expansion: float | None
    sheet: _Words
    decimal_comma: bool

class _Rules(_Files, total=False):
    missing: Literal["skip", "zero"] | None
    no_value: Literal["zero", "one", "skip"] | None
    order: _Order | None
    depth: int | None
    judged_only: bool
    own_document: Literal["keep", "drop"] | None

class _TableDiscriminate(_Rules, total=False):
    grades: str | None
    digits: int | None
    system: _Words
    seeds: _Words
    threads: int | None
    test: Literal["asl", "t", "wilcoxon", "sign", "randomisation", "bootstrap"] | None
    alpha: float | None
    fuzziness: float | None
    rounds: int | None
    seed: int | None

class _TableEval(_Rules, total=False):
    grades: str | None
    digits: int | None
    system: _Words
    seeds: _Words
    threads: int | None
    per_query: bool
    groups: Path | None
    weights: Path | ById[SupportsFloat] | None

class _TableCompare(_TableEval, total=False):
    baseline: str | None
    letters: Literal["tukey", "holm", "ranx", "none"] | None
    sort: str | None
    pairs: bool
    intervals: bool
    primary: str | None
    test: Literal["t", "wilcoxon", "sign", "randomisation", "bootstrap"] | None
    alpha: float | None
    epsilon: float | None
    margin: float | None
    rounds: int | None
    seed: int | None

class _TableJudges(_Rules, total=False):
    grades: str | None
    digits: int | None
    threads: int | None
    judge_column: str | None
    rule: Literal["majority", "median", "mean", "rounded-mean", "highest", "lowest"] | None
    chief: str | None
    output: Path | None
    judgments_as: Literal["trec", "csv", "quepid", "rank-eval", "beir"] | None
    disagreements: int | None
    rounds: int | None
    seed: int | None

class _TableSteps(_Rules, total=False):
    grades: str | None
    not_retrieved: str | float | Sequence[str | float] | None
    query: Id | None
    mean: bool
    digits: int | None
    discounts: Literal["divisor", "weight"] | None

class _Samples(TypedDict, total=False):
    label: str | None
    score: _Words
    weight: str | None
    group: str | None
    positive: Label | None
    delimiter: Literal["comma", "tab", "semicolon", "space"] | None
    leave_out: Label | Sequence[Label] | None
    no_header: bool
    skip_bad_rows: bool
    lower_is_positive: bool

class _Thresholds(_Samples, total=False):
    decimal_comma: bool
    latin1: bool
    gb18030: bool
    max_expansion: float | None
    sheet: _Words
    digits: int | None

class _TableThresholds(_Thresholds, total=False):
    sample_weight: ArrayLike | None
    pos_label: Label | None

class _TableClassify(_TableThresholds, total=False):
    id: str | None
    predicted: str | None
    threshold: float | str | Sequence[float | str] | None
    clip: float | None
    clip_outside: bool
    bins: int | None
    binning: Literal["uniform", "quantile"] | None
    closed: Literal["right", "left"] | None
    recalibrate: Literal["none", "isotonic", "platt"] | None
    folds: int | Literal["group"] | None
    details: bool
    columns: str | None
    baseline: str | None
    margin: float | None
    slices: _Words
    gaps: bool
    group_weights: Literal["equal", "positives", "samples"] | None
    max_fpr: float | None
    rate_intervals: Literal["wilson", "clopper-pearson"] | None
    prevalence: float | None
    beta: float | None
    rounds: int | None
    seed: int | None
    leave_one_out: bool
    cluster: str | None
    sample_size: bool
    widths: str | None
    clinical: bool
    layout: Literal[
        "models", "tests", "decisions", "slices", "subgroups", "contrasts", "leave-one-out", "groups", "values"
    ] | None
    classes: Literal["matrix", "shares", "classes", "pairs", "values"] | None

@overload
def table(
    kind: Literal["measures"], *, measures: None = None, format: _Format = "markdown", full: bool = False,
    as_: None = None,
) -> Table: ...

@overload
def table(
    kind: Literal["classify"], *given: ArrayLike | Frame | Path | Scores, measures: None = None,
    format: _Format = "markdown", full: bool = False, as_: None = None, **options: Unpack[_TableClassify],
) -> Table: ...

@overload
def table(
    kind: Literal["thresholds"], *given: ArrayLike | Frame | Path | Scores, measures: None = None,
    format: _Format = "markdown", full: bool = False, as_: None = None, **options: Unpack[_TableThresholds],
) -> Table: ...

@overload
def table(
    kind: Literal["steps"], *given: Grades | Lists | Judgments | Qrels | Held, measures: Measures = None,
    format: _Format = "markdown", full: bool = False, as_: Library | None = None, **options: Unpack[_TableSteps],
) -> Table: ...

@overload
def table(
    kind: Literal["eval"], *given: Judgments | Qrels | Runs | Held, measures: Measures = None,
    format: _Format = "markdown", full: bool = False, as_: Library | None = None, **options: Unpack[_TableEval],
) -> Table: ...

@overload
def table(
    kind: Literal["compare"], *given: Judgments | Qrels | Runs, measures: Measures = None,
    format: _Format = "markdown", full: bool = False, as_: Library | None = None, **options: Unpack[_TableCompare],
) -> Table: ...

@overload
def table(
    kind: Literal["judges"], *given: Path | ListOf[Judgments] | Mapping[str, Judgments] | Runs,
    measures: Measures = None, format: _Format = "markdown", full: bool = False, as_: Library | None = None,
    **options: Unpack[_TableJudges],
) -> Table: ...

@overload
def table(
    kind: Literal["discriminate"], *given: Judgments | Qrels | Runs, measures: Measures = None,
    format: _Format = "markdown", full: bool = False, as_: Library | None = None,
    **options: Unpack[_TableDiscriminate],
) -> Table: ...

def thresholds(
    y_true: ArrayLike | Frame | Path, y_score: Scores = None, *, sample_weight: ArrayLike | None = None,
    pos_label: Label | None = None, **options: Unpack[_Thresholds],
) -> Thresholds: ...

def plot(
    chart: str, *given: Drawn, format: Literal["svg", "png", "pdf", "tiff"] = "svg", measures: Measures = None,
    **options: Value,
) -> Figure: ...

def report(*given: Drawn, output: Path, measures: Measures = None, **options: Value) -> None: ...

@overload
def evaluate(  # type: ignore[misc]  # rows are no list of runs
    qrels: Judgments | Qrels, run: Held, measures: Measures = None, *, as_: Library | None = None,
    per_query: bool = False, digits: int | None = None, groups: Path | None = None,
    weights: Path | ById[SupportsFloat] | None = None,
    system: str | Sequence[str] | None = None, seeds: str | Sequence[str] | None = None,
    missing: Literal["skip", "zero"] | None = None, no_value: Literal["zero", "one", "skip"] | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    depth: int | None = None, judged_only: bool = False, own_document: Literal["keep", "drop"] | None = None,
    repeated: Literal["refuse", "first", "last", "highest"] | None = None,
    query_column: str | Sequence[str] | None = None, document_column: str | Sequence[str] | None = None,
    grade_column: str | Sequence[str] | None = None, score_column: str | Sequence[str] | None = None,
    grades: str | None = None, raters: Literal["mean", "median", "first"] | None = None,
    repeated_document: Literal["refuse", "first", "best"] | None = None, skip_bad_lines: bool = False,
    latin1: bool = False, gb18030: bool = False, feature: int | Sequence[int] | None = None,
    split: str | None = None, max_expansion: float | None = None, sheet: str | Sequence[str] | None = None,
    decimal_comma: bool = False, threads: int | None = None, bounds: bool = False,
    top_grade: float | None = None,
) -> Evaluation: ...

@overload
def evaluate(
    qrels: Judgments | Qrels, run: Runs, measures: Measures = None, *, as_: Library | None = None,
    per_query: bool = False, digits: int | None = None, groups: Path | None = None,
    weights: Path | ById[SupportsFloat] | None = None,
    system: str | Sequence[str] | None = None, seeds: str | Sequence[str] | None = None,
    missing: Literal["skip", "zero"] | None = None, no_value: Literal["zero", "one", "skip"] | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    depth: int | None = None, judged_only: bool = False, own_document: Literal["keep", "drop"] | None = None,
    repeated: Literal["refuse", "first", "last", "highest"] | None = None,
    query_column: str | Sequence[str] | None = None, document_column: str | Sequence[str] | None = None,
    grade_column: str | Sequence[str] | None = None, score_column: str | Sequence[str] | None = None,
    grades: str | None = None, raters: Literal["mean", "median", "first"] | None = None,
    repeated_document: Literal["refuse", "first", "best"] | None = None, skip_bad_lines: bool = False,
    latin1: bool = False, gb18030: bool = False, feature: int | Sequence[int] | None = None,
    split: str | None = None, max_expansion: float | None = None, sheet: str | Sequence[str] | None = None,
    decimal_comma: bool = False, threads: int | None = None, bounds: bool = False,
    top_grade: float | None = None,
) -> Evaluations: ...

@overload
def evaluate(
    qrels: Judgments | Qrels, run: Path, measures: Measures = None, *, as_: Library | None = None,
    per_query: bool = False, digits: int | None = None, groups: Path | None = None,
    weights: Path | ById[SupportsFloat] | None = None,
    system: str | Sequence[str] | None = None, seeds: str | Sequence[str] | None = None,
    missing: Literal["skip", "zero"] | None = None, no_value: Literal["zero", "one", "skip"] | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    depth: int | None = None, judged_only: bool = False, own_document: Literal["keep", "drop"] | None = None,
    repeated: Literal["refuse", "first", "last", "highest"] | None = None,
    query_column: str | Sequence[str] | None = None, document_column: str | Sequence[str] | None = None,
    grade_column: str | Sequence[str] | None = None, score_column: str | Sequence[str] | None = None,
    grades: str | None = None, raters: Literal["mean", "median", "first"] | None = None,
    repeated_document: Literal["refuse", "first", "best"] | None = None, skip_bad_lines: bool = False,
    latin1: bool = False, gb18030: bool = False, feature: int | Sequence[int] | None = None,
    split: str | None = None, max_expansion: float | None = None, sheet: str | Sequence[str] | None = None,
    decimal_comma: bool = False, threads: int | None = None, bounds: bool = False,
    top_grade: float | None = None,
) -> Evaluation | Evaluations: ...

@overload
def bounds(  # type: ignore[misc]  # rows are no list of runs
    qrels: Judgments | Qrels, run: Held, measures: Measures = None, *, top_grade: float | None = None,
    as_: Library | None = None, per_query: bool = False, digits: int | None = None,
    groups: Path | None = None,
    weights: Path | ById[SupportsFloat] | None = None, system: str | Sequence[str] | None = None,
    seeds: str | Sequence[str] | None = None, missing: Literal["skip", "zero"] | None = None,
    no_value: Literal["zero", "one", "skip"] | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    depth: int | None = None, judged_only: bool = False, own_document: Literal["keep", "drop"] | None = None,
    repeated: Literal["refuse", "first", "last", "highest"] | None = None,
    query_column: str | Sequence[str] | None = None, document_column: str | Sequence[str] | None = None,
    grade_column: str | Sequence[str] | None = None, score_column: str | Sequence[str] | None = None,
    grades: str | None = None, raters: Literal["mean", "median", "first"] | None = None,
    repeated_document: Literal["refuse", "first", "best"] | None = None, skip_bad_lines: bool = False,
    latin1: bool = False, gb18030: bool = False, feature: int | Sequence[int] | None = None,
    split: str | None = None, max_expansion: float | None = None, sheet: str | Sequence[str] | None = None,
    decimal_comma: bool = False, threads: int | None = None,
) -> Evaluation: ...

@overload
def bounds(
    qrels: Judgments | Qrels, run: Runs, measures: Measures = None, *, top_grade: float | None = None,
    as_: Library | None = None, per_query: bool = False, digits: int | None = None,
    groups: Path | None = None,
    weights: Path | ById[SupportsFloat] | None = None, system: str | Sequence[str] | None = None,
    seeds: str | Sequence[str] | None = None, missing: Literal["skip", "zero"] | None = None,
    no_value: Literal["zero", "one", "skip"] | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    depth: int | None = None, judged_only: bool = False, own_document: Literal["keep", "drop"] | None = None,
    repeated: Literal["refuse", "first", "last", "highest"] | None = None,
    query_column: str | Sequence[str] | None = None, document_column: str | Sequence[str] | None = None,
    grade_column: str | Sequence[str] | None = None, score_column: str | Sequence[str] | None = None,
    grades: str | None = None, raters: Literal["mean", "median", "first"] | None = None,
    repeated_document: Literal["refuse", "first", "best"] | None = None, skip_bad_lines: bool = False,
    latin1: bool = False, gb18030: bool = False, feature: int | Sequence[int] | None = None,
    split: str | None = None, max_expansion: float | None = None, sheet: str | Sequence[str] | None = None,
    decimal_comma: bool = False, threads: int | None = None,
) -> Evaluations: ...

@overload
def bounds(
    qrels: Judgments | Qrels, run: Path, measures: Measures = None, *, top_grade: float | None = None,
    as_: Library | None = None, per_query: bool = False, digits: int | None = None,
    groups: Path | None = None,
    weights: Path | ById[SupportsFloat] | None = None, system: str | Sequence[str] | None = None,
    seeds: str | Sequence[str] | None = None, missing: Literal["skip", "zero"] | None = None,
    no_value: Literal["zero", "one", "skip"] | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    depth: int | None = None, judged_only: bool = False, own_document: Literal["keep", "drop"] | None = None,
    repeated: Literal["refuse", "first", "last", "highest"] | None = None,
    query_column: str | Sequence[str] | None = None, document_column: str | Sequence[str] | None = None,
    grade_column: str | Sequence[str] | None = None, score_column: str | Sequence[str] | None = None,
    grades: str | None = None, raters: Literal["mean", "median", "first"] | None = None,
    repeated_document: Literal["refuse", "first", "best"] | None = None, skip_bad_lines: bool = False,
    latin1: bool = False, gb18030: bool = False, feature: int | Sequence[int] | None = None,
    split: str | None = None, max_expansion: float | None = None, sheet: str | Sequence[str] | None = None,
    decimal_comma: bool = False, threads: int | None = None,
) -> Evaluation | Evaluations: ...

def compare(
    qrels: Judgments | Qrels | Values, runs: Runs | None = None, measures: Measures = None, *,
    baseline: str | None = None,
    test: Literal["t", "wilcoxon", "sign", "randomisation", "bootstrap"] = "t", as_: Library | None = None,
    letters: Literal["tukey", "holm", "ranx", "none"] | None = None, sort: str | None = None,
    pairs: bool = False, per_query: bool = False, digits: int | None = None, alpha: float | None = None,
    epsilon: float | None = None, margin: float | None = None, primary: str | None = None,
    rounds: int | None = None, seed: int | None = None, groups: Path | None = None,
    weights: Path | ById[SupportsFloat] | None = None, system: str | Sequence[str] | None = None,
    seeds: str | Sequence[str] | None = None, missing: Literal["skip", "zero"] | None = None,
    no_value: Literal["zero", "one", "skip"] | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    depth: int | None = None, judged_only: bool = False, own_document: Literal["keep", "drop"] | None = None,
    repeated: Literal["refuse", "first", "last", "highest"] | None = None,
    query_column: str | Sequence[str] | None = None, document_column: str | Sequence[str] | None = None,
    grade_column: str | Sequence[str] | None = None, score_column: str | Sequence[str] | None = None,
    grades: str | None = None, raters: Literal["mean", "median", "first"] | None = None,
    repeated_document: Literal["refuse", "first", "best"] | None = None, skip_bad_lines: bool = False,
    latin1: bool = False, gb18030: bool = False, feature: int | Sequence[int] | None = None,
    split: str | None = None, max_expansion: float | None = None, sheet: str | Sequence[str] | None = None,
    decimal_comma: bool = False, threads: int | None = None, bounds: bool = False,
    top_grade: float | None = None,
) -> Comparison: ...

def judges(
    qrels: Path | ListOf[Judgments] | Mapping[str, Judgments], runs: Runs | None = None,
    measures: Measures = None, *, as_: Library | None = None, judge_column: str | None = None,
    rule: Literal["majority", "median", "mean", "rounded-mean", "highest", "lowest"] | None = None,
    chief: str | None = None, output: Path | None = None,
    judgments_as: Literal["trec", "csv", "quepid", "rank-eval", "beir"] | None = None,
    disagreements: int | None = None, rounds: int | None = None, seed: int | None = None,
    digits: int | None = None, missing: Literal["skip", "zero"] | None = None,
    no_value: Literal["zero", "one", "skip"] | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    depth: int | None = None, judged_only: bool = False, own_document: Literal["keep", "drop"] | None = None,
    repeated: Literal["refuse", "first", "last", "highest"] | None = None,
    query_column: str | Sequence[str] | None = None, document_column: str | Sequence[str] | None = None,
    grade_column: str | Sequence[str] | None = None, score_column: str | Sequence[str] | None = None,
    grades: str | None = None, raters: Literal["mean", "median", "first"] | None = None,
    repeated_document: Literal["refuse", "first", "best"] | None = None, skip_bad_lines: bool = False,
    latin1: bool = False, gb18030: bool = False, feature: int | Sequence[int] | None = None,
    split: str | None = None, max_expansion: float | None = None, sheet: str | Sequence[str] | None = None,
    decimal_comma: bool = False, threads: int | None = None,
) -> Agreement: ...

class _Covered(TypedDict):
    measure: str
    query: Id | None
    value: float | None

def diversity(
    qrels: Path | ById[ById[ById[SupportsFloat]]], run: Path | Held, measures: Measures = None, *,
    digits: int | None = None, missing: Literal["skip", "zero"] | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    threads: int | None = None,
) -> list[_Covered]: ...

def exposure(
    run: Path | Held, catalogue: Path | Iterable[Id] | ById[SupportsFloat], *,
    interactions: Path | Iterable[tuple[Id, Id]] | ById[Iterable[Id]] | None = None,
    features: Path | ById[Iterable[SupportsFloat]] | None = None, cutoff: int | None = None,
    digits: int | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    threads: int | None = None,
) -> dict[str, float]: ...

@overload
def explain(
    source: Grades | Lists | str, run: Measures = None, query: None = None, measures: Measures = None, *,
    as_: Library | None = None, not_retrieved: str | float | Sequence[str | float] | None = None,
    mean: bool = False, digits: int | None = None, discounts: Literal["divisor", "weight"] | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    repeated: Literal["refuse", "first", "last", "highest"] | None = None,
    query_column: str | Sequence[str] | None = None, document_column: str | Sequence[str] | None = None,
    grade_column: str | Sequence[str] | None = None, score_column: str | Sequence[str] | None = None,
    raters: Literal["mean", "median", "first"] | None = None,
    repeated_document: Literal["refuse", "first", "best"] | None = None, skip_bad_lines: bool = False,
    latin1: bool = False, gb18030: bool = False, feature: int | Sequence[int] | None = None,
    split: str | None = None, max_expansion: float | None = None, sheet: str | Sequence[str] | None = None,
    decimal_comma: bool = False, depth: int | None = None, judged_only: bool = False,
    own_document: Literal["keep", "drop"] | None = None, missing: Literal["skip", "zero"] | None = None,
    no_value: Literal["zero", "one", "skip"] | None = None, bounds: bool = False,
    top_grade: float | None = None,
) -> Explanation: ...

@overload
def explain(
    source: Judgments | Qrels, run: Held | Path, query: Id | None = None, measures: Measures = None, *,
    as_: Library | None = None, not_retrieved: str | float | Sequence[str | float] | None = None,
    mean: bool = False, digits: int | None = None, discounts: Literal["divisor", "weight"] | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    repeated: Literal["refuse", "first", "last", "highest"] | None = None,
    query_column: str | Sequence[str] | None = None, document_column: str | Sequence[str] | None = None,
    grade_column: str | Sequence[str] | None = None, score_column: str | Sequence[str] | None = None,
    raters: Literal["mean", "median", "first"] | None = None,
    repeated_document: Literal["refuse", "first", "best"] | None = None, skip_bad_lines: bool = False,
    latin1: bool = False, gb18030: bool = False, feature: int | Sequence[int] | None = None,
    split: str | None = None, max_expansion: float | None = None, sheet: str | Sequence[str] | None = None,
    decimal_comma: bool = False, depth: int | None = None, judged_only: bool = False,
    own_document: Literal["keep", "drop"] | None = None, missing: Literal["skip", "zero"] | None = None,
    no_value: Literal["zero", "one", "skip"] | None = None, bounds: bool = False,
    top_grade: float | None = None,
) -> Explanation: ...

@overload
def which(
    source: Grades | Lists | str | tuple[ArrayLike, ArrayLike], run: None = None,
    numbers: Mapping[str, str | float] | None = None, *,
    as_: Library | None = None, not_retrieved: str | float | Sequence[str | float] | None = None,
    query: Id | None = None, changes: int | None = None, label: str | None = None,
    score: str | Sequence[str] | None = None, weight: str | None = None, group: str | None = None,
    positive: Label | None = None, delimiter: Literal["comma", "tab", "semicolon", "space"] | None = None,
    leave_out: Label | Sequence[Label] | None = None, no_header: bool = False, decimal_comma: bool = False,
    skip_bad_rows: bool = False, lower_is_positive: bool = False, threshold: float | None = None,
    missing: Literal["skip", "zero"] | None = None, no_value: Literal["zero", "one", "skip"] | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    repeated: Literal["refuse", "first", "last", "highest"] | None = None,
    query_column: str | Sequence[str] | None = None, document_column: str | Sequence[str] | None = None,
    grade_column: str | Sequence[str] | None = None, score_column: str | Sequence[str] | None = None,
    raters: Literal["mean", "median", "first"] | None = None,
    repeated_document: Literal["refuse", "first", "best"] | None = None, skip_bad_lines: bool = False,
    latin1: bool = False, gb18030: bool = False, feature: int | Sequence[int] | None = None,
    split: str | None = None, max_expansion: float | None = None, sheet: str | Sequence[str] | None = None,
    threads: int | None = None,
) -> Rules: ...

@overload
def which(
    source: Judgments | Qrels, run: Held | Path, numbers: Mapping[str, str | float] | None = None, *,
    as_: Library | None = None, not_retrieved: str | float | Sequence[str | float] | None = None,
    query: Id | None = None, changes: int | None = None, label: str | None = None,
    score: str | Sequence[str] | None = None, weight: str | None = None, group: str | None = None,
    positive: Label | None = None, delimiter: Literal["comma", "tab", "semicolon", "space"] | None = None,
    leave_out: Label | Sequence[Label] | None = None, no_header: bool = False, decimal_comma: bool = False,
    skip_bad_rows: bool = False, lower_is_positive: bool = False, threshold: float | None = None,
    missing: Literal["skip", "zero"] | None = None, no_value: Literal["zero", "one", "skip"] | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    repeated: Literal["refuse", "first", "last", "highest"] | None = None,
    query_column: str | Sequence[str] | None = None, document_column: str | Sequence[str] | None = None,
    grade_column: str | Sequence[str] | None = None, score_column: str | Sequence[str] | None = None,
    raters: Literal["mean", "median", "first"] | None = None,
    repeated_document: Literal["refuse", "first", "best"] | None = None, skip_bad_lines: bool = False,
    latin1: bool = False, gb18030: bool = False, feature: int | Sequence[int] | None = None,
    split: str | None = None, max_expansion: float | None = None, sheet: str | Sequence[str] | None = None,
    threads: int | None = None,
) -> Rules: ...

def classify(
    y_true: ArrayLike | Frame | Path, y_score: Scores = None, *, weights: ArrayLike | None = None,
    groups: ArrayLike | None = None, threshold: float | str | Sequence[float | str] | None = None,
    sample_weight: ArrayLike | None = None,
    pos_label: Label | None = None, label: str | None = None, score: str | Sequence[str] | None = None,
    predicted: str | None = None, weight: str | None = None, group: str | None = None,
    positive: Label | None = None, delimiter: Literal["comma", "tab", "semicolon", "space"] | None = None,
    leave_out: Label | Sequence[Label] | None = None, no_header: bool = False, decimal_comma: bool = False,
    skip_bad_rows: bool = False, lower_is_positive: bool = False, latin1: bool = False, gb18030: bool = False,
    max_expansion: float | None = None, sheet: str | Sequence[str] | None = None, digits: int | None = None,
    clip: float | None = None, clip_outside: bool = False, bins: int | None = None,
    binning: Literal["uniform", "quantile"] | None = None, closed: Literal["right", "left"] | None = None,
    recalibrate: Literal["none", "isotonic", "platt"] | None = None, folds: int | Literal["group"] | None = None,
    details: bool = False, columns: str | None = None, baseline: str | None = None,
    slices: str | Sequence[str] | None = None, leave_one_out: bool = False, cluster: str | None = None,
    sample_size: bool = False, widths: str | None = None,
    margin: float | None = None, gaps: bool = False, group_weights: Literal["equal", "positives", "samples"] | None = None,
    max_fpr: float | None = None, rate_intervals: Literal["wilson", "clopper-pearson"] | None = None,
    prevalence: float | None = None, beta: float | None = None, rounds: int | None = None, seed: int | None = None,
    truth: str | Sequence[str] | None = None, clinical: bool = False,
) -> Classification: ...

@overload
def roc(
    y_true: ArrayLike, y_score: ArrayLike, *, weights: ArrayLike | None = None,
    sample_weight: ArrayLike | None = None, pos_label: Label | None = None, label: str | None = None,
    score: str | Sequence[str] | None = None, weight: str | None = None, group: str | None = None,
    positive: Label | None = None, delimiter: Literal["comma", "tab", "semicolon", "space"] | None = None,
    leave_out: Label | Sequence[Label] | None = None, no_header: bool = False, decimal_comma: bool = False,
    skip_bad_rows: bool = False, lower_is_positive: bool = False,
) -> RocCurve: ...

@overload
def roc(
    y_true: ArrayLike | Frame | Path, y_score: Scores = None, *, weights: ArrayLike | None = None,
    sample_weight: ArrayLike | None = None, pos_label: Label | None = None, label: str | None = None,
    score: str | Sequence[str] | None = None, weight: str | None = None, group: str | None = None,
    positive: Label | None = None, delimiter: Literal["comma", "tab", "semicolon", "space"] | None = None,
    leave_out: Label | Sequence[Label] | None = None, no_header: bool = False, decimal_comma: bool = False,
    skip_bad_rows: bool = False, lower_is_positive: bool = False,
) -> RocCurve | dict[str, RocCurve]: ...

@overload
def precision_recall(
    y_true: ArrayLike, y_score: ArrayLike, *, weights: ArrayLike | None = None,
    sample_weight: ArrayLike | None = None, pos_label: Label | None = None, label: str | None = None,
    score: str | Sequence[str] | None = None, weight: str | None = None, group: str | None = None,
    positive: Label | None = None, delimiter: Literal["comma", "tab", "semicolon", "space"] | None = None,
    leave_out: Label | Sequence[Label] | None = None, no_header: bool = False, decimal_comma: bool = False,
    skip_bad_rows: bool = False, lower_is_positive: bool = False,
) -> PrecisionRecallCurve: ...

@overload
def precision_recall(
    y_true: ArrayLike | Frame | Path, y_score: Scores = None, *, weights: ArrayLike | None = None,
    sample_weight: ArrayLike | None = None, pos_label: Label | None = None, label: str | None = None,
    score: str | Sequence[str] | None = None, weight: str | None = None, group: str | None = None,
    positive: Label | None = None, delimiter: Literal["comma", "tab", "semicolon", "space"] | None = None,
    leave_out: Label | Sequence[Label] | None = None, no_header: bool = False, decimal_comma: bool = False,
    skip_bad_rows: bool = False, lower_is_positive: bool = False,
) -> PrecisionRecallCurve | dict[str, PrecisionRecallCurve]: ...

class _MeaningOfValue(TypedDict):
    value: str
    means: str

class _Parameter(TypedDict):
    name: str
    label: str
    default: str
    range: str
    values: list[_MeaningOfValue]

class _OtherName(TypedDict):
    name: str
    definition: str
    program: str

class _Measure(TypedDict):
    name: str
    title: str
    about: str
    source: str
    aliases: list[str]
    otherNames: list[_OtherName]
    parameters: list[_Parameter]

def measures(*words: str) -> list[_Measure]: ...
