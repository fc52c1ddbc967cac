// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/judges/judge_panel.h"
#include "ui/toolkit/table/column_model.h"

namespace ui {

class CollectionDocument;

/// The documents on which judges disagree, the largest difference first, with the grade that the
/// document's judgments have now.
class DisagreementModel : public RowsModel<core::PanelDocument> {
    Q_OBJECT
public:
    /// @param panel of the judges
    DisagreementModel(const CollectionDocument& document, const core::JudgePanel& panel,
                      QObject* parent = nullptr);

    const core::PanelDocument& disagreement(int row) const { return at(row); }
    /// The grades in the document have changed.
    void refresh() { rowsChanged(); }

private:
    QVariant told(int row, int column, int role) const override;
    QString queryAt(int row) const;
    QString documentAt(int row) const;
    core::Grade gradeNow(int row) const;

    const CollectionDocument& m_document;
};

}  // namespace ui
