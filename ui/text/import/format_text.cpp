// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/import/format_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct FormatText {
    Q_DECLARE_TR_FUNCTIONS(FormatText)
};

/// For the catalogues; what is no word of a language stays as it is.
[[maybe_unused]] constexpr const char* formatNames[] = {
    QT_TRANSLATE_NOOP("FormatText", "JSON judgments"),
    QT_TRANSLATE_NOOP("FormatText", "JSON results"),
    QT_TRANSLATE_NOOP("FormatText", "JSON texts"),
    QT_TRANSLATE_NOOP("FormatText", "JSON dictionary"),
    QT_TRANSLATE_NOOP("FormatText", "OpenSearch judgments"),
    QT_TRANSLATE_NOOP("FormatText", "Quepid ratings"),
    QT_TRANSLATE_NOOP("FormatText", "Elasticsearch ratings"),
    QT_TRANSLATE_NOOP("FormatText", "RRE ratings"),
    QT_TRANSLATE_NOOP("FormatText", "RecBole interactions"),
    QT_TRANSLATE_NOOP("FormatText", "MovieLens ratings"),
    QT_TRANSLATE_NOOP("FormatText", "MS MARCO run"),
    QT_TRANSLATE_NOOP("FormatText", "TREC run"),
    QT_TRANSLATE_NOOP("FormatText", "TREC qrels"),
    QT_TRANSLATE_NOOP("FormatText", "BEIR qrels"),
    QT_TRANSLATE_NOOP("FormatText", "TREC run with column names"),
    QT_TRANSLATE_NOOP("FormatText", "TREC qrels with column names"),
    QT_TRANSLATE_NOOP("FormatText", "table of ratings"),
    QT_TRANSLATE_NOOP("FormatText", "table of results"),
    QT_TRANSLATE_NOOP("FormatText", "predictions"),
    QT_TRANSLATE_NOOP("FormatText", "tab-separated texts"),
    QT_TRANSLATE_NOOP("FormatText", "lists of items"),
    QT_TRANSLATE_NOOP("FormatText", "groups of queries"),
    QT_TRANSLATE_NOOP("FormatText", "unknown"),
};

}  // namespace

QString formatText(const std::string& name)
{
    return FormatText::tr(name.c_str());
}

}  // namespace ui
