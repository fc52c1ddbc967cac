// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/convention_axis.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

class QUndoStack;

namespace ui {

class Document;

/// A rule and a value for it.
struct RuleValue {
    std::optional<core::ConventionAxis> axis;  ///< none: the number of ranks that are read
    std::string value;                         ///< as in core::AxisRow::value
    bool operator==(const RuleValue&) const = default;
};

/// A rule that a document holds.
struct RuleRow {
    std::optional<core::ConventionAxis> axis;  ///< as in RuleValue
    std::vector<std::string> values;           ///< in force; several if measures differ in it
    std::vector<std::string> choices;          ///< in order; empty: a number is typed
    bool operator==(const RuleRow&) const = default;
};

/// A tool whose rules can be applied together.
struct RuleTool {
    QString name;
    std::vector<RuleValue> rules;  ///< what it determines; other rules stay as they are
    bool operator==(const RuleTool&) const = default;
};

/// The rules in force, compared with the tool that is closest to them.
struct RulesInForce {
    std::vector<RuleTool> tools;
    std::vector<RuleRow> rows;
    std::optional<std::size_t> tool = {};  ///< none: no tool determines any of the rows
    bool operator==(const RulesInForce&) const = default;

    /// That tool's value if it differs from those in force; null otherwise.
    const std::string* otherThan(const RuleRow& row) const;
    /// The number of rows in which they differ from that tool.
    std::size_t changes() const;
};

/// The rules of a workspace's document as rows, and the tools that determine them: the same names,
/// values and order for every kind of document.
class DocumentRules : public QObject {
    Q_OBJECT
public:
    explicit DocumentRules(Document& document, QObject* parent = nullptr);

    const RulesInForce& inForce() const { return m_inForce; }
    QUndoStack& history();
    /// Applies everything that a tool determines, as one undo step.
    void use(std::size_t tool);
    /// Sets a rule, as one undo step. False if the document refuses the value.
    bool set(const RuleValue& value);

signals:
    void changed();

protected:
    /// Reads the document. Call when it has changed, and in the constructor.
    void refresh();
    virtual std::vector<RuleRow> rows() const = 0;
    virtual std::vector<RuleTool> tools() const = 0;
    /// One undo step. False if a value is not one, which leaves the document as it is.
    virtual bool put(std::span<const RuleValue> values, const QString& stepName) = 0;

private:
    Document& m_document;
    RulesInForce m_inForce;
};

/// A rule's name: "Gain".
QString ruleSubject(const RuleRow& row);
/// A value of the rule in words.
QString ruleWords(const RuleRow& row, const std::string& value);
/// All values in force, in words.
QString wordsInForce(const RuleRow& row);
/// What a tool's rules are, in formulas, leaving out what all tools have in common.
QString toolMeaning(const RulesInForce& rules, std::size_t tool);

}  // namespace ui
