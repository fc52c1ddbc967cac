// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

class ClassifierDocument;
class CollectionDocument;
class Document;
class RankingDocument;

/// "Query “birthday cake” · 10 retrieved, 7 judged relevant · judged@10 1.0000".
QString listStatus(const RankingDocument& document);
/// The rules, such as "trec_eval: gain: …; discount: …; ideal: …".
QString rulesStatus(const RankingDocument& document);
/// "1,000 samples · 300 positive, 700 negative · 994 distinct scores".
QString samplesStatus(const ClassifierDocument& document);
/// "positive: “clicked” when score ≥ 0.5 · log loss clipped at 2.2e-16 · 10 equal-width bins".
QString samplesRules(const ClassifierDocument& document);
/// "2 runs · 43 queries · 86,000 lines · 3 documents unjudged in the top 10 of B".
QString collectionStatus(const CollectionDocument& document);
/// "trec_eval: gain: … · queries missing from a run are skipped".
QString collectionRules(const CollectionDocument& document);
/// "Saved", "Edited", or "Not saved"; empty for a document that is not a session.
QString fileStatus(const Document& document);

}  // namespace ui
