// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help_menu.h"

#include "ui/explain/catalogue/measure_list.h"
#include "ui/explain/catalogue/self_test_dialog.h"
#include "ui/toolkit/shortcuts/shortcut_sheet.h"

#include <QApplication>
#include <QMainWindow>
#include <QMessageBox>

#include <utility>

namespace ui {

HelpMenu::HelpMenu(QMainWindow& window, std::function<OwnKeys()> presentationKeys,
                   std::function<void(const core::MeasureSpec&)> addMeasure)
    : QMenu(tr("&Help"), &window)
    , m_window(window)
    , m_presentationKeys(std::move(presentationKeys))
    , m_addMeasure(std::move(addMeasure))
{
    addAction(tr("&Handbook"), this, [this] {
        emit handbookRequested(QStringLiteral("index"));
    })->setToolTip(tr("Opens in your browser, also offline"));
    addAction(tr("Help on th&is workspace"), Qt::SHIFT | Qt::Key_F1, this,
              &HelpMenu::workspacePageRequested);
    QAction* keys = addAction(tr("&Keyboard shortcuts"), this, &HelpMenu::showKeys);
    keys->setShortcuts({Qt::Key_F1, Qt::Key_Question});
    QAction* guide = addAction(tr("Choose a &measure"), this, &HelpMenu::guideRequested);
    guide->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Question), QKeySequence(Qt::CTRL | Qt::Key_F1)});
    guide->setToolTip(
        tr("Answer five questions to see which measures fit, and what each of them shows"));
    addAction(tr("&List of measures…"), this, &HelpMenu::showMeasures);
    addAction(tr("&Verify against reference programs…"), this, &HelpMenu::checkReferences);
    addAction(tr("&Tour"), this, &HelpMenu::tourRequested)
        ->setToolTip(tr("A three-step tour of this window"));
    addSeparator();
    addAction(tr("&About Rankscope"), this, &HelpMenu::about);
}

void HelpMenu::showKeys()
{
    std::vector<KeyEntry> entries = keyEntries(m_window);
    for (KeyEntry& entry : keyEntries(m_presentationKeys(), nullptr))
        entries.push_back(std::move(entry));
    auto* sheet = new ShortcutSheet(std::move(entries), &m_window);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->open();
}

void HelpMenu::showMeasures()
{
    auto* list = new MeasureList(&m_window);
    list->setAttribute(Qt::WA_DeleteOnClose);
    connect(list, &MeasureList::chosen, this,
            [this](const core::MeasureSpec& definition) { m_addMeasure(definition); });
    list->offerGuide();
    connect(list, &MeasureList::guideRequested, this, &HelpMenu::guideRequested);
    list->open();
}

void HelpMenu::checkReferences()
{
    auto* dialog = new SelfTestDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void HelpMenu::about()
{
    QMessageBox::about(
        &m_window, tr("About Rankscope"),
        tr("<b>Rankscope %1</b><p>Ranking and classification measures, term by term.</p><p>Free "
           "software under the GNU General Public License, version 3 or later.</p><p>The font is "
           "made from Inter, © 2016–2022 The Inter Project Authors, under the SIL Open Font "
           "License, version 1.1.</p>")
            .arg(QApplication::applicationVersion()));
}

}  // namespace ui
