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

/// Links a query that is open in Ranking with its collection: edits there are edits of the query,
/// and edits in the collection appear in Ranking.
class QueryLink : public QObject {
    Q_OBJECT
public:
    QueryLink(CollectionDocument& collection, RankingPage& ranking, QObject* parent);

    /// Shows a query's list of a run in Ranking and switches there.
    void open(std::size_t query, std::size_t run);

private:
    /// The origin of a load of the Ranking document.
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
    std::map<int, Origin> m_origins;  ///< by load number
    bool m_isTaking = false;
};

}  // namespace ui
