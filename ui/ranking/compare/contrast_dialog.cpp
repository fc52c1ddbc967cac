// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/contrast_dialog.h"

#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/teaching/counterexamples/grade_choice.h"
#include "ui/explain/catalogue/measure_list.h"
#include "ui/text/words/contrast_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/table_cell.h"
#include "ui/toolkit/panel/number_box.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/toolkit/theme/dialog_size.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

/// In the order of the box.
enum ContrastRelation { Agree, Opposite, OneChange };

/// More than anybody would read.
constexpr std::size_t mostPairs = 50;
/// Unnoticeably short on any machine.
constexpr std::size_t dialogWork = 10'000'000;

std::array<core::ContrastSide, 2> sidesOf(int relation,
                                          const std::array<core::MeasureSpec, 2>& measures)
{
    switch (relation) {
    case Opposite:
        return {core::worseSide(measures[0]), core::betterSide(measures[1])};
    case OneChange:
        return {core::ContrastSide::Lower, core::ContrastSide::Higher};
    default:
        return {core::ContrastSide::Equal, core::ContrastSide::Other};
    }
}

QString valueWithFraction(const core::LessonValue& value, const NumberFormat& format)
{
    const QString text = valueText(value.value, format);
    return value.exact && value.exact->denominator() != 1
               ? QStringLiteral("%1 = %2").arg(text, fractionText(*value.exact))
               : text;
}

}  // namespace

ContrastDialog::ContrastDialog(RankingDocument& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_relation(new QComboBox(this))
    , m_length(new CountBox(this))
    , m_grades(new QLineEdit(QStringLiteral("0..1"), this))
    , m_sameDocuments(new QCheckBox(tr("&Two orders of the same documents"), this))
    , m_results(new PlainTableView(tr("Pairs of lists"), this))
    , m_about(new WrappedLabel(this))
{
    setObjectName(QStringLiteral("contrastDialog"));
    setWindowTitle(tr("Find contrasting lists"));
    auto* column = new QVBoxLayout(this);
    addFields(*column);
    m_results->setObjectName(QStringLiteral("pairs"));
    m_results->setModel(&m_model);
    m_results->setChoice(tr("Load the two lists"));
    m_results->setEmptyText(tr("Choose two measures, then select Find."));
    m_about->setObjectName(QStringLiteral("about"));
    m_about->setTextFormat(Qt::PlainText);
    column->addWidget(m_results, 1);
    column->addWidget(m_about);
    addButtons(*column);
    connect(m_results, &PlainTableView::chosen, this, &ContrastDialog::put);
    connect(m_results->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ContrastDialog::describe);
    sizeDialog(*this, 760, 520);
    m_relation->setFocus();
    describe();
}

void ContrastDialog::addFields(QVBoxLayout& column)
{
    m_relation->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_relation->setMinimumContentsLength(24);
    auto* form = new QFormLayout;
    column.addLayout(form);
    m_relation->setObjectName(QStringLiteral("relation"));
    m_relation->addItems({tr("agree on the first measure, differ on the second"),
                          tr("the two measures rank in opposite order"),
                          tr("differ by one change that lowers the first measure and raises the "
                             "second")});
    form->addRow(tr("Two &lists that"), m_relation);
    addMeasure(0, tr("&First measure"), QStringLiteral("P@5"), *form);
    addMeasure(1, tr("&Second measure"), QStringLiteral("AP@5"), *form);
    constexpr int longest = 12;
    m_length->setObjectName(QStringLiteral("length"));
    m_length->setRange(1, longest);
    m_length->setValue(6);
    form->addRow(tr("&Maximum documents"), m_length);
    m_grades->setObjectName(QStringLiteral("grades"));
    m_grades->setToolTip(
        tr("For example 0..1, 0..3 or 0,2,4. Add u for unjudged documents, as in 0..1,u"));
    form->addRow(tr("&Grades"), m_grades);
    m_sameDocuments->setObjectName(QStringLiteral("sameDocuments"));
    m_sameDocuments->setToolTip(tr(
        "B contains the same documents as A in a different order, like the runs of two systems"));
    form->addRow(QString(), m_sameDocuments);
}

void ContrastDialog::addMeasure(std::size_t place, const QString& label, const QString& usual,
                                QFormLayout& form)
{
    auto* row = new QHBoxLayout;
    auto* line = new QLineEdit(usual, this);
    line->setObjectName(place == 0 ? QStringLiteral("first") : QStringLiteral("second"));
    line->setToolTip(tr("A measure with its cutoff and rules, such as nDCG(gain=exp)@5"));
    auto* choose = new QToolButton(this);
    choose->setText(QStringLiteral("…"));
    choose->setFocusPolicy(Qt::StrongFocus);
    choose->setToolTip(tr("Choose from the list of measures"));
    choose->setAccessibleName(place == 0 ? tr("Choose the first measure from the list")
                                         : tr("Choose the second measure from the list"));
    row->addWidget(line, 1);
    row->addWidget(choose);
    form.addRow(label, row);
    if (auto* text = qobject_cast<QLabel*>(form.labelForField(row)))
        text->setBuddy(line);
    m_measures[place] = line;
    connect(choose, &QToolButton::clicked, this, [this, place] { chooseMeasure(place); });
}

void ContrastDialog::addButtons(QVBoxLayout& column)
{
    auto* row = new QHBoxLayout;
    const auto add = [&](const QString& text, const char* name, auto&& run) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(QString::fromLatin1(name));
        connect(button, &QPushButton::clicked, this, run);
        row->addWidget(button);
        return button;
    };
    QPushButton* found = add(tr("F&ind"), "find", [this] { find(); });
    found->setDefault(true);
    m_another = add(tr("&Another"), "another", [this] { showMore(); });
    m_use = add(tr("&Use them"), "use", [this] { put(m_results->currentIndex().row()); });
    row->addStretch();
    add(tr("&Close"), "close", [this] { reject(); })->setAutoDefault(false);
    m_another->setToolTip(tr("Show the next best pair of lists"));
    m_use->setToolTip(
        tr("Load them as A and B if both contain the same documents, or as two queries if not"));
    column.addLayout(row);
}

void ContrastDialog::setFormat(const NumberFormat& format)
{
    m_format = format;
    m_model.setTable(named([this] { return table(); }));
}

void ContrastDialog::chooseMeasure(std::size_t place)
{
    auto* list = new MeasureList(this);
    list->setAttribute(Qt::WA_DeleteOnClose);
    list->setPurpose(tr("Use it"), tr("Press Enter to use the measure, Esc to close."));
    connect(list, &MeasureList::chosen, this, [this, place](const core::MeasureSpec& definition) {
        m_measures[place]->setText(QString::fromStdString(core::toText(definition)));
        m_measures[place]->setFocus();
    });
    list->open();
}

void ContrastDialog::refuse(const QString& sentence, QLineEdit& field)
{
    m_about->setText(sentence);
    field.setFocus();
    field.selectAll();
}

std::optional<core::ListContrast> ContrastDialog::requested()
{
    std::array<core::MeasureSpec, 2> measures;
    for (std::size_t i = 0; i < measures.size(); ++i) {
        const auto parsed = core::parseMeasureSpec(m_measures[i]->text().trimmed().toStdString());
        if (!parsed) {
            refuse(measureSpecErrorText(parsed.error()), *m_measures[i]);
            return std::nullopt;
        }
        measures[i] = *parsed;
    }
    const auto grades = core::gradeChoice(m_grades->text().trimmed().toStdString());
    if (!grades) {
        refuse(tr("Write grades as 0..1, 0..3 or 0,2,4; add u for unjudged documents: 0..1,u."),
               *m_grades);
        return std::nullopt;
    }
    core::ListContrast contrast;
    const auto sides = sidesOf(m_relation->currentIndex(), measures);
    for (std::size_t i = 0; i < measures.size(); ++i)
        contrast.wishes.push_back({measures[i], sides[i]});
    contrast.grades = *grades;
    contrast.isOfSameDocuments = m_sameDocuments->isChecked();
    contrast.limits.length = static_cast<std::size_t>(m_length->value());
    contrast.limits.isOneChange = m_relation->currentIndex() == OneChange;
    contrast.limits.count = mostPairs;
    contrast.limits.work = dialogWork;
    return contrast;
}

void ContrastDialog::find()
{
    m_answer = {};
    m_shown = 0;
    m_model.setTable(named([this] { return table(); }));
    const auto contrast = requested();
    if (!contrast) {
        m_another->setEnabled(false);
        m_use->setEnabled(false);
        return;
    }
    m_requested = *contrast;
    m_answer = core::findContrasts(m_requested);
    if (m_answer.found.empty())
        m_results->setEmptyText(tr("No pair found."));
    showMore();
    if (m_shown > 0)
        m_results->setFocus();
}

void ContrastDialog::showMore()
{
    m_shown = std::min(m_shown + 1, m_answer.found.size());
    m_model.setTable(named([this] { return table(); }));
    if (m_shown > 0)
        m_results->setCurrentIndex(m_model.index(static_cast<int>(m_shown) - 1, 0));
    describe();
}

core::Table ContrastDialog::table() const
{
    core::Table table;
    if (m_shown == 0)
        return table;
    table.columns = {{tr("A").toStdString(), false, {}}, {tr("B").toStdString(), false, {}}};
    for (const auto& wish : m_requested.wishes)
        for (const QString& list : {tr("A"), tr("B")})
            table.columns.push_back(
                {tr("%1 of %2")
                     .arg(QString::fromStdString(core::toText(wish.measure)), list)
                     .toStdString(),
                 true,
                 {}});
    for (std::size_t i = 0; i < m_shown; ++i) {
        const auto& pair = m_answer.found[i];
        auto& row = table.rows.emplace_back();
        for (const core::RankedList* list : {&pair.a, &pair.b})
            row.push_back(textCell(QString::fromStdString(core::gradesText(*list))));
        for (std::size_t wish = 0; wish < m_requested.wishes.size(); ++wish)
            for (const auto* values : {&pair.valuesOfA, &pair.valuesOfB})
                row.push_back(textCell(valueWithFraction((*values)[wish], m_format)));
    }
    return table;
}

QString ContrastDialog::sentence() const
{
    const int row = m_results->currentIndex().row();
    if (m_shown == 0)
        return m_requested.wishes.empty()
                   ? tr("Find tries the shortest lists first and, among lists of the same length, "
                        "those with the fewest nonzero grades.")
                   : noContrastText(m_requested, m_answer.reach);
    if (row < 0)
        return {};
    const QString what =
        contrastText(m_answer.found[static_cast<std::size_t>(row)], m_format.locale);
    return m_answer.reach == core::ContrastReach::Drawn
               ? tr("%1 %2").arg(what, contrastNotWholeText())
               : what;
}

void ContrastDialog::describe()
{
    m_about->setText(sentence());
    m_another->setEnabled(m_shown < m_answer.found.size());
    m_use->setEnabled(m_shown > 0 && m_results->currentIndex().isValid());
}

void ContrastDialog::put(int row)
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_shown)
        return;
    const auto& pair = m_answer.found[static_cast<std::size_t>(row)];
    std::vector<core::MeasureSpec> measures;
    for (const auto& wish : m_requested.wishes)
        measures.push_back(wish.measure);
    m_document.putPair(pair.a, pair.b, measures, tr("Put two lists side by side"));
}

}  // namespace ui
