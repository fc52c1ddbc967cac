// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/guess_scale.h"
#include "ui/charts/view/painted_view.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace ui {

/// The axis of a measure with a mark for what is guessed: put there by a click, dragged, or moved
/// by arrow keys. When the right number is known, it stands filled beside the hollow guess, with
/// the gap between them drawn.
class GuessAxis : public PaintedView<QWidget> {
    Q_OBJECT
public:
    explicit GuessAxis(const core::GuessScale& scale, QWidget* parent = nullptr);

    /// @param text as it was typed; nothing: there is no mark
    void setGuess(std::optional<double> guess, const QString& text = {});
    std::optional<double> guess() const { return m_guess; }
    /// What the mark is called, "your guess".
    void setCaption(const QString& caption);
    /// What everybody of a class guessed, as dots above the axis.
    void setCrowd(std::vector<double> crowd);
    /// Ends guessing. @param text beside it
    void setRight(std::optional<double> right, const QString& text);
    std::optional<double> right() const { return m_right; }

    /// The smallest step of the mark, and a number as the mark tells it.
    double step() const;
    QString textOf(double number) const;
    /// Where the axis has a number, in pixels; those beyond its ends stand there.
    double xOf(double number) const;

    OwnKeys ownKeys() const override;
    bool hasHeightForWidth() const override { return false; }

signals:
    void guessed(double number);
    /// A key that writes: the field beside it takes it.
    void typed(const QString& text);

protected:
    bool isEmpty() const override { return false; }
    void stale() override { update(); }
    void paintShown(QPainter& painter, const QRegion& region) override;
    void tell() override;
    bool takeKey(const QKeyEvent& key) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    QRectF line() const;
    double crowdRoom() const;
    double numberAt(double x) const;
    void moveTo(double number);
    void paintAxis(QPainter& painter, const Look& look) const;
    double paintCrowd(QPainter& painter, const Look& look) const;
    void paintMarks(QPainter& painter, const Look& look) const;
    void paintLabels(QPainter& painter, const Look& look, double top) const;

    core::GuessScale m_scale;
    std::optional<double> m_guess;
    std::optional<double> m_right;
    std::vector<double> m_crowd;  ///< ascending
    QString m_guessText;
    QString m_rightText;
    QString m_caption;
    bool m_isOpen = true;
};

}  // namespace ui
