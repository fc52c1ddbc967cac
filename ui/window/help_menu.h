// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "ui/toolkit/shortcuts/own_keys.h"

#include <QMenu>

#include <functional>

class QMainWindow;

namespace ui {

/// The handbook, the sheet of keys, by F1 or ?, the guide to measures, the list of them, the check
/// against reference programs, and what the program is.
class HelpMenu : public QMenu {
    Q_OBJECT
public:
    /// @param presentationKeys those of the presentation that may be begun now
    /// @param addMeasure shows a measure as a card
    HelpMenu(QMainWindow& window, std::function<OwnKeys()> presentationKeys,
             std::function<void(const core::MeasureSpec&)> addMeasure);

signals:
    /// @param page its name, see openHandbook()
    void handbookRequested(const QString& page);
    void workspacePageRequested();
    void guideRequested();
    void tourRequested();

private:
    void showKeys();
    void showMeasures();
    void checkReferences();
    void about();

    QMainWindow& m_window;
    std::function<OwnKeys()> m_presentationKeys;
    std::function<void(const core::MeasureSpec&)> m_addMeasure;
};

}  // namespace ui
