// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/import/format_text.h"

#include "ui/text/language/wording.h"

#include <QCoreApplication>

namespace ui {

namespace {

/// For translation; names that are not words stay the same.
[[maybe_unused]] constexpr const char* formatNames[] = {
    QT_TRANSLATE_NOOP("Wording", "JSON judgments"),
    QT_TRANSLATE_NOOP("Wording", "JSON results"),
    QT_TRANSLATE_NOOP("Wording", "JSON results with judgments"),
    QT_TRANSLATE_NOOP("Wording", "JSON lists of ids"),
    QT_TRANSLATE_NOOP("Wording", "MTEB predictions"),
    QT_TRANSLATE_NOOP("Wording", "JSON texts"),
    QT_TRANSLATE_NOOP("Wording", "JSON dictionary"),
    QT_TRANSLATE_NOOP("Wording", "OpenSearch judgments"),
    QT_TRANSLATE_NOOP("Wording", "Quepid ratings"),
    QT_TRANSLATE_NOOP("Wording", "Elasticsearch ratings"),
    QT_TRANSLATE_NOOP("Wording", "RRE ratings"),
    QT_TRANSLATE_NOOP("Wording", "RecBole interactions"),
    QT_TRANSLATE_NOOP("Wording", "MovieLens ratings"),
    QT_TRANSLATE_NOOP("Wording", "MS MARCO run"),
    QT_TRANSLATE_NOOP("Wording", "TREC run"),
    QT_TRANSLATE_NOOP("Wording", "TREC qrels"),
    QT_TRANSLATE_NOOP("Wording", "BEIR qrels"),
    QT_TRANSLATE_NOOP("Wording", "TREC run with column names"),
    QT_TRANSLATE_NOOP("Wording", "TREC qrels with column names"),
    QT_TRANSLATE_NOOP("Wording", "table of ratings"),
    QT_TRANSLATE_NOOP("Wording", "table of results"),
    QT_TRANSLATE_NOOP("Wording", "table of lists"),
    QT_TRANSLATE_NOOP("Wording", "predictions"),
    QT_TRANSLATE_NOOP("Wording", "tab-separated texts"),
    QT_TRANSLATE_NOOP("Wording", "lists of items"),
    QT_TRANSLATE_NOOP("Wording", "query groups"),
    QT_TRANSLATE_NOOP("Wording", "values per query"),
    QT_TRANSLATE_NOOP("Wording", "judgments per subtopic"),
    QT_TRANSLATE_NOOP("Wording", "unknown"),
};

}  // namespace

QString formatText(const std::string& name)
{
    return Wording::tr(name.c_str());
}

}  // namespace ui
