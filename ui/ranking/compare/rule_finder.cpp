#include "ui/ranking/compare/rule_finder.h"

#include "core/rules/ruled_values.h"
#include "ui/panel/panel_splitter.h"
#include "ui/panel/refresh_when_shown.h"
#include "ui/panel/wrapped_label.h"
#include "ui/ranking/compare/rule_hits_view.h"
#include "ui/ranking/compare/rule_question.h"
#include "ui/table/filter_line.h"
#include "ui/theme/theme.h"
#include "ui/work/every_core.h"

#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

/// So many combinations are tried of a list, about.
constexpr std::size_t usualCombinations = 2'500;

WrappedLabel* makeHint(QWidget* parent)
{
    auto* label = new WrappedLabel(parent);
    label->setObjectName(QStringLiteral("hint"));
    label->setTextFormat(Qt::PlainText);
    label->setSelectable();
    return label;
}

/// Without those that are empty.
QString sentenceLines(QStringList sentences)
{
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char('\n'));
}

}  // namespace

RuleFinder::RuleFinder(RankingDocument& document, QWidget& otherwise, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_otherwise(otherwise)
    , m_answer(new QScrollArea(this))
    , m_view(new RuleHitsView(this))
    , m_line(
          new FilterLine(*this,
                         {tr("0.5925"), tr("The other tool says"),
                          tr("Its number for the selected measure, with all its digits; a second "
                             "one, as AP=0.41 or nDCG@5=0.7, must come out under the same rules.")},
                         this))
    , m_reading(makeHint(this))
    , m_sentence(makeHint(this))
    , m_use(new QPushButton(tr("Use"), this))
    , m_refresh(new RefreshWhenShown(*this, [this] { ask(); }))
{
    arrange();
    m_line->clearFromTable();
    connect(&line(), &QLineEdit::textChanged, this, &RuleFinder::ask);
    connect(&document, &RankingDocument::changed, m_refresh, &RefreshWhenShown::request);
    connect(m_view, &QTableView::activated, this,
            [this](const QModelIndex& index) { adopt(index.row()); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &RuleFinder::showRow);
    connect(m_use, &QPushButton::clicked, this, [this] { adopt(m_view->currentIndex().row()); });
    showAnswered(false);
}

void RuleFinder::arrange()
{
    auto* label = new QLabel(tr("The other tool says"), this);
    label->setContentsMargins(10, 0, 0, 0);
    label->setBuddy(&line());
    m_use->setAccessibleDescription(tr("Puts the rules of the row in force."));
    m_use->setToolTip(m_use->accessibleDescription());
    m_reading->setContentsMargins(10, 0, 10, 4);
    m_sentence->setContentsMargins(10, 4, 10, 6);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 8, 0);
    row->setSpacing(0);
    row->addWidget(label);
    row->addWidget(m_line, 1);
    row->addWidget(m_use);
    auto* answer = new QWidget(this);
    answer->setObjectName(QStringLiteral("panelContent"));
    auto* parts = new QVBoxLayout(answer);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(0);
    parts->addWidget(m_reading);
    parts->addWidget(m_view, 1);
    parts->addWidget(m_sentence);
    showScrolled(*m_answer, *answer);
    m_answer->setFocusPolicy(Qt::StrongFocus);  // its sentences are scrolled by keys, too
    m_answer->setMinimumHeight(Theme::of(*this).px(124));
    m_answer->setAccessibleName(tr("What gives the number"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(row);
    rows->addWidget(m_answer, 1);
}

void RuleFinder::setFormat(const NumberFormat& format)
{
    m_decimalPoint = format.locale.decimalPoint();
    m_view->hits().setFormat(format);
    m_refresh->request();
}

QLineEdit& RuleFinder::line() const
{
    return m_line->line();
}

void RuleFinder::showAnswered(bool isAsked)
{
    if (!isAsked && m_view->hasFocus())
        line().setFocus();
    m_otherwise.setVisible(!isAsked);
    m_answer->setVisible(isAsked);
    m_use->setVisible(isAsked);
}

void RuleFinder::ask()
{
    m_work.stop();
    const QString typed = line().text().trimmed().replace(m_decimalPoint, QStringLiteral("."));
    auto question = ruleQuestion(typed, m_document.session());
    const auto* problem = std::get_if<QString>(&question);
    m_line->showProblem(problem ? *problem : QString());
    showAnswered(!typed.isEmpty() && !problem);
    if (typed.isEmpty() || problem)
        m_view->hits().clear();
    else
        search(std::get<core::RuleQuestion>(std::move(question)));
}

void RuleFinder::search(core::RuleQuestion question)
{
    m_view->hits().clear();
    m_use->setEnabled(false);
    m_reading->clear();
    m_sentence->hide();
    m_view->setEmptyText(tr("Trying combinations of rules…"));
    const core::RankedList& list = m_document.list();
    const std::size_t amount = (list.ranked.size() + list.notRetrieved.size()) * usualCombinations;
    m_work.start(amount,
                 [this, list,
                  question = std::move(question)](const std::stop_token& stop) -> SideWork::Result {
                     core::RuleAnswer answer =
                         core::findRules(core::RuledInput(list), question, everyCore(), stop);
                     if (stop.stop_requested())
                         return {};
                     return [this, question, answer = std::move(answer)]() mutable {
                         adoptAnswer(std::move(question), std::move(answer));
                     };
                 });
}

void RuleFinder::adoptAnswer(core::RuleQuestion question, core::RuleAnswer answer)
{
    m_view->hits().setAnswer(std::move(question), std::move(answer));
    m_reading->setText(m_view->hits().intervals());
    m_view->setEmptyText(m_view->hits().fitting());
    const QString said = sentenceLines({m_view->hits().reading(), m_view->hits().fitting()});
    line().setAccessibleDescription(said);
    m_reading->setToolTip(said);
    m_view->setCurrentIndex(m_view->hits().index(0, RuleHitsModel::Rules));
    showRow();
}

/// Enter in the field leads to the table that is seen.
void RuleFinder::focusInEvent(QFocusEvent* event)
{
    (m_view->isVisible() ? static_cast<QWidget&>(*m_view) : m_otherwise).setFocus(event->reason());
}

void RuleFinder::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showRow();
}

void RuleFinder::showRow()
{
    const int row = m_view->currentIndex().row();
    m_use->setEnabled(false);
    m_sentence->setVisible(row >= 0);
    if (row < 0)
        return;
    const HeldRules held = heldRules(m_view->hits().hit(row), m_document.session());
    const bool isChange = !(held.settings == m_document.session().settings) ||
                          held.noValue != m_document.session().noValue;
    m_use->setEnabled(isChange);
    // A low panel needs its room for the table.
    const bool isHigh = height() >= Theme::of(*this).px(300);
    m_sentence->setText(sentenceLines({heldSentence(held, isChange), m_view->hits().fitting(),
                                       isHigh ? m_view->hits().reading() : QString(),
                                       isHigh ? secondNumberSentence() : QString()}));
}

QString RuleFinder::secondNumberSentence() const
{
    if (m_view->hits().rowCount() < 2)
        return {};
    return tr("A second number behind the first, such as AP=0.41, tells them apart.");
}

QString RuleFinder::heldSentence(const HeldRules& held, bool isChange) const
{
    if (held.left.isEmpty())
        return {};
    const QString left = held.left.join(QStringLiteral("; "));
    return isChange ? tr("Use leaves out what a list has no setting for: %1.").arg(left)
                    : tr("A list has no setting for this: %1.").arg(left);
}

void RuleFinder::adopt(int row)
{
    if (row < 0)
        return;
    const HeldRules held = heldRules(m_view->hits().hit(row), m_document.session());
    const QString left = heldSentence(held, m_use->isEnabled());
    m_document.setRules(held.settings, held.noValue,
                        tr("Rules that give %1").arg(line().text().trimmed()));
    if (!left.isEmpty())
        emit m_document.refused(left);
}

}  // namespace ui
