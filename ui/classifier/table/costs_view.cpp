// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/costs_view.h"

#include "core/classification/thresholds/expected_cost.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/text/words/decision_text.h"
#include "ui/toolkit/panel/number_box.h"
#include "ui/toolkit/theme/text_size.h"

#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include <limits>

namespace ui {

CostsView::CostsView(ClassifierDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_grid(new QGridLayout(this))
    , m_falseAlarm(addCost(tr("Cost of a false alarm"),
                           tr("The cost of calling a negative positive"),
                           &core::Costs::falsePositive))
    , m_miss(addCost(tr("Cost of a miss"), tr("The cost of calling a positive negative"),
                     &core::Costs::falseNegative))
    , m_total(new QLabel(this))
    , m_lowest(new QLabel(this))
    , m_use(new QToolButton(this))
{
    keepGridSpacing(*this, *m_grid, {10, 6, 10, 8}, {8, 4});
    m_total->setAccessibleName(tr("Cost at this threshold"));
    m_lowest->setAccessibleName(tr("Lowest cost"));
    for (QLabel* sentence : {m_total, m_lowest}) {
        sentence->setWordWrap(true);
        sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    QFont strong;
    strong.setWeight(QFont::DemiBold);
    m_total->setFont(strong);
    m_use->setObjectName(QStringLiteral("link"));
    m_use->setFocusPolicy(Qt::StrongFocus);
    m_use->setToolTip(tr("Use the threshold with the lowest cost"));
    QSizePolicy policy = m_use->sizePolicy();
    policy.setRetainSizeWhenHidden(true);  // nothing moves when it appears
    m_use->setSizePolicy(policy);
    m_grid->setColumnStretch(0, 1);
    m_grid->addWidget(m_total, 0, 0, 1, 2);
    m_grid->addWidget(m_lowest, 3, 0);
    m_grid->addWidget(m_use, 3, 1, Qt::AlignRight | Qt::AlignTop);
    connect(m_use, &QToolButton::clicked, this, &CostsView::useLowest);
}

QDoubleSpinBox* CostsView::addCost(const QString& name, const QString& about,
                                   double core::Costs::*cost)
{
    auto* box = new NumberBox(this);
    box->setDecimals(6);
    box->setRange(0, 1e9);
    box->setKeyboardTracking(false);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box->setAccessibleName(name);
    box->setToolTip(about);
    // Qt's width is that of the longest number.
    followTextSize(*box, *box, [box](const Theme& theme) { box->setFixedWidth(theme.px(72)); });
    auto* label = new QLabel(name, this);
    label->setBuddy(box);
    label->setWordWrap(true);
    const int row = 1 + m_grid->count() / 2;
    m_grid->addWidget(label, row, 0);
    m_grid->addWidget(box, row, 1);
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, box, name, cost](double value) {
        core::ClassifierSettings settings = m_document.session().settings;
        settings.costs.*cost = value;
        m_document.setSettings(settings, tr("%1: %2").arg(name, box->textFromValue(value)));
    });
    return box;
}

void CostsView::refresh(const NumberFormat& format)
{
    const core::Costs& costs = m_document.session().settings.costs;
    const auto show = [](QDoubleSpinBox& box, double cost) {
        const QSignalBlocker quiet(box);
        box.setValue(cost);
    };
    show(*m_falseAlarm, costs.falsePositive);
    show(*m_miss, costs.falseNegative);
    m_total->setText(costSentence(m_document.counts(), costs, format.locale));
    refreshLowest(format);
}

void CostsView::refreshLowest(const NumberFormat& format)
{
    const core::Costs& costs = m_document.session().settings.costs;
    const core::Value now = core::expectedCost(m_document.counts(), costs);
    const core::OperatingPoint best = cheapest();
    const bool isKnown = best.value && now;
    const bool isLower = isKnown && *best.value < *now;
    m_lowest->setVisible(isKnown);
    m_use->setVisible(isLower);
    if (!isLower) {
        m_lowest->setText(tr("No threshold costs less."));
        return;
    }
    const auto sweep = m_document.sweep();
    const QString threshold =
        best.point == 0 ? QString()
                        : thresholdNumber(m_document, sweep->threshold(best.point), format);
    m_lowest->setText(
        lowestCostSentence({threshold, sweep->counts(best.point)}, costs, format.locale));
    m_use->setText(threshold.isEmpty() ? tr("Use") : tr("Use %1").arg(threshold));
}

/// Undefined without samples.
core::OperatingPoint CostsView::cheapest() const
{
    if (!m_document.hasSamples())
        return {};
    return core::leastCost(*m_document.sweep(), *m_document.hull(m_document.session().model),
                           m_document.session().settings.costs);
}

void CostsView::useLowest()
{
    const core::OperatingPoint best = cheapest();
    if (!best.value)
        return;
    m_falseAlarm->setFocus();  // the button disappears
    if (!m_document.jumpTo(
            {.kind = core::ThresholdAim::Kind::Cost, .costs = m_document.session().settings.costs}))
        m_document.jumpToPoint(best.point);  // there is one class
}

}  // namespace ui
