#pragma once

#include <QString>

namespace ui {

class Document;
class RankingDocument;

/// "Query “birthday cake” · 10 retrieved, 7 judged relevant · judged@10 1.0000".
QString listStatus(const RankingDocument& document);
/// "trec_eval: linear gain, log2(i+1), ideal from all judged".
QString rulesStatus(const RankingDocument& document);
/// "Saved", "Edited", or "Not saved yet".
QString fileStatus(const Document& document);

}  // namespace ui
