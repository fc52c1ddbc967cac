// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/sample/samples_view.h"

#include "core/classification/samples/sample_table.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/classifier/sample/pasted_samples.h"
#include "ui/classifier/sample/threshold_line.h"
#include "ui/text/words/classifier_text.h"
#include "ui/toolkit/table/collapsing.h"
#include "ui/toolkit/table/copied_rows.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QScrollBar>

#include <algorithm>
#include <array>

namespace ui {

using core::SampleKey;

SamplesView::SamplesView(ClassifierDocument& document, QWidget* parent)
    : EditedTable(parent)
    , m_document(document)
    , m_model(document)
    , m_line(new ThresholdLine(*this, m_model))
{
    setModel(&m_model);
    setAccessibleName(tr("Samples"));
    setAccessibleDescription(
        tr("Press Space to change the label of the selected samples, 1 or 0 to set it, F2 to "
           "change the score, Insert to add a sample, or Delete to remove the selected ones."));
    QHeaderView& header = *horizontalHeader();
    header.setSectionsClickable(true);
    header.setAccessibleName(tr("Sample columns"));
    connect(&header, &QHeaderView::sectionClicked, this, &SamplesView::sortBy);
    connect(&m_model, &SamplesModel::refused, this, &SamplesView::refused);
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        shareWidth();
        if (const auto sample = m_document.currentSample())
            goTo(*sample);
    });
    connect(&m_model, &SamplesModel::arranged, this, [this] {
        shareWidth();
        followCurrent(m_document.currentSample());
    });
    connect(&document, &ClassifierDocument::changed, this, &SamplesView::seekLine);
    connect(&document, &ClassifierDocument::currentSampleChanged, this, [this](auto sample) {
        if (!viewport()->underMouse())
            followCurrent(sample);
    });
    shareWidth();
}

OwnKeys SamplesView::ownKeys() const
{
    return {
        accessibleName(),
        {{keysText({Qt::Key_Space}), tr("Change the label of the selected samples")},
         {tr("1, 0"), tr("Label the selected samples as positive or negative")},
         {keysText({Qt::Key_F2, Qt::Key_Return}), tr("Edit the score or the id")},
         {tr("0.42"),
          tr("Type a new score in the score column, or start with a decimal point in any column")},
         {keysText({Qt::Key_Up, Qt::Key_Down}), tr("Move through the samples")},
         {keysText({Qt::SHIFT | Qt::Key_Up, Qt::SHIFT | Qt::Key_Down}),
          tr("Select several samples")},
         {keysText({Qt::Key_Insert}), tr("Add a sample below")},
         {keysText({Qt::Key_Delete, Qt::Key_Backspace}), tr("Delete the selected samples")},
         {keysText({QKeySequence(QKeySequence::Copy), QKeySequence(QKeySequence::Paste)}),
          tr("Copy the selected samples, or paste a table of samples")}}};
}

QSize SamplesView::sizeHint() const
{
    const Theme theme = Theme::of(*this);
    int columns = widthOfIds() + verticalScrollBar()->sizeHint().width();
    for (int section = 1; section < m_model.columnCount(); ++section)
        columns += isColumnHidden(section) ? 0 : widthOf(section, false);
    return {std::max(theme.px(230), columns), theme.px(400)};
}

std::vector<std::size_t> SamplesView::selectedSamples() const
{
    std::vector<std::size_t> samples;
    for (const std::size_t row : selectedRowNumbers())
        samples.push_back(m_model.sampleAt(static_cast<int>(row)));
    std::sort(samples.begin(), samples.end());
    return samples;
}

void SamplesView::goTo(std::size_t sample)
{
    if (const auto row = m_model.rowOf(sample)) {
        const QModelIndex current = currentIndex();
        const int section = current.isValid() ? current.column() : m_model.scoreSection();
        setCurrentIndex(m_model.index(*row, section));
        scrollTo(currentIndex());
    }
}

void SamplesView::followCurrent(std::optional<std::size_t> sample)
{
    if (!sample || m_isFollowing)
        return;
    const QModelIndex current = currentIndex();
    if (current.isValid() && m_model.sampleAt(current.row()) == *sample) {
        scrollTo(current);
        return;
    }
    m_isFollowing = true;
    if (const auto row = m_model.rowOf(*sample))
        scrollTo(m_model.index(*row, std::max(0, current.column())));
    m_isFollowing = false;
}

void SamplesView::insertBelowCurrent()
{
    const std::size_t row =
        currentIndex().isValid() ? m_model.sampleAt(currentIndex().row()) + 1 : m_document.size();
    if (!m_model.filter().acceptsAll())
        emit filterInTheWay();
    const std::size_t sample = m_document.insert(row);
    clearSelection();
    goTo(sample);
}

void SamplesView::removeSelected()
{
    const auto samples = selectedSamples();
    if (samples.empty())
        return;
    const int row = currentIndex().row();
    m_document.remove(samples);
    if (m_model.rowCount() > 0)
        setCurrentIndex(
            m_model.index(std::clamp(row, 0, m_model.rowCount() - 1), currentIndex().column()));
}

void SamplesView::changeLabels()
{
    const auto samples = selectedSamples();
    if (samples.empty())
        return;
    const std::size_t current =
        currentIndex().isValid() ? m_model.sampleAt(currentIndex().row()) : samples.front();
    m_document.setLabel(samples, m_document.samples().labels[current] == 0 ? 1 : 0);
}

void SamplesView::copySelected()
{
    const auto samples = selectedSamples();
    if (!samples.empty())
        QApplication::clipboard()->setMimeData(
            copiedRows(core::sampleTableText(m_document.samples(), samples, core::Delimiter::Tab))
                .release());
}

void SamplesView::cutSelected()
{
    copySelected();
    removeSelected();
}

void SamplesView::paste()
{
    const QString problem =
        pasteSamples(m_document, pastedText(QApplication::clipboard()->mimeData()));
    if (!problem.isEmpty())
        emit refused(problem);
}

void SamplesView::keyPressEvent(QKeyEvent* event)
{
    if (!clipboardByKey(*event) && !typeScore(*event) && !labelByKey(*event) && !editByKey(*event))
        QTableView::keyPressEvent(event);
}

bool SamplesView::labelByKey(const QKeyEvent& event)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    if (event.key() == Qt::Key_Space) {
        changeLabels();
        return true;
    }
    const auto samples = selectedSamples();
    if (const auto named = m_document.classNamed(event.text())) {
        m_document.setClass(samples, *named);
        return true;
    }
    if (event.key() != Qt::Key_0 && event.key() != Qt::Key_1)
        return false;
    const auto label = m_document.labelOf(event.text());
    if (label && !samples.empty())
        m_document.setLabel(samples, *label);
    return true;
}

/// A digit in the score's column, or a decimal point anywhere, starts a new score.
bool SamplesView::typeScore(const QKeyEvent& event)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier || !currentIndex().isValid())
        return false;
    const bool isDigit = event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9;
    const bool isPoint = event.key() == Qt::Key_Period || event.key() == Qt::Key_Minus;
    if (!isPoint && !(isDigit && currentIndex().column() == m_model.scoreSection()))
        return false;
    editScore();
    if (auto* line = qobject_cast<QLineEdit*>(indexWidget(currentIndex())))
        line->setText(event.text());
    return true;
}

void SamplesView::editScore()
{
    const QModelIndex score = currentIndex().siblingAtColumn(m_model.scoreSection());
    selectionModel()->setCurrentIndex(score, QItemSelectionModel::NoUpdate);
    edit(score);
}

bool SamplesView::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event)
{
    const bool byKey = trigger == EditKeyPressed && index.isValid();
    const bool hasEditor = index.flags().testFlag(Qt::ItemIsEditable) &&
                           m_model.column(index.column()).key != SampleKey::Label;
    if (byKey && !hasEditor) {
        editScore();
        return true;
    }
    if (trigger == DoubleClicked && index.isValid() &&
        m_model.column(index.column()).key == SampleKey::Label) {
        changeLabels();
        return false;
    }
    return QTableView::edit(index, trigger, event);
}

void SamplesView::sortBy(int section)
{
    const SamplesModel::Column& column = m_model.column(section);
    core::SampleSort sort{column.key, column.model, false};
    // The most relevant first: high scores, large losses and weights.
    const bool greatFirst = column.key == SampleKey::Score || column.key == SampleKey::Calibrated ||
                            column.key == SampleKey::Loss || column.key == SampleKey::Weight;
    sort.isDescending = greatFirst;
    const core::SampleSort& before = m_model.sorting();
    if (before.key == sort.key && before.model == sort.model) {
        // The third click restores the file's order.
        if (before.isDescending != greatFirst)
            sort = {};
        else
            sort.isDescending = !before.isDescending;
    }
    setSort(sort);
}

void SamplesView::setSort(const core::SampleSort& sort)
{
    m_model.setSort(sort);
    shareWidth();
}

void SamplesView::fillSorting(QMenu& menu)
{
    for (const SampleKey key :
         {SampleKey::Number, SampleKey::Id, SampleKey::Label, SampleKey::Score, SampleKey::Outcome,
          SampleKey::Loss, SampleKey::Weight, SampleKey::Group}) {
        if (key != SampleKey::Number && !m_model.sectionOf(key))
            continue;
        const bool isInForce = m_model.sorting().key == key;
        QAction* action =
            menu.addAction(tr("Sort by %1").arg(sampleKeyText(key)), this, [this, key] {
                if (key == SampleKey::Number)
                    setSort({});
                else
                    sortBy(key == SampleKey::Score ? m_model.scoreSection()
                                                   : *m_model.sectionOf(key));
            });
        action->setCheckable(true);
        action->setChecked(isInForce);
    }
}

void SamplesView::setFormat(const NumberFormat& format)
{
    m_model.setFormat(format);
    shareWidth();
}

int SamplesView::widthOfIds() const
{
    const Theme theme = Theme::of(*this);
    return std::clamp(contentsWidth(*this, 0), theme.px(46), theme.px(130));
}

/// @param isNarrow narrows model names to make room for other columns
int SamplesView::widthOf(int section, bool isNarrow) const
{
    const Theme theme = Theme::of(*this);
    const QFontMetrics metrics(scaledFont(font(), 1.0, QFont::DemiBold));
    // Measures only the first rows of a long column: numbers of one format have similar widths.
    constexpr int rowsToMeasure = 100;
    // Longer names of models are cut.
    int widest = std::min(headingWidth(*this, section) + theme.px(16), theme.px(120));
    if (isNarrow && m_model.column(section).key == SampleKey::Score)
        widest = 0;
    switch (m_model.column(section).key) {
    case SampleKey::Label:
        for (const QString& word : m_document.classWords())
            widest = std::max(
                widest, std::min(theme.px(110), metrics.horizontalAdvance(word) + theme.px(22)));
        break;
    case SampleKey::Outcome:
        widest = std::max(widest, theme.px(40));
        break;
    default:
        widest = std::max(
            {widest, theme.px(56), cellsWidth(*this, section, rowsToMeasure) + theme.px(18)});
    }
    return widest;
}

QList<int> SamplesView::givingWay() const
{
    const SamplesModel::Column sorted{m_model.sorting().key, m_model.sorting().model};
    const auto givesWay = [&](int section) {
        const SamplesModel::Column& column = m_model.column(section);
        const bool isOfOther = column.key == SampleKey::Score && section != m_model.scoreSection();
        return (isOfOther || column.key == SampleKey::Group || column.key == SampleKey::Weight) &&
               column != sorted;
    };
    QList<int> sections;
    for (int section = m_model.columnCount() - 1; section > 0; --section)
        if (givesWay(section))
            sections << section;
    if (const auto outcomes = m_model.sectionOf(SampleKey::Outcome);
        outcomes && sorted.key != SampleKey::Outcome)
        sections << *outcomes;
    return sections;
}

/// In little room, names of models are cut, then other models' scores, groups and weights give way,
/// and at last the outcomes, which the label and the line of the threshold tell, too.
void SamplesView::shareWidth()
{
    const auto columns = static_cast<std::size_t>(m_model.columnCount());
    std::array<std::vector<int>, 2> widths{std::vector<int>(columns), std::vector<int>(columns)};
    for (std::size_t section = 1; section < columns; ++section)
        for (const bool isNarrow : {false, true})
            widths[isNarrow][section] = widthOf(static_cast<int>(section), isNarrow);
    const int ids = widthOfIds();
    const int room = viewport()->width();
    // The loss has its own panel; here it appears only when sorted by it.
    const auto isLeftOut = [&](std::size_t section) {
        const SampleKey key = m_model.column(static_cast<int>(section)).key;
        return key == SampleKey::Loss && m_model.sorting().key != key;
    };
    QList<int> hidden;
    const auto taken = [&](bool isNarrow) {
        int sum = 0;
        for (std::size_t section = 1; section < columns; ++section)
            if (!isLeftOut(section) && !hidden.contains(static_cast<int>(section)))
                sum += widths[isNarrow][section];
        return sum;
    };
    const QList<int> next = givingWay();
    while (ids + taken(true) > room && hidden.size() < next.size())
        hidden << next[hidden.size()];
    const bool isNarrow = ids + taken(false) > room;
    for (std::size_t each = 1; each < columns; ++each) {
        const auto section = static_cast<int>(each);
        setColumnHidden(section, isLeftOut(each) || hidden.contains(section));
        if (!isColumnHidden(section))
            setColumnWidth(section, widths[isNarrow][each]);
    }
    setColumnWidth(0, std::max(ids, room - taken(isNarrow)));
    setCollapsing(*this, hidden);
    placeLine();
}

void SamplesView::placeLine()
{
    const auto accepted = m_model.acceptedRows();
    m_line->setPlace(accepted);
    if (!accepted)
        return;
    const NumberFormat& format = m_model.format();
    const double threshold = m_document.threshold();
    const int below = m_model.rowCount() - *accepted;
    m_line->setText(tr("threshold %1").arg(thresholdNumber(m_document, threshold, format)),
                    tr("%1 below", "how many samples of a list are below a line")
                        .arg(tallyText(below, format.locale)));
    if (m_seeksLine && isVisible()) {
        m_seeksLine = false;
        scrollTo(m_model.index(std::min(*accepted, m_model.rowCount() - 1), 0), PositionAtCenter);
    }
}

/// The line stays in sight while the threshold moves, but not under the pointer.
void SamplesView::seekLine(ClassifierDocument::Part part)
{
    if (part == ClassifierDocument::Part::All)
        m_seeksLine = !m_document.currentSample();
    else if (part == ClassifierDocument::Part::Threshold)
        m_seeksLine = !viewport()->underMouse();
    placeLine();
}

void SamplesView::showEvent(QShowEvent* event)
{
    EditedTable::showEvent(event);
    placeLine();
}

QString SamplesView::lineText() const
{
    return m_line->text();
}

QRect SamplesView::linePlace() const
{
    return m_line->place();
}

void SamplesView::paintEvent(QPaintEvent* event)
{
    EditedTable::paintEvent(event);
    m_line->paintBand();
}

void SamplesView::pointAt(std::optional<int> row)
{
    m_document.pointAt(row ? std::optional(m_model.sampleAt(*row)) : std::nullopt);
}

void SamplesView::focusInEvent(QFocusEvent* event)
{
    if (!currentIndex().isValid() && m_model.rowCount() > 0)
        setCurrentIndex(m_model.index(0, m_model.scoreSection()));
    QTableView::focusInEvent(event);
}

QString SamplesView::emptyText() const
{
    if (m_document.hasSamples())
        return m_model.isArranging() ? tr("Sorting…") : tr("No samples match the filter.");
    return tr("Open a table of labels and scores, paste one from a spreadsheet, or press Insert to "
              "add a sample. To use only a confusion matrix, enter it on the right.");
}

void SamplesView::fillContextMenu(QMenu& menu)
{
    menu.addAction(tr("Add a sample"), QKeySequence(Qt::Key_Insert), this,
                   &SamplesView::insertBelowCurrent);
    if (currentIndex().isValid()) {
        menu.addAction(tr("Change the label"), QKeySequence(Qt::Key_Space), this,
                       &SamplesView::changeLabels);
        fillClasses(menu);
        menu.addAction(tr("Change the score"), QKeySequence(Qt::Key_F2), this,
                       &SamplesView::editScore);
        menu.addAction(tr("Rename"), this, [this] { edit(currentIndex().siblingAtColumn(0)); });
        menu.addAction(tr("Delete"), QKeySequence(Qt::Key_Delete), this,
                       &SamplesView::removeSelected);
        menu.addSeparator();
        menu.addAction(tr("Cut"), QKeySequence(QKeySequence::Cut), this, &SamplesView::cutSelected);
        menu.addAction(tr("Copy"), QKeySequence(QKeySequence::Copy), this,
                       &SamplesView::copySelected);
    }
    menu.addAction(tr("Paste"), QKeySequence(QKeySequence::Paste), this, &SamplesView::paste);
    menu.addSeparator();
    fillSorting(menu);
}

void SamplesView::fillClasses(QMenu& menu)
{
    const core::ClassSamples* several = m_document.several();
    if (!several)
        return;
    const auto add = [&](const QString& title, void (ClassifierDocument::*set)(
                                                   std::span<const std::size_t>, std::uint32_t)) {
        QMenu* classes = menu.addMenu(title);
        std::uint32_t number = 0;
        for (QString word : m_document.classWords())
            classes->addAction(
                word.replace(QLatin1Char('&'), QLatin1String("&&")), this,
                [this, set, each = number++] { (m_document.*set)(selectedSamples(), each); });
    };
    add(tr("Label as"), &ClassifierDocument::setClass);
    if (several->hasPredictions)
        add(tr("Predict as"), &ClassifierDocument::setPrediction);
}

void SamplesView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (!current.isValid() || m_isFollowing)
        return;
    const std::size_t sample = m_model.sampleAt(current.row());
    if (sample < m_document.size())
        m_document.setCurrentSample(sample);
}

}  // namespace ui
