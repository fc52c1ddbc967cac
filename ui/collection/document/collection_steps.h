#pragma once

#include "ui/collection/document/collection_document.h"
#include "ui/document/undo_memory.h"

#include <QUndoCommand>

#include <optional>
#include <string>
#include <vector>

namespace ui {

/// An undoable step of a Collection document.
class CollectionDocument::Step : public QUndoCommand {
public:
    Step(CollectionDocument& document, const QString& name)
        : QUndoCommand(name)
        , m_document(document)
    {}

protected:
    /// For id(): which steps may merge with each other.
    enum MergeId { MergeEdits = 1 };

    CollectionDocument& m_document;
};

class CollectionDocument::Load : public Step, public HeavyStep {
public:
    Load(CollectionDocument& document, const QString& name, Held other, const QString& path,
         int number);
    void redo() override { swapCollection(); }
    void undo() override { swapCollection(); }
    std::size_t bytes() const override { return m_bytes; }
    void giveUp() override;

private:
    void swapCollection();

    Held m_other;
    std::size_t m_bytes = 0;
    QString m_otherPath;
    int m_otherNumber;
};

/// Another edit of one query, or none any more.
class CollectionDocument::SetEdit : public Step {
public:
    SetEdit(CollectionDocument& document, const QString& name, std::string query,
            std::optional<core::QueryEdit> edit, bool merges);
    void redo() override { swapEdit(); }
    void undo() override { swapEdit(); }
    int id() const override { return m_merges ? MergeEdits : -1; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    void swapEdit();

    std::string m_query;
    std::optional<core::QueryEdit> m_other;
    bool m_merges;
};

class CollectionDocument::SetMeasures : public Step {
public:
    SetMeasures(CollectionDocument& document, const QString& name,
                std::vector<core::Definition> measures, const core::EvaluationRules& rules);
    void redo() override { swapMeasures(); }
    void undo() override { swapMeasures(); }

private:
    void swapMeasures();

    std::vector<core::Definition> m_other;
    core::EvaluationRules m_otherRules;
};

}  // namespace ui
