#pragma once

#include "core/bounds/bounds.h"
#include "core/bounds/grade_scale.h"
#include "core/bounds/open_list.h"
#include "core/metric/definition.h"

#include <optional>

namespace core {

/// How far a value can go when the world is open: when any number of documents that nobody judged
/// and nobody retrieved may have any grade of the scale, too. An end that is only approached, the
/// more of them there are, is one.
///
/// - P, CG, DCG, RR, success and what is cut or made of the list alone stay as they are.
/// - Recall, F, AP over R and an uncut nDCG sink to 0: R or the ideal grows without end.
/// - nDCG, capped recall and AP over min(k, R) at k sink as far as k more documents of the highest
///   grade bring them, with every open one at 0.
/// - RBP takes the list for the beginning of a longer one, as its residual does (Moffat & Zobel,
///   ACM TOIS 27(1), 2008): what stands below its end, or below k, adds up to p^end.
///
/// None where no bound is known. O(n log n).
/// @param closed the bounds of the closed world; none of theirs, none here
/// @param list whose documents without a rank are of another list
std::optional<Extent> openWorld(const Definition& definition, const GradeScale& scale,
                                const OpenList& list, const Bounds& closed);

}  // namespace core
