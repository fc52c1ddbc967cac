#include "ui/classifier/matrix_table.h"

#include "ui/classifier/classifier_document.h"
#include "ui/words/classifier_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::MatrixTable)
};

}  // namespace

core::Table matrixTable(const ClassifierDocument& document, const QLocale& locale)
{
    const core::Counts counts = document.counts();
    core::Table table;
    table.columns.push_back({std::string(), false});
    for (const QString& word : {document.positiveWord(), document.negativeWord()})
        table.columns.push_back({Words::tr("predicted ‘%1’").arg(word).toStdString(), true});
    table.columns.push_back({Words::tr("all").toStdString(), true});
    const auto cell = [&locale](double count) {
        return core::TableCell{tallyText(count, locale).toStdString(), count};
    };
    const auto row = [&](const QString& name, double positive, double negative) {
        table.rows.push_back({{name.toStdString(), std::nullopt},
                              cell(positive),
                              cell(negative),
                              cell(positive + negative)});
    };
    row(Words::tr("labelled ‘%1’").arg(document.positiveWord()), counts.tp, counts.fn);
    row(Words::tr("labelled ‘%1’").arg(document.negativeWord()), counts.fp, counts.tn);
    row(Words::tr("all"), counts.tp + counts.fp, counts.fn + counts.tn);
    return table;
}

}  // namespace ui
