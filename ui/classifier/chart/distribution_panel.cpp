#include "ui/classifier/chart/distribution_panel.h"

#include "ui/chart_view/histogram_view.h"
#include "ui/classifier/chart/histogram_grid.h"
#include "ui/classifier/document/model_names.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/export/panel_figure.h"
#include "ui/figure/chart_data.h"
#include "ui/panel/refresh_when_shown.h"
#include "ui/panel/view_switches.h"
#include "ui/words/mark_text.h"

#include <QActionGroup>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

DistributionPanel::DistributionPanel(ClassifierDocument& document, QWidget* parent)
    : Panel(tr("Score distribution"), parent)
    , m_document(document)
    , m_view(new HistogramView(this))
    , m_grid(new HistogramGrid(*m_view, this))
    // Made first, it works last: the mark stands on the bars.
    , m_markRefresh(new RefreshWhenShown(*this, [this] { mark(); }))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
    , m_choice(new QToolButton(this))
    , m_logarithmic(new QAction(tr("Logarithmic counts"), this))
    , m_everyModel(new QAction(tr("Every model"), this))
{
    m_view->setAccessibleName(title());
    m_view->setEmptyText(
        tr("Open a table of labels and scores, or paste one, to see how the scores of the two "
           "classes are spread."));
    makeMenu();
    addHeaderWidget(m_choice);
    addWidget(m_grid, 1);
    connectView(*m_view);
    connect(m_grid, &HistogramGrid::made, this,
            [this](HistogramView* view) { connectView(*view); });
    connectDocument();
}

void DistributionPanel::makeMenu()
{
    m_choice->setText(QStringLiteral("⋯"));
    m_choice->setAccessibleName(tr("Bins and counts"));
    m_choice->setObjectName(QStringLiteral("more"));
    m_choice->setToolTip(tr("Choose the number of bins and the scale of the counts"));
    m_choice->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_choice);
    m_logarithmic->setCheckable(true);
    keepSwitch(*m_logarithmic, QStringLiteral("logarithmic"));
    menu->addAction(m_logarithmic);
    connect(m_logarithmic, &QAction::toggled, m_refresh, &RefreshWhenShown::request);
    m_everyModel->setCheckable(true);
    m_everyModel->setChecked(true);
    keepSwitch(*m_everyModel, QStringLiteral("every model"));
    m_everyModel->setToolTip(tr("In figures, and here where all find room"));
    menu->addAction(m_everyModel);
    connect(m_everyModel, &QAction::toggled, m_refresh, &RefreshWhenShown::request);
    connect(m_everyModel, &QAction::toggled, m_markRefresh, &RefreshWhenShown::request);
    menu->addSeparator();
    auto* group = new QActionGroup(menu);
    const auto add = [&](const QString& text, std::optional<std::size_t> bins) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(bins == m_bins);
        group->addAction(action);
        keepSwitch(*action, QStringLiteral("bins %1").arg(bins.value_or(0)));
        connect(action, &QAction::triggered, this, [this, bins] { setBins(bins); });
    };
    add(tr("As many bins as help"), std::nullopt);
    for (const std::size_t bins : {10, 20, 50, 100})
        add(tr("%1 bins").arg(bins), bins);
    m_choice->setMenu(menu);
}

void DistributionPanel::connectView(HistogramView& view)
{
    connect(&view, &HistogramView::thresholdMoved, &m_document, &ClassifierDocument::setThreshold);
    connect(&view, &HistogramView::thresholdReleased, &m_document, &ClassifierDocument::endMove);
}

void DistributionPanel::connectDocument()
{
    connect(&m_document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part != ClassifierDocument::Part::Threshold)
            m_refresh->request();
        m_markRefresh->request();
    });
    connect(&m_document, &ClassifierDocument::currentSampleChanged, m_markRefresh,
            &RefreshWhenShown::request);
}

void DistributionPanel::setFormat(const NumberFormat& format)
{
    m_format = format;
    m_refresh->request();
    m_markRefresh->request();
}

void DistributionPanel::setBins(std::optional<std::size_t> bins)
{
    m_bins = bins;
    m_refresh->request();
}

void DistributionPanel::refresh()
{
    const std::size_t front = m_document.session().model;
    if (!m_document.hasSamples()) {
        m_grid->setModels(1, 0);
        m_view->setHistogram({});
        return;
    }
    const std::size_t models = m_document.samples().models.size();
    m_everyModel->setEnabled(models > 1);
    m_grid->setModels(showsRows() ? models : 1, showsRows() ? front : 0);
    if (!showsRows()) {
        showModel(front, *m_view, core::scoreRange(*m_document.sweep(front)));
        return;
    }
    for (std::size_t model = 0; model < models; ++model)
        showModel(model, m_grid->view(model), commonRange());
}

void DistributionPanel::showModel(std::size_t model, HistogramView& view,
                                  const core::ScoreRange& range)
{
    const core::ScoreHistogram counts = counted(model, range);
    Histogram shown = histogram(counts);
    const QString name = ModelNames(m_document)(model);
    shown.xTitle = xTitle(name);
    if (!name.isEmpty())
        //: A panel and whose: "Score distribution of random forest"
        view.setAccessibleName(tr("%1 of %2").arg(title(), name));
    const bool isSmall = m_grid->models() > 1;
    if (isSmall) {
        //: The positive class in a small legend, and the word of the table
        shown.positiveName = tr("+ (%1)").arg(m_document.positiveWord());
        //: The negative class in a small legend, and the word of the table
        shown.negativeName = tr("− (%1)").arg(m_document.negativeWord());
    }
    view.setHistogram(std::move(shown));
    view.setWords({
        summary(counts),
        [this, isSmall](double threshold) {
            return (isSmall ? tr("t = %1") : tr("threshold %1 ⇔ drag"))
                .arg(markText(threshold, m_format));
        },
        [this, model](double threshold) { return sentenceAt(model, threshold); },
        [this, &view, counts](std::size_t bin) { return tipOf(view, counts, bin); },
    });
}

core::ScoreHistogram DistributionPanel::counted(std::size_t model,
                                                const core::ScoreRange& range) const
{
    return core::scoreHistogram(*m_document.sweep(model), range,
                                m_bins.value_or(core::helpfulBins(m_document.size())));
}

Histogram DistributionPanel::histogram(const core::ScoreHistogram& counted) const
{
    Histogram histogram;
    histogram.edges = counted.edges;
    for (const core::ScoreBin& bin : counted.bins) {
        histogram.positives.push_back(bin.positives);
        histogram.negatives.push_back(bin.negatives);
    }
    histogram.positiveName = tr("positive (%1)").arg(m_document.positiveWord());
    histogram.negativeName = tr("negative (%1)").arg(m_document.negativeWord());
    histogram.xTitle = xTitle({});
    const bool isWeighted = m_document.sweep()->isWeighted();
    histogram.yTitle = isWeighted ? tr("weight") : tr("count");
    histogram.isLogarithmic = m_logarithmic->isChecked();
    histogram.format = m_format;
    return histogram;
}

/// @param model may be empty
QString DistributionPanel::xTitle(const QString& model) const
{
    const bool isCalibrated = m_document.session().settings.calibration != core::Calibration::None;
    const QString shown = isCalibrated ? tr("calibrated score") : tr("score");
    //: What is on an axis and whose: "score of random forest"
    return model.isEmpty() ? shown : tr("%1 of %2").arg(shown, model);
}

void DistributionPanel::mark()
{
    if (!m_document.hasSamples()) {
        m_view->setThreshold(std::nullopt);
        m_view->setAttention(std::nullopt);
        return;
    }
    for (std::size_t model = 0; model < m_grid->models(); ++model)
        m_grid->view(model).setThreshold(m_document.threshold());
    const auto sample = m_document.currentSample();
    m_view->setAttention(sample ? std::optional(m_document.scored().scores[*sample])
                                : std::nullopt);
}

QString DistributionPanel::summary(const core::ScoreHistogram& counts) const
{
    return tr("%1: %n bins from %2 to %3.", nullptr, static_cast<int>(counts.bins.size()))
        .arg(title(), markText(counts.edges.front(), m_format),
             markText(counts.edges.back(), m_format));
}

/// A number of samples, or a sum of weights.
QString DistributionPanel::amount(double count) const
{
    return std::round(count) == count ? decimalText(count, 0, m_format.locale)
                                      : termText(count, m_format);
}

QString DistributionPanel::tipOf(const HistogramView& view, const core::ScoreHistogram& counts,
                                 std::size_t bin) const
{
    const core::ScoreBin& found = counts.bins[bin];
    const QString range =
        tr("Scores %1 to %2")
            .arg(markText(counts.edges[bin], m_format), markText(counts.edges[bin + 1], m_format));
    const auto line = [this](const QString& name, double count) {
        return tr("%1: %2").arg(name, amount(count)).toHtmlEscaped();
    };
    return QStringLiteral("<qt><b>%1</b><br>%2<br>%3</qt>")
        .arg(range.toHtmlEscaped(), line(view.histogram().positiveName, found.positives),
             line(view.histogram().negativeName, found.negatives));
}

QString DistributionPanel::sentenceAt(std::size_t model, double threshold) const
{
    const auto sweep = m_document.sweep(model);
    const core::Counts counts = sweep->counts(sweep->pointAt(threshold));
    return tr("At threshold %1, %2 of %3 positives and %4 of %5 negatives are accepted.")
        .arg(markText(threshold, m_format), amount(counts.tp), amount(counts.positives()),
             amount(counts.fp), amount(counts.negatives()));
}

void DistributionPanel::bringUpToDate()
{
    m_refresh->refreshNow();
    m_markRefresh->refreshNow();
}

bool DistributionPanel::showsRows() const
{
    return m_everyModel->isChecked() && m_document.samples().models.size() > 1;
}

PaperFigure DistributionPanel::paperFigure() const
{
    if (m_view->histogram().bins() == 0)
        return {};
    return showsRows() ? rowsFigure() : figureOfModels(m_document, [this](const ModelNames& names) {
        return frontFigure(names);
    });
}

HistogramMarks DistributionPanel::paperMarks() const
{
    HistogramMarks marks = m_view->marks();
    if (marks.threshold)
        marks.thresholdText =
            tr("threshold %1").arg(markText(*marks.threshold, {m_format.digits, QLocale::c()}));
    return marks;
}

PaperFigure DistributionPanel::frontFigure(const ModelNames& names) const
{
    const std::size_t front = m_document.session().model;
    const QString name = names(front);
    Histogram shown = m_view->histogram();
    shown.xTitle = xTitle(name);
    const QString seen = name.isEmpty() ? QString() : seenText(name, front);
    return {.kind = QStringLiteral("distribution"),
            .title = title(),
            .description = joinedSentences({m_view->accessibleDescription(), seen}),
            .caption = caption(names),
            .methods = methods(),
            .hasLegend = true,
            .hasLimits = true,
            .paint =
                [shown, marks = paperMarks()](QPaintDevice& device, QSizeF points,
                                              const FigureStyle& style) {
                    paintHistogram(shown, marks, device, points, style);
                },
            .data = [shown] { return figureData(shown); },
            .names = figureNames(names)};
}

/// Of all models.
core::ScoreRange DistributionPanel::commonRange() const
{
    core::ScoreRange common = core::scoreRange(*m_document.sweep(0));
    for (std::size_t model = 1; model < m_document.samples().models.size(); ++model) {
        const core::ScoreRange range = core::scoreRange(*m_document.sweep(model));
        common = {std::min(common.lower, range.lower), std::max(common.upper, range.upper)};
    }
    return common;
}

/// Rows over one axis of scores; of many models in several columns.
PaperFigure DistributionPanel::rowsFigure() const
{
    constexpr std::size_t mostRows = 4;
    const std::size_t models = m_document.samples().models.size();
    const std::size_t columns = (models + mostRows - 1) / mostRows;
    const ModelNames names(m_document);
    std::vector<PaperFigure> rows;
    for (std::size_t model = 0; model < models; ++model) {
        Histogram row = histogram(counted(model, commonRange()));
        row.hasScores = model + columns >= models;
        const Histogram whole = row;
        if (!row.hasScores)
            row.xTitle.clear();
        // The rows are too low for a title beside them.
        const auto counted = [&row](const QString& name) {
            //: In a legend: what is counted of a class, such as "count, positive (1)"
            return tr("%1, %2").arg(row.yTitle, name);
        };
        row.positiveName = counted(row.positiveName);
        row.negativeName = counted(row.negativeName);
        row.yTitle.clear();
        HistogramMarks marks = paperMarks();
        marks.attention.reset();
        marks.thresholdText.clear();
        if (model == 0 && marks.threshold)
            marks.thresholdText =
                tr("t = %1").arg(markText(*marks.threshold, {m_format.digits, QLocale::c()}));
        rows.push_back(
            {.kind = QStringLiteral("distribution"),
             .title = names(model),
             .description = seenText(names(model), model),
             .hasLegend = true,
             .paint =
                 [row, marks](QPaintDevice& device, QSizeF points, const FigureStyle& style) {
                     paintHistogram(row, marks, device, points, style);
                 },
             .data = [whole] { return figureData(whole); }});
    }
    PaperFigure figure =
        panelFigure(std::move(rows), {static_cast<int>((models + columns - 1) / columns),
                                      static_cast<int>(columns)});
    figure.kind = QStringLiteral("distribution");
    figure.title = title();
    figure.caption = caption(names);
    figure.methods = methods();
    figure.names = figureNames(names);
    return figure;
}

/// Where both classes of a model have their middles.
QString DistributionPanel::seenText(const QString& name, std::size_t model) const
{
    const NumberFormat format{m_format.digits, QLocale::c()};
    const auto medians = core::medianScores(*m_document.sweep(model));
    if (!medians)
        return tr("%1: one class has no samples.").arg(name);
    const QString positive = markText(medians->positive, format);
    const QString negative = markText(medians->negative, format);
    return m_document.sweep(model)->higherIsPositive()
               ? tr("%1: half of the positives score %2 or more, half of the negatives %3 or more.")
                     .arg(name, positive, negative)
               : tr("%1: half of the positives score %2 or less, half of the negatives %3 or less.")
                     .arg(name, positive, negative);
}

QString DistributionPanel::caption(const ModelNames& names) const
{
    const Histogram& shown = m_view->histogram();
    QStringList models;
    for (std::size_t model = 0; showsRows() && model < m_document.samples().models.size(); ++model)
        models << names(model);
    const QString bins = tr("%1 of each class in %2 bins of one width.")
                             .arg(shown.yTitle, QString::number(shown.bins()));
    //: %1 tells of the bins: "count of each class in 30 bins of …"
    QString shownSentence = tr("Distribution of the scores: %1").arg(bins);
    if (showsRows())
        shownSentence = tr("Distribution of the scores of the models %1: %2")
                            .arg(models.join(tr(", ", "between models")), bins);
    else if (names.areKnown())
        shownSentence = tr("Distribution of the scores of the model %1: %2")
                            .arg(names(m_document.session().model), bins);
    return joinedSentences({
        shownSentence,
        shown.isLogarithmic ? tr("Heights grow with the logarithm of 1 + the count.") : QString(),
    });
}

QString DistributionPanel::methods() const
{
    const NumberFormat format{m_format.digits, QLocale::c()};
    const Histogram& shown = m_view->histogram();
    const core::ScoreRange range =
        showsRows() ? commonRange() : core::ScoreRange{shown.edges.front(), shown.edges.back()};
    return joinedSentences({
        tr("The bins of scores reach from %1 to %2 and have their lower edges; what lies beyond "
           "counts in the outermost.")
            .arg(markText(range.lower, format), markText(range.upper, format)),
        samplesCaptionAtThreshold(m_document, m_format.digits),
    });
}

std::vector<FigureName> DistributionPanel::figureNames(const ModelNames& modelNames) const
{
    const Histogram named = histogram({});  // those on the screen may be shorter
    std::vector<FigureName> names{{named.positiveName}, {named.negativeName}};
    for (std::size_t model = 0; model < m_document.samples().models.size(); ++model)
        if (const QString name = modelNames(model);
            !name.isEmpty() && (showsRows() || model == m_document.session().model))
            addNames(names, {{name}});
    return names;
}

}  // namespace ui
