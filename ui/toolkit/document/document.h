// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/any_session.h"
#include "ui/toolkit/document/swap_step.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <cstdint>
#include <functional>
#include <utility>

namespace ui {

/// A workspace's document as the window, saving and recovery see it: a session with an undo history
/// and a path.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);

    QUndoStack& history() { return m_history; }
    const QUndoStack& history() const { return m_history; }
    /// The session file; empty if there is none yet.
    const QString& path() const { return m_place.path; }
    /// The number of the loaded state; undo restores the number with the state.
    int loadNumber() const { return m_place.loadNumber; }
    /// The number of the session; adding files to it does not change it.
    int sessionNumber() const { return m_place.session; }
    /// The name for the window's title: the file's name, or title() without a file.
    QString name() const;

    /// Whether closing loses nothing: no unsaved steps, or another document has them all.
    bool isKept() const
    {
        return m_history.isClean() || (m_isKeptElsewhere && m_isKeptElsewhere());
    }
    /// @param isKept whether another document, which saves and recovers the edits, has them
    void setKeptElsewhere(std::function<bool()> isKept) { m_isKeptElsewhere = std::move(isKept); }

    /// What the session is called; not empty.
    virtual QString title() const = 0;
    /// Whether it is a session that can be saved under its own name.
    virtual bool isSession() const { return true; }
    /// A copy of the current session.
    virtual core::AnySession snapshot() const = 0;
    /// Whether it is a session of this document's kind.
    virtual bool canHold(const core::AnySession& session) const = 0;
    /// Loads a session that is not in any file in this state, as one undo step. Requires canHold().
    virtual void restore(core::AnySession session, const QString& path,
                         const QString& stepName) = 0;
    /// Called after the document was saved.
    virtual void saved(const QString& path);

signals:
    void pathChanged();
    /// Another session will replace this one, by loading, undo or redo.
    void aboutToBeReplaced();

protected:
    /// Whether a loaded state is another session.
    enum class Loads : std::uint8_t { AnotherSession, TheSameSession };

    /// Replaces the state and its path as one undo step. Undo restores the earlier state as it was:
    /// saved or not.
    /// @param state the part of the document that changes
    /// @param bytesOf the approximate memory of a state
    template <class State>
    void pushLoad(const QString& stepName, State& state, State other, const QString& path,
                  std::size_t (*bytesOf)(const State&), Loads loads = Loads::AnotherSession)
    {
        ++m_lastLoad;
        const int session = loads == Loads::TheSameSession ? m_place.session : m_lastLoad;
        const auto around = [this, place = Place{path, m_lastLoad, session, false}](
                                const std::function<void()>& exchange) mutable {
            m_place.isLeftClean = m_history.isClean();
            if (place.session != m_place.session)
                emit aboutToBeReplaced();
            prepareToBeReplaced();
            exchange();
            std::swap(m_place, place);
            // Only the history knows which of two states of one file is in it.
            const bool isOneFile = !place.path.isEmpty() && place.path == m_place.path;
            m_comesBackClean = m_place.isLeftClean && !isOneFile;
            replaced();
            emit pathChanged();
        };
        m_history.push(
            new HeavySwapStep(stepName, std::tie(state), {std::move(other)}, around, bytesOf));
    }
    /// Stops work on the state about to be replaced.
    virtual void prepareToBeReplaced() {}
    /// Emits that everything may have changed.
    virtual void replaced() = 0;

    QUndoStack m_history;

private:
    struct Place {
        QString path;
        int loadNumber = 0;
        int session = 0;
        bool isLeftClean = false;
    };

    std::function<bool()> m_isKeptElsewhere;
    Place m_place;
    int m_lastLoad = 0;
    bool m_comesBackClean = false;  ///< set until the history has reached that state
};

}  // namespace ui
