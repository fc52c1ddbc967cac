// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <map>
#include <memory>

namespace ui {

class CollectionDocument;
class RankingPage;

/// Ties a query of the collection that is open in Ranking to the collection: edits made there are
/// edits of the query, and a query edited in the collection is shown as it is now.
class QueryLink : public QObject {
    Q_OBJECT
public:
    QueryLink(CollectionDocument& collection, RankingPage& ranking, QObject* parent);

    /// Shows a query's list of a run in Ranking, in front.
    void open(std::size_t query, std::size_t run);

private:
    /// What a load of the Ranking document shows.
    struct Origin {
        std::weak_ptr<const core::Collection> collection;
        std::string query;
        std::size_t run = 0;
    };

    const Origin* origin() const;
    QString missing(std::size_t query, std::size_t run) const;
    void follow();
    void takeEdit();
    bool hasEverything() const;
    void showEdited(std::size_t query);
    void load(const Origin& origin, const QString& stepName);
    void openById(const QString& id);

    CollectionDocument& m_collection;
    RankingPage& m_ranking;
    std::map<int, Origin> m_origins;  ///< by number of the load
    bool m_isTaking = false;
};

}  // namespace ui
