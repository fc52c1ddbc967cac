// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/theme/focus_ring.h"

#include <QProxyStyle>

namespace ui {

/// The style of the whole program, dialogs included: what a style sheet cannot say.
class ProgramStyle : public QProxyStyle {
    Q_OBJECT
public:
    ProgramStyle();

    using QProxyStyle::polish;
    void polish(QApplication* application) override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr,
                  const QWidget* widget = nullptr,
                  QStyleHintReturn* returned = nullptr) const override;

private:
    FocusRing m_ring;
};

}  // namespace ui
