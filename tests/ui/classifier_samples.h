// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/document/classifier_document.h"

#include <QtTest>

#include <initializer_list>
#include <random>
#include <string>
#include <vector>

/// Small labelled samples for tests of the Classifier workspace.
namespace classifier_samples {

using namespace Qt::StringLiterals;

/// Samples named a, b, c … with the classes "ignored" and "clicked".
inline core::SampleSession sessionOf(std::vector<std::uint8_t> labels, std::vector<double> scores)
{
    core::SampleSession session;
    session.samples.classes = {"ignored", "clicked"};
    for (std::size_t i = 0; i < labels.size(); ++i)
        session.samples.ids.push_back(std::string(1, static_cast<char>('a' + i)));
    session.samples.labels = std::move(labels);
    session.samples.models.push_back({"score", std::move(scores)});
    return session;
}

/// Six samples. Of the nine positive-negative pairs six are won, one is tied (b and c), and two are
/// lost (e scores below c and d): AUC is 13/18. At 0.5 there are 2 TP, 1 FP, 1 FN and 2 TN.
inline core::SampleSession six()
{
    return sessionOf({1, 1, 0, 0, 1, 0}, {0.9, 0.7, 0.7, 0.3, 0.2, 0.1});
}

/// The same with a second model, which has them all right.
inline core::SampleSession sixByTwo()
{
    core::SampleSession session = six();
    session.samples.models.push_back({"perfect", {0.9, 0.8, 0.3, 0.2, 0.7, 0.1}});
    return session;
}

/// What a document derives, against the same made anew from its session; empty where all agrees.
inline QString stale(const ui::ClassifierDocument& document)
{
    const core::SampleSession& session = document.session();
    for (std::size_t model = 0; model < session.samples.models.size(); ++model) {
        const core::ThresholdSweep raw(
            core::scoredLabels(session.samples, model, session.positive, session.higherIsPositive));
        const auto derived = document.rawSweep(model);
        if (raw.size() != derived->size() || raw.positives() != derived->positives())
            return u"the sweep of model %1"_s.arg(model);
        for (std::size_t point = 0; point < raw.size(); ++point)
            if (raw.threshold(point) != derived->threshold(point) ||
                !(raw.counts(point) == derived->counts(point)))
                return u"point %1 of model %2"_s.arg(point).arg(model);
    }
    core::ConfusionMatrix counts;
    for (std::size_t sample = 0; sample < document.size(); ++sample) {
        const double score = document.scored().scores[sample];
        const bool accepted = document.scored().higherIsPositive ? score >= session.threshold
                                                                 : score <= session.threshold;
        const bool positive = session.samples.labels[sample] == session.positive;
        (accepted ? (positive ? counts.tp : counts.fp) : (positive ? counts.fn : counts.tn)) +=
            session.samples.weights.empty() ? 1 : session.samples.weights[sample];
    }
    if (document.hasSamples() && !(counts == document.counts()))
        return u"the counts"_s;
    if (document.currentSample() && *document.currentSample() >= document.size())
        return u"the current sample"_s;
    return {};
}

}  // namespace classifier_samples
