// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure/missing_letters.h"

#include "ui/charts/chart/inch.h"
#include "ui/export/writer/layout_dots.h"
#include "ui/export/writer/paper_device.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/quoted_text.h"

#include <QFont>
#include <QGlyphRun>
#include <QPaintEngine>
#include <QPainter>
#include <QSet>
#include <QTextLayout>

#include <utility>

namespace ui {

namespace {

/// Whether the character is visible on its own.
bool isSeen(char32_t code)
{
    const bool isVariation = code >= 0xfe00 && code <= 0xfe0f;
    return QChar::isPrint(code) && !QChar::isSpace(code) && !isVariation &&
           QChar::category(code) != QChar::Other_Format;
}

bool hasGlyph(char32_t code, const QFont& font)
{
    QTextLayout layout(QString::fromUcs4(&code, 1), font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    const QList<QGlyphRun> runs = layout.glyphRuns();
    return !runs.isEmpty() && !runs.front().glyphIndexes().contains(0);
}

/// Inspects text without painting anything.
class Engine : public QPaintEngine {
public:
    Engine()
        : QPaintEngine(AllFeatures)
    {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    /// Text with several scripts arrives in consecutive pieces.
    void drawTextItem(const QPointF& place, const QTextItem& item) override
    {
        constexpr double hair = 2;
        if ((place - m_end).manhattanLength() > hair)
            finish();
        m_text += item.text();
        m_end = place + QPointF(item.width(), 0);
        for (const char32_t code : item.text().toUcs4()) {
            const QString letter = QString::fromUcs4(&code, 1);
            if (isMissing(code, item.font()) && !m_missing.contains(letter))
                m_missing += letter;
        }
    }
    /// Reports what is missing in the collected text.
    void finish()
    {
        const QString text = std::exchange(m_text, {}).trimmed();
        const QString missing = std::exchange(m_missing, {});
        if (missing.isEmpty() || m_texts.contains(text))
            return;
        m_texts << text;
        m_sentences
            << Wording::tr(
                   "No installed font has the character “%1” (in “%2”), so an empty box appears "
                   "instead.")
                   .arg(missing, inMessage(text.toStdString()));
    }
    using QPaintEngine::drawPolygon;

    QStringList sentences()
    {
        finish();
        return m_sentences;
    }

private:
    bool isMissing(char32_t code, const QFont& font)
    {
        if (code < 0x80 || !isSeen(code) || m_known.contains(code))
            return false;
        if (!hasGlyph(code, font))
            return true;
        m_known << code;
        return false;
    }

    QSet<char32_t> m_known;
    QString m_text;     ///< collected so far
    QString m_missing;  ///< missing from it
    QPointF m_end;      ///< of the last piece
    QStringList m_texts;
    QStringList m_sentences;
};

class Reader : public PaperDevice {
public:
    explicit Reader(QSizeF points)
        : PaperDevice(points * layoutDotsPerPoint, layoutDotsPerInch)
    {}
    QPaintEngine* paintEngine() const override { return &m_engine; }
    QStringList sentences() { return m_engine.sentences(); }

private:
    mutable Engine m_engine;
};

}  // namespace

QStringList missingLetters(const PaperFigure& figure, QSizeF millimetres, const FigureStyle& style)
{
    const QSizeF points = millimetres * pointsPerMillimetre;
    Reader reader(points);
    figure.paint(reader, points, style);
    return reader.sentences();
}

QStringList missingLetters(QSizeF paper, const std::function<void(QPainter&)>& paint)
{
    Reader reader(paper);
    QPainter painter(&reader);
    paint(painter);
    painter.end();
    return reader.sentences();
}

}  // namespace ui
