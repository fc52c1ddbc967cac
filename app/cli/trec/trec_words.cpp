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
    case Kind::OtherInput:
        return "the measure " + found +
               " needs preferences or the judgments of several judges, which are not read here.";
    case Kind::OnlyLater:
        return "the measure " + found + " exists from version 10 on (--like 10).";
    case Kind::NotReproducible:
        return "trec_eval computes " + found +
               " from memory that it never set, so there is no value to agree with.";
    case Kind::NoParameters:
        return error.measure + ": no parameters were given after the dot.";
    case Kind::BadCutoff:
        return "the cutoff " + found + inMeasure +
               " does not start with a whole number of 1 or more.";
    case Kind::BadNumber:
        return "the parameter " + found + inMeasure + " is no number of 0 or more.";
    case Kind::BadWeight:
        return "the parameter " + found + inMeasure + " is no number.";
    case Kind::WrongCount:
        return "the parameters " + found + inMeasure + " are not as many as it takes.";
    case Kind::Repeated:
        return "a parameter stands twice in " + found + inMeasure + ".";
    case Kind::NotRising:
        return "the recall points " + found + inMeasure + " do not rise.";
    case Kind::BadGain:
        return "the parameter " + found + inMeasure +
               " is no pair grade=gain of a whole number and a number, both 0 or more.";
    case Kind::GainsTooClose:
        break;
    }
    return "the gains " + error.found + inMeasure +
           " differ by less than 1: here the higher one comes first in the ideal ranking, while "
           "trec_eval leaves their order open.";
}

}  // namespace cli
