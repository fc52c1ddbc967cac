// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/calibration_values.h"

#include "ui/text/words/measure_text.h"
#include "ui/toolkit/table/grid_copies.h"
#include "ui/toolkit/theme/text_size.h"

#include <QGridLayout>
#include <QLabel>

namespace ui {

namespace {

void fill(QLabel& label, const core::Value& value, const NumberFormat& format)
{
    label.setText(valueText(value, format));
    label.setToolTip(value ? QString() : undefinedText(value.reason()));
}

}  // namespace

CalibrationValues::CalibrationValues(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Calibration values"));
    new GridCopies(*this, [this] { return table(); });
    auto* grid = new QGridLayout(this);
    keepGridSpacing(*this, *grid, {}, {12, 3});
    grid->setColumnStretch(0, 1);
    m_beforeTitle = cell(0, 1, Qt::AlignRight);
    m_afterTitle = cell(0, 2, Qt::AlignRight);
    m_beforeTitle->setObjectName(QStringLiteral("caption"));
    m_afterTitle->setObjectName(QStringLiteral("caption"));
    m_beforeTitle->setText(tr("raw"));
    m_afterTitle->setText(tr("calibrated"));
    struct Row {
        QString name;
        QString about;
    };
    const std::array<Row, rows> texts{
        Row{tr("ECE"),
            tr("Expected calibration error: the gap between the mean probability of a bin and its "
               "share of positives, averaged over the bins and weighted by number of samples")},
        Row{tr("MCE"), tr("Maximum calibration error: the largest of these gaps")},
        Row{tr("Brier"),
            tr("The mean squared difference between the probability and the outcome, 1 or 0")},
        Row{tr("Log loss"), tr("The mean of −ln p, where p is the probability of the true class")},
        Row{tr("AUC"), tr("How well the scores order the samples. Calibration keeps the order, "
                          "but can add ties.")},
    };
    for (std::size_t i = 0; i < rows; ++i) {
        const int row = static_cast<int>(i) + 1;
        m_names[i] = cell(row, 0, Qt::AlignLeft);
        m_before[i] = cell(row, 1, Qt::AlignRight);
        m_after[i] = cell(row, 2, Qt::AlignRight);
        m_names[i]->setText(texts[i].name);
        m_names[i]->setToolTip(texts[i].about);
    }
}

CalibrationValues::Values CalibrationValues::listed(const core::CalibrationSummary& summary)
{
    return {summary.ece, summary.mce, summary.brier, summary.logLoss, summary.auc};
}

QLabel* CalibrationValues::cell(int row, int column, Qt::Alignment alignment)
{
    auto* label = new QLabel(this);
    label->setAlignment(alignment | Qt::AlignVCenter);
    static_cast<QGridLayout*>(layout())->addWidget(label, row, column);
    return label;
}

void CalibrationValues::setValues(const core::CalibrationSummary& before,
                                  const std::optional<core::CalibrationSummary>& after,
                                  const NumberFormat& format)
{
    const Values shownBefore = listed(before);
    const Values shownAfter = listed(after.value_or(core::CalibrationSummary{}));
    m_valuesBefore = shownBefore;
    m_valuesAfter = after ? std::optional(shownAfter) : std::nullopt;
    m_afterTitle->setVisible(after.has_value());
    for (std::size_t i = 0; i < rows; ++i) {
        fill(*m_before[i], shownBefore[i], format);
        fill(*m_after[i], shownAfter[i], format);
        m_after[i]->setVisible(after.has_value());
        m_before[i]->setAccessibleName(tr("%1, raw").arg(m_names[i]->text()));
        m_after[i]->setAccessibleName(tr("%1, calibrated").arg(m_names[i]->text()));
    }
}

void CalibrationValues::clear()
{
    setValues({}, std::nullopt, {});
    m_valuesBefore.reset();
}

core::Table CalibrationValues::table() const
{
    core::Table table;
    if (!m_valuesBefore)
        return table;
    table.columns = {{tr("Value").toStdString(), false},
                     {m_beforeTitle->text().toStdString(), true}};
    if (m_valuesAfter)
        table.columns.push_back({m_afterTitle->text().toStdString(), true});
    const auto cell = [](const QLabel& label, const core::Value& value) {
        return core::TableCell{label.text().toStdString(),
                               value ? std::optional(*value) : std::nullopt};
    };
    for (std::size_t i = 0; i < rows; ++i) {
        auto& row = table.rows.emplace_back();
        row.push_back({m_names[i]->text().toStdString(), std::nullopt});
        row.push_back(cell(*m_before[i], (*m_valuesBefore)[i]));
        if (m_valuesAfter)
            row.push_back(cell(*m_after[i], (*m_valuesAfter)[i]));
    }
    return table;
}

QString CalibrationValues::rowText(std::size_t row) const
{
    QStringList texts{m_names[row]->text(), m_before[row]->text()};
    if (!m_after[row]->isHidden())
        texts << m_after[row]->text();
    return texts.join(QLatin1Char(' '));
}

}  // namespace ui
