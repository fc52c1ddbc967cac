// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trec/trec_words.h"

namespace cli {

std::string requestText(const core::TrecRequestError& error)
{
    using Kind = core::TrecRequestError::Kind;
    const std::string found = "“" + error.found + "”";
    const std::string inMeasure = " of " + error.measure;
    switch (error.kind) {
    case Kind::UnknownMeasure:
        return "trec_eval has no measure " + found +
               (error.nearest.empty() ? "." : "; did you mean " + error.nearest + "?");
    case Kind::OnlyLater:
        return "the measure " + found + " requires version 10 (--like 10).";
    case Kind::NotReproducible:
        return "trec_eval computes " + found +
               " from uninitialised memory, so its value cannot be reproduced. To get the value "
               "that its authors intended, add --rbp intended.";
    case Kind::NoParameters:
        return error.measure + ": no parameters were given after the dot.";
    case Kind::BadCutoff:
        return "the cutoff " + found + inMeasure +
               " does not start with a whole number of 1 or more.";
    case Kind::BadNumber:
        return "the parameter " + found + inMeasure + " is not a number of 0 or more.";
    case Kind::BadWeight:
        return "the parameter " + found + inMeasure + " is not a number.";
    case Kind::WrongCount:
        return "too many or too few parameters: " + found + inMeasure + ".";
    case Kind::Repeated:
        return "a parameter is repeated in " + found + inMeasure + ".";
    case Kind::NotRising:
        return "the recall points " + found + inMeasure + " are not in ascending order.";
    case Kind::BadGain:
        return "the parameter " + found + inMeasure +
               " is not a pair grade=gain of a whole number and a number, both 0 or more.";
    case Kind::GainsTooClose:
        break;
    }
    return "the gains " + error.found + inMeasure +
           " differ by less than 1: here, the higher one comes first in the ideal ranking, but "
           "trec_eval leaves their order open.";
}

}  // namespace cli
