#include "ui/classifier/table/thresholds_panel.h"

#include "ui/panel/refresh_when_shown.h"
#include "ui/table/plain_table_view.h"
#include "ui/words/caption_text.h"

#include <utility>

namespace ui {

ThresholdsPanel::ThresholdsPanel(ClassifierDocument& document, QWidget* parent)
    : Panel(tr("Thresholds"), parent)
    , m_document(document)
    , m_view(new PlainTableView(tr("Every threshold"), this))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
{
    m_view->setModel(&m_model);
    m_view->setChoice(tr("Put the row’s threshold in force"));
    m_view->setEmptyText(
        tr("Open a table of labels and scores, or paste one, to see its thresholds."));
    addWidget(m_view, 1);
    const auto choose = [this](int row) { m_document.jumpToPoint(static_cast<std::size_t>(row)); };
    connect(m_view, &PlainTableView::chosen, this, choose);
    connect(m_view, &QTableView::clicked, this,
            [choose](const QModelIndex& index) { choose(index.row()); });
    connect(&document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        m_isSweepOwed = m_isSweepOwed || part != ClassifierDocument::Part::Threshold;
        m_refresh->request();
    });
}

void ThresholdsPanel::setFormat(const NumberFormat& format)
{
    m_model.setFormat(format);
    m_refresh->request();
}

void ThresholdsPanel::refresh()
{
    if (std::exchange(m_isSweepOwed, false)) {
        m_model.setSweep(m_document.hasSamples() ? m_document.sweep() : nullptr,
                         m_document.session().settings.beta);
        setRemark(remarkText());
    }
    follow();
}

/// Of several models whose thresholds these are; a narrow header has only their number.
QString ThresholdsPanel::remarkText() const
{
    if (!m_document.hasSamples())
        return {};
    const QString count = tr("%1 distinct").arg(countText(m_document.sweep()->size() - 1));
    if (m_document.samples().models.size() == 1)
        return count;
    //: Whose thresholds, and how many: "random forest: 60 distinct"
    return tr("%1: %2").arg(m_document.modelName(m_document.session().model), count) + QChar(0x9c) +
           count;
}

void ThresholdsPanel::follow()
{
    if (!m_document.hasSamples())
        return;
    const std::size_t point = m_document.point();
    m_model.setCurrent(point);
    const int column = std::max(0, m_view->currentIndex().column());
    m_view->setCurrentIndex(m_model.index(static_cast<int>(point), column));
}

}  // namespace ui
