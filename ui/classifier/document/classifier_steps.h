#pragma once

#include "ui/classifier/document/classifier_document.h"
#include "ui/document/undo_memory.h"

#include <QUndoCommand>

#include <utility>

namespace ui {

/// An undoable step of a Classifier document.
class ClassifierDocument::Step : public QUndoCommand {
public:
    Step(ClassifierDocument& document, const QString& name)
        : QUndoCommand(name)
        , m_document(document)
    {}

protected:
    /// For id(): which steps may merge with each other.
    enum MergeId { MergeThresholds = 1, MergeSettings, MergeTyped };

    core::SampleSession& session() { return m_document.m_session; }
    /// The session, to change more of it than the threshold.
    core::SampleSession& changing()
    {
        Q_EMIT m_document.aboutToChange();
        return m_document.m_session;
    }
    void tell(const SampleChange& change) { m_document.samplesEdited(change); }
    void tell(Part part) { m_document.edited(part); }

    ClassifierDocument& m_document;
};

class ClassifierDocument::SetThreshold : public Step {
public:
    /// @param move steps of one and the same merge
    SetThreshold(ClassifierDocument& document, const QString& name, double threshold, int move);
    void redo() override { swapThreshold(); }
    void undo() override { swapThreshold(); }
    int id() const override { return MergeThresholds; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    void swapThreshold();

    double m_other;
    int m_move;
};

class ClassifierDocument::SetModel : public Step {
public:
    SetModel(ClassifierDocument& document, const QString& name, std::size_t model);
    void redo() override { swapModel(); }
    void undo() override { swapModel(); }

private:
    void swapModel();

    std::size_t m_other;
};

class ClassifierDocument::SetPositive : public Step {
public:
    SetPositive(ClassifierDocument& document, const QString& name);
    void redo() override { switchClass(); }
    void undo() override { switchClass(); }

private:
    void switchClass();
};

class ClassifierDocument::SetDirection : public Step {
public:
    SetDirection(ClassifierDocument& document, const QString& name);
    void redo() override { turn(); }
    void undo() override { turn(); }

private:
    void turn();
};

/// What a spin box changes step by step, as it is typed, is one step in the end.
class ClassifierDocument::SetSettings : public Step {
public:
    SetSettings(ClassifierDocument& document, const QString& name,
                const core::ClassifierSettings& settings);
    void redo() override { swapSettings(); }
    void undo() override { swapSettings(); }
    int id() const override { return MergeSettings; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    void swapSettings();

    core::ClassifierSettings m_other;
    unsigned m_touched;  ///< the settings that change, a bit each
};

/// There are two labels: those that change all had the other one.
class ClassifierDocument::SetLabels : public Step {
public:
    /// @param samples ascending, each once, all with another label than `label`
    SetLabels(ClassifierDocument& document, const QString& name, std::vector<std::size_t> samples,
              std::uint8_t label);
    void redo() override { label(m_label); }
    void undo() override;

private:
    void label(std::uint8_t label);

    std::vector<std::size_t> m_samples;
    std::uint8_t m_label;
};

class ClassifierDocument::SetScore : public Step {
public:
    SetScore(ClassifierDocument& document, const QString& name, std::size_t sample, double score);
    void redo() override { swapScore(); }
    void undo() override { swapScore(); }

private:
    void swapScore();

    std::size_t m_model;
    std::size_t m_sample;
    double m_other;
};

class ClassifierDocument::Rename : public Step {
public:
    Rename(ClassifierDocument& document, const QString& name, std::size_t sample, std::string id);
    void redo() override;
    void undo() override;

private:
    std::size_t m_sample;
    std::string m_other;
    bool m_hadIds;
};

class ClassifierDocument::Insert : public Step {
public:
    /// @param inserted one sample with the columns of the document's
    Insert(ClassifierDocument& document, const QString& name, std::size_t row,
           core::Samples inserted);
    void redo() override;
    void undo() override;

private:
    std::size_t m_row;
    core::Samples m_inserted;
    std::optional<core::Counts> m_typed;
};

class ClassifierDocument::Remove : public Step {
public:
    /// @param rows ascending, each once
    Remove(ClassifierDocument& document, const QString& name, std::vector<std::size_t> rows);
    void redo() override;
    void undo() override;

private:
    void tellChange(SampleChange::Kind ofOneBlock);

    std::vector<std::size_t> m_rows;
    core::Samples m_removed;
};

class ClassifierDocument::ReplaceSamples : public Step, public HeavyStep {
public:
    ReplaceSamples(ClassifierDocument& document, const QString& name, core::Samples samples);
    void redo() override { swapSamples(); }
    void undo() override { swapSamples(); }
    std::size_t bytes() const override { return m_bytes; }
    void giveUp() override;

private:
    void swapSamples();

    core::Samples m_other;
    std::size_t m_bytes = 0;
    std::size_t m_otherModel;
    std::optional<core::Counts> m_otherTyped;
};

/// Changes of one cell, one after another, are one step.
class ClassifierDocument::SetTyped : public Step {
public:
    SetTyped(ClassifierDocument& document, const QString& name, const core::Counts& counts);
    void redo() override { swapTyped(); }
    void undo() override { swapTyped(); }
    int id() const override { return MergeTyped; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    void swapTyped();

    std::optional<core::Counts> m_other;
    unsigned m_touched;  ///< the cells that change, a bit each
};

class ClassifierDocument::Load : public Step, public HeavyStep {
public:
    Load(ClassifierDocument& document, const QString& name, core::SampleSession session,
         const QString& path, int number);
    void redo() override { swapSession(); }
    void undo() override { swapSession(); }
    std::size_t bytes() const override { return m_bytes; }
    void giveUp() override;

private:
    void swapSession();

    core::SampleSession m_other;
    std::size_t m_bytes = 0;
    QString m_otherPath;
    int m_otherNumber;
};

}  // namespace ui
