// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/change_text.h"

#include "ui/text/words/number_format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

class ChangeText {
    Q_DECLARE_TR_FUNCTIONS(ui::ChangeText)
public:
    /// How a change is described.
    enum class Form { Row, Step, About };

    ChangeText(Form form, const core::RankedList& list, const QLocale& locale)
        : m_form(form)
        , m_list(list)
        , m_locale(locale)
    {}

    QString operator()(const core::Swap& change) const
    {
        const QString upper = QString::number(change.upper);
        const QString lower = QString::number(change.lower);
        switch (m_form) {
        case Form::Row:
            return tr("swap ranks %1 and %2").arg(upper, lower);
        case Form::Step:
            return tr("Swap ranks %1 and %2").arg(upper, lower);
        case Form::About:
            break;
        }
        return tr("“%1” at rank %2 and “%3” at rank %4 swap places.")
            .arg(name(change.upper), upper, name(change.lower), lower);
    }

    QString operator()(const core::Promotion& change) const
    {
        const QString from = QString::number(change.from);
        const QString to = QString::number(change.to);
        const bool isTop = change.to == 1;
        switch (m_form) {
        case Form::Row:
            return isTop ? tr("move rank %1 to the top").arg(from)
                         : tr("move rank %1 to rank %2").arg(from, to);
        case Form::Step:
            return isTop ? tr("Move rank %1 to the top").arg(from)
                         : tr("Move rank %1 to rank %2").arg(from, to);
        case Form::About:
            break;
        }
        return tr("“%1” moves up from rank %2 to rank %3, above “%4”.")
            .arg(name(change.from), from, to, name(change.to));
    }

    QString operator()(const core::Retrieval& change) const
    {
        const core::RankedItem& document = m_list.notRetrieved[change.place - 1];
        const QString found = QString::fromStdString(document.name());
        const QString rank = QString::number(change.rank);
        switch (m_form) {
        case Form::Row:
            return tr("retrieve “%1” at rank %2").arg(found, rank);
        case Form::Step:
            return tr("Retrieve “%1” at rank %2").arg(found, rank);
        case Form::About:
            break;
        }
        return tr("“%1” (grade %2, judged but not retrieved) is placed at rank %3.")
            .arg(found, gradeText(document.grade, m_locale), rank);
    }

    QString operator()(const core::Regrade& change) const
    {
        const QString rank = QString::number(change.rank);
        const QString grade = gradeText(change.grade, m_locale);
        switch (m_form) {
        case Form::Row:
            return tr("grade rank %1 as %2").arg(rank, grade);
        case Form::Step:
            return tr("Grade rank %1 as %2").arg(rank, grade);
        case Form::About:
            break;
        }
        const core::Grade before = m_list.ranked[change.rank - 1].grade;
        if (!before.hasValue())
            return tr("“%1” at rank %2, unjudged so far, gets grade %3.")
                .arg(name(change.rank), rank, grade);
        return tr("“%1” at rank %2 gets grade %3 instead of %4.")
            .arg(name(change.rank), rank, grade, gradeText(before, m_locale));
    }

    static QString shown(ChangesShown shown)
    {
        switch (shown) {
        case ChangesShown::Moves:
            return tr("Moves");
        case ChangesShown::Swaps:
            return tr("Swaps");
        case ChangesShown::Promotions:
            return tr("Move up");
        case ChangesShown::Retrievals:
            return tr("Retrieve");
        case ChangesShown::Regrades:
            return tr("New grades");
        case ChangesShown::All:
            break;
        }
        return tr("All");
    }

    static QString count(std::size_t shown, std::size_t existing, ChangesKept kept,
                         const QLocale& locale)
    {
        const auto number = [&locale](std::size_t count) {
            return tallyText(static_cast<double>(count), locale);
        };
        if (existing == 0)
            return tr("nothing to change");
        if (kept == ChangesKept::BestTried)
            return tr("best %1 found among %2 changes").arg(number(shown), number(existing));
        if (kept == ChangesKept::Best)
            return tr("best %1 of %2 changes").arg(number(shown), number(existing));
        return shown == 0 ? tr("none raises the value")
                          : tr("all that raise the value, best first");
    }

private:
    QString name(std::size_t rank) const
    {
        return QString::fromStdString(m_list.ranked[rank - 1].name());
    }

    Form m_form;
    const core::RankedList& m_list;
    const QLocale& m_locale;
};

}  // namespace

QString changeText(const core::Change& change, const core::RankedList& list, const QLocale& locale)
{
    return std::visit(ChangeText(ChangeText::Form::Row, list, locale), change);
}

QString changeStepName(const core::Change& change, const core::RankedList& list,
                       const QLocale& locale)
{
    return std::visit(ChangeText(ChangeText::Form::Step, list, locale), change);
}

QString changeAbout(const core::Change& change, const core::RankedList& list, const QLocale& locale)
{
    return std::visit(ChangeText(ChangeText::Form::About, list, locale), change);
}

bool isAmong(ChangesShown shown, core::ChangeKind kind)
{
    switch (shown) {
    case ChangesShown::Moves:
        return kind != core::ChangeKind::Regrade;
    case ChangesShown::Swaps:
        return kind == core::ChangeKind::Swap;
    case ChangesShown::Promotions:
        return kind == core::ChangeKind::Promotion;
    case ChangesShown::Retrievals:
        return kind == core::ChangeKind::Retrieval;
    case ChangesShown::Regrades:
        return kind == core::ChangeKind::Regrade;
    case ChangesShown::All:
        break;
    }
    return true;
}

QString changesShownText(ChangesShown shown)
{
    return ChangeText::shown(shown);
}

QString changeCountText(std::size_t shown, std::size_t existing, ChangesKept kept,
                        const QLocale& locale)
{
    return ChangeText::count(shown, existing, kept, locale);
}

QString differenceText(const core::Value& before, const core::Value& after, int decimals,
                       const QLocale& locale)
{
    if (!before || !after)
        return QString(QChar(0x2013));
    double difference = *after - *before;
    // A difference only in the last digits of two sums is a rounding error.
    if (std::abs(difference) <= 1e-14 * std::max(std::abs(*after), std::abs(*before)))
        difference = 0;
    const QString text = valueText(difference, {decimals, locale});
    const bool isShown = text != decimalText(0, decimals, locale);
    return isShown && difference > 0 ? QLatin1Char('+') + text : text;
}

}  // namespace ui
