/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef RANKSCOPE_C_H
#define RANKSCOPE_C_H

#include <stddef.h>

/// @file
/// The library for C and for languages that call C, such as Rust, Julia, R and Go. The numbers
/// equal those of the C++ functions bit for bit.
///
/// Texts are UTF-8 and end with 0. A function returns 0, or 1 if the input is unusable; then
/// rankscope_problem() says why and the results are unchanged. No exception leaves a function. Any
/// number of threads may call them. Link with a C++ compiler.

#ifdef __cplusplus
extern "C" {
#endif

/// Why the last call on this thread failed: “file:line: reason”. Valid until the next call.
const char* rankscope_problem(void);

/// Frees what a function of this header has allocated; null is allowed.
void rankscope_free(void* memory);

/// The grades of one list. A grade is finite, or NaN for an unjudged document.
typedef struct {
    const double* ranked;        /**< grades of the retrieved documents, rank 1 first */
    size_t ranked_count;         /**< how many */
    const double* not_retrieved; /**< grades of the other judged documents; null if none */
    size_t not_retrieved_count;  /**< how many */
} rankscope_list;

/// One rank of an explanation, as rankscope::Step.
typedef struct {
    size_t rank;      /**< from 1 */
    int in_ranking;   /**< 0 past the end of the ranking, where only the ideal continues */
    int counted;      /**< 0 past the cutoff */
    double grade;     /**< of the document; NaN if unjudged */
    double gain;      /**< depends on the measure */
    double weight;    /**< depends on the measure */
    double term;      /**< what this rank adds */
    double sum;       /**< of the terms at ranks 1..rank */
    double ideal_sum; /**< of the ideal's terms at ranks 1..rank */
    double value;     /**< of the measure if the list were cut here; NaN if undefined */
} rankscope_step;

/// Computes the value of one list.
/// @param measure such as "nDCG@10"
/// @param value NaN if the measure is undefined; see rankscope_reason()
int rankscope_value(rankscope_list list, const char* measure, double* value);

/// Says why a measure is undefined for a list; an empty text if it is defined. Null if the input is
/// unusable. Valid for the whole program.
const char* rankscope_reason(rankscope_list list, const char* measure);

/// Explains the value of one list, rank by rank.
/// @param steps an array of `count`, to be freed with rankscope_free()
int rankscope_explain(rankscope_list list, const char* measure, rankscope_step** steps,
                      size_t* count);

/// Computes the value of a list at every cutoff 1..depth.
/// @param values room for `depth` numbers; NaN where undefined
int rankscope_curve(rankscope_list list, const char* measure, size_t depth, double* values);

/// Scores the run in a file against judgments in a file, in any formats that Rankscope knows.
/// @param tool the rules, such as "trec_eval 9.0.8"; null or empty for the default rules
/// @param means room for `count` numbers, one per measure; NaN if no query counts
int rankscope_evaluate(const char* qrels, const char* run, const char* const* measures,
                       size_t count, const char* tool, double* means);

#ifdef __cplusplus
}
#endif

#endif
