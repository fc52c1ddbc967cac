// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/thresholds_panel.h"

#include "ui/classifier/document/samples_caption.h"
#include "ui/text/words/caption_text.h"
#include "ui/toolkit/table/plain_table_view.h"

#include <QAction>
#include <QMenu>
#include <QToolButton>

#include <utility>

namespace ui {

ThresholdsPanel::ThresholdsPanel(ClassifierDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Thresholds"), parent)
    , m_document(document)
    , m_view(new PlainTableView(tr("All thresholds"), this))
    , m_choice(&addMenu(tr("Model shown"), tr("Choose which model’s thresholds to show")))
{
    m_view->setModel(&m_model);
    m_view->setChoice(tr("Use this row’s threshold"));
    m_view->setEmptyText(tr("Open or paste a table of labels and scores to see its thresholds."));
    addWidget(m_view, 1);
    m_choice->hide();
    connect(m_choice->menu(), &QMenu::aboutToShow, this, &ThresholdsPanel::addModels);
    connect(m_view, &PlainTableView::chosen, this, &ThresholdsPanel::choose);
    connect(m_view, &QTableView::clicked, this,
            [this](const QModelIndex& index) { choose(index.row()); });
    connect(&document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        m_isSweepOwed = m_isSweepOwed || part != ClassifierDocument::Part::Threshold;
        requestRefresh();
    });
}

void ThresholdsPanel::formatChanged()
{
    m_model.setFormat(format());
    requestRefresh();
}

/// Filled when opened, because models change with the document.
void ThresholdsPanel::addModels()
{
    m_choice->menu()->clear();
    for (std::size_t model = 0; model < m_document.samples().models.size(); ++model) {
        QAction* action = m_choice->menu()->addAction(m_document.modelName(model));
        action->setCheckable(true);
        action->setChecked(model == m_shown);
        connect(action, &QAction::triggered, this, [this, model] { showModel(model); });
    }
}

void ThresholdsPanel::showModel(std::size_t model)
{
    m_shown = model;
    m_isSweepOwed = true;
    requestRefresh();
}

void ThresholdsPanel::choose(int row)
{
    m_document.setModel(m_shown);
    m_document.jumpToPoint(static_cast<std::size_t>(row));
}

/// The choice lasts until the current model changes.
void ThresholdsPanel::adoptModels()
{
    const std::size_t inFront = m_document.session().model;
    const std::size_t models = m_document.samples().models.size();
    if (std::exchange(m_inFront, inFront) != inFront || m_shown >= models)
        m_shown = inFront;
    m_choice->setVisible(m_document.hasSamples() && models > 1);
    m_view->setAccessibleName(nameText());
}

/// The table's name, used for saving.
QString ThresholdsPanel::nameText() const
{
    if (!m_document.hasSamples() || m_document.samples().models.size() == 1)
        return tr("All thresholds");
    return tr("All thresholds of %1").arg(m_document.modelName(m_shown));
}

QString ThresholdsPanel::tableCaption() const
{
    return samplesCaption(m_document, m_shown);
}

void ThresholdsPanel::refresh()
{
    if (std::exchange(m_isSweepOwed, false)) {
        adoptModels();
        m_model.setSweep(m_document.hasSamples() ? m_document.sweep(m_shown) : nullptr,
                         m_document.session().settings.beta);
        setRemark(remarkText());
    }
    follow();
}

/// Names the model if there are several; a narrow header has room only for its number.
QString ThresholdsPanel::remarkText() const
{
    if (!m_document.hasSamples())
        return {};
    const QString count = tr("%1 distinct").arg(countText(m_document.sweep(m_shown)->size() - 1));
    if (m_document.samples().models.size() == 1)
        return count;
    //: Whose thresholds, and how many: "random forest: 60 distinct"
    return tr("%1: %2").arg(m_document.modelName(m_shown), count) + QChar(0x9c) + count;
}

void ThresholdsPanel::follow()
{
    if (!m_document.hasSamples())
        return;
    const std::size_t point = m_document.sweep(m_shown)->pointAt(m_document.threshold());
    m_model.setCurrent(point);
    const int column = std::max(0, m_view->currentIndex().column());
    m_view->setCurrentIndex(m_model.index(static_cast<int>(point), column));
}

}  // namespace ui
