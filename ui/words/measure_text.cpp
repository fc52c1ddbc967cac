#include "ui/words/measure_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct MeasureText {
    Q_DECLARE_TR_FUNCTIONS(ui::MeasureText)
};

}  // namespace

QString measureTitle(core::Measure measure)
{
    using core::Measure;
    switch (measure) {
    case Measure::Ndcg:
        return MeasureText::tr("Normalised discounted cumulated gain");
    case Measure::Dcg:
        return MeasureText::tr("Discounted cumulated gain");
    case Measure::Idcg:
        return MeasureText::tr("Ideal discounted cumulated gain");
    case Measure::Cg:
        return MeasureText::tr("Cumulated gain");
    case Measure::Ap:
        return MeasureText::tr("Average precision");
    case Measure::Rr:
        return MeasureText::tr("Reciprocal rank");
    case Measure::P:
        return MeasureText::tr("Precision");
    case Measure::Recall:
        return MeasureText::tr("Recall");
    case Measure::RecallCap:
        return MeasureText::tr("Capped recall");
    case Measure::F1:
        return MeasureText::tr("F measure");
    case Measure::Success:
        return MeasureText::tr("Success (hit rate)");
    case Measure::Rprec:
        return MeasureText::tr("R-precision");
    case Measure::Bpref:
        return MeasureText::tr("Binary preference");
    case Measure::Err:
        return MeasureText::tr("Expected reciprocal rank");
    case Measure::Rbp:
        return MeasureText::tr("Rank-biased precision");
    case Measure::Judged:
        return MeasureText::tr("Share of judged documents");
    case Measure::Rc:
        return MeasureText::tr("Rank correlation with the ideal order");
    }
    return {};
}

QString measureAbout(core::Measure measure)
{
    using core::Measure;
    switch (measure) {
    case Measure::Ndcg:
        return MeasureText::tr(
            "How much of the best possible discounted gain the list earns: DCG over the DCG of the "
            "ideal order, 1 when nothing could be ordered better. It rewards high grades near the "
            "top. Source: Järvelin & Kekäläinen, ACM TOIS 20(4), 2002.");
    case Measure::Dcg:
        return MeasureText::tr(
            "The gains of the documents, each divided by a discount that grows with the rank, and "
            "summed. It has no upper end, so values of different queries do not compare. Source: "
            "Järvelin & Kekäläinen, ACM TOIS 20(4), 2002; the discount log₂(i+1) is from Burges "
            "and others, ICML 2005.");
    case Measure::Idcg:
        return MeasureText::tr(
            "The DCG of the best order of the judged documents: what a perfect list would earn. "
            "nDCG divides by it. Source: Järvelin & Kekäläinen, ACM TOIS 20(4), 2002.");
    case Measure::Cg:
        return MeasureText::tr(
            "The gains of the first k documents, summed wherever they stand: the order within the "
            "cutoff does not matter. Source: Järvelin & Kekäläinen, ACM TOIS 20(4), 2002.");
    case Measure::Ap:
        return MeasureText::tr(
            "The precision at the rank of every relevant document, summed and divided by the "
            "number of relevant documents; one that is not retrieved adds 0. Its mean over queries "
            "is MAP. Source: Buckley & Voorhees, “Retrieval System Evaluation”, in TREC, MIT Press "
            "2005.");
    case Measure::Rr:
        return MeasureText::tr(
            "1 over the rank of the first relevant document: how far down a reader goes for a "
            "first answer. What follows it does not count. Its mean over queries is MRR. Source: "
            "Voorhees, TREC-8 question answering track, 1999.");
    case Measure::P:
        return MeasureText::tr(
            "The share of relevant documents among the first k ranks. Places that a short list "
            "leaves empty count as not relevant. Source: Cleverdon's Cranfield tests, 1966.");
    case Measure::Recall:
        return MeasureText::tr(
            "The share of all relevant documents that stand among the first k ranks. With fewer "
            "places than relevant documents it cannot reach 1. Source: Cleverdon's Cranfield "
            "tests, 1966.");
    case Measure::RecallCap:
        return MeasureText::tr(
            "Recall over what k places can hold: relevant documents among the first k, divided by "
            "the smaller of k and the number of relevant documents. Source: BEIR, Thakur and "
            "others, 2021.");
    case Measure::F1:
        return MeasureText::tr(
            "The harmonic mean of precision and recall at k: high only when both are. Beta weighs "
            "recall against precision. Source: van Rijsbergen, “Information Retrieval”, 1979.");
    case Measure::Success:
        return MeasureText::tr(
            "1 when a relevant document is among the first k, else 0. Its mean over queries is the "
            "hit rate. Source: TREC's success@k, as in trec_eval.");
    case Measure::Rprec:
        return MeasureText::tr(
            "Precision at rank R, where R is the number of relevant documents: the cutoff at which "
            "a perfect list reaches 1, and at which precision equals recall. Source: Buckley & "
            "Voorhees, “Retrieval System Evaluation”, in TREC, MIT Press 2005.");
    case Measure::Bpref:
        return MeasureText::tr(
            "How rarely a judged non-relevant document stands above a relevant one. Unjudged "
            "documents are passed over, so incomplete judgments disturb it less. Source: Buckley & "
            "Voorhees, SIGIR 2004.");
    case Measure::Err:
        return MeasureText::tr(
            "The expected value of 1 over the rank at which a reader stops, who goes down the list "
            "and stops at a good document with a high chance. A good document therefore lowers "
            "what the ones below it add. Source: Chapelle, Metzler, Zhang & Grinspan, CIKM 2009.");
    case Measure::Rbp:
        return MeasureText::tr(
            "The expected gain per document looked at, by a reader who goes on to the next rank "
            "with chance p, the persistence. A small p looks at the top only. Source: Moffat & "
            "Zobel, ACM TOIS 27(1), 2008.");
    case Measure::Judged:
        return MeasureText::tr(
            "The share of the first k retrieved documents that somebody judged: how much of the "
            "other values rests on judgments at all. Source: judged@k of ir_measures.");
    case Measure::Rc:
        return MeasureText::tr(
            "The weighted share of document pairs that stand in the same order as in an ideal "
            "ranking, the closest of the ideal rankings. Two documents of one grade are always in "
            "order. Source: Liu, “Learning to Rank for Information Retrieval”, 2009, section 1.3; "
            "weights by rank: Vigna, WWW 2015.");
    }
    return {};
}

QString undefinedText(core::Undefined reason)
{
    using core::Undefined;
    switch (reason) {
    case Undefined::NoRelevant:
        return MeasureText::tr("No judged document is relevant, so there is nothing to find.");
    case Undefined::NoGain:
        return MeasureText::tr(
            "No document of the ideal ranking has a gain, so there is nothing to divide by.");
    case Undefined::NothingRetrieved:
        return MeasureText::tr("Nothing was retrieved, so there is nothing to divide by.");
    case Undefined::NoPairs:
        return MeasureText::tr(
            "There is no pair of documents with a weight, so there is no order to compare.");
    case Undefined::NoHit:
        return MeasureText::tr(
            "Nothing that counts was retrieved, and the rule leaves such a query out of the mean.");
    case Undefined::GradeAboveScale:
        return MeasureText::tr("A grade is above the top of the scale that was set.");
    case Undefined::Overflow:
        return MeasureText::tr("The gains are too large for a number of double precision.");
    case Undefined::NoSamples:
        return MeasureText::tr("There are no samples yet.");
    case Undefined::NoPositives:
        return MeasureText::tr("No sample is positive, so there is nothing to divide by.");
    case Undefined::NoNegatives:
        return MeasureText::tr("No sample is negative, so there is nothing to divide by.");
    case Undefined::NonePredictedPositive:
        return MeasureText::tr(
            "No sample is predicted positive at this threshold, so there is nothing to divide by.");
    case Undefined::NonePredictedNegative:
        return MeasureText::tr(
            "No sample is predicted negative at this threshold, so there is nothing to divide by.");
    case Undefined::NotAProbability:
        return MeasureText::tr("A score lies outside 0 to 1 and is no probability.");
    case Undefined::ChanceIsCertain:
        return MeasureText::tr(
            "Chance alone agrees everywhere, so there is nothing left to divide by.");
    case Undefined::InfiniteScore:
        return MeasureText::tr("A score is infinite, so no curve can be fitted.");
    case Undefined::OneOfAClass:
        return MeasureText::tr(
            "A class has a single sample, so there is no telling how far its scores spread.");
    case Undefined::Weighted:
        return MeasureText::tr("The samples have weights; this interval is for counted samples.");
    case Undefined::NoMixedGroup:
        return MeasureText::tr("No group has both positive and negative samples.");
    }
    return {};
}

}  // namespace ui
