// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/document/classifier_document.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/panel/refreshed_panel.h"

namespace ui {

class RuleFinder;
class ToolsView;

/// "Same samples, other tools": why numbers disagree, and which rules give the other tool's.
class ToolsPanel : public RefreshedPanel {
    Q_OBJECT
public:
    explicit ToolsPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    ToolsView& view() { return *m_view; }
    RuleFinder& finder() { return *m_finder; }
    SideWork& work() { return m_work; }

signals:
    /// What could not be put in force, as a sentence.
    void refused(const QString& sentence);

private:
    void formatChanged() override;
    void refresh() override;
    void adopt(int row);

    ClassifierDocument& m_document;
    ToolsView* m_view;
    RuleFinder* m_finder;
    SideWork m_work;
};

}  // namespace ui
