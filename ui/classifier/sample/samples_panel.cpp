// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/sample/samples_panel.h"

#include "core/foundation/text/half_width.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/filter_text.h"
#include "ui/toolkit/theme/theme.h"

#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace ui {

SamplesPanel::SamplesPanel(ClassifierDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Samples"), parent)
    , m_document(document)
    , m_view(new SamplesView(document, this))
    , m_filter(new FilterLine(*m_view,
                              {tr("Filter: id, fp, score>0.5"), tr("Filter the samples"),
                               tr("Parts of ids; tp, fp, fn or tn for outcomes; score>0.5, "
                                  "loss>=2, weight<1, label:clicked or group:q7. Combine them with "
                                  "and, or, not and parentheses. Press Esc to show all samples.")},
                              this))
    , m_sort(new QToolButton(this))
{
    addSortButton();
    addWidget(m_view, 1);
    addWidget(m_filter);
    connect(&filterLine(), &QLineEdit::textChanged, this, &SamplesPanel::readFilter);
    connect(m_view, &SamplesView::filterInTheWay, &filterLine(), &QLineEdit::clear);
    connect(m_view, &SamplesView::refused, this, &SamplesPanel::refused);
    connect(&m_view->samples(), &SamplesModel::arranged, this, &SamplesPanel::requestRefresh);
    connect(&document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part != ClassifierDocument::Part::Threshold)
            requestRefresh();
    });
    setLeastSize({206, 0});
}

void SamplesPanel::addSortButton()
{
    m_sort->setObjectName(QStringLiteral("order"));
    m_sort->setText(tr("Sort"));
    m_sort->setToolTip(tr("Sort the samples, or click a column heading"));
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

void SamplesPanel::formatChanged()
{
    m_view->setFormat(format());
}

void SamplesPanel::showOutcome(std::optional<core::Outcome> outcome)
{
    const std::string_view word = outcome ? core::filterWord(*outcome) : std::string_view();
    filterLine().setText(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
}

std::optional<core::Outcome> SamplesPanel::shownOutcome() const
{
    return m_view->samples().filter().onlyOutcome();
}

void SamplesPanel::readFilter()
{
    auto filter = core::parseSampleFilter(core::halfWidth(filterLine().text().toStdString()));
    // The last valid filter stays while a condition is being typed.
    m_filter->showProblem(filter ? QString()
                                 : filterProblemText(filter.error(), FilterOf::Samples));
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
