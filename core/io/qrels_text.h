#pragma once

#include "core/io/qrels.h"

#include <string>

namespace core {

/// The judgments in TREC's four columns, `query 0 document grade`: queries in byte order of their
/// ids, documents as they stand, grades with as many digits as read back the same number. An id
/// with a blank in it, as tables may have, does not read back. O(judgments).
std::string qrelsText(const Qrels& qrels);

}  // namespace core
