// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/models/sample_view.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/samples.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/documents/sessions/sample_session.h"
#include "ui/toolkit/document/highlight.h"
#include "ui/toolkit/document/session_document.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace core {
template <typename Num>
struct PairSums;
class RocHull;
}  // namespace core

namespace ui {

/// How the samples changed, so that a model can follow without starting anew.
struct SampleChange {
    enum class Kind {
        Replaced,  ///< everything may differ
        Altered,   ///< samples from `first` to `last` may have another label, score or id
        Inserted,  ///< new samples stand at `first` to `last` now
        Removed,   ///< the samples that stood at `first` to `last` are gone
    };
    Kind kind = Kind::Replaced;
    std::size_t first = 0;  ///< 0-based
    std::size_t last = 0;   ///< 0-based
};

/// What of the rules for a classifier's figures a document holds.
struct ClassifierReading {
    core::ClassifierSettings settings;
    std::uint8_t positive = 1;
    bool higherIsPositive = true;
    double threshold = 0.5;
};

/// The state of the Classifier workspace: labelled samples with the scores of one or more models,
/// one threshold, and the conventions in force. Written by its undo commands only; every edit is
/// one step with a name. What follows is computed when it is asked for and kept until something
/// that it depends on changes; a moved threshold costs O(log n).
class ClassifierDocument : public SessionDocument<core::SampleSession> {
    Q_OBJECT
public:
    enum class Part {
        Samples,    ///< labels, scores, rows, models
        Reading,    ///< positive class, score direction, the model in front
        Threshold,  ///< nothing else: panels that only mark it repaint only their mark
        Settings,   ///< clipping, bins, costs, calibration, beta …
        All,
    };
    Q_ENUM(Part)

    explicit ClassifierDocument(QObject* parent = nullptr);
    ~ClassifierDocument() override;

    const core::Samples& samples() const { return m_session.samples; }
    std::size_t size() const { return m_session.samples.size(); }
    /// Whether there are samples; else at most a typed matrix.
    bool hasSamples() const { return size() > 0; }
    QString title() const override;
    /// During a walk with the threshold that was in force before.
    core::AnySession snapshot() const override;
    void loadUnsaved(core::SampleSession session, const QString& path,
                     const QString& stepName) override;

    /// The labels beside a model's scores as the settings have them: calibrated where a calibration
    /// is in force. Valid until the next change.
    core::ScoredLabels scored(std::size_t model) const;
    core::ScoredLabels scored() const { return scored(m_session.model); }
    /// scored() beside what a threshold makes of it.
    core::SampleView view() const;
    /// The same, never calibrated.
    core::ScoredLabels rawScored(std::size_t model) const;
    /// Every threshold of scored(model); shared, so that a chart may keep it beyond the next edit.
    std::shared_ptr<const core::ThresholdSweep> sweep(std::size_t model) const;
    std::shared_ptr<const core::ThresholdSweep> sweep() const { return sweep(m_session.model); }
    /// Every threshold of rawScored(model).
    std::shared_ptr<const core::ThresholdSweep> rawSweep(std::size_t model) const;
    /// Every pair of a positive and a negative sample of sweep(model), by who comes first; each
    /// counts as the product of its samples' weights.
    const core::PairSums<double>& pairs(std::size_t model) const;
    core::Value auc(std::size_t model) const;
    /// The convex hull of the ROC curve of sweep(model).
    std::shared_ptr<const core::RocHull> hull(std::size_t model) const;
    double threshold() const { return m_session.threshold; }
    /// The threshold's point in sweep(); 0 without samples.
    std::size_t point() const;
    /// The confusion matrix at the threshold, or the typed one.
    core::ConfusionMatrix counts() const;
    core::Value rate(core::ThresholdMetric rate) const;
    core::Outcome outcome(std::size_t sample) const;
    /// A sample's id, or its number, 1-based.
    QString nameOf(std::size_t sample) const;
    QString classWord(std::uint8_t label) const;
    /// What a sample is labelled: of several classes its own, not "not cat".
    QString labelWord(std::size_t sample) const;
    /// The classes that there are: two, or several.
    QStringList classWords() const;
    /// Of several classes the one of that name, whatever its case.
    std::optional<std::uint32_t> classNamed(const QString& typed) const;
    /// The samples of several classes, where there are such.
    const core::ClassSamples* several() const;
    /// Whether scores are only what a table of several classes predicts: 1 for the class, else 0.
    bool hasOnlyPredictions() const { return several() && several()->scores.empty(); }
    /// The class that a person means: by its word; else 1 is the positive and 0 the negative one.
    std::optional<std::uint8_t> labelOf(const QString& typed) const;
    QString positiveWord() const;  ///< "clicked": the word of the positive class
    QString negativeWord() const;
    QString modelName(std::size_t model) const;
    /// Why the calibration that the settings ask for is not in force: the scores are as they were.
    std::optional<core::Undefined> whyNotCalibrated(std::size_t model) const;

    /// The sample highlighted in every panel, 0-based: the one pointed at, else the chosen one.
    std::optional<std::size_t> currentSample() const { return m_highlight.current(); }

public slots:
    /// Chooses a sample, by click or key; it stays until another is chosen.
    void setCurrentSample(std::optional<std::size_t> sample);
    /// Attention while the mouse rests somewhere; none: back to the chosen one.
    void pointAt(std::optional<std::size_t> sample);
    /// Consecutive moves merge into one step until endMove(). @param threshold not NaN
    void setThreshold(double threshold);
    /// What moves the threshold next does so in a step of its own: a drag ended, a key was pressed.
    void endMove() { ++m_move; }

public:
    /// Until endWalk() the threshold only says where a walk is; what is kept of the document has
    /// the one that is in force now.
    void beginWalk();
    /// The threshold is again what it was, and the walk was no step.
    void endWalk();
    /// Puts the threshold of a point of sweep() in force; point 0 accepts nothing.
    void setPoint(std::size_t point);
    /// setPoint() as a step of its own.
    void jumpToPoint(std::size_t point);
    /// jumpToPoint() so many points further, at most to an end of the sweep.
    void movePoint(int by);
    void setModel(std::size_t model);
    void setPositive(std::uint8_t label);
    /// Of several classes: sets another one against the rest, which replaces the samples.
    void setAgainst(std::size_t against);
    void setHigherIsPositive(bool isHigher);
    void setSettings(const core::ClassifierSettings& settings, const QString& stepName);
    ClassifierReading reading() const;
    /// Puts all of it in force as one step.
    void setReading(const ClassifierReading& reading, const QString& stepName);
    void setLabel(std::span<const std::size_t> samples, std::uint8_t label);
    /// Of the model in front; not NaN. Where only predictions are there, it is 1 or 0.
    void setScore(std::size_t sample, double score);
    /// Of several classes: what samples are, or are predicted to be.
    void setClass(std::span<const std::size_t> samples, std::uint32_t to);
    void setPrediction(std::span<const std::size_t> samples, std::uint32_t to);
    void rename(std::size_t sample, const QString& id);
    /// A new sample at `row`, of the negative class, with its neighbour's scores. @return its row
    std::size_t insert(std::size_t row);
    void remove(std::vector<std::size_t> samples);
    /// Replaces all samples as one step, e.g. by what was pasted.
    /// @param several where the samples are its first class against the rest
    void replaceSamples(core::Samples samples, const QString& stepName,
                        std::optional<core::ClassSamples> several = {});
    /// Types a confusion matrix; only while there are no samples.
    void setTyped(const core::ConfusionMatrix& counts);

signals:
    /// The samples or how they are read are about to change, but for the threshold: whoever looks
    /// at them in another thread has to have stopped when this returns.
    void aboutToChange();
    /// Comes before changed(Part::Samples) or changed(Part::All).
    void samplesChanged(const ui::SampleChange& change);
    void changed(ui::ClassifierDocument::Part part);
    void currentSampleChanged(std::optional<std::size_t> sample);

private:
    class Step;
    class SetLabels;
    class SetScore;
    class SetClasses;
    class Rename;
    class Insert;
    class Remove;
    struct Derived;
    struct DerivedModel;

    DerivedModel& derived(std::size_t model) const;
    bool isSample(std::optional<std::size_t> sample) const { return sample && *sample < size(); }
    void attend(bool isOther);
    void prepareToBeReplaced() override { emit aboutToChange(); }
    void replaced() override;
    AroundExchange telling(Part part);
    void samplesEdited(const SampleChange& change, Part part = Part::Samples);
    void edited(Part part);
    void setClasses(std::vector<std::uint32_t> core::ClassSamples::*column,
                    std::span<const std::size_t> samples,
                    const std::function<std::uint32_t(std::size_t)>& classOf);
    QString subjectOf(std::span<const std::size_t> samples) const;

    int m_move = 0;  ///< changes with every move of the threshold that is a step of its own
    std::optional<double> m_walksFrom;  ///< the threshold that a walk returns to
    Highlight<std::size_t> m_highlight;
    mutable std::unique_ptr<Derived> m_derived;
};

}  // namespace ui
