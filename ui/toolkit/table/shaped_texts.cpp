// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/shaped_texts.h"

#include <QTransform>

#include <cmath>
#include <utility>

namespace ui {

namespace {

/// Enough for several screens.
constexpr qsizetype mostTexts = 5000;

}  // namespace

ShapedTexts::ShapedTexts(QFont font)
    : m_font(std::move(font))
{}

const QStaticText& ShapedTexts::shaped(const QString& text)
{
    const auto known = m_texts.constFind(text);
    if (known != m_texts.constEnd())
        return *known;
    if (m_texts.size() >= mostTexts)
        m_texts.clear();
    QStaticText shaped(text);
    shaped.setTextFormat(Qt::PlainText);
    shaped.prepare(QTransform(), m_font);
    return *m_texts.insert(text, shaped);
}

int ShapedTexts::width(const QString& text)
{
    return static_cast<int>(std::ceil(shaped(text).size().width()));
}

}  // namespace ui
