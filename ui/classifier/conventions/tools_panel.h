// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/document/classifier_document.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/panel/refreshed_panel.h"

namespace ui {

class RuleFinder;
class ToolsView;

/// "Same samples, other tools": why values disagree, and which rules reproduce another tool's
/// value.
class ToolsPanel : public RefreshedPanel {
    Q_OBJECT
public:
    explicit ToolsPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    ToolsView& view() { return *m_view; }
    RuleFinder& finder() { return *m_finder; }
    SideWork& work() { return m_work; }

signals:
    /// Emitted when rules cannot be applied; the sentence says why.
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
