// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspace/rules/rule_finder.h"

#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/panel/refresh_when_shown.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/workspace/rules/rule_effects_view.h"
#include "ui/workspace/rules/rule_hits_view.h"
#include "ui/workspace/rules/told_numbers.h"

#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

WrappedLabel* makeAnswerLabel(const QString& name, QWidget* parent)
{
    auto* label = new WrappedLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);  // typed text may look like markup
    label->setSelectable();
    keepMargins(*label, {10, 2, 10, 4});
    label->hide();
    return label;
}

/// Joins the sentences that are not empty.
QString sentenceLines(QStringList sentences)
{
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char('\n'));
}

QVBoxLayout* makeRows(QWidget* widget)
{
    auto* rows = new QVBoxLayout(widget);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    return rows;
}

}  // namespace

RuleFinder::RuleFinder(std::unique_ptr<RuleSubject> subject, QWidget& otherwise, QWidget* parent)
    : QWidget(parent)
    , m_subject(std::move(subject))
    , m_otherwise(otherwise)
    , m_answer(new QScrollArea(this))
    , m_view(new RuleHitsView(this))
    , m_effects(new RuleEffectsView(this))
    , m_numbers(new ToldNumbers(*m_subject, *this, this))
    , m_problem(makeAnswerLabel(QStringLiteral("problem"), this))
    , m_reading(makeAnswerLabel(QStringLiteral("hint"), this))
    , m_sentence(makeAnswerLabel(QStringLiteral("hint"), this))
    , m_use(new QPushButton(tr("Use"), this))
    , m_working(new QWidget(this))
    , m_progress(new QProgressBar(m_working))
    , m_cancel(new QPushButton(tr("Cancel"), m_working))
    , m_refresh(new RefreshWhenShown(*this, [this] { ask(); }))
{
    arrange();
    connect(m_numbers, &ToldNumbers::changed, this, &RuleFinder::ask);
    connect(m_view, &QTableView::activated, this,
            [this](const QModelIndex& index) { adopt(index.row()); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &RuleFinder::showRow);
    connect(m_use, &QPushButton::clicked, this, [this] { adopt(m_view->currentIndex().row()); });
    connect(m_cancel, &QPushButton::clicked, this, &RuleFinder::stop);
    showAnswered(false);
}

RuleFinder::~RuleFinder() = default;

void RuleFinder::arrange()
{
    m_use->setAccessibleDescription(tr("Applies the rules in this row."));
    m_use->setToolTip(m_use->accessibleDescription());
    m_numbers->addButton(*m_use);
    m_progress->setObjectName(QStringLiteral("loadingProgress"));
    m_progress->setAccessibleName(tr("Rule combinations tried"));
    auto* working = new QHBoxLayout(m_working);
    keepSpacing(*m_working, *working, {10, 2, 8, 4});
    working->addWidget(m_progress, 1);
    working->addWidget(m_cancel);
    m_working->hide();
    arrangeAnswer();
    QVBoxLayout* rows = makeRows(this);
    rows->addWidget(m_numbers);
    rows->addWidget(m_problem);
    rows->addWidget(m_working);
    rows->addWidget(m_answer, 1);
}

void RuleFinder::arrangeAnswer()
{
    auto* answer = new QWidget(this);
    answer->setObjectName(QStringLiteral("panelContent"));
    QVBoxLayout* parts = makeRows(answer);
    parts->addWidget(m_reading);
    parts->addWidget(m_view, 1);
    parts->addWidget(m_effects);
    parts->addWidget(m_sentence);
    showScrolled(*m_answer, *answer);
    m_answer->setFocusPolicy(Qt::StrongFocus);  // makes its text scroll by keys, too
    followTextSize(*this, *m_answer,
                   [this](const Theme& theme) { m_answer->setMinimumHeight(theme.px(60)); });
    m_answer->setAccessibleName(tr("Rules that match the number"));
}

void RuleFinder::setFormat(const NumberFormat& format)
{
    m_format = format;
    m_view->hits().setFormat(format);
    m_effects->effects().setFormat(format);
    m_refresh->request();
}

void RuleFinder::request()
{
    m_refresh->request();
}

QLineEdit& RuleFinder::line() const
{
    return m_numbers->line();
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
    m_working->hide();
    m_view->hits().clear();
    m_numbers->adoptChoices();
    auto asked = m_numbers->numbers(m_format.locale.decimalPoint());
    const auto* problem = std::get_if<QString>(&asked);
    std::variant<RuleSearch, QString> search;
    if (!problem && !m_numbers->isEmpty()) {
        search = m_subject->search(std::get<0>(asked), m_numbers->scope(), m_format);
        problem = std::get_if<QString>(&search);
    }
    m_problem->setText(problem ? *problem : QString());
    m_problem->setVisible(problem != nullptr);
    const bool isAsked = !problem && !m_numbers->isEmpty();
    showAnswered(isAsked);
    if (isAsked)
        start(std::get<RuleSearch>(std::move(search)));
}

void RuleFinder::start(RuleSearch search)
{
    m_use->setEnabled(false);
    m_reading->hide();
    showRow();
    m_view->setEmptyText(tr("Trying rule combinations…"));
    m_progress->setRange(0, 0);
    m_work.start(search.amount, [this, run = std::move(search.run)](const std::stop_token& stop) {
        const auto progress = [this](std::size_t done, std::size_t all) {
            QMetaObject::invokeMethod(m_progress, [this, done, all] {
                m_progress->setRange(0, static_cast<int>(all));
                m_progress->setValue(static_cast<int>(done));
            });
        };
        RuleReply reply = run(stop, progress);
        if (stop.stop_requested())
            return SideWork::Result();
        return SideWork::Result([this, reply = std::move(reply)] { adoptReply(reply); });
    });
    m_working->setVisible(m_work.isRunning());
}

void RuleFinder::stop()
{
    m_work.stop();
    m_working->hide();
    m_view->setEmptyText(tr("Stopped. Type the number again to restart the search."));
    line().setFocus();
    line().selectAll();
}

void RuleFinder::adoptReply(RuleReply reply)
{
    m_working->hide();
    m_view->hits().setReply(std::move(reply));
    const QString said = sentenceLines({m_view->hits().reading(), m_view->hits().fitting()});
    m_reading->setText(m_view->hits().intervals());
    m_reading->setToolTip(said);
    m_reading->show();
    m_view->setEmptyText(m_view->hits().fitting());
    m_numbers->suggest(m_view->hits().reply().nameOfDisambiguating);
    line().setAccessibleDescription(said);
    m_view->setCurrentIndex(m_view->hits().index(0, RuleHitsModel::Rules));
    showRow();
}

/// Enter in a field moves to the visible table; if it has no rows, the number is selected for
/// retyping.
void RuleFinder::focusInEvent(QFocusEvent* event)
{
    if (!m_view->isVisible()) {
        m_otherwise.setFocus(event->reason());
    } else if (m_view->hits().rowCount() > 0) {
        m_view->setFocus(event->reason());
    } else {
        line().setFocus(event->reason());
        line().selectAll();
    }
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
    m_effects->setVisible(row >= 0 && !m_view->hits().hit(row).changes.empty());
    if (row < 0)
        return;
    const RuleReply& reply = m_view->hits().reply();
    m_effects->effects().setHit(m_view->hits().typed(), reply.answer.inForce.front(),
                                m_view->hits().hit(row));
    m_effects->shareWidth();
    const RuleUse& use = reply.uses[static_cast<std::size_t>(row)];
    m_use->setEnabled(static_cast<bool>(use.adopt));
    // In a low panel, the table needs the space.
    const bool isHigh = height() >= Theme::of(*this).px(300);
    m_sentence->setText(sentenceLines({use.left, m_view->hits().fitting(), reply.disambiguating,
                                       isHigh ? m_view->hits().reading() : QString()}));
}

void RuleFinder::adopt(int row)
{
    if (row < 0)
        return;
    const RuleUse use = m_view->hits().reply().uses[static_cast<std::size_t>(row)];
    if (use.adopt)
        use.adopt();
    if (!use.left.isEmpty())
        emit refused(use.left);
}

}  // namespace ui
