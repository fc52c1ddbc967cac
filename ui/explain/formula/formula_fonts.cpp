// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/formula/formula_fonts.h"

#include "ui/toolkit/theme/faces.h"
#include "ui/toolkit/theme/theme.h"

#include <QFontInfo>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

QFont serifLike(const QFont& base)
{
    QFont serif = base;
    serif.setFamilies({QStringLiteral("DejaVu Serif"), QStringLiteral("Serif")});
    serif = withFaces(serif);
    serif.setStyleHint(QFont::Serif);
    return serif;
}

}  // namespace

FormulaFonts::FormulaFonts(const QFont& base)
    : m_base(base)
    , m_serif(serifLike(base))
    , m_em(QFontInfo(base).pixelSize())
{
    const QFontMetricsF metrics(base);
    m_axis = std::round(-metrics.tightBoundingRect(QStringLiteral("+")).center().y());
    m_barThickness = std::max(1.0, std::round(m_em / 16));
}

const FormulaFonts::Sized& FormulaFonts::at(FormulaFace face, double scale)
{
    for (const Sized& sized : m_made)
        if (sized.face == face && sized.scale == scale)
            return sized;
    const QFont::Weight weight = face == FormulaFace::Strong ? QFont::Bold : m_base.weight();
    QFont font = scaledFont(face == FormulaFace::Slanted ? m_serif : m_base, scale, weight);
    font.setItalic(face == FormulaFace::Slanted || m_base.italic());
    m_made.push_back({face, scale, font, QFontMetricsF(font)});
    return m_made.back();
}

}  // namespace ui
