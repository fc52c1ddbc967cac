#pragma once

#include "core/change/best_changes.h"
#include "core/evaluation/rules.h"
#include "ui/words/change_text.h"
#include "ui/words/number_text.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace ui {

/// Single changes of a list with the value that each leaves and the difference it makes, best
/// first.
class WhatIfModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Change, Value, Difference, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setFormat(const NumberFormat& format);
    /// @param list what the changes belong to
    void setChanges(core::BestChanges best, const core::Definition& definition,
                    const core::RankedList& list);
    /// What the query counts where a list has no value.
    void setNoValue(core::NoValueRule rule);
    /// Other names in the same list.
    void setNames(const core::RankedList& list);
    void show(ChangesShown shown);
    /// Rows that no longer belong to the list are dimmed and cannot be selected.
    void setOutdated(bool outdated);
    bool isOutdated() const { return m_isOutdated; }

    const core::Change& change(int row) const;
    /// How much of what there is the rows show.
    QString remark() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Told {
        QString text;
        QString about;
    };

    const core::ValuedChange& valued(int row) const;
    core::Value counted(const core::Value& value) const;
    std::optional<double> difference(int row) const;
    QString differenceAt(int row) const;
    void tell(const core::RankedList& list);
    void choose();

    NumberFormat m_format;
    core::NoValueRule m_noValue = core::NoValueRule::Zero;
    core::BestChanges m_best;
    std::vector<Told> m_told;          ///< by place in m_best
    std::vector<std::size_t> m_shown;  ///< places in m_best, by row
    ChangesShown m_which = ChangesShown::Moves;
    QString m_measure;
    bool m_isOutdated = false;
};

}  // namespace ui
