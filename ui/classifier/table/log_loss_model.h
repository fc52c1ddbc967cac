// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/worst_samples.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/toolkit/table/column_model.h"

#include <memory>
#include <optional>

namespace ui {

/// The samples with the highest log loss, worst first: one row per term.
class LogLossModel : public ColumnModel {
    Q_OBJECT
public:
    enum Column { Name, Label, Probability, Term, Share, Sum, Remark };

    explicit LogLossModel(const ClassifierDocument& document, QObject* parent = nullptr);

    /// "−ln p", weighted if the samples have weights.
    static QString termHeading(const core::Samples& samples);

    void setWorst(std::shared_ptr<const core::WorstSamples> worst);
    void setCurrentSample(std::optional<std::size_t> sample);
    const core::WorstSamples& worst() const { return *m_worst; }
    std::size_t sampleAt(int row) const;
    /// None if the sample is not listed.
    std::optional<int> rowOf(std::size_t sample) const;

    /// Whether there are more samples than are shown.
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

signals:
    /// Shows more rows, by a fixed factor.
    void moreRequested();

private:
    int rows() const override;
    bool isThere(int row) const override { return sampleAt(row) < m_document.size(); }
    QVariant told(int row, int column, int role) const override;
    const core::WorstSample& line(int row) const;
    QString classAt(int row) const;

    const ClassifierDocument& m_document;
    std::shared_ptr<const core::WorstSamples> m_worst = std::make_shared<core::WorstSamples>();
    std::optional<std::size_t> m_current;
    bool m_isAsking = false;
};

}  // namespace ui
