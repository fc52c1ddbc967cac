#include "ui/collection/measures_menu.h"

#include "ui/collection/collection_document.h"
#include "ui/theme/theme.h"
#include "ui/words/measure_text.h"

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

std::vector<core::Definition> usualDefinitions()
{
    std::vector<core::Definition> definitions;
    for (const char* text : usual)
        if (const auto definition = core::parseDefinition(text))
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
    const std::vector<core::Definition>& shown = m_document.measures();
    std::vector<core::Definition> listed = shown;
    for (const core::Definition& definition : usualDefinitions())
        if (std::find(listed.begin(), listed.end(), definition) == listed.end())
            listed.push_back(definition);
    for (const core::Definition& definition : listed) {
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
    addSeparator();
    addRules();
}

void MeasuresMenu::addLine()
{
    auto* field = new QWidget(this);
    auto* column = new QVBoxLayout(field);
    const int gap = Theme::of(*this).px(8);
    column->setContentsMargins(gap, gap / 2, gap, gap / 2);
    m_line = new QLineEdit(field);
    m_line->setObjectName(QStringLiteral("addMeasure"));
    m_line->setPlaceholderText(tr("add: nDCG(gain=exp)@5, RBP(p=0.8) …"));
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
    const auto definition = core::parseDefinition(m_line->text().trimmed().toStdString());
    if (!definition) {
        m_problem->setText(definitionErrorText(definition.error()));
        m_problem->show();
        return;
    }
    toggle(*definition, true);
    close();
}

void MeasuresMenu::addRules()
{
    addSection(tr("A judged query that a run lacks"));
    auto* missing = new QActionGroup(this);
    const auto addMissing = [this, missing](const QString& text, core::MissingRule rule) {
        QAction* action = addAction(text);
        action->setCheckable(true);
        action->setActionGroup(missing);
        action->setChecked(m_document.evaluation().rules.missing == rule);
        connect(action, &QAction::triggered, this, [this, rule] {
            core::EvaluationRules rules = m_document.evaluation().rules;
            rules.missing = rule;
            m_document.setRules(rules);
        });
    };
    addMissing(tr("is left out of the means"), core::MissingRule::Skip);
    addMissing(tr("counts 0"), core::MissingRule::Zero);
    addSection(tr("A query without relevant documents"));
    auto* noValue = new QActionGroup(this);
    const auto addNoValue = [this, noValue](const QString& text, core::NoValueRule rule) {
        QAction* action = addAction(text);
        action->setCheckable(true);
        action->setActionGroup(noValue);
        action->setChecked(m_document.evaluation().rules.noValue == rule);
        connect(action, &QAction::triggered, this, [this, rule] {
            core::EvaluationRules rules = m_document.evaluation().rules;
            rules.noValue = rule;
            m_document.setRules(rules);
        });
    };
    addNoValue(tr("counts 0 "), core::NoValueRule::Zero);
    addNoValue(tr("counts 1"), core::NoValueRule::One);
    addNoValue(tr("is left out"), core::NoValueRule::Skip);
}

void MeasuresMenu::toggle(const core::Definition& definition, bool isShown)
{
    std::vector<core::Definition> measures = m_document.measures();
    std::erase(measures, definition);
    if (isShown)
        measures.push_back(definition);
    m_document.setMeasures(std::move(measures));
}

}  // namespace ui
