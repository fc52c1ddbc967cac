// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/judging/judges_dialog.h"

#include "core/collections/judges/judge_agreement.h"
#include "core/metrics/agreement/cohen_kappa.h"
#include "core/metrics/agreement/fleiss_kappa.h"
#include "ui/collection/document/collection_document.h"
#include "ui/text/language/joined_text.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/dialog_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QDialogButtonBox>
#include <QShortcut>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

DisagreementView::DisagreementView(DisagreementModel& model, QWidget* parent)
    : JudgingTable(tr("Disagreements"), parent)
{
    setModel(&model);
    setEmptyText(tr("The judges agree on every document that they share."));
}

/// The grades are whole; query and document share the rest.
void DisagreementView::shareWidth()
{
    constexpr int texts = 2;
    int left = viewport()->width();
    for (int column = texts; column < model()->columnCount(); ++column) {
        setColumnWidth(column, contentsWidth(*this, column) + Theme::of(*this).px(8));
        left -= columnWidth(column);
    }
    const int share = std::max(left / texts, Theme::of(*this).px(90));
    for (int column = 0; column < texts; ++column)
        setColumnWidth(column, share);
    wrapRows(*this, {0, 1});
}

JudgesDialog::JudgesDialog(CollectionDocument& document, const core::JudgePanel& panel,
                           QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_panel(panel)
    , m_model(document, panel)
    , m_agreement(new WrappedLabel(this))
    , m_view(new DisagreementView(m_model, this))
{
    setObjectName(QStringLiteral("judgesDialog"));
    setWindowTitle(tr("Several judges"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_agreement);
    column->addWidget(m_view, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    new QShortcut(QKeySequence::Undo, this, [this] { m_document.history().undo(); });
    new QShortcut(QKeySequence::Redo, this, [this] { m_document.history().redo(); });
    connect(m_view, &JudgingTable::judgmentRequested, this, &JudgesDialog::judge);
    connect(m_view, &JudgingTable::documentChosen, this, &JudgesDialog::choose);
    connect(&m_document, &CollectionDocument::changed, this, [this](CollectionDocument::Part part) {
        if (part == CollectionDocument::Part::Collection)
            close();
        else if (part == CollectionDocument::Part::Values)
            m_model.refresh();
    });
    setFormat({});
    if (m_model.rowCount() > 0)
        m_view->setCurrentIndex(m_model.index(0, 0));
    sizeDialog(*this, 760, 520);
    m_view->setFocus();
}

void JudgesDialog::setFormat(const NumberFormat& format)
{
    m_model.setFormat(format);
    m_agreement->setText(agreementText(format));
}

/// Kappa as on the command line, with the interval that needs no random rounds.
QString JudgesDialog::agreementText(const NumberFormat& format) const
{
    const core::JudgeGrades grades = m_panel.grades();
    const core::SharedDocuments shared = core::sharedDocuments(m_panel);
    const bool areTwo = m_panel.judges.size() == 2;
    const auto kappa = areTwo ? core::cohenKappa(grades, 0, 1) : core::fleissKappa(grades);
    QStringList sentences{
        tr("The judges agree on %1 of %n documents.", nullptr, static_cast<int>(shared.count))
            .arg(format.locale.toString(shared.equal))};
    if (kappa) {
        const auto number = [&format](double value) {
            return decimalText(value, format.digits, format.locale);
        };
        const QString name = areTwo ? tr("Cohen’s kappa") : tr("Fleiss’ kappa");
        sentences << (kappa->interval
                          ? tr("%1 is %2, 95% interval %3 to %4.")
                                .arg(name, number(kappa->value), number(kappa->interval->low),
                                     number(kappa->interval->high))
                          : tr("%1 is %2.").arg(name, number(kappa->value)));
    }
    if (m_model.rowCount() > 0)
        sentences << tr("Press a digit to settle a disagreement in your judgments.");
    return joinedSentences(sentences);
}

void JudgesDialog::judge(int row, double grade)
{
    const core::PanelDocument& settled = m_model.disagreement(row);
    if (const auto query = m_document.evaluation().find(settled.query))
        m_document.judge(*query, QString::fromStdString(settled.document), core::Grade(grade));
    m_model.refresh();
    if (row + 1 < m_model.rowCount())
        m_view->setCurrentIndex(m_model.index(row + 1, 0));
}

void JudgesDialog::choose(int row)
{
    const core::PanelDocument& chosen = m_model.disagreement(row);
    m_document.chooseQuery(m_document.evaluation().find(chosen.query));
    m_document.chooseDocument(QString::fromStdString(chosen.document));
}

}  // namespace ui
