// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/bounds_panel.h"

#include "ui/collection/document/bounds_survey.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/toolkit/panel/number_box.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace ui {

namespace {

constexpr int mostGradeKeys = 9;
constexpr double widthSideBySide = 1000;
constexpr double leastOfDocuments = 360;

}  // namespace

BoundsPanel::BoundsPanel(CollectionDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Possible range"), parent)
    , m_document(document)
    , m_topGrade(new CountBox(this))
    , m_view(new BoundsView(document, this))
    , m_first(new QWidget(this))
    , m_heading(new WrappedLabel(this))
    , m_grades(new QHBoxLayout(m_first))
    , m_requested(new WantedView(document, this))
{
    m_topGrade->setRange(1, 99);
    m_topGrade->setPrefix(tr("grades 0 to "));
    m_topGrade->setAccessibleName(tr("Highest grade"));
    m_topGrade->setToolTip(tr("The highest grade an unjudged document could get"));
    addHeaderWidget(m_topGrade);
    auto* body = new QWidget(this);
    m_body = new QBoxLayout(QBoxLayout::TopToBottom, body);
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(0);
    m_body->addWidget(m_view);
    auto* documents = new QVBoxLayout;
    m_body->addLayout(documents, 1);
    addWidget(body, 1);
    m_heading->setObjectName(QStringLiteral("panelTitle"));
    keepSpacing(*this, *m_grades, {10, 14, 10, 4}, 4);
    m_grades->addWidget(m_heading, 1);
    documents->setSpacing(0);
    documents->addWidget(m_first);
    documents->addWidget(m_requested, 1);
    connectDocument();
    adoptWidth();
}

/// Side by side if there is room: the documents then have the whole height.
void BoundsPanel::adoptWidth()
{
    const bool isWide = width() >= Theme::of(*this).px(widthSideBySide);
    m_body->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int documents = Theme::of(*this).px(leastOfDocuments);
    const int bounds = std::max(std::min(m_view->wholeWidth(), width() - documents), documents);
    m_body->setStretch(0, isWide ? bounds : 0);
    m_body->setStretch(1, isWide ? width() - bounds : 1);
}

void BoundsPanel::connectDocument()
{
    connect(m_topGrade, &QSpinBox::valueChanged, this,
            [this](int top) { m_document.setTopGrade(top); });
    connect(m_requested, &WantedView::judgmentRequested, this, &BoundsPanel::judge);
    connect(m_requested, &WantedView::documentChosen, this, &BoundsPanel::choose);
    connect(&m_document, &CollectionDocument::changed, this, [this] { requestRefresh(); });
    connect(&m_document.bounds(), &BoundsSurvey::changed, this, &BoundsPanel::showWords);
}

void BoundsPanel::formatChanged()
{
    m_view->bounds().setFormat(format());
    m_requested->requested().setFormat(format());
}

QString BoundsPanel::tableCaption() const
{
    return systemsCaption(m_document);
}

void BoundsPanel::refresh()
{
    m_view->bounds().reset();
    m_view->followDocument();
    m_view->updateGeometry();
    if (m_document.collection().values) {
        conceal(noListsText());
        return;
    }
    if (!m_document.hasRuns() || m_document.lacksJudgments()) {
        conceal(tr("Open judgments and runs to see how much unjudged documents could change the "
                   "measures."));
        return;
    }
    conceal({});
    m_document.bounds().want();
    showWords();
}

void BoundsPanel::showWords()
{
    const BoundsSurvey& bounds = m_document.bounds();
    const QSignalBlocker quiet(m_topGrade);
    m_topGrade->setValue(static_cast<int>(bounds.topGrade()));
    setTitle(m_document.hasTwoRuns() ? tr("Could unjudged documents change the winner?")
                                     : tr("Possible range"));
    setShortTitle(tr("Bounds"));
    setRemark(bounds.isBusy() ? tr("calculating…") : tr("retrieved documents only"));
    m_view->bounds().tellBounds();
    adoptWidth();
    m_requested->refresh();
    showGrades();
    const bool isAny = m_requested->requested().rowCount() > 0;
    const QString measure = QString::fromStdString(core::toText(m_document.definition()));
    const QString what = m_document.hasTwoRuns() ? tr("Δ %1").arg(measure) : measure;
    m_heading->setText(tr("Judge these first: they reduce the uncertainty in %1 most.").arg(what));
    m_first->setVisible(isAny);
    m_requested->setEmptyText(
        bounds.isBusy() || !bounds.isKnown()
            ? tr("Finding the documents worth judging…")
            : tr("Judging more documents would not narrow the bounds of %1.").arg(what));
}

/// A button for each grade, for people without a keyboard.
void BoundsPanel::showGrades()
{
    const auto requested = static_cast<std::size_t>(
        std::min(static_cast<int>(m_document.bounds().topGrade()), mostGradeKeys) + 1);
    while (m_gradeButtons.size() < requested) {
        const auto grade = static_cast<int>(m_gradeButtons.size());
        auto* button = new QToolButton(m_first);
        button->setText(QString::number(grade));
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(tr("Judge the current document: %1").arg(grade));
        button->setToolTip(button->accessibleName());
        connect(button, &QToolButton::clicked, this,
                [this, grade] { judge(m_requested->currentIndex().row(), grade); });
        m_grades->addWidget(button);
        m_gradeButtons.push_back(button);
    }
    for (std::size_t grade = 0; grade < m_gradeButtons.size(); ++grade)
        m_gradeButtons[grade]->setVisible(grade < requested);
}

void BoundsPanel::judge(int row, double grade)
{
    if (row < 0 || row >= m_requested->requested().rowCount() ||
        grade > m_document.bounds().topGrade())
        return;
    const core::WantedJudgment requested = m_requested->requested().requested(row);
    if (const auto query = m_document.evaluation().find(requested.query))
        m_document.judge(*query, QString::fromStdString(requested.document), core::Grade(grade));
    if (const QModelIndex next = m_requested->currentIndex(); next.isValid())
        choose(next.row());
}

void BoundsPanel::choose(int row)
{
    const core::WantedJudgment requested = m_requested->requested().requested(row);
    m_document.chooseQuery(m_document.evaluation().find(requested.query));
    m_document.chooseDocument(QString::fromStdString(requested.document));
}

}  // namespace ui
