// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/document/document.h"

#include <utility>
#include <variant>

namespace ui {

/// A document that is a session with values derived from it.
template <class Session>
class SessionDocument : public Document {
public:
    const Session& session() const { return m_session; }

    bool canHold(const core::AnySession& session) const override
    {
        return std::holds_alternative<Session>(session);
    }
    void restore(core::AnySession session, const QString& path, const QString& stepName) override
    {
        loadUnsaved(std::get<Session>(std::move(session)), path, stepName);
    }
    /// Loads another session as one undo step.
    void load(Session session, const QString& path, const QString& stepName)
    {
        loadUnsaved(std::move(session), path, stepName);
        m_history.setClean();
    }
    /// Like load(), for a session that is not in any file in this state: it counts as unsaved.
    virtual void loadUnsaved(Session session, const QString& path, const QString& stepName) = 0;

protected:
    using Document::Document;

    Session m_session;
};

}  // namespace ui
