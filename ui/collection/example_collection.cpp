// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/example_collection.h"

#include "core/collections/import/line_texts.h"
#include "ui/text/catalogue/example_text.h"

#include <memory>
#include <string>
#include <utility>

namespace ui {

namespace {

std::string content(const QString& name)
{
    return exampleText(QStringLiteral("cake-search/") + name);
}

std::shared_ptr<const core::TextsById> texts(const QString& name)
{
    core::DiagnosticCounts counts;
    const auto texts = core::parseLineTexts(core::SharedText(content(name)), name.toStdString(),
                                            core::TextLines::Json, counts);
    return texts ? *texts : nullptr;
}

}  // namespace

core::Collection exampleCollection()
{
    core::Collection collection;
    collection.name = "cake-search";
    collection.qrelsPath = exampleCollectionPath;
    if (auto qrels = core::parseQrels(content(QStringLiteral("judgments.qrels")), "judgments"))
        collection.qrels = *std::move(qrels);
    for (const char* name : {"keywords", "meaning"})
        if (auto run = core::parseRun(
                std::string_view(content(QString::fromLatin1(name) + QStringLiteral(".run"))),
                name))
            collection.runs.push_back({name, {}, *std::move(run)});
    collection.queryTexts = texts(QStringLiteral("queries.jsonl"));
    collection.documentTexts = texts(QStringLiteral("corpus.jsonl"));
    return collection;
}

}  // namespace ui
