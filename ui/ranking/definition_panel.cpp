// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/definition_panel.h"

#include "core/foundation/text/half_width.h"
#include "core/metrics/measures/measure_table.h"
#include "core/metrics/measures/parameter_table.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QAction>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace ui {

using core::Parameter;

namespace {

/// In design pixels.
constexpr double mostText = 180;
constexpr double textFrame = 24;

QString valueText(Parameter parameter, const core::Settings& settings)
{
    return QString::fromStdString(core::rowOf(parameter).text(settings));
}

constexpr std::array noValueRules{core::NoValueRule::Zero, core::NoValueRule::One,
                                  core::NoValueRule::Skip};

}  // namespace

DefinitionPanel::DefinitionPanel(RankingDocument& document, QWidget* parent)
    : Panel(tr("Definition"), parent)
    , m_document(document)
    , m_text(new QLineEdit(this))
    , m_problem(new QLabel(this))
    , m_rowsFrame(new QWidget(this))
    , m_about(new QLabel(this))
{
    m_text->setAccessibleName(tr("Measure as text"));
    m_text->setToolTip(
        tr("You can use this text on the command line and in files. Edit it and press Enter."));
    addHeaderWidget(m_text, 1);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_about->setObjectName(QStringLiteral("about"));
    m_about->setWordWrap(true);
    m_about->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QVBoxLayout& column = addScrolledColumn();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_problem, m_rowsFrame, m_about})
        column.addWidget(widget);
    column.addStretch(1);
    auto* rowsLayout = new QVBoxLayout(m_rowsFrame);
    rowsLayout->setContentsMargins(0, 0, 0, 0);
    connect(m_text, &QLineEdit::editingFinished, this, &DefinitionPanel::applyText);
    connect(&document, &RankingDocument::changed, this, &DefinitionPanel::refresh);
    refresh();
}

QString DefinitionPanel::problem() const
{
    return m_problem->isHidden() ? QString() : m_problem->text();
}

QWidget* DefinitionPanel::editor(Parameter parameter) const
{
    const auto row = std::ranges::find(m_rows, parameter, &Row::parameter);
    return row == m_rows.end() ? nullptr : row->editor;
}

void DefinitionPanel::refresh()
{
    const core::Measure measure = m_document.session().selected;
    if (m_measure != measure)
        rebuild(measure);
    if (!m_text->hasFocus() || !m_text->isModified()) {
        const QSignalBlocker quiet(m_text);
        const QString text = QString::fromStdString(core::toText(m_document.definition(measure)));
        if (m_text->text() != text)
            m_problem->hide();
        m_text->setText(text);
        m_text->setCursorPosition(0);  // shows the beginning, which identifies it
        adoptText();
    }
    for (const Row& row : m_rows)
        showValue(row);
    if (m_discountForm)
        m_form->setRowVisible(m_discountForm,
                              m_document.session().settings.discount != core::Discount::None);
    m_noValue->setCurrentIndex(static_cast<int>(
        std::ranges::find(noValueRules, m_document.session().noValue) - noValueRules.begin()));
}

void DefinitionPanel::adoptText()
{
    const Theme theme = Theme::of(*this);
    m_text->setMinimumWidth(
        std::min(m_text->fontMetrics().horizontalAdvance(m_text->text()), theme.px(mostText)) +
        theme.px(textFrame));
}

void DefinitionPanel::fontChanged()
{
    // The field gets its font slightly later.
    QMetaObject::invokeMethod(this, &DefinitionPanel::adoptText, Qt::QueuedConnection);
}

void DefinitionPanel::rebuild(core::Measure measure)
{
    m_measure = measure;
    m_rows.clear();
    m_discountForm = nullptr;
    if (m_form) {
        QWidget* old = m_form->parentWidget();
        old->hide();
        old->deleteLater();
    }
    auto* frame = new QWidget(m_rowsFrame);
    m_form = new QFormLayout(frame);
    keepGridSpacing(*frame, *m_form, {}, {-1, 4});
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    // Bounds need the scale's top under every measure.
    std::vector<Parameter> parameters(core::rowOf(measure).parameters.begin(),
                                      core::rowOf(measure).parameters.end());
    if (std::ranges::find(parameters, Parameter::TopGrade) == parameters.end())
        parameters.push_back(Parameter::TopGrade);
    for (const Parameter parameter : parameters) {
        if (parameter == Parameter::RelevantFrom)
            continue;  // it is in the tool bar
        QWidget* field = makeEditor(parameter);
        field->setAccessibleName(parameterLabel(parameter));
        m_form->addRow(parameterLabel(parameter), field);
        m_rows.push_back({parameter, field});
        if (parameter == Parameter::Discount && m_asWeights)
            addDiscountForm();
    }
    addNoValue();
    m_rowsFrame->layout()->addWidget(frame);
    m_about->setText(measureAbout(measure));
}

void DefinitionPanel::offerDiscountForm(QAction& asWeights)
{
    m_asWeights = &asWeights;
    m_measure.reset();  // rebuilds the form with a new row
    refresh();
}

void DefinitionPanel::addDiscountForm()
{
    m_discountForm = new QComboBox(m_rowsFrame);
    m_discountForm->addItems({tr("as divisors (1.585)"), tr("as multipliers (0.631)")});
    m_discountForm->setAccessibleName(tr("Show discounts"));
    m_discountForm->setToolTip(m_asWeights->toolTip());
    m_form->addRow(tr("Show discounts"), m_discountForm);
    const auto show = [box = m_discountForm](bool asWeights) {
        box->setCurrentIndex(asWeights ? 1 : 0);
    };
    show(m_asWeights->isChecked());
    connect(m_asWeights, &QAction::toggled, m_discountForm, show);
    connect(m_discountForm, &QComboBox::activated, m_asWeights, [action = m_asWeights](int choice) {
        if (action->isChecked() != (choice == 1))
            action->trigger();
    });
}

void DefinitionPanel::addNoValue()
{
    m_noValue = new QComboBox(m_rowsFrame);
    m_noValue->setObjectName(QStringLiteral("noValue"));
    m_noValue->setAccessibleName(tr("Query with an undefined value"));
    m_noValue->setToolTip(tr("How a query counts in means and comparisons if the measure is "
                             "undefined, for example because no judged document is relevant"));
    for (const core::NoValueRule rule : noValueRules)
        m_noValue->addItem(noValueChoice(rule));
    m_form->addRow(tr("If undefined"), m_noValue);
    connect(m_noValue, &QComboBox::activated, this, &DefinitionPanel::setNoValue);
}

void DefinitionPanel::setNoValue(int choice)
{
    const core::NoValueRule rule = noValueRules[static_cast<std::size_t>(choice)];
    m_document.setRules(m_document.session().settings, rule,
                        tr("%1: %2").arg(m_noValue->accessibleName(), noValueChoice(rule)));
}

QWidget* DefinitionPanel::makeEditor(Parameter parameter)
{
    return core::rowOf(parameter).choices.empty() ? makeNumber(parameter) : makeChoice(parameter);
}

QWidget* DefinitionPanel::makeChoice(Parameter parameter)
{
    auto* box = new QComboBox(m_rowsFrame);
    const auto choices = core::rowOf(parameter).choices;
    for (std::size_t i = 0; i < choices.size(); ++i)
        box->addItem(choiceLabel(parameter, static_cast<int>(i)), QString::fromUtf8(choices[i]));
    connect(box, &QComboBox::activated, this, [this, box, parameter] {
        set(parameter, box->currentData().toString().toStdString(),
            tr("%1: %2").arg(parameterLabel(parameter), box->currentText()));
    });
    return box;
}

QWidget* DefinitionPanel::makeNumber(Parameter parameter)
{
    auto* line = new QLineEdit(m_rowsFrame);
    connect(line, &QLineEdit::editingFinished, this, [this, line, parameter] {
        if (line->isModified())
            set(parameter, line->text().trimmed().toStdString(),
                tr("%1: %2").arg(parameterLabel(parameter), line->text()));
    });
    return line;
}

void DefinitionPanel::showValue(const Row& row)
{
    const QString value = valueText(row.parameter, m_document.session().settings);
    if (auto* box = qobject_cast<QComboBox*>(row.editor)) {
        box->setCurrentIndex(box->findData(value));
    } else if (auto* line = qobject_cast<QLineEdit*>(row.editor)) {
        line->setText(value);
        if (row.parameter == Parameter::TopGrade)
            line->setPlaceholderText(tr("from the data: %1").arg(m_document.topGrade()));
    }
    m_form->setRowVisible(
        row.editor, core::reads({*m_measure, {}, m_document.session().settings}, row.parameter) ||
                        (row.parameter == Parameter::TopGrade && m_document.bounds().hasOpen()));
}

void DefinitionPanel::set(Parameter parameter, const std::string& value, const QString& stepName)
{
    core::Settings settings = m_document.session().settings;
    if (parameter == Parameter::TopGrade && value.empty())
        settings.topGrade.reset();
    else if (!core::rowOf(parameter).set(settings, value)) {
        core::MeasureSpecError error{core::MeasureSpecError::Kind::BadValue,
                                     value,
                                     std::string(core::rowOf(*m_measure).name),
                                     std::string(core::rowOf(parameter).name),
                                     {},
                                     {}};
        m_problem->setText(measureSpecErrorText(error));
        m_problem->show();
        return;
    }
    m_problem->hide();
    m_document.setSettings(settings, stepName);
    refresh();
}

void DefinitionPanel::applyText()
{
    if (!m_text->isModified())
        return;
    m_text->setModified(false);
    const auto parsed = core::parseMeasureSpec(core::halfWidth(m_text->text().toStdString()));
    if (!parsed) {
        m_problem->setText(measureSpecErrorText(parsed.error()));
        m_problem->show();
        return;
    }
    m_problem->hide();
    m_document.adopt(*parsed);
    refresh();
    const auto cutoff = m_document.definition(parsed->measure).cutoff;
    if (cutoff && !parsed->cutoff) {
        m_problem->setText(tr("The cutoff always applies here (k = %1).").arg(*cutoff));
        m_problem->show();
    }
}

}  // namespace ui
