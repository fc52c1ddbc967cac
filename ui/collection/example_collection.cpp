#include "ui/collection/example_collection.h"

#include <QFile>

#include <string>
#include <utility>

namespace ui {

namespace {

std::string content(const QString& name)
{
    QFile file(QStringLiteral(":/examples/cake-search/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

}  // namespace

core::Collection exampleCollection()
{
    core::Collection collection;
    collection.name = "cake-search";
    if (auto qrels = core::parseQrels(content(QStringLiteral("judgments.qrels")), "judgments"))
        collection.qrels = *std::move(qrels);
    for (const char* name : {"keywords", "meaning"})
        if (auto run = core::parseRun(
                std::string_view(content(QString::fromLatin1(name) + QStringLiteral(".run"))),
                name))
            collection.runs.push_back({name, {}, *std::move(run)});
    return collection;
}

}  // namespace ui
