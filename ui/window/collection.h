#pragma once

#include "core/io/qrels.h"
#include "core/io/run.h"
#include "core/ranked_list.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace ui {

/// Judgments and a run that were opened together: where single queries are taken from.
class Collection {
public:
    Collection(core::Qrels qrels, core::Run run, QString name);

    /// Every query of either file, in byte order.
    const QStringList& queries() const { return m_queries; }
    const QString& name() const { return m_name; }
    std::size_t inBoth() const { return m_inBoth; }
    /// The run's documents with their grades, then the judged ones it lacks.
    core::RankedList list(const QString& query) const;
    double topGrade() const { return m_qrels.topGrade; }
    /// "not judged" or "not in the run", empty for a query in both files.
    QString missing(const QString& query) const;

private:
    core::Qrels m_qrels;
    core::Run m_run;
    QString m_name;
    QStringList m_queries;
    std::size_t m_inBoth = 0;
};

}  // namespace ui
