#include "ui/words/rate_name.h"

#include "ui/words/number_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct RateName {
    Q_DECLARE_TR_FUNCTIONS(ui::RateName)
};

}  // namespace

QString rateName(core::Rate rate, double beta, const QLocale& locale)
{
    using core::Rate;
    switch (rate) {
    case Rate::Accuracy:
        return RateName::tr("Accuracy");
    case Rate::BalancedAccuracy:
        return RateName::tr("Balanced accuracy");
    case Rate::Precision:
        return RateName::tr("Precision");
    case Rate::Recall:
        return RateName::tr("Recall");
    case Rate::Specificity:
        return RateName::tr("Specificity");
    case Rate::Fpr:
        return RateName::tr("False positive rate");
    case Rate::Fnr:
        return RateName::tr("False negative rate");
    case Rate::Npv:
        return RateName::tr("Negative predictive value");
    case Rate::F:
        //: F-beta: "F1"
        return RateName::tr("F%1").arg(plainText(beta, locale));
    case Rate::Mcc:
        return RateName::tr("MCC");
    case Rate::Kappa:
        return RateName::tr("Cohen's kappa");
    case Rate::Youden:
        return RateName::tr("Youden's J");
    case Rate::Lift:
        return RateName::tr("Lift");
    case Rate::PredictedPositive:
        return RateName::tr("Share accepted");
    }
    return {};
}

}  // namespace ui
