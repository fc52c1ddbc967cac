// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/refreshed_panel.h"
#include "ui/toolkit/shortcuts/own_keys.h"
#include "ui/toolkit/table/table_copies.h"

#include <array>
#include <optional>

class QDoubleSpinBox;
class QLabel;
class QStackedWidget;

namespace ui {

class ElidedLabel;
class GridCopies;
class MatrixCell;

/// The confusion matrix at the threshold. Selecting a cell shows its samples in the table; without
/// samples, the four counts can be typed.
class MatrixPanel : public RefreshedPanel, public HasOwnKeys, public HasTableCaption {
    Q_OBJECT
public:
    explicit MatrixPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    MatrixCell& cell(core::Outcome outcome) { return *m_cells[index(outcome)]; }
    /// The input field of a count.
    QDoubleSpinBox& field(core::Outcome outcome) { return *m_fields[index(outcome)]; }
    /// Marks the cell whose samples the table shows.
    void setShownOutcome(std::optional<core::Outcome> outcome);
    OwnKeys ownKeys() const override;
    QString tableCaption() const override;

signals:
    /// Asks to show the samples of an outcome; none: all of them.
    void outcomeChosen(std::optional<core::Outcome> outcome);
    /// Asks for typed counts.
    void countsRequested();

protected:
    void formatChanged() override { requestRefresh(); }
    void keyPressEvent(QKeyEvent* event) override;

private:
    static std::size_t index(core::Outcome outcome) { return static_cast<std::size_t>(outcome); }
    void addHeading(const QString& text, int row, int column, Qt::Alignment alignment);
    ElidedLabel* addClass(int row);
    QLabel* addTotal(int row, int column);
    void addCell(core::Outcome outcome, int row, int column);
    void typeCounts();
    void refresh() override;
    core::Table table() const;

    ClassifierDocument& m_document;
    QWidget* m_grid;
    std::array<QStackedWidget*, 4> m_places{};
    std::array<MatrixCell*, 4> m_cells{};
    std::array<QDoubleSpinBox*, 4> m_fields{};
    std::array<ElidedLabel*, 2> m_classes{};  ///< the positive, then the negative
    std::array<QLabel*, 5> m_totals{};        ///< +, −, predicted +, predicted −, all
    QLabel* m_words;
    GridCopies* m_copies;
};

}  // namespace ui
