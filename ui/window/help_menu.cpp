#include "ui/window/help_menu.h"

#include "ui/keys/shortcut_sheet.h"

#include <QApplication>
#include <QMainWindow>
#include <QMessageBox>

#include <utility>

namespace ui {

HelpMenu::HelpMenu(QMainWindow& window, std::function<OwnKeys()> presentationKeys)
    : QMenu(tr("&Help"), &window)
    , m_window(window)
    , m_presentationKeys(std::move(presentationKeys))
{
    QAction* keys = addAction(tr("&Keyboard shortcuts"), this, &HelpMenu::showKeys);
    keys->setShortcuts({Qt::Key_F1, Qt::Key_Question});
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

void HelpMenu::about()
{
    QMessageBox::about(
        &m_window, tr("About Rankscope"),
        tr("<b>Rankscope %1</b><p>Ranking and classification metrics, term by term.</p>"
           "<p>Free software under the GNU General Public License, version 3 or "
           "later.</p>")
            .arg(QApplication::applicationVersion()));
}

}  // namespace ui
