// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/rail.h"

#include "ui/toolkit/accessible/roles.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QApplication>
#include <QButtonGroup>
#include <QIcon>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

/// Asks for the look when it draws, so that the same icon serves both.
class InkIconEngine : public QIconEngine {
public:
    explicit InkIconEngine(const QString& path)
        : m_icon(path)
    {}

    void paint(QPainter* painter, const QRect& area, QIcon::Mode mode, QIcon::State state) override
    {
        const QSize size = area.size() * painter->device()->devicePixelRatioF();
        painter->drawPixmap(area, pixmap(size, mode, state));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode, QIcon::State state) override
    {
        const Theme theme = Theme::make(isDark(QApplication::palette()), 16);
        QPixmap drawn(size);
        drawn.fill(Qt::transparent);
        QPainter painter(&drawn);
        m_icon.paint(&painter, drawn.rect());
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(drawn.rect(), state == QIcon::On ? theme.accent : theme.mutedText);
        return drawn;
    }
    QIconEngine* clone() const override { return new InkIconEngine(*this); }

private:
    QIcon m_icon;
};

/// A symbol in the quiet ink of the look in force, and in the accent while its button is checked.
/// @param path the resource of a symbol drawn in one colour, which does not matter
QIcon inkIcon(const QString& path)
{
    return QIcon(new InkIconEngine(path));
}

// In design pixels.
constexpr double leastRail = 68;
constexpr double railIconSize = 20;
constexpr double aroundName = 18;

}  // namespace

Rail::Rail(QWidget* parent)
    : QWidget(parent)
    , m_buttons(new QButtonGroup(this))
    , m_layout(new QVBoxLayout(this))
{
    setRole(*this, QAccessible::PageTabList);
    setObjectName(QStringLiteral("rail"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Workspaces"));
    keepSpacing(*this, *m_layout, {0, 8, 0, 8}, 4);
    m_layout->addStretch(1);
    m_buttons->setExclusive(true);
    connect(m_buttons, &QButtonGroup::idClicked, this, &Rail::workspaceChosen);
    followTextSize(*this, *this, [this](const Theme&) { adoptSize(); });
}

void Rail::addWorkspace(const QString& name, const QString& icon)
{
    auto* button = new QToolButton(this);
    setRole(*button, QAccessible::PageTab);
    button->setObjectName(QStringLiteral("railButton"));
    button->setCheckable(true);
    button->setText(name);
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setIcon(inkIcon(icon));
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const int index = static_cast<int>(m_buttons->buttons().size());
    m_buttons->addButton(button, index);
    m_layout->insertWidget(index, button);
    button->setChecked(index == 0);
    adoptSize();
}

void Rail::choose(int index)
{
    m_buttons->button(index)->setChecked(true);
}

void Rail::adoptSize()
{
    const Theme theme = Theme::of(*this);
    int width = theme.px(leastRail);
    for (QAbstractButton* button : m_buttons->buttons()) {
        button->setIconSize({theme.px(railIconSize), theme.px(railIconSize)});
        const QFontMetrics chosen(scaledFont(font(), 1, QFont::DemiBold));
        const int name = chosen.horizontalAdvance(button->text());
        width = std::max(width, name + theme.px(aroundName));
    }
    setFixedWidth(width);
    adoptHeight();
}

void Rail::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    adoptHeight();
}

/// If there is too little height for all entries, their symbols are hidden.
void Rail::adoptHeight()
{
    constexpr double aroundEntry = 18;
    const Theme theme = Theme::of(*this);
    const int entry = theme.px(railIconSize + aroundEntry) + fontMetrics().height();
    const bool hasRoom = height() >= entry * static_cast<int>(m_buttons->buttons().size());
    for (QAbstractButton* button : m_buttons->buttons())
        static_cast<QToolButton*>(button)->setToolButtonStyle(hasRoom ? Qt::ToolButtonTextUnderIcon
                                                                      : Qt::ToolButtonTextOnly);
}

}  // namespace ui
