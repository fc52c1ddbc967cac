#include "ui/classifier/sample/samples_panel.h"

#include "ui/panel/refresh_when_shown.h"
#include "ui/theme/theme.h"
#include "ui/words/classifier_text.h"
#include "ui/words/filter_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace ui {

SamplesPanel::SamplesPanel(ClassifierDocument& document, QWidget* parent)
    : Panel(tr("Samples"), parent)
    , m_document(document)
    , m_view(new SamplesView(document, this))
    , m_filter(new QLineEdit(this))
    , m_problem(new QLabel(this))
    , m_sort(new QToolButton(this))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
{
    addSortButton();
    m_filter->setPlaceholderText(tr("Filter: id, fp, score>0.5"));
    m_filter->setAccessibleName(tr("Filter the samples"));
    m_filter->setToolTip(tr("Parts of ids, tp fp fn tn for outcomes, score>0.5, loss>=2, "
                            "weight<1, label:clicked, group:q7, joined by and, or, not and "
                            "parentheses. Escape shows every sample."));
    m_filter->setClearButtonEnabled(true);
    m_filter->setAcceptDrops(false);
    m_filter->installEventFilter(this);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* line = new QWidget(this);
    auto* row = new QVBoxLayout(line);
    row->setContentsMargins(8, 6, 8, 6);
    row->setSpacing(4);
    row->addWidget(m_filter);
    row->addWidget(m_problem);
    addWidget(m_view, 1);
    addWidget(line);
    connect(m_filter, &QLineEdit::textChanged, this, &SamplesPanel::readFilter);
    connect(m_view, &SamplesView::filterInTheWay, m_filter, &QLineEdit::clear);
    connect(m_view, &SamplesView::refused, this, &SamplesPanel::refused);
    connect(&m_view->samples(), &SamplesModel::arranged, m_refresh, &RefreshWhenShown::request);
    connect(&document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part != ClassifierDocument::Part::Threshold)
            m_refresh->request();
    });
    adoptSize();
}

void SamplesPanel::addSortButton()
{
    m_sort->setObjectName(QStringLiteral("order"));
    m_sort->setText(tr("Sort"));
    m_sort->setToolTip(tr("Sort the samples; a click on a heading does so, too"));
    m_sort->setAccessibleName(tr("Sort the samples"));
    m_sort->setPopupMode(QToolButton::InstantPopup);
    m_sort->setFocusPolicy(Qt::StrongFocus);
    auto* menu = new QMenu(m_sort);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        m_view->fillSorting(*menu);
    });
    m_sort->setMenu(menu);
    addHeaderWidget(m_sort);
}

void SamplesPanel::setFormat(const NumberFormat& format)
{
    m_view->setFormat(format);
}

void SamplesPanel::changeEvent(QEvent* event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        adoptSize();
}

void SamplesPanel::adoptSize()
{
    setLeastWidth(Theme::of(*this).px(206));
}

bool SamplesPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && !m_filter->text().isEmpty()) {
            m_filter->clear();
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Down) {
            m_view->setFocus();
            return true;
        }
    }
    return Panel::eventFilter(watched, event);
}

void SamplesPanel::showOutcome(std::optional<core::Outcome> outcome)
{
    m_filter->setText(outcome ? outcomeText(*outcome).toLower() : QString());
}

std::optional<core::Outcome> SamplesPanel::shownOutcome() const
{
    return m_view->samples().filter().onlyOutcome();
}

void SamplesPanel::readFilter()
{
    auto filter = core::parseSampleFilter(m_filter->text().toStdString());
    // While a condition is being typed, the last filter that could be read stays.
    m_problem->setText(filter ? QString() : filterProblemText(filter.error(), FilterOf::Samples));
    m_problem->setVisible(!filter);
    if (filter)
        m_view->samples().setFilter(*std::move(filter));
    emit filterChanged();
}

void SamplesPanel::refresh()
{
    const NumberFormat format;
    const auto count = [&format](std::size_t number) {
        return tallyText(static_cast<double>(number), format.locale);
    };
    const SamplesModel& model = m_view->samples();
    const auto shown = static_cast<std::size_t>(model.rowCount());
    if (model.isArranging())
        setRemark(tr("sorting…"));
    else if (model.filter().acceptsAll())
        setRemark(m_document.hasSamples() ? count(m_document.size()) : QString());
    else
        setRemark(tr("%1 of %2").arg(count(shown), count(m_document.size())));
}

}  // namespace ui
