// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/catalogue/self_test_dialog.h"

#include "ui/text/catalogue/reference_text.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/toolkit/theme/dialog_size.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace ui {

SelfTestDialog::SelfTestDialog(QWidget* parent)
    : QDialog(parent)
    , m_references(new PlainTableView(tr("Reference programs"), this))
    , m_values(new PlainTableView(tr("Reference values"), this))
    , m_state(new QLabel(this))
    , m_heading(new QLabel(this))
    , m_run(new QPushButton(this))
    , m_work(this)
{
    setObjectName(QStringLiteral("selfTest"));
    setWindowTitle(tr("Verify against reference programs"));
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setWordWrap(true);
    m_heading->setObjectName(QStringLiteral("heading"));
    m_run->setObjectName(QStringLiteral("run"));
    m_references->setModel(&m_referenceModel);
    m_values->setModel(&m_valueModel);
    m_values->setEmptyText(tr("Choose a reference program to see its values."));
    m_heading->setBuddy(m_values);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_run, QDialogButtonBox::ActionRole);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_state);
    column->addWidget(m_references, 3);
    column->addWidget(m_heading);
    column->addWidget(m_values, 2);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_run, &QPushButton::clicked, this, [this] { isRunning() ? stop() : start(); });
    connect(m_references->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &SelfTestDialog::showValues);
    sizeDialog(*this, 860, 560);
    m_references->setFocus();
    start();
}

SelfTestDialog::~SelfTestDialog() = default;

void SelfTestDialog::start()
{
    m_checks.clear();
    showChecks();
    checkNext();
}

void SelfTestDialog::stop()
{
    m_work.stop();
    showState();
}

void SelfTestDialog::checkNext()
{
    const auto references = core::referenceTable();
    if (m_checks.size() < references.size())
        m_work.start(std::numeric_limits<std::size_t>::max(),
                     [this, &next = references[m_checks.size()]](
                         const std::stop_token&) -> SideWork::Result {
                         return [this, check = core::checkAgainst(next, referenceFile)] {
                             m_checks.push_back(check);
                             showChecks();
                             checkNext();
                         };
                     });
    showState();
}

void SelfTestDialog::showChecks()
{
    const int row = std::max(m_references->currentIndex().row(), 0);
    m_referenceModel.setTable(named([this] { return referenceTableOf(m_checks); }));
    m_references->setCurrentIndex(m_referenceModel.index(row, 0));
    showValues();
}

void SelfTestDialog::showValues()
{
    const int row = m_references->currentIndex().row();
    const bool isThere = row >= 0 && static_cast<std::size_t>(row) < m_checks.size();
    const core::ReferenceCheck* check =
        isThere ? &m_checks[static_cast<std::size_t>(row)] : nullptr;
    m_heading->setText(check ? tr("%1: %2").arg(referenceName(*check->reference),
                                                referenceSubject(check->reference->reference))
                             : tr("Values"));
    m_valueModel.setTable(named([check] { return check ? valueTableOf(*check) : core::Table(); }));
}

void SelfTestDialog::showState()
{
    std::size_t values = 0;
    std::size_t differing = 0;
    for (const core::ReferenceCheck& check : m_checks) {
        values += check.values.size();
        differing += check.differing();
    }
    const QString counted = QLocale::c().toString(static_cast<qulonglong>(values));
    const auto all = core::referenceTable().size();
    if (isRunning())
        m_state->setText(tr("Computing the values of %1: %2 of %3 reference programs done.")
                             .arg(referenceName(core::referenceTable()[m_checks.size()]))
                             .arg(m_checks.size())
                             .arg(all));
    else if (m_checks.size() < all)
        m_state->setText(
            tr("Stopped after %1 of %2 reference programs.").arg(m_checks.size()).arg(all));
    else if (differing == 0)
        m_state->setText(
            tr("All %1 values from %2 reference programs agree with ours.").arg(counted).arg(all));
    else
        m_state->setText(tr("%1 of %2 values differ from ours. They are listed first.")
                             .arg(differing)
                             .arg(counted));
    m_run->setText(isRunning() ? tr("Stop") : tr("Run again"));
}

}  // namespace ui
