// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/evaluation_rules.h"
#include "core/rankings/what_if/best_changes.h"
#include "ui/text/words/change_text.h"
#include "ui/toolkit/table/column_model.h"

#include <optional>
#include <vector>

namespace ui {

/// Single changes of a list with the value that each leaves and the difference it makes, best
/// first.
class WhatIfModel : public ColumnModel {
    Q_OBJECT
public:
    enum Column { Change, Value, Difference };

    explicit WhatIfModel(QObject* parent = nullptr);

    /// @param list what the changes belong to
    void setChanges(core::BestChanges best, const core::MeasureSpec& definition,
                    const core::RankedList& list);
    /// What the query counts where a list has no value.
    void setNoValue(core::NoValueRule rule);
    /// Other names in the same list.
    void setNames(const core::RankedList& list);
    void show(ChangesShown shown);
    /// Rows that no longer belong to the list are dimmed and cannot be selected.
    void setOutdated(bool outdated);
    bool isOutdated() const { return m_isOutdated; }

    /// Whether the list can be changed at all, be it by changes that are not shown.
    bool hasChanges() const { return m_best.existing() > 0; }

    const core::Change& change(int row) const;
    /// How much of what there is the rows show.
    QString remark() const;

    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    int rows() const override;
    QVariant told(int row, int column, int role) const override;
    struct Told {
        QString text;
        QString about;
    };

    const core::ValuedChange& valued(int row) const;
    const Told& words(int row) const { return m_told[m_shown[static_cast<std::size_t>(row)]]; }
    core::Value counted(const core::Value& value) const;
    std::optional<double> difference(int row) const;
    QString differenceAt(int row) const;
    void tell(const core::RankedList& list);
    void choose();

    core::NoValueRule m_noValue = core::NoValueRule::Zero;
    core::BestChanges m_best;
    std::vector<Told> m_told;          ///< by place in m_best
    std::vector<std::size_t> m_shown;  ///< places in m_best, by row
    ChangesShown m_which = ChangesShown::Moves;
    bool m_isOutdated = false;
};

}  // namespace ui
