// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QLabel>

#include <map>

namespace ui {

/// A label of several lines. Layouts ask for its height at the same few widths again and again; it
/// remembers them.
class WrappedLabel : public QLabel {
    Q_OBJECT
public:
    explicit WrappedLabel(QWidget* parent = nullptr);

    /// Its text can be marked with the mouse once the pointer has come to it; to lay out text that
    /// can be marked takes several times as long.
    void setSelectable();
    int heightForWidth(int width) const override;

protected:
    void enterEvent(QEnterEvent* event) override;

private:
    /// What the heights depend on.
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
