// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_intervals.h"
#include "core/classification/samples/threshold_sweep.h"
#include "ui/charts/chart/curve_chart.h"
#include "ui/charts/chart/matrix_chart.h"
#include "ui/charts/figure/paper_figure.h"

#include <QCoreApplication>

#include <array>
#include <initializer_list>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace ui {

class ClassifierDocument;

/// A chart of all classes at once.
enum class ClassChart { Roc, PrecisionRecall, Calibration, Matrix };
inline constexpr std::array classChartKinds{ClassChart::Roc, ClassChart::PrecisionRecall,
                                            ClassChart::Calibration, ClassChart::Matrix};

/// What those charts show, without words, for any document of the same samples.
struct ClassChartFacts {
    /// The curve of a class, or an average.
    struct Line {
        std::size_t of = 0;  ///< index of the class; one more: macro average, two more: micro
        std::shared_ptr<const core::Curve> curve;
        core::Value area;
        std::shared_ptr<const core::Curve> drawn = {};  ///< as CurveLine::drawn
    };
    using Calibration = core::Result<core::CalibrationCurve, core::Undefined>;

    core::ClassValues values;
    std::vector<Line> roc;  ///< the classes in order, macro, micro; empty without curves
    std::vector<Line> precisionRecall;
    std::vector<Calibration> calibration;  ///< by class, then of the highest score
};

/// Sorts the scores of every class. O(samples × classes).
/// @param stop ends it early: discard the result then
ClassChartFacts classChartFacts(const core::ClassSamples& samples,
                                const core::ClassifierSettings& settings,
                                const std::stop_token& stop = {});

/// The intervals that legends of figures show, for the values in `facts`. Many samples would take
/// too long: none then.
std::shared_ptr<const core::ClassIntervals>
legendIntervals(const core::ClassSamples& samples, const core::ClassifierSettings& settings,
                const ClassChartFacts& facts, const std::stop_token& stop = {});

/// Charts of samples of several classes: each class against the rest with macro and micro averages,
/// calibration, and the confusion matrix, which two classes have at the threshold. Provides charts,
/// sentences and figures.
class ClassCharts {
    Q_DECLARE_TR_FUNCTIONS(ui::ClassCharts)
public:
    /// @param facts of the document's classes, or of those before the latest edit; none: not yet
    /// known, or there are only two classes
    /// @param intervals of the same, for legends of figures; none: without
    ClassCharts(const ClassifierDocument& document, std::shared_ptr<const ClassChartFacts> facts,
                const NumberFormat& format,
                std::shared_ptr<const core::ClassIntervals> intervals = {});

    QString title(ClassChart kind) const;
    /// Why there is no such chart, in a sentence; empty if there is one.
    QString whyEmpty(ClassChart kind) const;
    /// Describes the chart.
    QString wholeText(ClassChart kind) const;
    /// @param kind Roc or PrecisionRecall; without lines if there is no chart
    CurveChart curves(ClassChart kind) const;
    Chart calibration() const;
    MatrixChart matrix() const;
    PaperFigure figure(ClassChart kind) const;

private:
    using Line = ClassChartFacts::Line;

    const std::vector<Line>& lines(ClassChart kind) const;
    QString nameOf(const Line& line) const;
    CurveLine legendLine(const Line& line, const QString& fact) const;
    std::optional<core::Interval> intervalOf(ClassChart kind, const Line& line) const;
    bool hasIntervals(ClassChart kind) const;
    std::optional<core::Interval> intervalNamed(std::string_view id) const;
    core::Value valueOf(const char* id) const;
    QString caption(ClassChart kind) const;
    QString countsSentence() const;
    QString areasSentence(ClassChart kind) const;
    QString methods(ClassChart kind) const;
    /// What values over all classes are.
    static QString definitions(std::initializer_list<const char*> ids);
    PaperFigure curvesFigure(ClassChart kind) const;
    PaperFigure calibrationFigure() const;
    PaperFigure matrixFigure() const;

    const ClassifierDocument& m_document;
    NumberFormat m_format;
    QStringList m_classes;
    std::shared_ptr<const ClassChartFacts> m_facts;  ///< none: m_classes is empty or whyEmpty()
    std::shared_ptr<const core::ClassIntervals> m_intervals;
};

}  // namespace ui
