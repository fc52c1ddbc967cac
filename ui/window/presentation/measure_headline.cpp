// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation/measure_headline.h"

#include "core/rankings/evaluation/no_value.h"
#include "ui/ranking/steps/score_cards.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/toolkit/panel/elided_label.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr double nameSize = 1.1;
constexpr double valueSize = 2.4;
constexpr double valuesSize = 2.0;
constexpr double remarkSize = 0.8;

}  // namespace

MeasureHeadline::MeasureHeadline(RankingDocument& document, QWidget* parent, Of lists)
    : QWidget(parent)
    , m_document(document)
    , m_of(lists)
    , m_query(new WrappedLabel(this))
    , m_name(new ElidedLabel(this))
    , m_remark(new QLabel(this))
    , m_value(new QLabel(this))
    , m_fraction(new ElidedLabel(this))
{
    m_query->setTextFormat(Qt::PlainText);
    m_value->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_name->setObjectName(QStringLiteral("headlineName"));
    m_remark->setObjectName(QStringLiteral("caption"));
    m_fraction->setObjectName(QStringLiteral("caption"));
    auto* heading = new QHBoxLayout;
    heading->addWidget(m_name, 1);
    heading->addWidget(m_remark);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_query);
    column->addLayout(heading);
    column->addWidget(m_value);
    column->addWidget(m_fraction);
    connect(&document, &RankingDocument::changed, this, &MeasureHeadline::refresh);
    followTextSize(*this, *this, [this](const Theme&) { adoptFonts(); });
    refresh();
}

void MeasureHeadline::setFormat(const NumberFormat& format)
{
    m_format = format;
    refresh();
}

void MeasureHeadline::setConcealed(bool concealed)
{
    if (m_isConcealed == concealed)
        return;
    m_isConcealed = concealed;
    refresh();
}

void MeasureHeadline::setRemark(const QString& remark)
{
    m_remark->setText(remark);
}

QString MeasureHeadline::remark() const
{
    return m_remark->text();
}

QString MeasureHeadline::query() const
{
    return m_query->text();
}

QString MeasureHeadline::name() const
{
    return m_name->text();
}

QString MeasureHeadline::value() const
{
    return m_value->text();
}

QString MeasureHeadline::fraction() const
{
    return m_fraction->text();
}

void MeasureHeadline::refresh()
{
    const auto& scores = m_document.scores();
    const core::Measure selected = m_document.session().selected;
    const auto score = std::ranges::find_if(
        scores, [selected](const Score& one) { return one.definition.measure == selected; });
    const QString query = QString::fromStdString(m_document.list().query).simplified();
    m_query->setText(quotedText(query));
    m_query->setHidden(query.isEmpty());
    if (score == scores.end())
        return;
    m_name->setText(QString::fromStdString(core::toText(score->definition)));
    if (m_isConcealed) {
        m_value->setText(QString(QChar(0x2026)));
        m_fraction->clear();
        fitValue();
        setAccessibleName(tr("%1: not reached yet in step mode").arg(m_name->text()));
        setAccessibleDescription({});
        return;
    }
    if (m_of == Of::BothLists) {
        showBoth();
        return;
    }
    m_value->setText(countedText(score->value, score->noValue, m_format));
    m_fraction->setText(fractionLine(*score, m_format));
    fitValue();
    setAccessibleName(tr("%1: %2").arg(m_name->text(), m_value->text()));
    setAccessibleDescription(score->value ? m_fraction->text()
                                          : noValueSentence(score->value.reason(), score->noValue));
}

void MeasureHeadline::showBoth()
{
    if (!m_document.hasTwoLists())
        return;
    const core::Measure selected = m_document.session().selected;
    const core::NoValueRule rule = m_document.session().noValue;
    const core::Value a = m_document.valueIn(core::ListName::A, selected);
    const core::Value b = m_document.valueIn(core::ListName::B, selected);
    //: The values of A and B, in large type
    m_value->setText(
        tr("A %1   B %2").arg(countedText(a, rule, m_format), countedText(b, rule, m_format)));
    m_fraction->setText(tr("B − A %1")
                            .arg(differenceText(core::countedAs(a, rule), core::countedAs(b, rule),
                                                m_format.digits, m_format.locale)));
    fitValue();
    setAccessibleName(tr("%1: %2").arg(m_name->text(), m_value->text().simplified()));
    setAccessibleDescription(m_fraction->text());
}

void MeasureHeadline::adoptFonts()
{
    m_query->setFont(font());
    m_name->setFont(scaledFont(font(), nameSize, QFont::DemiBold));
    m_fraction->setFont(font());
    fitValue();
    m_remark->setFont(scaledFont(font(), remarkSize));
}

/// Numbers are never cut.
void MeasureHeadline::fitValue()
{
    const double size = m_of == Of::BothLists ? valuesSize : valueSize;
    QFont type = scaledFont(font(), size, QFont::DemiBold);
    const double needed = QFontMetricsF(type).horizontalAdvance(m_value->text());
    if (needed > width())
        type = scaledFont(type, 0.98 * width() / needed, QFont::DemiBold);
    m_value->setFont(type);
}

void MeasureHeadline::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitValue();
}

}  // namespace ui
