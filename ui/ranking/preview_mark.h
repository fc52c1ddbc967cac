// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace ui {

class RankingDocument;

/// Lies over a widget while a change is tried out, so that nobody takes what is shown there for
/// what the list is: a broken frame and a word. Lets the mouse through.
class PreviewMark : public QWidget {
    Q_OBJECT
public:
    PreviewMark(RankingDocument& document, QWidget& over);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void cover();
};

}  // namespace ui
