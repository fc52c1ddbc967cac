// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/shortcuts/key_entries.h"

#include <QDialog>

class QLineEdit;
class QTreeView;

namespace ui {

class KeySheetFilter;

/// All actions with their keys on one sheet. Typing filters, Enter runs the current action or goes
/// to where its keys work, Escape closes.
class ShortcutSheet : public QDialog {
    Q_OBJECT
public:
    explicit ShortcutSheet(std::vector<KeyEntry> entries, QWidget* parent = nullptr);
    ~ShortcutSheet() override;

    QLineEdit& search() { return *m_search; }
    QTreeView& list() { return *m_list; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void filter(const QString& words);
    void run();

    std::vector<KeyEntry> m_entries;
    KeySheetFilter* m_filter;
    QLineEdit* m_search;
    QTreeView* m_list;
};

}  // namespace ui
