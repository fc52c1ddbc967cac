// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/theme/text_size.h"

#include <QEvent>
#include <QLayout>
#include <QWidget>

#include <utility>

namespace ui {

namespace {

class TextSizeFollower : public QObject {
public:
    TextSizeFollower(QWidget& widget, QObject& owner, std::function<void(const Theme&)> adopt)
        : QObject(&owner)
        , m_adopt(std::move(adopt))
    {
        widget.installEventFilter(this);
        m_adopt(Theme::of(widget));
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FontChange)
            m_adopt(Theme::of(*static_cast<QWidget*>(watched)));
        return false;
    }

private:
    std::function<void(const Theme&)> m_adopt;
};

}  // namespace

void followTextSize(QWidget& widget, QObject& owner, std::function<void(const Theme&)> adopt)
{
    new TextSizeFollower(widget, owner, std::move(adopt));
}

void keepMargins(QWidget& label, QMargins margins)
{
    followTextSize(label, label, [&label, margins](const Theme& theme) {
        label.setContentsMargins(theme.px(margins));
    });
}

void keepSpacing(QWidget& widget, QLayout& layout, QMargins margins, int spacing)
{
    followTextSize(widget, layout, [&layout, margins, spacing](const Theme& theme) {
        layout.setContentsMargins(theme.px(margins));
        layout.setSpacing(spacing < 0 ? spacing : theme.px(spacing));
    });
}

}  // namespace ui
