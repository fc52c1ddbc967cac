// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/thresholds_panel.h"

#include "ui/classifier/document/compared_thresholds.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/classifier_text.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/theme/text_size.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace ui {

ThresholdsPanel::ThresholdsPanel(ClassifierDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Thresholds"), parent)
    , m_document(document)
    , m_comparison(new PlainTableView(tr("Compare thresholds"), this))
    , m_pin(new QPushButton(this))
    , m_comparing(new QWidget(this))
    , m_words(new QLabel(m_comparing))
    , m_view(new PlainTableView(tr("All thresholds"), this))
    , m_choice(&addMenu(tr("Model shown"), tr("Choose which model’s thresholds to show")))
{
    m_view->setModel(&m_model);
    m_view->setChoice(tr("Use this row’s threshold"));
    m_view->setEmptyText(tr("Open or paste a table of labels and scores to see its thresholds."));
    addComparison();
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

void ThresholdsPanel::addComparison()
{
    m_comparison->setModel(&m_compared);
    m_comparison->setChoice(tr("Use this row’s threshold"));
    m_comparison->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_pin->setToolTip(tr("Keep the current threshold here, to compare it with others. Up to four "
                         "can be pinned."));
    auto* column = new QVBoxLayout(m_comparing);
    keepSpacing(*m_comparing, *column, {0, 0, 0, 4});
    auto* row = new QHBoxLayout;
    keepSpacing(*m_comparing, *row, {10, 0, 10, 0});
    auto* title = new QLabel(tr("Compare thresholds"), m_comparing);
    QFont strong;
    strong.setWeight(QFont::DemiBold);
    title->setFont(strong);
    row->addWidget(title, 1);
    row->addWidget(m_pin);
    column->addLayout(row);
    column->addWidget(m_comparison);
    m_words->setObjectName(QStringLiteral("hint"));
    m_words->setWordWrap(true);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    keepMargins(*m_words, {10, 4, 10, 4});
    m_words->setAccessibleName(tr("What each threshold does"));
    column->addWidget(m_words);
    addWidget(m_comparing);
    const auto use = [this](int chosen) {
        const double threshold = m_document.compared()[static_cast<std::size_t>(chosen)];
        m_document.endMove();
        m_document.moveTo(m_shown, threshold);
    };
    connect(m_comparison, &PlainTableView::chosen, this, use);
    connect(m_comparison, &QTableView::clicked, this,
            [use](const QModelIndex& index) { use(index.row()); });
    connect(m_pin, &QPushButton::clicked, this, [this] {
        m_document.setPinned(m_document.threshold(), !m_document.isPinned(m_document.threshold()));
    });
    connect(&m_document, &ClassifierDocument::pinnedChanged, this,
            &ThresholdsPanel::requestRefresh);
}

void ThresholdsPanel::compare()
{
    m_comparing->setVisible(m_document.hasSamples());
    if (!m_document.hasSamples())
        return;
    const double threshold = m_document.threshold();
    const bool isPinned = m_document.isPinned(threshold);
    const QString number = thresholdNumber(m_document, threshold, format());
    m_pin->setText(isPinned ? tr("Unpin %1").arg(number) : tr("Pin %1").arg(number));
    m_pin->setEnabled(isPinned || m_document.pinned().size() < ClassifierDocument::mostPinned);
    const std::vector<double> thresholds = m_document.compared();
    m_compared.setTable(
        named([&] { return comparedThresholds(m_document, m_shown, thresholds, format()); }));
    m_words->setText(comparedInWords(m_document, m_shown, thresholds, format()));
    m_compared.setCurrent(
        static_cast<int>(std::ranges::find(thresholds, threshold) - thresholds.begin()));
    m_comparison->shareWidth();
    fitComparison();
}

/// As high as its rows, and its bar if the columns need one.
void ThresholdsPanel::fitComparison()
{
    const bool isWide = m_comparison->horizontalHeader()->length() > width();
    const int bar = isWide ? m_comparison->horizontalScrollBar()->sizeHint().height() : 0;
    m_comparison->setFixedHeight(tableHeight(*m_comparison) + bar);
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
    m_document.jumpToPoint(m_shown, static_cast<std::size_t>(row));
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
    compare();
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
