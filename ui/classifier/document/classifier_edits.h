// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/document/classifier_document.h"

#include <QUndoCommand>

namespace ui {

/// An undoable step of a Classifier document.
class ClassifierDocument::Step : public QUndoCommand {
public:
    Step(ClassifierDocument& document, const QString& name)
        : QUndoCommand(name)
        , m_document(document)
    {}

protected:
    core::SampleSession& session() { return m_document.m_session; }
    /// The session, for changes beyond the threshold.
    core::SampleSession& changing()
    {
        Q_EMIT m_document.aboutToChange();
        return m_document.m_session;
    }
    void tell(const SampleChange& change) { m_document.samplesEdited(change); }

    ClassifierDocument& m_document;
};

/// Sets a label. With only two labels, every changed sample had the other one.
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

/// With several classes: changes labels or predictions.
class ClassifierDocument::SetClasses : public Step {
public:
    /// @param column labels or predicted
    /// @param samples ascending, each once
    SetClasses(ClassifierDocument& document, const QString& name,
               std::vector<std::uint32_t> core::ClassSamples::*column,
               std::vector<std::size_t> samples, std::vector<std::uint32_t> classes);
    void redo() override { swapClasses(); }
    void undo() override { swapClasses(); }

private:
    void swapClasses();

    std::vector<std::uint32_t> core::ClassSamples::*m_column;
    std::vector<std::size_t> m_samples;
    std::vector<std::uint32_t> m_others;
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
    /// @param inserted one sample with the document's columns
    /// @param ofSeveral the same sample with several classes, if the document has them
    Insert(ClassifierDocument& document, const QString& name, std::size_t row,
           core::Samples inserted, std::optional<core::ClassSamples> ofSeveral);
    void redo() override;
    void undo() override;

private:
    std::size_t m_row;
    core::Samples m_inserted;
    std::optional<core::ClassSamples> m_ofSeveral;
    std::optional<core::ConfusionMatrix> m_typed;
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
    core::ClassSamples m_ofSeveral;
};

}  // namespace ui
