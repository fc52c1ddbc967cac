// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/session.h"

#include <QWidget>

class QToolButton;

namespace ui {

class RankingDocument;

/// A | B: which of the two lists is shown and edited. Hidden if there is only one.
class ListSwitch : public QWidget {
    Q_OBJECT
public:
    explicit ListSwitch(RankingDocument& document, QWidget* parent = nullptr);

private:
    QToolButton* addButton(core::ListName name, const QString& text, const QString& toolTip);
    void makeButtons();
    void refresh();

    RankingDocument& m_document;
    QToolButton* m_a = nullptr;  ///< null until there have been two lists
    QToolButton* m_b = nullptr;
};

}  // namespace ui
