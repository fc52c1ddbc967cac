# SPDX-License-Identifier: GPL-3.0-or-later
"""The signatures with every option. The docstrings are in the functions."""

from collections.abc import Iterable, Mapping, Sequence
from os import PathLike
from typing import Any, Literal, Protocol, Union, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

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
Measures = Union[str, Iterable[Any], None]
Path = Union[str, PathLike[str]]
Label = Union[str, float, bool]
Id = Union[str, int, np.integer[Any]]

class Judgment(Protocol):
    """As ir_measures' ``Qrel``."""

    @property
    def query_id(self) -> Any: ...
    @property
    def doc_id(self) -> Any: ...
    @property
    def relevance(self) -> float: ...

class Retrieved(Protocol):
    """As ir_measures' ``ScoredDoc``."""

    @property
    def query_id(self) -> Any: ...
    @property
    def doc_id(self) -> Any: ...
    @property
    def score(self) -> float: ...

class Frame(Protocol):
    """As a frame of pandas or polars."""

    @property
    def columns(self) -> Any: ...
    def __getitem__(self, key: Any, /) -> Any: ...

Columns = tuple[ArrayLike, ArrayLike, ArrayLike]
Judgments = Union[Path, Mapping[Any, Mapping[Any, float]], Columns, NDArray[Any], Frame, Iterable[Judgment]]
#: A run that is not a file.
Held = Union[Mapping[Any, Mapping[Any, float]], Columns, NDArray[Any], Frame, Iterable[Retrieved]]
#: Values per query: of systems, or of measures of systems.
Values = Union[Path, Mapping[str, Mapping[Any, Any]], Frame, list[Any]]
Runs = Union[list[Any], Mapping[str, Union[Held, Path]]]
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
    per_group: bool = False, groups: Path | None = None, weights: Path | Mapping[Any, float] | None = None,
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

Grades = Union[Sequence[Union[float, None]], NDArray[np.float64]]
Lists = Union[Sequence[Sequence[Union[float, None]]], NDArray[np.float64]]

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

Kind = Literal["classify", "compare", "discriminate", "eval", "measures", "steps", "thresholds"]
#: The value of an option of a command.
Value = Union[str, float, bool, Sequence[Union[str, float]], None]

def table(
    kind: Kind, *given: object, measures: Measures = None,
    format: Literal["markdown", "latex", "html", "csv", "tsv"] = "markdown", full: bool = False,
    as_: Library | None = None, **options: Value,
) -> Table: ...

def thresholds(
    y_true: ArrayLike | Frame | Path, y_score: Scores = None, *, sample_weight: ArrayLike | None = None,
    pos_label: Label | None = None, **options: Value,
) -> Thresholds: ...

def plot(
    chart: str, *given: object, format: Literal["svg", "png", "pdf", "tiff"] = "svg", measures: Measures = None,
    **options: Value,
) -> Figure: ...

def report(*given: object, output: Path, measures: Measures = None, **options: Value) -> None: ...

@overload  # type: ignore[misc]
def evaluate(
    qrels: Judgments | Qrels, run: Held, measures: Measures = None, *, as_: Library | None = None,
    per_query: bool = False, digits: int | None = None, groups: Path | None = None,
    weights: Path | Mapping[Any, float] | None = None,
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
    weights: Path | Mapping[Any, float] | None = None,
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
    weights: Path | Mapping[Any, float] | None = None,
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

@overload  # type: ignore[misc]
def bounds(
    qrels: Judgments | Qrels, run: Held, measures: Measures = None, *, top_grade: float | None = None,
    as_: Library | None = None, per_query: bool = False, digits: int | None = None,
    groups: Path | None = None,
    weights: Path | Mapping[Any, float] | None = None, system: str | Sequence[str] | None = None,
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
    weights: Path | Mapping[Any, float] | None = None, system: str | Sequence[str] | None = None,
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
    weights: Path | Mapping[Any, float] | None = None, system: str | Sequence[str] | None = None,
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
    weights: Path | Mapping[Any, float] | None = None, system: str | Sequence[str] | None = None,
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
    qrels: Union[Path, list[Any], Mapping[str, Judgments]], runs: Union[Runs, None] = None,
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

def diversity(
    qrels: Union[Path, Mapping[Any, Mapping[Any, Mapping[Any, float]]]],
    run: Union[Path, Mapping[Any, Mapping[Any, float]]], measures: Union[str, Iterable[Any], None] = None, *,
    digits: int | None = None, missing: Literal["skip", "zero"] | None = None,
    order: Literal["score", "score-id-ascending", "score-file", "rank", "file"] | None = None,
    threads: int | None = None,
) -> list[dict[str, Any]]: ...

def explain(
    source: Any, run: Any = None, query: Id | None = None, measures: Measures = None, *,
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

def which(
    source: Any, run: Any = None, numbers: Mapping[str, str | float] | None = None, *,
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
    prevalence: float | None = None, rounds: int | None = None, seed: int | None = None,
    truth: str | Sequence[str] | None = None,
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

def measures(*words: str) -> list[dict[str, Any]]: ...
