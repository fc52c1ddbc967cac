// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page/presenting.h"

#include "ui/window/presentation/presentation.h"

#include <QAction>
#include <QScreen>
#include <QWidget>

#include <utility>

namespace ui {

Presenting::Presenting(std::function<Presentation*()> make, QWidget& window)
    : QObject(&window)
    , m_make(std::move(make))
    , m_window(window)
{}

Presenting::~Presenting()
{
    delete m_presentation;
}

Presentation* Presenting::presentation() const
{
    return m_presentation;
}

void Presenting::share(QAction* action)
{
    m_shared << action;
}

void Presenting::setFormat(const NumberFormat& format)
{
    m_format = format;
    if (m_presentation)
        m_presentation->setFormat(format);
}

void Presenting::begin()
{
    if (m_presentation)
        return;
    // Without a parent, to avoid the font from the window's style sheet.
    m_presentation = m_make();
    m_presentation->setFormat(m_format);
    m_presentation->addActions(m_shared);
    m_presentation->setZoom(m_zoom);
    connect(m_presentation, &Presentation::left, this, &Presenting::ended);
    m_presentation->setGeometry(m_window.screen()->geometry());
    m_presentation->showFullScreen();
    m_presentation->activateWindow();
}

void Presenting::end()
{
    if (m_presentation)
        m_presentation->close();
}

void Presenting::ended()
{
    m_zoom = m_presentation->zoom();
    m_presentation->deleteLater();
    m_presentation.clear();
    m_window.activateWindow();
}

}  // namespace ui
