// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/measures_menu.h"

#include "core/foundation/text/half_width.h"
#include "ui/collection/document/collection_document.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/words/measure_text.h"
#include "ui/toolkit/theme/text_size.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <algorithm>
#include <array>
#include <iterator>

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
    const core::ValueTable* values = m_document.collection().values.get();
    std::vector<core::MeasureSpec> offered =
        values ? std::vector<core::MeasureSpec>() : usualDefinitions();
    if (values)
        std::ranges::transform(values->measures, std::back_inserter(offered), core::measureGiven);
    for (const core::MeasureSpec& definition : offered)
        if (std::find(listed.begin(), listed.end(), definition) == listed.end())
            listed.push_back(definition);
    for (const core::MeasureSpec& definition : listed) {
        QAction* action = addAction(QString::fromStdString(core::toText(definition)));
        action->setCheckable(true);
        action->setChecked(std::find(shown.begin(), shown.end(), definition) != shown.end());
        if (!values)
            action->setToolTip(measureTitle(definition.measure) + QLatin1Char('\n') +
                               measureAbout(definition.measure));
        connect(action, &QAction::triggered, this,
                [this, definition](bool isShown) { toggle(definition, isShown); });
    }
    if (values)  // only their own measures are known
        return;
    addSeparator();
    addLine();
}

void MeasuresMenu::addLine()
{
    auto* field = new QWidget(this);
    auto* column = new QVBoxLayout(field);
    keepSpacing(*field, *column, {8, 4, 8, 4});
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

void MeasuresMenu::toggle(const core::MeasureSpec& definition, bool isShown)
{
    std::vector<core::MeasureSpec> measures = m_document.measures();
    std::erase(measures, definition);
    if (isShown)
        measures.push_back(definition);
    m_document.setMeasures(std::move(measures));
}

}  // namespace ui
