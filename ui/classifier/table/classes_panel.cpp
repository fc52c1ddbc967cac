// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/classes_panel.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/tables/class_tables.h"
#include "ui/toolkit/jobs/every_core.h"
#include "ui/toolkit/jobs/waiting.h"
#include "ui/toolkit/panel/name_box.h"
#include "ui/toolkit/panel/refresh_when_shown.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/theme/text_size.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int widestName = 150;

}  // namespace

QVariant ShadedTableModel::told(int row, int column, int role) const
{
    if (role == ShadeRole)
        return m_shade ? m_shade(placeOf(row), column) : 0.0;
    return PlainTableModel::told(row, column, role);
}

ClassesPanel::ClassesPanel(ClassifierDocument& document, QWidget* parent)
    : SentencePanel(tr("Classes"), document, parent)
    , m_view(new PlainTableView(tr("Results by class"), this))
    , m_shown(new QComboBox(this))
    , m_against(new NameBox(this))
    , m_intervalWork(this)
{
    connect(&document, &ClassifierDocument::aboutToChange, &m_intervalWork, &SideWork::stop);
    m_view->setModel(&m_model);
    m_view->setChoice(tr("Compare the class with the rest"));
    m_sentence->setAccessibleName(tr("How classes are predicted"));
    addWidget(m_view, 1);
    addWidget(makeChoices());
    connect(m_view, &PlainTableView::chosen, this, [this](int row) {
        if (chosen() == Shown::Matrix || chosen() == Shown::EachClass)
            m_document.setAgainst(static_cast<std::size_t>(m_model.placeOf(row)));
    });
    connect(m_shown, &QComboBox::currentIndexChanged, this, &ClassesPanel::showTable);
    connect(m_against, &QComboBox::activated, this,
            [this](int each) { m_document.setAgainst(static_cast<std::size_t>(each)); });
}

/// Not in the header, which needs room for the tabs of all panels.
QWidget* ClassesPanel::makeChoices()
{
    m_shown->addItems(
        {tr("k × k matrix"), tr("Each class"), tr("Pairs of classes"), tr("All classes")});
    m_shown->setAccessibleName(tr("What the table shows"));
    keepSwitch(*m_shown, QStringLiteral("shown"));
    m_against->setAccessibleName(tr("The class compared with the rest"));
    m_against->setToolTip(
        tr("The class that the curves, the matrix and the samples compare with the rest"));
    m_against->setMinimumContentsLength(8);
    auto* label = new QLabel(tr("Class vs. &rest:"), this);
    label->setBuddy(m_against);
    auto* choices = new QWidget(this);
    auto* rows = new QVBoxLayout(choices);
    keepSpacing(*this, *rows, {10, 5, 10, 5});
    auto* row = new QHBoxLayout;
    rows->addLayout(row);
    rows->addWidget(m_sentence);
    for (QWidget* choice : {static_cast<QWidget*>(m_shown), static_cast<QWidget*>(label),
                            static_cast<QWidget*>(m_against)})
        row->addWidget(choice);
    row->addStretch(1);
    return choices;
}

ClassesPanel::Shown ClassesPanel::chosen() const
{
    return static_cast<Shown>(m_shown->currentIndex());
}

void ClassesPanel::refresh()
{
    fillAgainst();
    m_intervalWork.stop();
    m_intervals.reset();
    const core::ClassSamples* samples = several();
    m_view->setEmptyText(
        samples ? tr("Calculating…")
                : tr("These samples have only two classes. For more, open a table with a score "
                     "column for each class, such as prob_cat, or with a prediction column."));
    if (!samples) {
        m_work.stop();
        m_values = {};
        showValues();
        return;
    }
    m_work.make(
        samples->size() * samples->classes.size(),
        [samples, settings = m_document.session().settings](const std::stop_token& stop) {
            return core::classValues(*samples, settings, stop);
        },
        [this](auto values) {
            m_values = std::move(values);
            showValues();
            addIntervals();
        });
}

void ClassesPanel::addIntervals()
{
    const core::ClassSamples* samples = several();
    if (!areResampled(*samples))
        return;
    const core::BootstrapRules rules;
    m_intervalWork.make(
        rules.rounds * samples->size() * samples->classes.size(),
        [samples, values = m_values, settings = m_document.session().settings,
         rules](const std::stop_token& stop) {
            return core::classIntervals(*samples, values, settings, rules, everyCore(), stop);
        },
        [this](auto intervals) {
            m_intervals = std::move(intervals);
            showValues();
        });
}

void ClassesPanel::fillAgainst()
{
    m_against->clear();
    if (!several())
        return;
    for (const std::string& name : several()->classes)
        m_against->addItem(QString::fromStdString(name));
    m_against->setCurrentIndex(static_cast<int>(m_document.session().against));
}

void ClassesPanel::showValues()
{
    const bool isMeasured = several() && m_values.matrix.size() == several()->classes.size();
    m_shown->parentWidget()->setVisible(isMeasured);
    if (isMeasured)
        m_sentence->setText(joinedSentences(
            {classRuleSentences(*several(), m_values),
             m_intervals ? classIntervalsSentence(core::BootstrapRules()) : QString()}));
    showTable();
}

void ClassesPanel::showTable()
{
    if (!several() || m_values.matrix.size() != several()->classes.size()) {
        m_model.setTable({});
        return;
    }
    const core::ClassSamples& samples = *several();
    const core::ClassIntervals* intervals = m_intervals ? &*m_intervals : nullptr;
    m_view->setWidestColumn(chosen() == Shown::AllClasses ? 0 : widestName);
    const auto words = [this](const core::Value& value) { return valueText(value, format()); };
    m_model.setShade([this](int row, int column) { return shadeOf(row, column); });
    switch (chosen()) {
    case Shown::Matrix:
        m_model.setTable(named([&] {
                             return classMatrixTable(m_values.matrix, samples.classes,
                                                     MatrixCells::Both, words);
                         }),
                         1);
        break;
    case Shown::EachClass:
        m_model.setTable(named([&] {
                             return classTable(m_values, samples.classes, !samples.scores.empty(),
                                               words, intervals);
                         }),
                         classAverageRows);
        break;
    case Shown::Pairs:
        m_model.setTable(
            named([&] { return classPairTable(m_values, samples.classes, words, intervals); }));
        break;
    case Shown::AllClasses:
        m_model.setTable(named([&] { return classValuesTable(m_values, words, intervals); }));
        break;
    }
    const bool areRowsClasses = chosen() == Shown::Matrix || chosen() == Shown::EachClass;
    m_model.setCurrent(areRowsClasses
                           ? std::optional(static_cast<int>(m_document.session().against))
                           : std::nullopt);
}

/// A cell's share of its row.
double ClassesPanel::shadeOf(int row, int column) const
{
    const int classes = static_cast<int>(m_values.matrix.size());
    if (chosen() != Shown::Matrix || row >= classes || column < 1 || column > classes)
        return 0;
    const double share =
        m_values.matrix.share(static_cast<std::size_t>(row), static_cast<std::size_t>(column - 1))
            .valueOr(0);
    return row == column - 1 ? share : -share;
}

std::optional<ReportedClasses> ClassesPanel::finishedClasses()
{
    if (!several())
        return std::nullopt;
    RefreshWhenShown::refreshAround(*this);
    waitWhile([this] { return m_work.isRunning() || m_intervalWork.isRunning(); });
    return ReportedClasses{m_values, m_intervals};
}

QString ClassesPanel::tableCaption() const
{
    return sentence();
}

}  // namespace ui
