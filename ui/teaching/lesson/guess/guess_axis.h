// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/guess_scale.h"
#include "ui/charts/view/painted_view.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace ui {

/// A measure's axis with a mark for the guess: set by a click, dragged, or moved by arrow keys.
/// Once the right number is known, it appears filled next to the hollow guess, with the gap between
/// them.
class GuessAxis : public PaintedView<QWidget> {
    Q_OBJECT
public:
    explicit GuessAxis(const core::GuessScale& scale, QWidget* parent = nullptr);

    /// @param guess none: no mark
    /// @param text as typed
    void setGuess(std::optional<double> guess, const QString& text = {});
    std::optional<double> guess() const { return m_guess; }
    /// Sets the mark's label, such as "your guess".
    void setCaption(const QString& caption);
    /// Sets the guesses of a whole class, shown as dots above the axis.
    void setCrowd(std::vector<double> crowd);
    /// Colours and marks the guess as right or wrong. @param isRight none: not judged
    void setVerdict(std::optional<bool> isRight);
    std::optional<bool> verdict() const { return m_verdict; }
    /// Shows the right number and ends guessing. @param text its label
    void setRight(std::optional<double> right, const QString& text);
    std::optional<double> right() const { return m_right; }

    /// The smallest step of the mark.
    double step() const;
    QString textOf(double number) const;
    /// The position of a number in pixels; numbers beyond the ends go to the ends.
    double xOf(double number) const;
    /// The label of the guess, with its verdict; empty without a guess.
    QString guessLabel() const;

    OwnKeys ownKeys() const override;
    bool hasHeightForWidth() const override { return false; }

signals:
    void guessed(double number);
    /// A character was typed: the field next to the axis takes it.
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
    QColor guessColour(const Look& look) const;
    void paintAxis(QPainter& painter, const Look& look) const;
    double paintCrowd(QPainter& painter, const Look& look) const;
    void paintMarks(QPainter& painter, const Look& look) const;
    void paintLabels(QPainter& painter, const Look& look, double top) const;

    core::GuessScale m_scale;
    std::optional<double> m_guess;
    std::optional<double> m_right;
    std::vector<double> m_crowd;  ///< ascending
    std::optional<bool> m_verdict;
    QString m_guessText;
    QString m_rightText;
    QString m_caption;
    bool m_isOpen = true;
};

}  // namespace ui
