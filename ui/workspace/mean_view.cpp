// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspace/mean_view.h"

#include "core/rankings/evaluation/written_mean.h"
#include "ui/explain/formula/formula_view.h"
#include "ui/text/formula/mean_formula.h"
#include "ui/text/words/caption_text.h"
#include "ui/toolkit/panel/segments.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/text_size.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace ui {

namespace {

WrappedLabel* meanHint(QWidget* parent)
{
    auto* label = new WrappedLabel(parent);
    label->setObjectName(QStringLiteral("hint"));
    label->setSelectable();
    return label;
}

}  // namespace

MeanView::MeanView(QWidget* parent)
    : QWidget(parent)
    , m_formula(new FormulaView(this))
    , m_ruled(meanHint(this))
    , m_others(meanHint(this))
    , m_noValue(new Segments(tr("How undefined queries count"), this))
    , m_missing(new Segments(tr("How queries missing from the run count"), this))
{
    using core::MissingRule;
    using core::NoValueRule;
    const auto add = [](Segments& to, const QString& text, const QString& tip, auto rule) {
        to.add(text, tip, static_cast<int>(rule));
    };
    const QString zero = tr("Counts as 0 in the mean");
    const QString out = tr("The mean covers only the other queries");
    add(*m_noValue, tr("0"), zero, NoValueRule::Zero);
    add(*m_noValue, tr("1"), tr("Counts as 1 in the mean"), NoValueRule::One);
    add(*m_noValue, tr("skip"), out, NoValueRule::Skip);
    add(*m_missing, tr("0"), zero, MissingRule::Zero);
    add(*m_missing, tr("skip"), out, MissingRule::Skip);
    connect(&m_noValue->group(), &QButtonGroup::idClicked, this,
            [this](int rule) { emit noValueChosen(static_cast<NoValueRule>(rule)); });
    connect(&m_missing->group(), &QButtonGroup::idClicked, this,
            [this](int rule) { emit missingChosen(static_cast<MissingRule>(rule)); });
    connect(m_formula, &FormulaView::rankHovered, this,
            [this](std::size_t term) { emit queryPointed(term - 1); });
    connect(m_formula, &FormulaView::hoverLeft, this, [this] { emit queryPointed({}); });
    connect(m_formula, &FormulaView::rankClicked, this,
            [this](std::size_t term) { emit queryChosen(term - 1); });
    auto* column = new QVBoxLayout(this);
    keepSpacing(*this, *column, {2, 0, 2, 0}, 6);
    column->addWidget(m_formula);
    column->addWidget(m_ruled);
    column->addWidget(ruleRow(tr("Undefined queries:"), *m_noValue));
    m_missingRow = ruleRow(tr("Missing queries:"), *m_missing);
    m_missingRow->hide();
    column->addWidget(m_missingRow);
    column->addWidget(m_others);
}

QWidget* MeanView::ruleRow(const QString& caption, Segments& switches)
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    keepSpacing(*row, *layout, {}, 8);
    layout->addWidget(new QLabel(caption, row));
    layout->addWidget(&switches);
    layout->addStretch();
    return row;
}

void MeanView::setMean(const core::WrittenMean& mean, core::NoValueRule rule,
                       const NumberFormat& format, std::optional<std::size_t> current)
{
    const std::optional<std::size_t> lit = current ? std::optional(*current + 1) : std::nullopt;
    m_formula->setFormula(formulaOf(mean, format, lit));
    m_formula->setCurrentRank(lit);
    QStringList ruled = ruledQueries(mean, rule);
    ruled << m_missingSentence;
    m_ruled->setText(joinedSentences(ruled));
    m_ruled->setVisible(!m_ruled->text().isEmpty());
    m_others->setText(otherMeansText(mean, format));
    m_others->setVisible(!m_others->text().isEmpty());
    m_noValue->group().button(static_cast<int>(rule))->setChecked(true);
}

void MeanView::showMissing(core::MissingRule rule, const QString& sentence)
{
    m_missingSentence = sentence;
    m_missingRow->show();
    m_missing->group().button(static_cast<int>(rule))->setChecked(true);
}

QString MeanView::sentences() const
{
    return joinedSentences({m_ruled->text(), m_others->text()});
}

}  // namespace ui
