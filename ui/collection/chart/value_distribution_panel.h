#pragma once

#include "ui/collection/chart/query_chart_panel.h"

class QAbstractButton;

namespace ui {

class DistributionView;
struct Distribution;

/// How the values of both runs are spread over the queries, or how their difference is.
class ValueDistributionPanel : public QueryChartPanel {
    Q_OBJECT
public:
    explicit ValueDistributionPanel(CollectionDocument& document, QWidget* parent = nullptr);

    DistributionView& view() { return *m_view; }
    QAbstractButton& valuesButton() { return *m_values; }
    QAbstractButton& differenceButton() { return *m_difference; }
    PaperFigure paperFigure() const override;

protected:
    /// By A, or by the difference where that is shown.
    void arrangeQueries(std::vector<core::QueryDifference>& queries) const override;
    void showDifferences() override;
    void showNothing() override;
    QStringList moreAt(std::size_t place) const override;
    QString caption(const NumberFormat& format) const override;

private:
    void addToggle();
    bool showsDifference() const;
    Distribution distributionOfValues() const;
    Distribution distributionOfDifference() const;
    QString binText(const QString& name, double value, const std::vector<double>& counts) const;
    QString edgeText(double edge, bool hasSign) const;

    DistributionView* m_view;
    QWidget* m_toggle;
    QAbstractButton* m_values;
    QAbstractButton* m_difference;
};

}  // namespace ui
