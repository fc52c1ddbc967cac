// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QLabel>

#include <map>

namespace ui {

/// A label of several lines. It caches its height per width, because layouts ask for the same few
/// widths again and again.
class WrappedLabel : public QLabel {
    Q_OBJECT
public:
    explicit WrappedLabel(QWidget* parent = nullptr);

    /// Makes the text selectable once the pointer enters: laying out selectable text takes several
    /// times as long.
    void setSelectable();
    int heightForWidth(int width) const override;

protected:
    void enterEvent(QEnterEvent* event) override;

private:
    /// The inputs to the heights.
    struct Setting {
        QString text;
        QFont font;
        QMargins margins;
        bool operator==(const Setting&) const = default;
    };
    bool m_isSelectable = false;
    mutable Setting m_setting;
    mutable std::map<int, int> m_heights;  // by width
};

}  // namespace ui
