// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QHash>
#include <QStaticText>

namespace ui {

/// Texts in one font with cached glyphs: a table paints the same texts repeatedly, and finding the
/// glyphs takes longer than painting. The cache is cleared when it is full.
class ShapedTexts {
public:
    explicit ShapedTexts(QFont font);

    const QFont& font() const { return m_font; }
    /// Valid until the next call.
    const QStaticText& shaped(const QString& text);
    /// In pixels, rounded up.
    int width(const QString& text);

private:
    QFont m_font;
    QHash<QString, QStaticText> m_texts;
};

}  // namespace ui
