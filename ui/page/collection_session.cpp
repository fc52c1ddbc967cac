#include "ui/page/collection_session.h"

#include "core/collection/typed_lists.h"
#include "ui/collection/example_collection.h"
#include "ui/language/joined_text.h"

#include <QCoreApplication>

#include <optional>

namespace ui {

namespace {

struct CollectionSessionWords {
    Q_DECLARE_TR_FUNCTIONS(ui::CollectionSession)
};

/// The lines of a session whose lists were typed; nothing where it names files.
std::optional<std::string> takenLists(QStringList& paths)
{
    const auto prefix = QString::fromUtf8(core::typedListsPath);
    if (paths.isEmpty() || !paths.front().startsWith(prefix))
        return std::nullopt;
    return paths.takeFirst().mid(prefix.size()).toStdString();
}

/// Without queries where the lines are no lists: they were read before they were kept.
std::shared_ptr<const core::Collection> typedCollection(const std::string& lines,
                                                        const std::string& name)
{
    auto collection = core::collectionOfTypedLists(lines, name);
    return std::make_shared<const core::Collection>(collection ? *std::move(collection)
                                                               : core::Collection());
}

}  // namespace

QStringList filesOf(const core::CollectionSession& session)
{
    QStringList paths;
    for (const std::string& file : session.files)
        paths << QString::fromStdString(file);
    return paths;
}

CollectionLoader::Request sessionRequest(const core::CollectionSession& session)
{
    CollectionLoader::Request wanted{filesOf(session), nullptr,       session.measures,
                                     session.rules,    session.edits, session.choices,
                                     session.name,     true};
    if (wanted.paths.removeAll(QString::fromLatin1(exampleCollectionPath)) > 0)
        wanted.base = std::make_shared<const core::Collection>(exampleCollection());
    else if (const auto lists = takenLists(wanted.paths))
        wanted.base = typedCollection(*lists, session.name);
    else if (wanted.paths.isEmpty())
        wanted.base = std::make_shared<const core::Collection>();
    return wanted;
}

QString strayEdits(const CollectionDocument& document)
{
    constexpr int mostNamed = 5;
    QStringList queries;
    for (const std::string& query : core::queriesInNoFile(document.collection(), document.edits()))
        queries << QString::fromStdString(query);
    if (queries.isEmpty())
        return {};
    const auto count = static_cast<int>(queries.size());
    if (count > mostNamed)
        queries = queries.first(mostNamed) << QStringLiteral("…");
    return CollectionSessionWords::tr(
               "%n edited queries are in none of the files any more: %1. Their "
               "edits are kept.",
               nullptr, count)
        .arg(listText(queries));
}

}  // namespace ui
