#pragma once

#include <QString>

namespace ui {

class ClassifierDocument;
class Document;
class RankingDocument;

/// "Query “birthday cake” · 10 retrieved, 7 judged relevant · judged@10 1.0000".
QString listStatus(const RankingDocument& document);
/// "trec_eval: linear gain, log2(i+1), ideal from all judged".
QString rulesStatus(const RankingDocument& document);
/// "1 000 samples · 300 positive, 700 negative · 994 distinct scores".
QString samplesStatus(const ClassifierDocument& document);
/// "positive: ‘clicked’ at score ≥ 0.5 · log loss clips at 2.2e-16 · 10 uniform bins".
QString samplesRules(const ClassifierDocument& document);
/// "Saved", "Edited", or "Not saved yet".
QString fileStatus(const Document& document);

}  // namespace ui
