// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/models/sample_view.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/samples.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/threshold_aim.h"
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

/// How the samples changed, so that a model can follow without a reset.
struct SampleChange {
    enum class Kind {
        Replaced,  ///< everything may differ
        Altered,   ///< samples from `first` to `last` may have another label, score or id
        Inserted,  ///< `first` to `last` are new samples
        Removed,   ///< the samples that were at `first` to `last` are gone
    };
    Kind kind = Kind::Replaced;
    std::size_t first = 0;  ///< 0-based
    std::size_t last = 0;   ///< 0-based
};

/// The part of a classifier's rules that a document holds.
struct ClassifierReading {
    core::ClassifierSettings settings;
    std::uint8_t positive = 1;
    bool higherIsPositive = true;
    double threshold = 0.5;
};

/// The state of the Classifier workspace: labelled samples with the scores of one or more models,
/// one threshold, and the current rules. Only its undo commands write it; each edit is one named
/// step. Derived values are computed on request and kept until something they depend on changes;
/// moving the threshold costs O(log n).
class ClassifierDocument : public SessionDocument<core::SampleSession> {
    Q_OBJECT
public:
    enum class Part {
        Samples,    ///< labels, scores, rows, models
        Reading,    ///< positive class, score direction, the current model
        Threshold,  ///< only the threshold: panels that mark it repaint only the mark
        Settings,   ///< clipping, bins, costs, calibration, beta …
        All,
    };
    Q_ENUM(Part)

    explicit ClassifierDocument(QObject* parent = nullptr);
    ~ClassifierDocument() override;

    const core::Samples& samples() const { return m_session.samples; }
    std::size_t size() const { return m_session.samples.size(); }
    /// Whether there are samples; without them there is at most a typed matrix.
    bool hasSamples() const { return size() > 0; }
    QString title() const override;
    /// During a walk, contains the threshold from before the walk.
    core::AnySession snapshot() const override;
    void loadUnsaved(core::SampleSession session, const QString& path,
                     const QString& stepName) override;

    /// The labels with a model's scores, recalibrated out of fold if the settings ask for it. Valid
    /// until the next change.
    core::ScoredLabels scored(std::size_t model) const;
    core::ScoredLabels scored() const { return scored(m_session.model); }
    /// scored() with what the threshold needs to classify it.
    core::SampleView view() const;
    /// Like scored(model), but never calibrated.
    core::ScoredLabels rawScored(std::size_t model) const;
    /// Every threshold of scored(model); shared, so that a chart may keep it beyond the next edit.
    std::shared_ptr<const core::ThresholdSweep> sweep(std::size_t model) const;
    std::shared_ptr<const core::ThresholdSweep> sweep() const { return sweep(m_session.model); }
    /// Every threshold of rawScored(model).
    std::shared_ptr<const core::ThresholdSweep> rawSweep(std::size_t model) const;
    /// All pairs of a positive and a negative sample of sweep(model), by which comes first. A pair
    /// counts as the product of its samples' weights.
    const core::PairSums<double>& pairs(std::size_t model) const;
    core::Value auc(std::size_t model) const;
    /// The convex hull of the ROC curve of sweep(model).
    std::shared_ptr<const core::RocHull> hull(std::size_t model) const;
    double threshold() const { return m_session.threshold; }
    /// A model's threshold: the current one, unless that was chosen for an aim(). Then every model
    /// has its own, where it reaches the aim. O(points) the first time after the scores change.
    double threshold(std::size_t model) const;
    /// Every model's.
    std::vector<double> thresholds() const;
    /// What the current threshold was chosen for, if it is the best one for that on these samples.
    std::optional<core::ThresholdAim> aim() const;
    /// Why a model has no threshold for the aim(), if so; nothing without an aim.
    std::optional<core::Undefined> whyNotAimed(std::size_t model) const;
    /// The threshold's point in sweep(); 0 without samples.
    std::size_t point() const;
    /// The confusion matrix at the threshold, or the typed one.
    core::ConfusionMatrix counts() const;
    /// The confusion matrix of a model at its threshold; without samples, the typed one.
    core::ConfusionMatrix counts(std::size_t model) const;
    core::Value rate(core::ThresholdMetric rate) const;
    core::Outcome outcome(std::size_t sample) const;
    /// A sample's id, or its number, 1-based.
    QString nameOf(std::size_t sample) const;
    QString classWord(std::uint8_t label) const;
    /// A sample's label; with several classes its own class, not "not cat".
    QString labelWord(std::size_t sample) const;
    /// The names of all classes: two or several.
    QStringList classWords() const;
    /// The index of the class with that name, ignoring case; only with several classes.
    std::optional<std::uint32_t> classNamed(const QString& typed) const;
    /// The samples of several classes; null if there are only two.
    const core::ClassSamples* several() const;
    /// Whether the scores are only the predictions of a table of several classes: 1 for the class,
    /// otherwise 0.
    bool hasOnlyPredictions() const { return several() && several()->scores.empty(); }
    /// The label that the text names: a class word, or 1 for positive and 0 for negative.
    std::optional<std::uint8_t> labelOf(const QString& typed) const;
    QString positiveWord() const;  ///< "clicked": the word of the positive class
    QString negativeWord() const;
    QString modelName(std::size_t model) const;
    /// Why the calibration that the settings ask for could not be applied; the raw scores are used
    /// then.
    std::optional<core::Undefined> whyNotCalibrated(std::size_t model) const;
    /// Whether scored(model) are recalibrated.
    bool isCalibrated(std::size_t model) const;

    /// The sample highlighted in every panel, 0-based: the one under the pointer, otherwise the
    /// selected one.
    std::optional<std::size_t> currentSample() const { return m_highlight.current(); }

    static constexpr std::size_t mostPinned = 4;
    /// Thresholds kept for comparison, in the order of pinning; forgotten with the samples.
    const std::vector<double>& pinned() const { return m_pinned; }
    bool isPinned(double threshold) const;
    /// Pins a threshold, or removes it again; no more than `mostPinned`.
    void setPinned(double threshold, bool pins);
    /// The pinned thresholds, and the current one if it is not among them.
    std::vector<double> compared() const;

public slots:
    /// Selects a sample, by click or key, until another is selected.
    void setCurrentSample(std::optional<std::size_t> sample);
    /// Highlights the sample under the pointer; none: returns to the selected one.
    void pointAt(std::optional<std::size_t> sample);
    /// Consecutive moves merge into one undo step until endMove(). @param threshold not NaN
    void setThreshold(double threshold);
    /// Makes the next move of the threshold a separate undo step: a drag ended or a key was
    /// pressed.
    void endMove() { ++m_move; }

public:
    /// Until endWalk() the threshold is only the walk's position; snapshots keep the present one.
    void beginWalk();
    /// Restores the threshold from before the walk; the walk leaves no undo step.
    void endWalk();
    /// setThreshold() and setModel() in one undo step.
    void moveTo(std::size_t model, double threshold);
    /// moveTo() a point of sweep(model); at point 0 no sample is predicted positive.
    void setPoint(std::size_t model, std::size_t point);
    void setPoint(std::size_t point) { setPoint(m_session.model, point); }
    /// setPoint() as a separate undo step.
    void jumpToPoint(std::size_t model, std::size_t point);
    void jumpToPoint(std::size_t point) { jumpToPoint(m_session.model, point); }
    /// Chooses the thresholds for an aim, as a separate undo step, until one is moved.
    /// @return the current model's, or why it has none; then nothing changes
    core::Value jumpTo(const core::ThresholdAim& aim);
    /// jumpToPoint() by `by` points, stopping at the ends of the sweep.
    void movePoint(int by);
    void setModel(std::size_t model);
    void setPositive(std::uint8_t label);
    /// With several classes: sets another class against the rest, which replaces the samples.
    void setAgainst(std::size_t against);
    void setHigherIsPositive(bool isHigher);
    void setSettings(const core::ClassifierSettings& settings, const QString& stepName);
    ClassifierReading reading() const;
    /// Applies all of it as one undo step.
    void setReading(const ClassifierReading& reading, const QString& stepName);
    void setLabel(std::span<const std::size_t> samples, std::uint8_t label);
    /// Sets a score of the current model; not NaN. Where there are only predictions, it is 1 or 0.
    void setScore(std::size_t sample, double score);
    /// With several classes: sets the samples' labels, or their predictions.
    void setClass(std::span<const std::size_t> samples, std::uint32_t to);
    void setPrediction(std::span<const std::size_t> samples, std::uint32_t to);
    void rename(std::size_t sample, const QString& id);
    /// Inserts a sample of the negative class at `row` with its neighbour's scores. @return its row
    std::size_t insert(std::size_t row);
    void remove(std::vector<std::size_t> samples);
    /// Replaces all samples as one undo step, e.g. when pasting.
    /// @param several set if `samples` are its first class against the rest
    void replaceSamples(core::Samples samples, const QString& stepName,
                        std::optional<core::ClassSamples> several = {});
    /// Sets the typed confusion matrix; allowed only without samples.
    void setTyped(const core::ConfusionMatrix& counts);

signals:
    /// The samples, or how they are read, are about to change (not only the threshold). Receivers
    /// that read them in another thread must have stopped that when this returns.
    void aboutToChange();
    /// Emitted before changed(Part::Samples) or changed(Part::All).
    void samplesChanged(const ui::SampleChange& change);
    void changed(ui::ClassifierDocument::Part part);
    void currentSampleChanged(std::optional<std::size_t> sample);
    void pinnedChanged();

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

    void move(std::size_t model, double threshold, const std::optional<core::ThresholdAim>& aim);
    /// A model's threshold for the session's aim.
    core::Value aimedThreshold(std::size_t model) const;

    int m_move = 0;  ///< changes when the next move of the threshold is a new undo step
    /// The threshold to restore after a walk.
    struct WalksFrom {
        double threshold;
        std::optional<core::ThresholdAim> aim;
    };
    std::optional<WalksFrom> m_walksFrom;
    std::vector<double> m_pinned;
    Highlight<std::size_t> m_highlight;
    mutable std::unique_ptr<Derived> m_derived;
};

}  // namespace ui
