// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page/collection_restore.h"

#include "core/collections/collection/typed_lists.h"
#include "ui/collection/example_collection.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/change_text.h"

#include <algorithm>
#include <optional>
#include <span>

namespace ui {

namespace {

/// The first of many names, as a list.
struct Named {
    explicit Named(const std::vector<std::string>& names)
        : count(static_cast<int>(names.size()))
    {
        constexpr std::size_t most = 5;
        QStringList first;
        for (std::size_t i = 0; i < std::min(most, names.size()); ++i)
            first << QString::fromStdString(names[i]);
        if (names.size() > most)
            first << QStringLiteral("…");
        text = listText(first);
    }

    int count;
    QString text;
};

template <class Text>
std::vector<std::string> textsOf(const std::vector<core::CarriedEdits::Place>& places, Text text)
{
    std::vector<std::string> texts;
    texts.reserve(places.size());
    for (const core::CarriedEdits::Place& place : places)
        texts.push_back(text(QString::fromStdString(place.query), QString::fromStdString(place.of))
                            .toStdString());
    return texts;
}

/// The typed lists of a session; none if it names files.
std::optional<std::string> takenLists(QStringList& paths)
{
    const auto prefix = QString::fromUtf8(core::typedListsPath);
    if (paths.isEmpty() || !paths.front().startsWith(prefix))
        return std::nullopt;
    return paths.takeFirst().mid(prefix.size()).toStdString();
}

/// Empty if the lines are invalid; they were valid when stored.
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
    CollectionLoader::Request requested{filesOf(session), nullptr,       session.measures,
                                        session.rules,    session.edits, session.choices,
                                        session.name,     true};
    requested.weights = session.weights;
    if (requested.paths.removeAll(QString::fromLatin1(exampleCollectionPath)) > 0)
        requested.base = std::make_shared<const core::Collection>(exampleCollection());
    else if (const auto lists = takenLists(requested.paths))
        requested.base = typedCollection(*lists, session.name);
    else if (requested.paths.isEmpty())
        requested.base = std::make_shared<const core::Collection>();
    return requested;
}

QString strayEdits(const CollectionDocument& document)
{
    const Named queries(core::queriesInNoFile(document.collection(), document.edits()));
    if (queries.count == 0)
        return {};
    return Wording::tr("%n edited queries are no longer in any file: %1. Their edits are kept.",
                       nullptr, queries.count)
        .arg(queries.text);
}

QString embeddedText(const core::CarriedEdits& carried)
{
    QStringList sentences;
    if (const Named grades(textsOf(carried.contested,
                                   [](const QString& query, const QString& of) {
                                       return Wording::tr("“%1” in query “%2”").arg(of, query);
                                   }));
        grades.count > 0)
        sentences << Wording::tr(
                         "%n of your grades differ from grades that also changed in the files: %1. "
                         "Yours are kept; to use those in the files, revert the query.",
                         nullptr, grades.count)
                         .arg(grades.text);
    if (const Named lists(textsOf(carried.covering,
                                  [](const QString& query, const QString& of) {
                                      return Wording::tr("query “%1” in “%2”").arg(query, of);
                                  }));
        lists.count > 0)
        sentences << Wording::tr("%n of your lists replace lists that have changed in the files: "
                                 "%1. Yours are kept; to use those in the files, revert the query.",
                                 nullptr, lists.count)
                         .arg(lists.text);
    if (const Named queries(carried.asInFiles); queries.count > 0)
        sentences << Wording::tr("Your edits to %n queries (%1) are now in the files, so they no "
                                 "longer count as edits.",
                                 nullptr, queries.count)
                         .arg(queries.text);
    return sentences.join(QLatin1Char('\n'));
}

QString goneRunsText(const core::Collection& before, const core::Collection& now)
{
    const auto places = core::reruns(before, now);
    std::vector<std::string> gone;
    for (std::size_t run = 0; run < places.size(); ++run)
        if (!places[run])
            gone.push_back(before.runs[run].name);
    const Named runs(gone);
    return runs.count == 0
               ? QString()
               : Wording::tr("%n runs are no longer in any file: %1. To get them back, use Undo.",
                             nullptr, runs.count)
                     .arg(runs.text);
}

QString changedRunsText(const std::vector<core::RunChange>& changes, const QString& measure,
                        const NumberFormat& format)
{
    constexpr std::size_t most = 5;
    QStringList texts;
    for (const core::RunChange& change : std::span(changes).first(std::min(most, changes.size()))) {
        const QString name = QString::fromStdString(change.name);
        const QString difference =
            differenceText(change.meanBefore, change.meanAfter, format.digits, format.locale);
        if (change.queriesBefore == change.queriesAfter)
            //: A run, a measure and the difference of its mean
            texts << Wording::tr("%1: %2 %3").arg(name, measure, difference);
        else
            texts << Wording::tr("%1: %2 → %n queries, %3 %4", nullptr,
                                 static_cast<int>(change.queriesAfter))
                         .arg(name, format.locale.toString(change.queriesBefore), measure,
                              difference);
    }
    if (changes.size() > most)
        texts << QStringLiteral("…");
    return texts.isEmpty() ? QString()
                           : joinedSentences({Wording::tr("Reloaded. %1.").arg(clausesText(texts)),
                                              Wording::tr("To go back, use Undo.")});
}

QString staleRunsText(const core::CarriedEdits& carried)
{
    const Named runs(carried.staleRuns);
    return Wording::tr("Not reloaded: %n runs are no longer in any file, and you edited their "
                       "lists: %1. Revert those queries or restore the runs, then reload.",
                       nullptr, runs.count)
        .arg(runs.text);
}

}  // namespace ui
