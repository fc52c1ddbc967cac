// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/brier.h"
#include "core/classification/thresholds/grouped_auc.h"
#include "core/classification/uncertainty/auc_interval.h"
#include "core/classification/uncertainty/delong.h"
#include "core/foundation/fraction.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"
#include "ui/toolkit/table/column_model.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// What is told of one model without a threshold.
struct AreaFacts {
    using Interval = core::Result<core::AucInterval, core::Undefined>;

    /// Of a part of the ROC curve.
    struct Part {
        double area = 0;
        double standardised = 0;  ///< McClish's
    };

    /// Another model on the same samples.
    struct Rival {
        std::string name;
        core::Result<core::AucComparison, core::Undefined> comparison;  ///< its AUC less this one's
    };

    core::Value auc;
    std::optional<core::Fraction> exactAuc;
    Interval delong;
    double maxFpr = 0;
    std::optional<Part> partial;
    std::optional<core::GroupedAuc> grouped;  ///< none: the samples are in no groups
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
    std::optional<double> exact = {};  ///< none where the number is a range or none
    std::optional<Range> range = {};   ///< at 95 %; none: none is known of it
};

/// The areas under the curves, how sure they are, and what the Brier score is made of: a row each.
class AreasModel : public RowsModel<AreaRow> {
    Q_OBJECT
public:
    enum Column { Name, Number, About };

    explicit AreasModel(QObject* parent = nullptr);

    /// @param facts none: there are no samples, or they are being worked on
    void setFacts(std::optional<AreaFacts> facts);
    /// @param interval by resampling; none: it is being worked out
    void setBootstrap(std::optional<AreaFacts::Interval> interval);
    /// A row as it is read: "AUC 0.8753: 361185/412638 of the pairs, a tie counting half."
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
