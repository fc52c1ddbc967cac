// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/bounds/wanted_judgments.h"
#include "ui/toolkit/table/column_model.h"

#include <QString>

namespace ui {

class CollectionDocument;

/// The documents whose judgments would narrow the bounds, most first.
class WantedModel : public RowsModel<core::WantedJudgment> {
    Q_OBJECT
public:
    enum Column { Query, Document, Ranks, Width };

    explicit WantedModel(const CollectionDocument& document, QObject* parent = nullptr);

    /// Updates from the document.
    void refresh();
    const core::WantedJudgment& requested(int row) const { return at(row); }

private:
    QVariant told(int row, int column, int role) const override;
    QString queryAt(int row) const;
    QString documentAt(int row) const;
    QString ranksAt(int row) const;
    QString words(int row) const;

    const CollectionDocument& m_document;
};

}  // namespace ui
