// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/brier.h"
#include "core/classification/thresholds/grouped_auc.h"
#include "core/classification/thresholds/ranked_pairs.h"
#include "core/classification/uncertainty/auc_interval.h"
#include "core/classification/uncertainty/delong.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"
#include "ui/toolkit/table/column_model.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// One model's values that do not depend on a threshold.
struct AreaFacts {
    using Interval = core::Result<core::AucInterval, core::Undefined>;

    /// For part of the ROC curve.
    struct Part {
        double area = 0;
        double standardised = 0;  ///< McClish's
    };

    /// Another model on the same samples.
    struct Rival {
        std::string name;
        core::Result<core::AucComparison, core::Undefined> comparison;  ///< rival's AUC - this
    };

    core::Value auc;
    core::WeightedPairs pairs;
    bool isWeighted = false;
    Interval delong;
    double maxFpr = 0;
    std::optional<Part> partial;
    std::optional<core::GroupedAuc> grouped;  ///< none if the samples have no groups
    std::vector<Rival> rivals;
    core::Value averagePrecision;
    core::Value trapezoids;
    std::size_t bins = 0;
    core::Result<core::BrierParts, core::Undefined> brier;
};

/// A row of the areas.
struct AreaRow {
    struct Range {
        double low = 0;
        double high = 0;
    };

    QString name;
    QString number;
    QString about;
    std::optional<double> exact = {};  ///< none if the number is a range or missing
    std::optional<Range> range = {};   ///< 95% interval; none if unknown
};

/// The areas under the curves with their uncertainty, and the parts of the Brier score: one row
/// each.
class AreasModel : public RowsModel<AreaRow> {
    Q_OBJECT
public:
    enum Column { Name, Number, About };

    explicit AreasModel(QObject* parent = nullptr);

    /// @param facts none: no samples, or still computing
    void setFacts(std::optional<AreaFacts> facts);
    /// @param interval by resampling; none: still computing
    void setBootstrap(std::optional<AreaFacts::Interval> interval);
    /// A row as text: "AUC 0.8753: 361185/412638 of the pairs (ties count ½)".
    QString sentence(int row) const;

private:
    QVariant told(int row, int column, int role) const override;
    void formatChanged() override { rebuild(); }
    using Row = AreaRow;
    using Range = AreaRow::Range;

    void rebuild();
    QVariant leaving(const Row& row) const;
    Row intervalRow(const QString& name, const std::optional<AreaFacts::Interval>& interval,
                    const std::function<QString(const QString&)>& about) const;
    Row partialRow() const;
    Row groupsRow() const;
    Row rivalRow(const AreaFacts::Rival& rival) const;
    Row precisionRow() const;
    Row brierRow() const;

    std::optional<AreaFacts> m_facts;
    std::optional<AreaFacts::Interval> m_bootstrap;
};

}  // namespace ui
