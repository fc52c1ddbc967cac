// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/chart/reader_panel.h"

#include "ui/charts/view/chart_view.h"
#include "ui/ranking/chart/pointed_rank.h"
#include "ui/ranking/chart/reader_chart.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/text_size.h"

#include <utility>

namespace ui {

ReaderPanel::ReaderPanel(RankingDocument& document, QWidget* parent)
    : ChartPanel(tr("Readers of the list"), parent)
    , m_document(document)
    , m_chart(new ChartView(this))
    , m_sentence(new WrappedLabel(this))
{
    m_chart->setAccessibleName(title());
    m_chart->setEmptyText(tr("Add documents to see how far readers would go."));
    addWidget(m_chart, 1);
    m_sentence->setObjectName(QStringLiteral("hint"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setAccessibleName(tr("The readers explained"));
    keepMargins(*m_sentence, {10, 2, 10, 6});
    addWidget(m_sentence);
    pointAtRanks(*m_chart, document);
    connect(&document, &RankingDocument::changed, this, &ReaderPanel::request);
}

void ReaderPanel::refresh()
{
    Readers readers = readersOf(m_document, format());
    setRemark(readers.chart.axes.yTitle);
    m_sentence->setText(readerSentence(readers, format().locale));
    m_chart->setSeries(std::move(readers.chart.series), readers.chart.axes);
    m_sentence->setVisible(!m_sentence->text().isEmpty());
}

PaperFigure ReaderPanel::paperFigure() const
{
    return readerFigure(m_document, format());
}

}  // namespace ui
