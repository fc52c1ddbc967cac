// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/measures_menu.h"

#include "core/foundation/text/half_width.h"
#include "ui/collection/document/collection_document.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/words/measure_text.h"
#include "ui/toolkit/panel/number_box.h"
#include "ui/toolkit/theme/theme.h"

#include <QActionGroup>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr std::array usual{
    "nDCG@10",  "nDCG(gain=exp)@10", "AP",          "AP@1000",    "RR",    "RR@10", "P@10",
    "P@5",      "Recall@100",        "Recall@1000", "Success@10", "Rprec", "bpref", "ERR@20",
    "judged@10"};

std::vector<core::MeasureSpec> usualDefinitions()
{
    std::vector<core::MeasureSpec> definitions;
    for (const char* text : usual)
        if (const auto definition = core::parseMeasureSpec(text))
            definitions.push_back(*definition);
    return definitions;
}

}  // namespace

MeasuresMenu::MeasuresMenu(CollectionDocument& document, QWidget* parent)
    : QMenu(parent)
    , m_document(document)
{
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &MeasuresMenu::rebuild);
}

void MeasuresMenu::rebuild()
{
    clear();
    const std::vector<core::MeasureSpec>& shown = m_document.measures();
    std::vector<core::MeasureSpec> listed = shown;
    for (const core::MeasureSpec& definition : usualDefinitions())
        if (std::find(listed.begin(), listed.end(), definition) == listed.end())
            listed.push_back(definition);
    for (const core::MeasureSpec& definition : listed) {
        QAction* action = addAction(QString::fromStdString(core::toText(definition)));
        action->setCheckable(true);
        action->setChecked(std::find(shown.begin(), shown.end(), definition) != shown.end());
        action->setToolTip(measureTitle(definition.measure) + QLatin1Char('\n') +
                           measureAbout(definition.measure));
        connect(action, &QAction::triggered, this,
                [this, definition](bool isShown) { toggle(definition, isShown); });
    }
    addSeparator();
    addLine();
    addMeanRules();
    addReadingRules();
}

void MeasuresMenu::addLine()
{
    auto* field = new QWidget(this);
    auto* column = new QVBoxLayout(field);
    const int gap = Theme::of(*this).px(8);
    column->setContentsMargins(gap, gap / 2, gap, gap / 2);
    m_line = new QLineEdit(field);
    m_line->setObjectName(QStringLiteral("addMeasure"));
    m_line->setPlaceholderText(tr("Add: nDCG(gain=exp)@5, RBP(p=0.8) …"));
    m_line->setAccessibleName(tr("Add a measure"));
    m_problem = new QLabel(field);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    column->addWidget(m_line);
    column->addWidget(m_problem);
    connect(m_line, &QLineEdit::returnPressed, this, &MeasuresMenu::takeLine);
    auto* action = new QWidgetAction(this);
    action->setDefaultWidget(field);
    addAction(action);
}

void MeasuresMenu::takeLine()
{
    const auto definition =
        core::parseMeasureSpec(core::halfWidth(m_line->text().trimmed().toStdString()));
    if (!definition) {
        m_problem->setText(measureSpecErrorText(definition.error()));
        m_problem->show();
        return;
    }
    toggle(*definition, true);
    close();
}

/// Adds a text action, because some styles do not show the name of a section.
void MeasuresMenu::addHeading(const QString& text)
{
    addSeparator();
    addAction(text)->setEnabled(false);
}

void MeasuresMenu::changeRules(const Change& change)
{
    core::EvaluationRules rules = m_document.rules();
    change(rules);
    m_document.setRules(rules);
}

void MeasuresMenu::addRule(QActionGroup& group, const QString& text, const Change& change)
{
    core::EvaluationRules changed = m_document.rules();
    change(changed);
    QAction* action = addAction(text);
    action->setCheckable(true);
    action->setActionGroup(&group);
    action->setChecked(changed == m_document.rules());
    // Reads the rules when triggered: the menu stays open while the depth is typed.
    connect(action, &QAction::triggered, this, [this, change] { changeRules(change); });
}

void MeasuresMenu::addMeanRules()
{
    addHeading(tr("Judged query missing from a run"));
    auto* missing = new QActionGroup(this);
    const auto addMissing = [&](const QString& text, core::MissingRule rule) {
        addRule(*missing, text, [rule](core::EvaluationRules& rules) { rules.missing = rule; });
    };
    addMissing(tr("is skipped in the means"), core::MissingRule::Skip);
    addMissing(tr("counts as 0"), core::MissingRule::Zero);
    addHeading(tr("Query without relevant documents"));
    auto* noValue = new QActionGroup(this);
    const auto addNoValue = [&](const QString& text, core::NoValueRule rule) {
        addRule(*noValue, text, [rule](core::EvaluationRules& rules) { rules.noValue = rule; });
    };
    addNoValue(tr("counts as 0"), core::NoValueRule::Zero);
    addNoValue(tr("counts as 1"), core::NoValueRule::One);
    addNoValue(tr("is skipped"), core::NoValueRule::Skip);
}

void MeasuresMenu::addReadingRules()
{
    const core::EvaluationRules now = m_document.rules();
    addHeading(tr("Documents of a query"));
    auto* field = new QWidget(this);
    auto* row = new QHBoxLayout(field);
    const int gap = Theme::of(*this).px(8);
    row->setContentsMargins(gap, gap / 2, gap, gap / 2);
    auto* label = new QLabel(tr("Only the top"), field);
    m_depth = new CountBox(field);
    m_depth->setObjectName(QStringLiteral("ruleDepth"));
    m_depth->setAccessibleName(tr("Number of ranks to read"));
    m_depth->setRange(0, 10'000'000);
    m_depth->setSpecialValueText(tr("all ranks"));
    m_depth->setKeyboardTracking(false);
    m_depth->setValue(static_cast<int>(now.depth.value_or(0)));
    label->setBuddy(m_depth);
    row->addWidget(label);
    row->addWidget(m_depth, 1);
    connect(m_depth, &QSpinBox::editingFinished, this, [this, depth = m_depth] {
        changeRules([value = depth->value()](core::EvaluationRules& rules) {
            rules.depth.reset();
            if (value > 0)
                rules.depth = static_cast<std::size_t>(value);
        });
    });
    auto* action = new QWidgetAction(this);
    action->setDefaultWidget(field);
    addAction(action);
    QAction* judged = addAction(tr("Remove unjudged documents"));
    judged->setCheckable(true);
    judged->setChecked(now.judgedOnly);
    connect(judged, &QAction::triggered, this, [this](bool isJudgedOnly) {
        changeRules(
            [isJudgedOnly](core::EvaluationRules& rules) { rules.judgedOnly = isJudgedOnly; });
    });
    addHeading(tr("Document with the same id as its query"));
    auto* own = new QActionGroup(this);
    const auto addOwn = [&](const QString& text, core::OwnDocument rule) {
        addRule(*own, text, [rule](core::EvaluationRules& rules) { rules.ownDocument = rule; });
    };
    addOwn(tr("is kept"), core::OwnDocument::Keep);
    addOwn(tr("is removed (BEIR)"), core::OwnDocument::Drop);
    addHeading(tr("Documents with tied scores, in DCG and nDCG"));
    auto* ties = new QActionGroup(this);
    const auto addTies = [&](const QString& text, core::TieRule rule) {
        addRule(*ties, text, [rule](core::EvaluationRules& rules) { rules.ties = rule; });
    };
    addTies(tr("keep the run’s order"), core::TieRule::AsOrdered);
    addTies(tr("share their mean gain"), core::TieRule::AverageGain);
    addTies(tr("share their mean gain and one threshold in AP"), core::TieRule::OneThreshold);
}

void MeasuresMenu::toggle(const core::MeasureSpec& definition, bool isShown)
{
    std::vector<core::MeasureSpec> measures = m_document.measures();
    std::erase(measures, definition);
    if (isShown)
        measures.push_back(definition);
    m_document.setMeasures(std::move(measures));
}

}  // namespace ui
