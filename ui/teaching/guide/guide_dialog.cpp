// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/guide/guide_dialog.h"

#include "ui/text/catalogue/guide_text.h"
#include "ui/toolkit/accessible/spoken.h"
#include "ui/toolkit/panel/segments.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/table/filter_line.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/dialog_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

#include <initializer_list>

namespace ui {

namespace {

/// A table of text: columns have a maximum design width, and longer text wraps.
class WrappedTable : public PlainTableView {
public:
    /// @param widest column width at a zoom of 1
    WrappedTable(const QString& name, int widest, QWidget* parent = nullptr);

    void shareWidth() override;
};

WrappedTable::WrappedTable(const QString& name, int widest, QWidget* parent)
    : PlainTableView(name, parent)
{
    setWidestColumn(widest);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
}

void WrappedTable::shareWidth()
{
    placeColumns();
    if (!model())
        return;
    std::vector<int> columns(static_cast<std::size_t>(model()->columnCount()));
    std::iota(columns.begin(), columns.end(), 0);
    wrapRows(*this, columns);
}

}  // namespace

GuideDialog::GuideDialog(RankingDocument& list, ClassifierDocument& samples,
                         const NumberFormat& format, QWidget* parent)
    : QDialog(parent)
    , m_usualList(list)
    , m_usualSamples(samples)
    , m_format(format)
    , m_comparison(named(comparisonTable))
    , m_tabs(new QTabWidget(this))
    , m_heading(new WrappedLabel(this))
    , m_fitting(new PlainTableView(tr("Measures that fit"), this))
    , m_about(new WrappedLabel(this))
    , m_all(new WrappedTable(tr("All measures"), 230, this))
    , m_filter(
          new FilterLine(*m_all,
                         {tr("Search: grades, first, probabilities, Voorhees …"),
                          tr("Search the measures"), tr("Show only rows that contain these words")},
                         this))
    , m_sources(new WrappedTable(tr("Sources"), 235, this))
    , m_told(new WrappedLabel(this))
    , m_use(new QPushButton(tr("&Use this measure"), this))
{
    setObjectName(QStringLiteral("guide"));
    setWindowTitle(tr("Choose a measure"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(makeAsking(), tr("Which one fits?"));
    m_tabs->addTab(makeComparison(), tr("All measures"));
    m_tabs->addTab(makeSources(), tr("Sources"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_use, QDialogButtonBox::ActionRole);
    m_use->setObjectName(QStringLiteral("primary"));
    m_use->setToolTip(tr(
        "Add it as a card in Ranking or to the measures in Collection, or switch to Classifier"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_tabs, 1);
    m_told->setObjectName(QStringLiteral("told"));
    auto* end = new QHBoxLayout;
    end->addWidget(m_told, 1);
    end->addWidget(buttons);
    column->addLayout(end);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_use, &QPushButton::clicked, this, &GuideDialog::use);
    connect(m_tabs, &QTabWidget::currentChanged, this, &GuideDialog::describe);
    sizeDialog(*this, 1000, 680);
    look(nullptr);
    filter({});
    m_questions.front()->group().buttons().front()->setFocus();
    QWidget* before = m_questions.back()->group().buttons().back();
    for (QWidget* next :
         std::initializer_list<QWidget*>{m_fitting, &m_filter->line(), m_all, m_sources, m_use}) {
        setTabOrder(before, next);
        before = next;
    }
}

QWidget* GuideDialog::makeAsking()
{
    auto* inside = new QWidget(this);
    auto* column = new QVBoxLayout(inside);
    m_asked = new QGridLayout;
    m_asked->setColumnStretch(0, 1);
    const auto questions = guideQuestions();
    for (std::size_t i = 0; i < questions.size(); ++i) {
        auto* label = new WrappedLabel(inside);
        label->setText(questions[i].question);
        m_questions[i] = new Segments(questions[i].question, inside);
        m_questions[i]->setObjectName(QStringLiteral("question%1").arg(i));
        QStringList answers = questions[i].answers;
        answers << tr("Not sure");
        for (const QString& answer : answers) {
            QAbstractButton& button =
                m_questions[i]->add(answer, {}, static_cast<int>(answers.indexOf(answer)));
            button.setAccessibleDescription(questions[i].question);
        }
        m_questions[i]->group().button(static_cast<int>(answers.size()) - 1)->setChecked(true);
        m_asked->addWidget(label, 2 * static_cast<int>(i), 0);
        connect(&m_questions[i]->group(), &QButtonGroup::idClicked, this, &GuideDialog::refresh);
    }
    m_heading->setObjectName(QStringLiteral("heading"));
    m_about->setObjectName(QStringLiteral("about"));
    m_about->setTextFormat(Qt::PlainText);
    m_about->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_fitting->setModel(&m_fittingModel);
    m_fitting->setChoice(tr("Use this measure"));
    m_fitting->setSortable();
    m_fitting->setWidestColumn(190);
    m_fitting->setMinimumHeight(Theme::of(*this).px(150));
    connect(m_fitting, &PlainTableView::chosen, this, &GuideDialog::use);
    connect(m_fitting->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &GuideDialog::describe);
    placeAnswers();
    column->addLayout(m_asked);
    column->addWidget(m_heading);
    column->addWidget(m_fitting, 1);
    column->addWidget(m_about);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(tr("Which one fits?"));
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(inside);
    return scroll;
}

/// Next to their questions or, if narrow, below them.
void GuideDialog::placeAnswers()
{
    const bool isNarrow = width() < Theme::of(*this).px(760);
    if (m_isNarrow == isNarrow)
        return;
    m_isNarrow = isNarrow;
    for (int i = 0; i < static_cast<int>(m_questions.size()); ++i)
        m_asked->addWidget(m_questions[static_cast<std::size_t>(i)], 2 * i + (isNarrow ? 1 : 0),
                           isNarrow ? 0 : 1, Qt::AlignLeft);
}

void GuideDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    placeAnswers();
}

QWidget* GuideDialog::makeComparison()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    m_all->setModel(&m_allModel);
    m_all->setChoice(tr("Use this measure"));
    m_all->setSortable();
    m_all->setEmptyText(tr("No measures found."));
    m_filter->clearFromTable();
    connect(&search(), &QLineEdit::textChanged, this, &GuideDialog::filter);
    connect(m_all, &PlainTableView::chosen, this, &GuideDialog::use);
    connect(m_all->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &GuideDialog::describe);
    column->addWidget(m_filter);
    column->addWidget(m_all, 1);
    return page;
}

QWidget* GuideDialog::makeSources()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    m_sources->setModel(&m_sourceModel);
    column->addWidget(m_sources);
    return page;
}

QLineEdit& GuideDialog::search()
{
    return m_filter->line();
}

QString GuideDialog::sentence() const
{
    return m_about->text();
}

void GuideDialog::look(Document* atHand)
{
    for (QObject* before : {static_cast<QObject*>(m_list), static_cast<QObject*>(m_samples)})
        if (before)
            before->disconnect(this);
    auto* list = qobject_cast<RankingDocument*>(atHand);
    auto* samples = qobject_cast<ClassifierDocument*>(atHand);
    m_list = list ? list : &m_usualList;
    m_samples = samples ? samples : &m_usualSamples;
    connect(m_list, &RankingDocument::changed, this, &GuideDialog::refresh);
    connect(m_samples, &ClassifierDocument::changed, this, &GuideDialog::refresh);
    if (atHand)
        connect(
            atHand, &QObject::destroyed, this, [this] { look(nullptr); }, Qt::QueuedConnection);
    refresh();
}

void GuideDialog::answer(core::ScoreUse use)
{
    m_questions.back()->group().button(static_cast<int>(use))->setChecked(true);
    refresh();
}

void GuideDialog::tell(const QString& sentence)
{
    m_told->setText(sentence);
    say(*this, sentence);
}

core::GuideAnswers GuideDialog::given() const
{
    const auto questions = guideQuestions();
    std::array<std::optional<int>, 5> chosen;
    for (std::size_t i = 0; i < chosen.size(); ++i)
        if (const int id = m_questions[i]->group().checkedId(); id < questions[i].answers.size())
            chosen[i] = id;
    return guideAnswers(chosen);
}

void GuideDialog::refresh()
{
    if (!m_list || !m_samples)
        return;  // until look() sets other data
    const core::GuideAnswers answers = given();
    for (int question = 0; question < 4; ++question)
        m_questions[static_cast<std::size_t>(question)]->setEnabled(!core::areListsIdle(answers));
    if (core::isOrderIdle(answers))
        m_questions[2]->setEnabled(false);
    m_shown = shownSubjects(answers, *m_list, *m_samples, m_format);
    const int row = std::max(m_fitting->currentIndex().row(), 0);
    m_fittingModel.setTable(m_shown.table);
    m_fitting->setCurrentIndex(
        m_fittingModel.index(std::min(row, m_fittingModel.rowCount() - 1), 0));
    m_heading->setText(m_shown.heading);
    refreshSources();
    describe();
}

void GuideDialog::refreshSources()
{
    std::optional<core::OrderSpan> span;
    if (!m_list->list().ranked.empty())
        span = core::orderSpan(m_list->ranking(), m_list->definition(core::Measure::Ndcg));
    m_sourceModel.setTable(named([&] { return sourceTable(span, m_format); }));
}

void GuideDialog::filter(const QString& words)
{
    const QStringList sought = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    core::Table found = m_comparison;
    found.rows.clear();
    m_compared.clear();
    for (std::size_t row = 0; row < m_comparison.rows.size(); ++row) {
        QStringList texts;
        for (const core::TableCell& cell : m_comparison.rows[row])
            texts << QString::fromStdString(cell.text);
        const QString all = texts.join(QLatin1Char(' '));
        if (!std::all_of(sought.begin(), sought.end(), [&all](const QString& word) {
                return all.contains(word, Qt::CaseInsensitive);
            }))
            continue;
        found.rows.push_back(m_comparison.rows[row]);
        m_compared.push_back(core::guideTable()[row].subject);
    }
    m_allModel.setTable(std::move(found));
    m_all->setCurrentIndex(m_allModel.index(0, 0));
    describe();
}

void GuideDialog::describe()
{
    const QModelIndex current = m_fitting->currentIndex();
    m_about->setText(
        current.isValid()
            ? m_shown.sentences[static_cast<std::size_t>(m_fittingModel.placeOf(current.row()))]
            : QString());
    const PlainTableView* front = m_tabs->currentIndex() == 0   ? m_fitting
                                  : m_tabs->currentIndex() == 1 ? m_all
                                                                : nullptr;
    m_use->setEnabled(front && front->currentIndex().isValid());
}

void GuideDialog::use()
{
    const bool isFitting = m_tabs->currentIndex() == 0;
    const QModelIndex current = isFitting ? m_fitting->currentIndex() : m_all->currentIndex();
    if (!current.isValid())
        return;
    const auto place =
        static_cast<std::size_t>((isFitting ? m_fittingModel : m_allModel).placeOf(current.row()));
    const core::GuideSubject subject = isFitting ? m_shown.subjects[place] : m_compared[place];
    if (!std::holds_alternative<core::Measure>(subject)) {
        emit figureChosen(subject);
        return;
    }
    core::MeasureSpec definition = m_usualList.definition(std::get<core::Measure>(subject));
    emit measureChosen(isFitting ? m_shown.definitions[place] : definition);
}

}  // namespace ui
