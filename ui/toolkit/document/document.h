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

/// What a workspace shows and edits, as the window, saving and recovery see it: a session with a
/// history of steps and a place on the disk.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);

    QUndoStack& history() { return m_history; }
    const QUndoStack& history() const { return m_history; }
    /// The session file, empty when there is none yet.
    const QString& path() const { return m_place.path; }
    /// Which of the states loaded so far this is; undo brings its number back with it.
    int loadNumber() const { return m_place.loadNumber; }
    /// Which session that is: the same one after files were added to it.
    int sessionNumber() const { return m_place.session; }
    /// As the window's title has it: the file's name, or the title() of a session without one.
    QString name() const;

    /// Nothing would be lost with it: no step since it was saved, or another document has them all.
    bool isKept() const
    {
        return m_history.isClean() || (m_isKeptElsewhere && m_isKeptElsewhere());
    }
    /// @param isKept whether another document has what was edited, which saves and recovers it
    void setKeptElsewhere(std::function<bool()> isKept) { m_isKeptElsewhere = std::move(isKept); }

    /// What the session is called; not empty.
    virtual QString title() const = 0;
    /// Whether it is a session, to be saved under a name that stays its own.
    virtual bool isSession() const { return true; }
    /// The session as it stands now, at the cost of a copy.
    virtual core::AnySession snapshot() const = 0;
    /// Whether it is a session of this document's kind.
    virtual bool canHold(const core::AnySession& session) const = 0;
    /// Loads a session that is in no file yet as it stands, as one step; one that canHold().
    virtual void restore(core::AnySession session, const QString& path,
                         const QString& stepName) = 0;
    /// Tells the document that it was saved.
    virtual void saved(const QString& path);

signals:
    void pathChanged();
    /// Another session takes this one's place as soon as this returns, by loading, undo or redo.
    void aboutToBeReplaced();

protected:
    /// Whose a loaded state is.
    enum class Loads : std::uint8_t { AnotherSession, TheSameSession };

    /// Puts another state in force as one step, and a place on the disk with it. Undo finds the
    /// state before as it was left: saved, or not.
    /// @param state what of the document is another then
    /// @param bytesOf about how much a state keeps
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
            // Of two states of one file the history knows which is in it.
            const bool isOneFile = !place.path.isEmpty() && place.path == m_place.path;
            m_comesBackClean = m_place.isLeftClean && !isOneFile;
            replaced();
            emit pathChanged();
        };
        m_history.push(
            new HeavySwapStep(stepName, std::tie(state), {std::move(other)}, around, bytesOf));
    }
    /// Ends what is done with the state that goes now.
    virtual void prepareToBeReplaced() {}
    /// Tells that everything may differ.
    virtual void replaced() = 0;

    QUndoStack m_history;

private:
    /// Of a session.
    struct Place {
        QString path;
        int loadNumber = 0;
        int session = 0;
        bool isLeftClean = false;
    };

    std::function<bool()> m_isKeptElsewhere;
    Place m_place;
    int m_lastLoad = 0;
    bool m_comesBackClean = false;  ///< until the history has arrived there
};

}  // namespace ui
