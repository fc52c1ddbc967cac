// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/panel.h"

#include "ui/toolkit/panel/elided_label.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/theme/text_size.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr QChar shorterVariant(0x9c);  // separator of QFontMetrics::elidedText()

}  // namespace

Panel::Panel(const QString& title, QWidget* parent)
    : QFrame(parent)
    , m_title(new ElidedLabel(title, this))
    , m_remark(new ElidedLabel(this))
    , m_titleText(title)
    , m_headerFrame(new QWidget(this))
    , m_header(new QHBoxLayout)
    , m_body(new QWidget(this))
    , m_content(new QVBoxLayout(m_body))
{
    setObjectName(QStringLiteral("panel"));
    setAccessibleName(title);
    m_title->setObjectName(QStringLiteral("panelTitle"));
    m_remark->setObjectName(QStringLiteral("panelRemark"));
    m_title->setLack(ElidedLabel::Lack::None);
    m_remark->setLack(ElidedLabel::Lack::Hidden);
    // The remark gets the space left by the title and the header's widgets.
    m_remark->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_remark->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_headerFrame->setObjectName(QStringLiteral("panelHeader"));
    m_headerFrame->setLayout(m_header);
    m_header->addWidget(m_title);
    m_header->addWidget(m_remark, 1);
    m_content->setContentsMargins(0, 0, 0, 0);
    m_content->setSpacing(0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(m_headerFrame);
    column->addWidget(m_body, 1);
    keepSpacing(*this, *m_header, {10, 5, 10, 5}, 8);
}

void Panel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fontChanged();
}

void Panel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    sizeChanged();
}

void Panel::setFormat(const NumberFormat& format)
{
    m_format = format;
    formatChanged();
}

void Panel::setTitle(const QString& title)
{
    m_titleText = title;
    setAccessibleName(title);
    showTitle();
}

void Panel::setShortTitle(const QString& title)
{
    m_shortTitle = title;
    showTitle();
}

void Panel::showTitle()
{
    m_title->setText(m_shortTitle.isEmpty() ? m_titleText
                                            : m_titleText + shorterVariant + m_shortTitle);
}

void Panel::setRemark(const QString& remark)
{
    m_remarkText = remark;
    showRemark();
}

void Panel::showRemark()
{
    m_remark->setText(isConcealed() ? QString() : m_remarkText);
}

QString Panel::remark() const
{
    return m_remark->whole();
}

void Panel::addHeaderWidget(QWidget* widget, int stretch)
{
    if (stretch > 0)
        m_remark->hide();
    m_header->addWidget(widget, stretch);
}

void Panel::addTitleWidget(QWidget* widget)
{
    m_header->insertWidget(m_header->indexOf(m_remark), widget);
}

QToolButton& Panel::addMenu(const QString& name, const QString& tip)
{
    auto* button = new QToolButton(this);
    button->setText(QStringLiteral("⋯"));
    button->setObjectName(QStringLiteral("more"));
    button->setAccessibleName(name);
    button->setToolTip(tip);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(new QMenu(button));
    addHeaderWidget(button);
    return *button;
}

QVBoxLayout& Panel::addScrolledColumn(QMargins margins, int spacing)
{
    auto* content = new QWidget(this);
    content->setObjectName(QStringLiteral("panelContent"));
    auto* column = new QVBoxLayout(content);
    keepSpacing(*content, *column, margins, spacing);
    auto* scroll = new QScrollArea(this);
    showScrolled(*scroll, *content);
    addWidget(scroll, 1);
    return *column;
}

void Panel::setHeaderVisible(bool visible)
{
    m_headerFrame->setVisible(visible);
}

void Panel::setLeastSize(QSizeF least)
{
    m_least = least;
    updateGeometry();
}

void Panel::conceal(const QString& sentence)
{
    if (!m_inPlace && sentence.isEmpty())
        return;
    if (!m_inPlace) {
        m_inPlace = new QLabel(this);
        m_inPlace->setObjectName(QStringLiteral("hint"));
        m_inPlace->setWordWrap(true);
        m_inPlace->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        qobject_cast<QVBoxLayout*>(layout())->addWidget(m_inPlace, 1);
        keepMargins(*m_inPlace, {10, 8, 10, 8});
    }
    if (m_inPlace->text() == sentence)
        return;
    m_inPlace->setText(sentence);
    m_body->setVisible(!isConcealed());
    m_inPlace->setVisible(isConcealed());
    showRemark();
}

bool Panel::isConcealed() const
{
    return m_inPlace && !m_inPlace->text().isEmpty();
}

QSize Panel::sizeHint() const
{
    return testAttribute(Qt::WA_WState_Polished) ? QFrame::sizeHint() : QSize();
}

QSize Panel::minimumSizeHint() const
{
    const QSize least = Theme::of(*this).px(m_least);
    return testAttribute(Qt::WA_WState_Polished) ? QFrame::minimumSizeHint().expandedTo(least)
                                                 : least;
}

void Panel::addWidget(QWidget* widget, int stretch)
{
    m_content->addWidget(widget, stretch);
}

}  // namespace ui
