// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace ui {

class RankingDocument;

/// Covers a widget during a preview with a dashed frame and a word, so that nobody mistakes the
/// preview for the list. Lets the mouse through.
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
