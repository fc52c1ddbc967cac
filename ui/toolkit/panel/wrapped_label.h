// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QLabel>
#include <QStringList>

#include <map>

namespace ui {

/// A label of several lines. It caches its height per width, because layouts ask for the same few
/// widths again and again. Plain text that has too little room ends in …, and the tool tip begins
/// with all of it.
class WrappedLabel : public QLabel {
    Q_OBJECT
public:
    explicit WrappedLabel(QWidget* parent = nullptr);

    /// Makes the text selectable once the pointer enters: laying out selectable text takes several
    /// times as long.
    void setSelectable();
    /// Makes it ask for the height of its whole text; splitters would cut it.
    void setWhole();
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The inputs to the heights.
    struct Setting {
        QString text;
        QFont font;
        QMargins margins;
        bool operator==(const Setting&) const = default;
    };
    /// The lines that have room; none if all have.
    QStringList shortened() const;

    bool m_isSelectable = false;
    bool m_isWhole = false;
    mutable Setting m_setting;
    mutable std::map<int, int> m_heights;  // by width
};

}  // namespace ui
