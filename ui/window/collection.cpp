#include "ui/window/collection.h"

#include "core/evaluation/run_evaluation.h"

#include <QCoreApplication>

#include <set>
#include <string>
#include <utility>

namespace ui {

Collection::Collection(core::Qrels qrels, core::Run run, QString name)
    : m_qrels(std::move(qrels))
    , m_run(std::move(run))
    , m_name(std::move(name))
{
    std::set<std::string> ids;
    for (const core::QueryJudgments& query : m_qrels.queries)
        ids.insert(query.query);
    for (const core::QueryResults& query : m_run.queries)
        m_inBoth += ids.insert(query.query).second ? 0 : 1;
    for (const std::string& id : ids)
        m_queries << QString::fromStdString(id);
}

core::RankedList Collection::list(const QString& query) const
{
    const std::string id = query.toStdString();
    return core::rankedList(m_qrels.find(id), m_run.find(id));
}

QString Collection::missing(const QString& query) const
{
    const std::string id = query.toStdString();
    if (!m_qrels.find(id))
        return QCoreApplication::translate("ui::Collection", "not judged");
    if (!m_run.find(id))
        return QCoreApplication::translate("ui::Collection", "not in the run");
    return {};
}

}  // namespace ui
