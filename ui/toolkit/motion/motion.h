// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>

class QWidget;

namespace ui {

/// A short movement in painting, from where something was to where it is. Views paint with rest();
/// nothing waits for it, and documents and models do not know of it.
class Motion : public QVariantAnimation {
    Q_OBJECT
public:
    static constexpr int travel = 140;  ///< milliseconds, of rows and ribbons
    static constexpr int reveal = 120;  ///< of what appears or is highlighted

    /// @param canvas repainted as long as it lasts
    Motion(int milliseconds, QWidget& canvas);

    /// Starts from the beginning. Does nothing if motion is not allowed or nobody sees the canvas.
    void begin();
    /// What is left of the way: 1 at the start, 0 at the end and afterwards.
    double rest() const;

    /// Whether anything may move. Not at first, so that pictures and tests show what is there.
    static bool isAllowed();
    static void allow(bool allowed);

private:
    QWidget& m_canvas;
};

}  // namespace ui
