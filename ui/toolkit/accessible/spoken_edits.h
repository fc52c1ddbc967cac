// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

class QUndoStack;
class QWidget;

namespace ui {

/// Has a screen reader say each step of a history and each undo, with what became of a value:
/// "grade 3; nDCG@10 0.71".
class SpokenEdits : public QObject {
    Q_OBJECT
public:
    /// @param from shows what the history changes; silent while it is hidden
    /// What a value has become, as it is shown, with its name; empty: kept back. nullopt: nothing
    /// is said, because something else tells it.
    using Value = std::function<std::optional<QString>()>;

    /// @param from shows what the history changes; silent while it is hidden
    SpokenEdits(const QUndoStack& history, QWidget& from, Value value);

private:
    void follow(int index);
    QString done(int index) const;

    const QUndoStack& m_history;
    QWidget& m_from;
    Value m_value;
    int m_index;
};

}  // namespace ui
