#include "ui/window/status_text.h"

#include "core/metric/convention.h"
#include "ui/ranking/ranking_document.h"
#include "ui/words/measure_text.h"
#include "ui/words/number_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::StatusText)
};

QString judgedText(const RankingDocument& document)
{
    const core::Value judged =
        document.valueUnder(core::Measure::Judged, document.session().settings);
    return valueText(judged, {2, QLocale::c()});
}

}  // namespace

QString listStatus(const RankingDocument& document)
{
    const QString counts = Words::tr("%1 retrieved, %2 judged relevant · judged@%3 %4")
                               .arg(document.list().ranked.size())
                               .arg(document.relevant())
                               .arg(document.session().cutoff)
                               .arg(judgedText(document));
    const QString query = QString::fromStdString(document.list().query);
    return query.isEmpty() ? counts : Words::tr("Query “%1” · %2").arg(query, counts);
}

QString rulesStatus(const RankingDocument& document)
{
    const core::Settings& settings = document.session().settings;
    const core::Convention* convention = core::conventionOf(settings);
    QString rules =
        Words::tr("gain %1, discount %2, ideal from %3")
            .arg(choiceLabel(core::Parameter::Gain, static_cast<int>(settings.gain)),
                 choiceLabel(core::Parameter::Discount, static_cast<int>(settings.discount)),
                 choiceLabel(core::Parameter::Ideal, static_cast<int>(settings.ideal)));
    if (!convention)
        return rules;
    return Words::tr("%1: %2").arg(QString::fromUtf8(convention->name), rules);
}

QString fileStatus(const Document& document)
{
    if (!document.history().isClean())
        return Words::tr("Edited");
    return document.path().isEmpty() ? Words::tr("Not saved yet") : Words::tr("Saved");
}

}  // namespace ui
