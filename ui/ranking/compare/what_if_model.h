// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/evaluation_rules.h"
#include "core/rankings/what_if/best_changes.h"
#include "ui/text/words/change_text.h"
#include "ui/toolkit/table/column_model.h"

#include <optional>
#include <vector>

namespace ui {

/// The single changes of a list that raise the value, with the resulting value and the difference,
/// best first.
class WhatIfModel : public ColumnModel {
    Q_OBJECT
public:
    enum Column { Change, Value, Difference };

    explicit WhatIfModel(QObject* parent = nullptr);

    /// @param list the list that the changes apply to
    void setChanges(core::BestChanges best, const core::MeasureSpec& definition,
                    const core::RankedList& list);
    /// Sets what a list with an undefined value counts as.
    void setNoValue(core::NoValueRule rule);
    /// Takes new names of documents in the same list.
    void setNames(const core::RankedList& list);
    void show(ChangesShown shown);
    /// Dims rows that no longer apply to the list and prevents selecting them.
    void setOutdated(bool outdated);
    bool isOutdated() const { return m_isOutdated; }

    /// Whether any change exists, whether it helps or not.
    bool hasChanges() const { return m_best.existing() > 0; }

    const core::Change& change(int row) const;
    /// Says how many of the changes the rows show.
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
    ChangesKept keptOf(core::ChangeKind kind) const;

    core::NoValueRule m_noValue = core::NoValueRule::Zero;
    core::BestChanges m_best;
    std::vector<Told> m_told;          ///< by index in m_best
    std::vector<std::size_t> m_shown;  ///< indices into m_best, by row
    ChangesShown m_which = ChangesShown::Moves;
    bool m_isOutdated = false;
};

}  // namespace ui
