// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/counterexamples/contrast.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/plain_table_model.h"

#include <QDialog>

#include <array>
#include <optional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace ui {

class PlainTableView;
class WrappedLabel;

/// Finds two small lists that agree on one measure and differ on another, or that two measures
/// order oppositely. Enter in the table, or Use, puts the chosen pair into the document as one undo
/// step: orders of the same documents become A and B, other pairs two queries.
class ContrastDialog : public QDialog {
    Q_OBJECT
public:
    explicit ContrastDialog(RankingDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    PlainTableView& results() { return *m_results; }

private:
    void addFields(QVBoxLayout& column);
    void addMeasure(std::size_t place, const QString& label, const QString& usual,
                    QFormLayout& form);
    void addButtons(QVBoxLayout& column);
    void chooseMeasure(std::size_t place);
    /// The search that the fields describe; none if a field is invalid, which is reported.
    std::optional<core::ListContrast> requested();
    void find();
    void showMore();
    void describe();
    void put(int row);
    void refuse(const QString& sentence, QLineEdit& field);
    core::Table table() const;
    QString sentence() const;

    RankingDocument& m_document;
    NumberFormat m_format;
    core::ListContrast m_requested;
    core::ContrastAnswer<core::RankedList> m_answer;
    std::size_t m_shown = 0;  ///< the number of pairs shown
    QComboBox* m_relation;
    std::array<QLineEdit*, 2> m_measures{};
    QSpinBox* m_length;
    QLineEdit* m_grades;
    QCheckBox* m_sameDocuments;
    PlainTableModel m_model;
    PlainTableView* m_results;
    WrappedLabel* m_about;
    QPushButton* m_another = nullptr;
    QPushButton* m_use = nullptr;
};

}  // namespace ui
