// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/classifier_tool_bar.h"

#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/sample_rules.h"
#include "ui/classifier/threshold_box.h"
#include "ui/text/words/measure_text.h"
#include "ui/toolkit/panel/fitted_bar.h"
#include "ui/toolkit/panel/name_box.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/workspace/rules/rules_button.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

using Optimum = ClassifierToolBar::Optimum;

constexpr std::array optima{Optimum::F,      Optimum::Youden,    Optimum::Cost,   Optimum::Fpr,
                            Optimum::Recall, Optimum::Precision, Optimum::Flagged};
constexpr int sliderPlaces = 1000;

/// What a narrow bar shortens or drops, in this order. The field of goals says in itself what it is
/// for. Other names go if there are several models; else only in a row of its own.
enum Level {
    WideSlider = 1,
    WideRules,
    Slider,
    BriefNames,
    Rules,
    NameOfJump,
    WideModel,
    NamesOfSeveral,
    Names
};

struct Range {
    double low;
    double high;
};

/// The range of the finite scores.
Range rangeOf(const core::ThresholdSweep& sweep)
{
    if (sweep.size() < 2)
        return {0, 1};
    std::size_t first = 1;
    std::size_t last = sweep.size() - 1;
    while (first < last && std::isinf(sweep.threshold(first)))
        ++first;
    while (last > first && std::isinf(sweep.threshold(last)))
        --last;
    const auto [low, high] = std::minmax({sweep.threshold(first), sweep.threshold(last)});
    return {low, high};
}

QString number(double value)
{
    return QString::number(value, 'g', 4);
}

core::ThresholdAim aimOf(Optimum optimum, const core::ClassifierSettings& settings)
{
    using Kind = core::ThresholdAim::Kind;
    switch (optimum) {
    case Optimum::F:
        return {.kind = Kind::F, .beta = settings.beta};
    case Optimum::Youden:
        return {.kind = Kind::Youden};
    case Optimum::Cost:
        return {.kind = Kind::Cost, .costs = settings.costs};
    case Optimum::Fpr:
        return {.kind = Kind::Fpr, .limit = settings.fixedFpr};
    case Optimum::Recall:
        return {.kind = Kind::Recall, .limit = settings.fixedRecall};
    case Optimum::Precision:
        return {.kind = Kind::Precision, .limit = settings.fixedPrecision};
    case Optimum::Flagged:
        break;
    }
    return {.kind = Kind::Flagged, .limit = settings.fixedFlagged};
}

}  // namespace

QString ClassifierToolBar::textOf(Optimum optimum, const core::ClassifierSettings& settings)
{
    switch (optimum) {
    case Optimum::F:
        return tr("best F%1").arg(number(settings.beta));
    case Optimum::Youden:
        return tr("best Youden’s J");
    case Optimum::Cost:
        return tr("lowest cost");
    case Optimum::Fpr:
        return tr("FPR ≤ %1").arg(number(settings.fixedFpr));
    case Optimum::Recall:
        return tr("recall ≥ %1").arg(number(settings.fixedRecall));
    case Optimum::Precision:
        return tr("precision ≥ %1").arg(number(settings.fixedPrecision));
    case Optimum::Flagged:
        return tr("flagged ≤ %1").arg(number(settings.fixedFlagged));
    }
    return {};
}

ClassifierToolBar::ClassifierToolBar(ClassifierDocument& document, FittedBar& bar)
    : QObject(&bar)
    , m_document(document)
    , m_bar(bar)
{
    addThreshold();
    addSlider();
    addJump();
    addReading();
    addRules();
    bar.setLevels(
        NamesOfSeveral, [this](int level) { adoptLevel(level); }, Names);
    connect(&document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part == ClassifierDocument::Part::Threshold)
            refreshThreshold();
        else
            refresh();
    });
    refresh();
}

void ClassifierToolBar::addField(QWidget* field, const QString& name, const QString& brief)
{
    auto* label = new QLabel(name, &m_bar);
    label->setBuddy(field);
    QAction* nameAction = m_bar.addWidget(label);
    m_fields.push_back(
        {nameAction, m_bar.addWidget(field), label, field, name, brief.isEmpty() ? name : brief});
}

void ClassifierToolBar::addThreshold()
{
    m_threshold = new ThresholdBox(m_document, &m_bar);
    m_threshold->setObjectName(QStringLiteral("classifierThreshold"));
    m_threshold->setAccessibleName(tr("Threshold"));
    m_threshold->setToolTip(tr("A sample is predicted positive when its score reaches the "
                               "threshold. Press Up or Down to move from score to score."));
    addField(m_threshold, tr("&Threshold"));
}

void ClassifierToolBar::addSlider()
{
    m_slider = new QSlider(Qt::Horizontal, &m_bar);
    m_slider->setObjectName(QStringLiteral("thresholdSlider"));
    m_slider->setRange(0, sliderPlaces);
    m_slider->setPageStep(sliderPlaces / 20);
    m_slider->setAccessibleName(tr("Threshold within the score range"));
    m_slider->setToolTip(tr("Drag to set the threshold within the score range"));
    m_sliderAction = m_bar.addWidget(m_slider);
    connect(m_slider, &QSlider::valueChanged, this, &ClassifierToolBar::slideTo);
    connect(m_slider, &QSlider::sliderReleased, &m_document, &ClassifierDocument::endMove);
}

void ClassifierToolBar::addJump()
{
    m_jump = new QComboBox(&m_bar);
    m_jump->setObjectName(QStringLiteral("jumpTo"));
    m_jump->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_jump->setAccessibleName(tr("Jump to a best threshold"));
    m_jump->setToolTip(tr("Jumps to the threshold that is best by a rate, an index or cost. β and "
                          "the limits are in Settings."));
    for (std::size_t i = 0; i < optima.size(); ++i)
        m_jump->addItem({});
    addField(m_jump, tr("&Jump to"));
    connect(m_jump, &QComboBox::activated, this, [this](int index) {
        if (!jumpTo(optima[static_cast<std::size_t>(index)]))
            refreshJump();
    });
}

void ClassifierToolBar::addReading()
{
    const auto combo = [this](const char* name) {
        auto* box = new NameBox(&m_bar);
        box->setObjectName(QLatin1String(name));
        box->setMinimumContentsLength(5);
        return box;
    };
    m_positive = combo("positiveClass");
    m_positive->setAccessibleName(tr("Positive class"));
    m_positive->setToolTip(tr("The class you want to detect. The other class is negative."));
    addField(m_positive, tr("&Positive"));
    connect(m_positive, &QComboBox::activated, this, [this](int chosen) {
        if (!m_document.several())
            m_document.setPositive(static_cast<std::uint8_t>(chosen));
        else
            m_document.setAgainst(static_cast<std::size_t>(chosen));
    });
    m_direction = combo("scoreDirection");
    m_direction->setAccessibleName(tr("Which scores indicate the positive class"));
    m_direction->setToolTip(tr("Whether high or low scores indicate the positive class"));
    m_direction->addItems({tr("high"), tr("low")});
    m_direction->setMinimumContentsLength(4);
    addField(m_direction, tr("when the s&core is"), tr("s&core"));
    connect(m_direction, &QComboBox::activated, this,
            [this](int index) { m_document.setHigherIsPositive(index == 0); });
    m_model = combo("classifierModel");
    m_model->setAccessibleName(tr("Model"));
    m_model->setToolTip(tr("The model that the threshold applies to"));
    addField(m_model, tr("&Model"));
    connect(m_model, &QComboBox::activated, this,
            [this](int model) { m_document.setModel(static_cast<std::size_t>(model)); });
}

void ClassifierToolBar::addRules()
{
    m_rules = new RulesButton(*new SampleRules(m_document), &m_bar);
    m_bar.addWidget(m_rules);
    connect(m_rules, &RulesButton::explanationRequested, this,
            &ClassifierToolBar::explanationRequested);
}

void ClassifierToolBar::adoptLevel(int level)
{
    const Theme theme = Theme::of(m_bar);
    m_threshold->setFixedWidth(theme.px(88));
    m_slider->setFixedWidth(theme.px(level >= WideSlider ? 60 : 190));
    using Room = RulesButton::Room;
    m_rules->setRoom(level < WideRules ? Room::Wide : level < Rules ? Room::Narrow : Room::Least);
    m_sliderAction->setVisible(level < Slider);
    const QString goals = level < NameOfJump ? tr("Choose…") : tr("Jump to…");
    m_jump->setPlaceholderText(goals);
    m_jump->setMinimumContentsLength(static_cast<int>(goals.size()));
    for (QComboBox* names : {m_positive, m_model})
        names->setMaximumWidth(level < WideModel ? QWIDGETSIZE_MAX : theme.px(100));
    const bool areSeveral = m_document.samples().models.size() > 1;
    const bool isNamed = level < (areSeveral ? NamesOfSeveral : Names);
    m_direction->setItemText(0, isNamed ? tr("high") : tr("high scores"));
    m_direction->setItemText(1, isNamed ? tr("low") : tr("low scores"));
    for (const Field& field : m_fields) {
        const bool isShown = field.widget != m_model || areSeveral;
        field.field->setVisible(isShown);
        const bool isDropped = !isNamed || (level >= NameOfJump && field.widget == m_jump);
        field.name->setVisible(isShown && (!isDropped || field.widget == m_threshold));
        const QString& name = level < BriefNames ? field.whole : field.brief;
        if (field.label->text() != name)
            field.label->setText(name);
    }
}

bool ClassifierToolBar::jumpTo(Optimum which)
{
    const core::Value found = m_document.jumpTo(aimOf(which, m_document.session().settings));
    if (!found) {
        emit refused(undefinedText(found.reason()));
        return false;
    }
    refreshJump();
    return true;
}

void ClassifierToolBar::slideTo(int place)
{
    const Range range = rangeOf(*m_document.sweep());
    const bool isDrag = m_slider->isSliderDown();
    if (!isDrag)
        m_document.endMove();
    m_document.setThreshold(range.low + (range.high - range.low) * place / sliderPlaces);
    if (!isDrag)
        m_document.endMove();
}

void ClassifierToolBar::refresh()
{
    const core::ClassifierSettings& settings = m_document.session().settings;
    for (std::size_t i = 0; i < optima.size(); ++i)
        m_jump->setItemText(static_cast<int>(i), textOf(optima[i], settings));
    refreshPositive();
    m_direction->setCurrentIndex(m_document.session().higherIsPositive ? 0 : 1);
    QStringList models;
    for (std::size_t model = 0; model < m_document.samples().models.size(); ++model)
        models << m_document.modelName(model);
    m_model->clear();
    m_model->addItems(models);
    m_model->setCurrentIndex(static_cast<int>(m_document.session().model));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_slider, m_jump})
        widget->setEnabled(m_document.hasSamples());
    emit m_bar.changed();
    refreshThreshold();
}

/// With several classes, any may be positive; "the rest" is listed only if it is positive now.
void ClassifierToolBar::refreshPositive()
{
    const core::SampleSession& session = m_document.session();
    const bool isTheRest = m_document.several() && session.positive == 0;
    QStringList classes = m_document.classWords();
    if (isTheRest)
        classes << m_document.positiveWord();
    m_positive->clear();
    m_positive->addItems(classes);
    const std::size_t positive = m_document.several() ? session.against : session.positive;
    m_positive->setCurrentIndex(isTheRest ? static_cast<int>(classes.size()) - 1
                                          : static_cast<int>(positive));
}

void ClassifierToolBar::refreshThreshold()
{
    const QSignalBlocker quiet(m_slider);
    const Range range = rangeOf(*m_document.sweep());
    const double width = range.high - range.low;
    const double share = width > 0 ? (m_document.threshold() - range.low) / width : 0;
    m_slider->setValue(static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * sliderPlaces)));
    refreshJump();
}

void ClassifierToolBar::refreshJump()
{
    const auto aim = m_document.aim();
    const auto* const found = std::ranges::find_if(optima, [&](Optimum optimum) {
        return aimOf(optimum, m_document.session().settings) == aim;
    });
    m_jump->setCurrentIndex(found == optima.end() ? -1 : static_cast<int>(found - optima.begin()));
}

}  // namespace ui
