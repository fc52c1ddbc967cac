// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/ranking_tool_bar.h"

#include "ui/ranking/document/ranking_document.h"
#include "ui/ranking/gain_field.h"
#include "ui/ranking/ranking_rules.h"
#include "ui/toolkit/panel/fitted_bar.h"
#include "ui/toolkit/panel/number_box.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/workspace/rules/rules_button.h"

#include <QEvent>
#include <QLabel>
#include <QSignalBlocker>

namespace ui {

namespace {

/// A value from elsewhere, such as undo, replaces the text.
template <class Box, class Number>
void show(Box& box, Number value)
{
    if (box.value() == value)
        return;
    box.setValue(value);
    if (box.hasFocus())
        box.selectAll();
}

/// What a narrow bar shortens, in this order.
enum Level { NarrowRules = 1, BriefNames, BriefRules, NoGain };  // Rules have the gain, too

}  // namespace

RankingToolBar::RankingToolBar(RankingDocument& document, FittedBar& bar)
    : QObject(&bar)
    , m_document(document)
    , m_bar(bar)
{
    addCutoff();
    addThreshold();
    addGain();
    addRules();
    m_cutoff->installEventFilter(this);
    const auto adopt = [this](int level) {
        using Room = RulesButton::Room;
        m_rules->setRoom(level < NarrowRules  ? Room::Wide
                         : level < BriefRules ? Room::Narrow
                                              : Room::Least);
        showNames(level >= BriefNames);
        showGain(level < NoGain);
    };
    bar.setLevels(BriefRules, adopt, NoGain);
    connect(&document, &RankingDocument::changed, this, &RankingToolBar::refresh);
    refresh();
}

bool RankingToolBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_cutoff && event->type() == QEvent::FontChange)
        adoptWidths();
    return QObject::eventFilter(watched, event);
}

void RankingToolBar::adoptWidths()
{
    // The size hint allows a million; people use three digits.
    const int width = Theme::of(*m_cutoff).px(64);
    const QFontMetrics metrics = m_cutoff->fontMetrics();
    const int further = metrics.horizontalAdvance(m_cutoff->text()) -
                        metrics.horizontalAdvance(QStringLiteral("000"));
    m_cutoff->setFixedWidth(width + std::max(0, further));
    m_threshold->setMaximumWidth(width);
}

void RankingToolBar::showNames(bool areBrief)
{
    for (const Name& name : m_names) {
        const QString& shown = areBrief ? name.brief : name.whole;
        name.action->setVisible(!shown.isEmpty());
        if (name.label->text() != shown)
            name.label->setText(shown);
    }
}

void RankingToolBar::addField(QWidget* field, const QString& name, const QString& brief)
{
    auto* label = new QLabel(name, &m_bar);
    label->setBuddy(field);
    m_names.push_back({m_bar.addWidget(label), label, name, brief});
    m_bar.addWidget(field);
}

void RankingToolBar::addCutoff()
{
    m_cutoff = new CountBox(&m_bar);
    m_cutoff->setObjectName(QStringLiteral("cutoff"));
    m_cutoff->setLocale(QLocale::c());
    m_cutoff->setRange(1, 1'000'000);
    m_cutoff->setAccelerated(true);
    m_cutoff->setAccessibleName(tr("Cutoff k"));
    m_cutoff->setToolTip(tr("Only the first k ranks count"));
    addField(m_cutoff, tr("Cutoff &k"), tr("&k"));
    connect(m_cutoff, &QSpinBox::valueChanged, this,
            [this](int k) { m_document.setCutoff(static_cast<std::size_t>(k)); });
}

void RankingToolBar::addThreshold()
{
    m_threshold = new NumberBox(&m_bar);
    m_threshold->setObjectName(QStringLiteral("threshold"));
    m_threshold->setRange(0.01, 1e6);
    m_threshold->setDecimals(2);
    m_threshold->setSingleStep(1);
    m_threshold->setStepType(QAbstractSpinBox::DefaultStepType);
    m_threshold->setAccessibleName(tr("Relevant if the grade is at least"));
    m_threshold->setToolTip(tr("Documents with at least this grade count as relevant in P, recall, "
                               "AP, RR and similar measures"));
    addField(m_threshold, tr("Relevant if &grade ≥"), tr("&grade ≥"));
    connect(m_threshold, &QDoubleSpinBox::valueChanged, this, [this](double threshold) {
        core::Settings settings = m_document.session().settings;
        settings.relevantFrom = threshold;
        m_document.setSettings(settings, tr("Relevant if grade ≥ %1").arg(threshold));
    });
}

void RankingToolBar::addGain()
{
    addField(new GainField(m_document, &m_bar), tr("Gain"), tr("Gain"));
    m_gain = {m_names.back().action, m_bar.actions().last()};
}

void RankingToolBar::showGain(bool shown)
{
    for (QAction* part : m_gain)
        part->setVisible(shown);
}

void RankingToolBar::addRules()
{
    m_rules = new RulesButton(*new RankingRules(m_document), &m_bar);
    m_bar.addWidget(m_rules);
    connect(m_rules, &RulesButton::explanationRequested, this,
            &RankingToolBar::explanationRequested);
}

void RankingToolBar::refresh()
{
    const QSignalBlocker quietCutoff(m_cutoff);
    const QSignalBlocker quietThreshold(m_threshold);
    const core::Session& session = m_document.session();
    show(*m_cutoff, static_cast<int>(session.cutoff));
    adoptWidths();
    show(*m_threshold, session.settings.relevantFrom);
}

}  // namespace ui
