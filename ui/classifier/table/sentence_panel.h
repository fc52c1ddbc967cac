// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/document/classifier_document.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/panel/refreshed_panel.h"

class QLabel;

namespace ui {

/// A panel with a table computed from the document's samples and a sentence about it.
class SentencePanel : public RefreshedPanel {
    Q_OBJECT
public:
    QString sentence() const;
    SideWork& work() { return m_work; }

protected:
    SentencePanel(const QString& title, ClassifierDocument& document, QWidget* parent);

    /// Called when the document changes; by default ignores the threshold.
    virtual void follow(ClassifierDocument::Part part);

    ClassifierDocument& m_document;
    QLabel* m_sentence;  ///< not yet in the layout
    SideWork m_work;     ///< runs until the samples change
};

}  // namespace ui
