// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/chart/query_chart_panel.h"

class QAbstractButton;

namespace ui {

class DifferenceView;
class DistributionView;
class ScatterView;
class Segments;

/// For a single run, shows its values or how far they are below 1.
class DifferencePanel : public QueryChartPanel {
    Q_OBJECT
public:
    explicit DifferencePanel(CollectionDocument& document, QWidget* parent = nullptr);

    DifferenceView& view() { return *m_view; }
    QAbstractButton& lossesButton() { return *m_losses; }

protected:
    std::unique_ptr<const QueryChart> drawn() const override;
    void showChart(const QueryChart& chart) override;

private:
    DifferenceView* m_view;
    Segments* m_toggle;
    QAbstractButton* m_values;
    QAbstractButton* m_losses;
};

class ScatterPanel : public QueryChartPanel {
    Q_OBJECT
public:
    explicit ScatterPanel(CollectionDocument& document, QWidget* parent = nullptr);

    ScatterView& view() { return *m_view; }

protected:
    std::unique_ptr<const QueryChart> drawn() const override;
    void showChart(const QueryChart& chart) override;

private:
    ScatterView* m_view;
};

class ValueDistributionPanel : public QueryChartPanel {
    Q_OBJECT
public:
    explicit ValueDistributionPanel(CollectionDocument& document, QWidget* parent = nullptr);

    DistributionView& view() { return *m_view; }
    QAbstractButton& valuesButton() { return *m_values; }
    QAbstractButton& differenceButton() { return *m_difference; }

protected:
    std::unique_ptr<const QueryChart> drawn() const override;
    void showChart(const QueryChart& chart) override;

private:
    DistributionView* m_view;
    Segments* m_toggle;
    QAbstractButton* m_values;
    QAbstractButton* m_difference;
};

}  // namespace ui
