// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "ui/toolkit/shortcuts/own_keys.h"

#include <QMenu>

#include <functional>

class QMainWindow;

namespace ui {

/// The handbook, the sheet of keys (F1 or ?), the guide to measures, the catalogue of measures, the
/// verification against reference programs, and information about the program.
class HelpMenu : public QMenu {
    Q_OBJECT
public:
    /// @param presentationKeys the keys of the presentation that can be started now
    /// @param addMeasure called to show a measure as a card
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
