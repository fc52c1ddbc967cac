// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/matrix_panel.h"

#include "ui/classifier/document/matrix_table.h"
#include "ui/classifier/document/model_names.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/classifier/table/matrix_cell.h"
#include "ui/text/words/classifier_text.h"
#include "ui/toolkit/panel/elided_label.h"
#include "ui/toolkit/panel/elision.h"
#include "ui/toolkit/panel/number_box.h"
#include "ui/toolkit/table/grid_copies.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>

namespace ui {

using core::Outcome;

namespace {

constexpr double largestCount = 9'007'199'254'740'992;  // 2^53: up to here counts are exact

constexpr std::array outcomes{Outcome::TruePositive, Outcome::FalsePositive, Outcome::FalseNegative,
                              Outcome::TrueNegative};

}  // namespace

MatrixPanel::MatrixPanel(ClassifierDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Confusion matrix"), parent)
    , m_document(document)
    , m_grid(new QWidget(this))
    , m_words(new QLabel(this))
    , m_copies(new GridCopies(
          *m_grid, [this] { return table(); }, QKeySequence::Copy))
{
    m_grid->setAccessibleName(title());
    auto* grid = new QGridLayout(m_grid);
    keepSpacing(*m_grid, *grid, {8, 4, 8, 4}, 0);
    addHeading(tr("predicted +"), 0, 1, Qt::AlignHCenter);
    addHeading(tr("predicted −"), 0, 2, Qt::AlignHCenter);
    addHeading(tr("total"), 0, 3, Qt::AlignRight);
    m_classes = {addClass(1), addClass(2)};
    addHeading(tr("total"), 3, 0, Qt::AlignLeft);
    addCell(Outcome::TruePositive, 1, 1);
    addCell(Outcome::FalseNegative, 1, 2);
    addCell(Outcome::FalsePositive, 2, 1);
    addCell(Outcome::TrueNegative, 2, 2);
    m_totals = {addTotal(1, 3), addTotal(2, 3), addTotal(3, 1), addTotal(3, 2), addTotal(3, 3)};
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    m_words->setObjectName(QStringLiteral("caption"));
    m_words->setWordWrap(true);
    keepMargins(*m_words, {10, 0, 10, 6});
    addWidget(m_grid);
    addWidget(m_words);
    connect(&document, &ClassifierDocument::changed, this, &MatrixPanel::requestRefresh);
}

void MatrixPanel::addHeading(const QString& text, int row, int column, Qt::Alignment alignment)
{
    auto* label = new QLabel(text, m_grid);
    label->setAlignment(alignment | Qt::AlignVCenter);
    keepMargins(*label, {column == 3 ? 9 : 2, 2, 2, 2});
    label->setObjectName(QStringLiteral("caption"));
    static_cast<QGridLayout*>(m_grid->layout())->addWidget(label, row, column);
}

/// A row is headed by the name of its class, which may be long.
ElidedLabel* MatrixPanel::addClass(int row)
{
    constexpr double widest = 92;
    auto* label = new ElidedLabel(m_grid);
    label->setElision(elision);
    followTextSize(*label, *label,
                   [label](const Theme& theme) { label->setMaximumWidth(theme.px(widest)); });
    keepMargins(*label, {0, 0, 6, 0});
    label->setObjectName(QStringLiteral("caption"));
    static_cast<QGridLayout*>(m_grid->layout())->addWidget(label, row, 0);
    return label;
}

QLabel* MatrixPanel::addTotal(int row, int column)
{
    auto* label = new QLabel(m_grid);
    label->setAlignment((row == 3 && column < 3 ? Qt::AlignHCenter : Qt::AlignRight) |
                        Qt::AlignVCenter);
    keepMargins(*label, {7, 2, 2, 2});
    static_cast<QGridLayout*>(m_grid->layout())->addWidget(label, row, column);
    return label;
}

void MatrixPanel::addCell(Outcome outcome, int row, int column)
{
    auto* place = new QStackedWidget(m_grid);
    auto* cell = new MatrixCell(outcome, place);
    auto* field = new NumberBox(place);
    field->setDecimals(0);
    field->setRange(0, largestCount);
    field->setAlignment(Qt::AlignRight);
    field->setButtonSymbols(QAbstractSpinBox::NoButtons);
    field->setPrefix(outcomeText(outcome) + QLatin1Char(' '));
    field->setKeyboardTracking(false);
    field->setAccessibleName(outcomeName(outcome));
    followTextSize(*field, *field,
                   [field](const Theme& theme) { field->setMinimumWidth(theme.px(50)); });
    place->addWidget(cell);
    place->addWidget(field);
    m_places[index(outcome)] = place;
    m_cells[index(outcome)] = cell;
    m_fields[index(outcome)] = field;
    static_cast<QGridLayout*>(m_grid->layout())->addWidget(place, row, column);
    connect(cell, &QAbstractButton::clicked, this, [this, outcome](bool isChecked) {
        emit outcomeChosen(isChecked ? std::optional(outcome) : std::nullopt);
    });
    connect(cell, &MatrixCell::doubleClicked, this, &MatrixPanel::countsRequested);
    connect(field, &QDoubleSpinBox::valueChanged, this, &MatrixPanel::typeCounts);
}

OwnKeys MatrixPanel::ownKeys() const
{
    // Typed counts: keys go to the fields.
    if (!m_document.hasSamples())
        return {title(), {}};
    return {title(),
            {{keysText({Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}),
              tr("Move between the cells")},
             {keysText({Qt::Key_Space}), tr("Show the samples of a cell, or all of them again")},
             {keysText({QKeySequence(QKeySequence::Copy)}), tr("Copy table")}}};
}

void MatrixPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        m_copies->copyWhole();
        return;
    }
    // The layout: TP FN over FP TN.
    constexpr std::array<std::array<Outcome, 2>, 2> places{
        {{Outcome::TruePositive, Outcome::FalseNegative},
         {Outcome::FalsePositive, Outcome::TrueNegative}}};
    std::size_t row = 0;
    std::size_t column = 0;
    bool isFound = false;
    for (std::size_t r = 0; r < 2; ++r)
        for (std::size_t c = 0; c < 2; ++c)
            if (cell(places[r][c]).hasFocus()) {
                row = r;
                column = c;
                isFound = true;
            }
    const int key = event->key();
    const bool isSideways = key == Qt::Key_Left || key == Qt::Key_Right;
    if (!isFound || (!isSideways && key != Qt::Key_Up && key != Qt::Key_Down)) {
        Panel::keyPressEvent(event);
        return;
    }
    if (isSideways)
        column = key == Qt::Key_Left ? 0 : 1;
    else
        row = key == Qt::Key_Up ? 0 : 1;
    cell(places[row][column]).setFocus();
}

void MatrixPanel::setShownOutcome(std::optional<Outcome> outcome)
{
    for (const Outcome each : outcomes)
        cell(each).setChecked(outcome == each);
}

void MatrixPanel::typeCounts()
{
    core::ConfusionMatrix counts;
    for (const Outcome outcome : outcomes)
        counts.*cellOf(outcome) = field(outcome).value();
    m_document.setTyped(counts);
}

QString MatrixPanel::tableCaption() const
{
    const std::size_t model = m_document.session().model;
    return matrixCaption(m_document, model, ModelNames(m_document)(model), format().digits);
}

core::Table MatrixPanel::table() const
{
    if (m_document.counts().total() <= 0)
        return {};
    return matrixTable(m_document, m_document.session().model, [this](double count) {
        constexpr QChar groupSpace(0x202f);
        return tallyText(count, format().locale).remove(groupSpace);
    });
}

void MatrixPanel::refresh()
{
    core::ConfusionMatrix counts = m_document.counts();
    const auto text = [this](double count) { return tallyText(count, format().locale); };
    for (const Outcome outcome : outcomes) {
        const double count = counts.*cellOf(outcome);
        cell(outcome).setCount(text(count));
        cell(outcome).setToolTip(
            outcomeSentence(outcome, m_document.positiveWord(), m_document.negativeWord()) +
            QLatin1Char('\n') +
            tr("Click to show these samples. Double-click to enter counts instead."));
        const QSignalBlocker quiet(&field(outcome));
        field(outcome).setValue(count);
        m_places[index(outcome)]->setCurrentIndex(m_document.hasSamples() ? 0 : 1);
    }
    const std::array totals{counts.positives(), counts.negatives(), counts.predictedPositive(),
                            counts.predictedNegative(), counts.total()};
    for (std::size_t i = 0; i < totals.size(); ++i)
        m_totals[i]->setText(text(totals[i]));
    const core::SampleSession& session = m_document.session();
    const bool isHigher = m_document.scored().higherIsPositive;
    const int digits = thresholdDigits(m_document, session.threshold, format().digits);
    setRemark(m_document.hasSamples()
                  ? thresholdText(session.threshold, isHigher, {digits, format().locale})
                  : tr("typed in"));
    m_classes[0]->setText(m_document.positiveWord());
    m_classes[1]->setText(m_document.negativeWord());
    m_words->setVisible(!m_document.hasSamples());
    m_words->setText(tr("Type four counts to see the rates. Loading samples replaces them."));
}

}  // namespace ui
