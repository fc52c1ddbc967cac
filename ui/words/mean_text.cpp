#include "ui/words/mean_text.h"

#include "ui/words/no_value_text.h"

#include <QCoreApplication>

#include <map>

namespace ui {

namespace {

struct MeanText {
    Q_DECLARE_TR_FUNCTIONS(ui::MeanText)
};

QString someNames(const QStringList& names)
{
    constexpr qsizetype most = 4;
    if (names.size() <= most)
        return names.join(QStringLiteral(", "));
    const QStringList first = names.mid(0, most - 1);
    return MeanText::tr("%1 and %n more", nullptr, static_cast<int>(names.size() - first.size()))
        .arg(first.join(QStringLiteral(", ")));
}

QString reasonOf(const core::MeanTerm& term, core::NoValueRule rule)
{
    return term.isMissing ? MeanText::tr("0 by rule: not in the run")
                          : noValueText(term.value.reason(), rule);
}

}  // namespace

QStringList ruledQueries(const core::WrittenMean& mean, core::NoValueRule rule)
{
    std::map<QString, QStringList> byReason;
    for (const core::MeanTerm& term : mean.terms)
        if (term.isMissing || !term.value)
            byReason[reasonOf(term, rule)] << QString::fromStdString(term.query);
    QStringList sentences;
    for (const auto& [reason, names] : byReason)
        sentences << MeanText::tr("%1: %2.").arg(someNames(names), reason);
    return sentences;
}

QString otherMeansText(const core::WrittenMean& mean, const NumberFormat& format)
{
    if (!mean.value)
        return {};
    return MeanText::tr("Geometric mean %1 (a value below 0.00001 counts as that), median %2.")
        .arg(valueText(mean.geometric, format), valueText(mean.median, format));
}

}  // namespace ui
