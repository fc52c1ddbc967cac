// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/distribution_panel.h"
#include "ui/classifier/document/samples_caption.h"

#include "ui/charts/view/histogram_view.h"
#include "ui/classifier/chart/histogram_grid.h"
#include "ui/classifier/document/model_names.h"
#include "ui/text/language/thin_space.h"
#include "ui/text/words/mark_text.h"
#include "ui/toolkit/panel/view_switches.h"

#include <QMenu>
#include <QToolButton>

#include <utility>

namespace ui {

DistributionPanel::DistributionPanel(ClassifierDocument& document, QWidget* parent)
    : ClassifierChartPanel(tr("Score distribution"), document, parent)
    , m_view(new HistogramView(this))
    , m_grid(new HistogramGrid(*m_view, this))
    , m_choice(&addMenu(tr("Bins and counts"),
                        tr("Choose the number of bins and the scale of the counts")))
    , m_logarithmic(addSwitch(tr("Logarithmic counts"), QStringLiteral("logarithmic"), false))
    , m_everyModel(addSwitch(tr("All models"), QStringLiteral("every model"), true))
{
    m_view->setAccessibleName(title());
    m_view->setEmptyText(tr("Open or paste a table of labels and scores to see how the scores of "
                            "the two classes are distributed."));
    fillMenu();
    addWidget(m_grid, 1);
    connectView(*m_view);
    connect(m_grid, &HistogramGrid::made, this,
            [this](HistogramView* view) { connectView(*view); });
}

QAction* DistributionPanel::addSwitch(const QString& text, const QString& name, bool isOn)
{
    QAction* action = m_choice->menu()->addAction(text);
    action->setCheckable(true);
    action->setChecked(isOn);
    keepSwitch(*action, name);
    connect(action, &QAction::toggled, this, &DistributionPanel::request);
    return action;
}

void DistributionPanel::fillMenu()
{
    m_everyModel->setToolTip(tr("In exported figures, and here if there is room"));
    QMenu& menu = *m_choice->menu();
    menu.addSeparator();
    std::vector<NumberChoice> choices{{tr("Automatic"), std::nullopt}};
    for (const std::size_t bins : {10, 20, 50, 100})
        choices.push_back({tr("%1 bins").arg(bins), bins});
    addNumberChoices(menu, QStringLiteral("bins"), choices,
                     [this](std::optional<std::size_t> bins) { setBins(bins); });
}

void DistributionPanel::connectView(HistogramView& view)
{
    connect(&view, &HistogramView::thresholdMoved, &document(), &ClassifierDocument::setThreshold);
    connect(&view, &HistogramView::thresholdReleased, &document(), &ClassifierDocument::endMove);
}

void DistributionPanel::setBins(std::optional<std::size_t> bins)
{
    m_bins = bins;
    request();
}

DistributionChart DistributionPanel::drawn() const
{
    return DistributionChart(document(), {m_logarithmic->isChecked(), m_everyModel->isChecked(),
                                          m_bins, format(), m_guess});
}

void DistributionPanel::setGuess(std::optional<GuessedScore> guess)
{
    m_guess = guess;
    request();
}

void DistributionPanel::refresh()
{
    const std::size_t front = document().session().model;
    if (!document().hasSamples()) {
        m_grid->setModels(1, 0);
        m_view->setHistogram({});
        return;
    }
    const std::size_t models = document().samples().models.size();
    const bool showsRows = drawn().showsRows();
    m_everyModel->setEnabled(models > 1);
    m_grid->setModels(showsRows ? models : 1, showsRows ? front : 0);
    if (!showsRows)
        showModel(front, *m_view);
    for (std::size_t model = 0; showsRows && model < models; ++model)
        showModel(model, m_grid->view(model));
}

void DistributionPanel::showModel(std::size_t model, HistogramView& view)
{
    const DistributionChart chart = drawn();
    const core::ScoreHistogram counts = chart.counted(model);
    Histogram shown = chart.histogram(counts);
    const ModelNames names(document());
    const QString name = names(model);
    shown.xTitle = chart.xTitle(names.raw(model));
    if (!name.isEmpty())
        //: A panel and whose: "Score distribution of random forest"
        view.setAccessibleName(closedUp(tr("%1 of %2").arg(title(), name)));
    const bool isSmall = m_grid->models() > 1;
    if (isSmall) {
        //: The positive class in a small legend, and the word of the table
        shown.positiveName = tr("+ (%1)").arg(document().positiveWord());
        //: The negative class in a small legend, and the word of the table
        shown.negativeName = tr("− (%1)").arg(document().negativeWord());
    }
    view.setHistogram(std::move(shown));
    view.setWords({
        chart.summary(counts),
        [this, isSmall](double threshold) {
            return (isSmall ? tr("t = %1") : tr("threshold %1 ⇔ drag"))
                .arg(thresholdNumber(document(), threshold, format()));
        },
        [this, model](double threshold) { return drawn().sentenceAt(model, threshold); },
        [this, &view, counts](std::size_t bin) { return tipOf(view, counts, bin); },
    });
}

void DistributionPanel::mark()
{
    if (!document().hasSamples()) {
        m_view->setThreshold(std::nullopt);
        m_view->setHighlight(std::nullopt);
        return;
    }
    for (std::size_t model = 0; model < m_grid->models(); ++model)
        m_grid->view(model).setThreshold(document().threshold(model));
    const auto sample = document().currentSample();
    if (sample)
        m_view->setHighlight(document().scored().scores[*sample], document().nameOf(*sample));
    else
        m_view->setHighlight(std::nullopt);
}

QString DistributionPanel::tipOf(const HistogramView& view, const core::ScoreHistogram& counts,
                                 std::size_t bin) const
{
    const core::ScoreBin& found = counts.bins[bin];
    const QString range =
        tr("Scores %1 to %2")
            .arg(markText(counts.edges[bin], format()), markText(counts.edges[bin + 1], format()));
    const auto line = [this](const QString& name, double count) {
        return tr("%1: %2").arg(name, drawn().amount(count)).toHtmlEscaped();
    };
    return QStringLiteral("<qt><b>%1</b><br>%2<br>%3</qt>")
        .arg(range.toHtmlEscaped(), line(view.histogram().positiveName, found.positives),
             line(view.histogram().negativeName, found.negatives));
}

PaperFigure DistributionPanel::paperFigure() const
{
    return drawn().figure();
}

}  // namespace ui
