// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/document/classifier_document.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/panel/refreshed_panel.h"

class QLabel;

namespace ui {

/// A panel with a table that is worked out from the document's samples, and a sentence about it.
class SentencePanel : public RefreshedPanel {
    Q_OBJECT
public:
    QString sentence() const;
    SideWork& work() { return m_work; }

protected:
    SentencePanel(const QString& title, ClassifierDocument& document, QWidget* parent);

    /// The document has changed; unless told otherwise, the threshold does not matter.
    virtual void follow(ClassifierDocument::Part part);

    ClassifierDocument& m_document;
    QLabel* m_sentence;  ///< not yet in the panel
    SideWork m_work;     ///< until the samples change
};

}  // namespace ui
