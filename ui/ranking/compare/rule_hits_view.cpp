#include "ui/ranking/compare/rule_hits_view.h"

#include "ui/rules/answer_text.h"
#include "ui/table/giving_way.h"
#include "ui/table/row_roles.h"
#include "ui/table/wrapped_cells.h"
#include "ui/theme/theme.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <utility>

namespace ui {

namespace {

/// Who has so many answers needs a second number rather than more rows.
constexpr std::size_t mostHits = 50;

}  // namespace

RuleHitsModel::RuleHitsModel(QObject* parent)
    : ColumnModel(parent)
{
    setColumns({{tr("differs in"),
                 Qt::AlignLeft,
                 [this](int row) { return changes(row); },
                 {},
                 tr("What each change does to the number is its mean effect over all orders of the "
                    "changes.")},
                {tr("changes"), Qt::AlignRight,
                 [this](int row) { return m_format.locale.toString(hit(row).distance()); }},
                {{},
                 Qt::AlignRight,
                 [this](int row) {
                     return toldValueText(hit(row).values.front(), typed(),
                                          std::bind_front(&RuleHitsModel::written, this));
                 },
                 [this](int row) { return exactNumber(hit(row).values.front()); }},
                {tr("as computed by"), Qt::AlignLeft,
                 [this](int row) { return libraryNamesText(hit(row).libraries); }}});
}

void RuleHitsModel::setFormat(const NumberFormat& format)
{
    m_format = format;
    rowsChanged();
}

void RuleHitsModel::setAnswer(core::RuleQuestion question, core::RuleAnswer answer)
{
    core::Definition asked = question.told.front().definition;
    asked.settings = {};
    setHeading(Value, QString::fromStdString(core::toText(asked)));
    beginResetModel();
    m_question = std::move(question);
    m_answer = std::move(answer);
    endResetModel();
}

void RuleHitsModel::clear()
{
    beginResetModel();
    m_question = {};
    m_answer = {};
    endResetModel();
}

QString RuleHitsModel::written(double number, int decimals) const
{
    return decimalText(number, decimals, m_format.locale);
}

QString RuleHitsModel::intervals() const
{
    QStringList texts;
    for (const core::ToldNumber& told : m_question.told)
        texts << intervalText(told.number, std::bind_front(&RuleHitsModel::written, this));
    return texts.join(QStringLiteral("; "));
}

QString RuleHitsModel::reading() const
{
    QStringList lines;
    for (std::size_t i = 0; i < m_question.told.size(); ++i)
        lines << readAsText(m_answer, i, std::bind_front(&RuleHitsModel::written, this));
    return lines.join(QLatin1Char('\n'));
}

QString RuleHitsModel::fitting() const
{
    QStringList sentences{fittingText(m_answer, std::bind_front(&RuleHitsModel::written, this))};
    if (m_answer.hits.size() > mostHits)
        sentences << tr("The first %1 are listed.").arg(mostHits);
    if (const QString more = moreChangesText(m_answer); !more.isEmpty())
        sentences << more;
    return sentences.join(QLatin1Char(' '));
}

QString RuleHitsModel::changes(int row) const
{
    const core::RuleHit& shown = hit(row);
    return changesText(shown, [&](std::size_t i) {
        return QLatin1Char(' ') + effectText(shown.effects[i], typed(),
                                             std::bind_front(&RuleHitsModel::written, this));
    });
}

int RuleHitsModel::rows() const
{
    return static_cast<int>(std::min(m_answer.hits.size(), mostHits));
}

QVariant RuleHitsModel::told(int row, int column, int role) const
{
    switch (role) {
    case Qt::ToolTipRole:
        return text(row, column == Libraries ? Libraries : Rules);
    case SortRole:
        return exactNumber(hit(row).values.front());
    default:
        return {};
    }
}

RuleHitsView::RuleHitsView(QWidget* parent)
    : ReadTable(tr("Rules that give the number"), parent)
{
    setModel(&m_model);
    setKeys({{keysText({Qt::Key_Return}), tr("Put the rules of the row in force")},
             {keysText({Qt::Key_Escape}), tr("Show every tool again")}});
    setGivingWay(*this, {RuleHitsModel::Changes});
    setAccessibleDescription(tr("Enter puts the rules of a row in force."));
}

QSize RuleHitsView::sizeHint() const
{
    const Theme theme = Theme::of(*this);
    return {theme.px(420), theme.px(96)};  // a row of four lines below its heading
}

void RuleHitsView::shareWidth()
{
    const Theme theme = Theme::of(*this);
    const int whole = viewport()->width();
    setMinimumHeight(sizeHint().height());
    const int value = contentsWidth(*this, RuleHitsModel::Value);
    // Where it is narrow, the changes can be counted.
    setColumnHidden(RuleHitsModel::Changes, whole < theme.px(520));
    const bool isCounted = !isColumnHidden(RuleHitsModel::Changes);
    const int changes = isCounted ? contentsWidth(*this, RuleHitsModel::Changes) : 0;
    const int rest = whole - changes - value;
    const int libraries = std::min(contentsWidth(*this, RuleHitsModel::Libraries), rest * 3 / 8);
    if (isCounted)
        setColumnWidth(RuleHitsModel::Changes, changes);
    setColumnWidth(RuleHitsModel::Value, value);
    setColumnWidth(RuleHitsModel::Libraries, libraries);
    setColumnWidth(RuleHitsModel::Rules, rest - libraries);
    wrapRows(*this, {RuleHitsModel::Rules, RuleHitsModel::Libraries});
}

}  // namespace ui
