// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/column_roles.h"

#include "core/foundation/tabular/class_names.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/delimited_table.h"
#include "core/foundation/tabular/outcome_words.h"
#include "core/foundation/text/ascii.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace core {

namespace {

using ColumnList = std::vector<std::size_t>;

class RoleFinder {
public:
    RoleFinder(std::vector<TableColumn> columns, const CellTable& rows, bool decimalComma,
               std::optional<std::size_t> label)
        : m_rows(rows)
        , m_decimalComma(decimalComma)
        , m_given(label)
    {
        m_roles.columns = std::move(columns);
        for (std::size_t column = 0; column < size(); ++column) {
            m_contents.push_back(contentOf(rows, column, decimalComma));
            m_said.push_back(roleOfHeading(name(column)));
            m_isOpen.push_back(m_said.back() == ColumnRole::None && !isBesideScores(name(column)) &&
                               !endsInEffort(name(column)) &&
                               (m_contents.back().hasFraction ||
                                (!isHeadingOf(ColumnMeaning::Rank, name(column)) &&
                                 !isHeadingOf(ColumnMeaning::Idle, name(column)))));
        }
    }

    ColumnRoles find()
    {
        takeWeightAndGroup();
        findLabel();
        findPredictions();
        findScores();
        findId();
        return std::move(m_roles);
    }

private:
    std::size_t size() const { return m_roles.columns.size(); }
    const std::string& name(std::size_t column) const { return m_roles.columns[column].name; }

    std::optional<std::size_t> holderOf(ColumnRole role) const
    {
        const auto found = std::ranges::find(m_roles.columns, role, &TableColumn::role);
        return found == m_roles.columns.end()
                   ? std::nullopt
                   : std::optional(static_cast<std::size_t>(found - m_roles.columns.begin()));
    }

    void give(std::size_t column, ColumnRole role)
    {
        m_roles.columns[column].role = role;
        m_roles.columns[column].isNamed =
            m_said[column] == role ||
            (role == ColumnRole::Score && m_said[column] == ColumnRole::Predicted) ||
            (role == ColumnRole::Label && namesOutcome(name(column)));
    }

    /// The matching columns without a role, in order.
    ColumnList free(const auto& fits) const
    {
        ColumnList found;
        for (std::size_t i = 0; i < size(); ++i)
            if (m_roles.columns[i].role == ColumnRole::None && fits(i))
                found.push_back(i);
        return found;
    }

    /// Whether the heading does not say what the column holds. Ranks and times are neither labels
    /// nor scores: the better a rank, the smaller it is.
    bool isOpen(std::size_t column) const { return m_isOpen[column]; }

    /// The columns that are named as this role, or those that may be labels without such a name.
    ColumnList candidates(ColumnRole role, const auto& fits) const
    {
        return free([&](std::size_t i) {
            return fits(m_contents[i]) &&
                   (role == ColumnRole::None ? mayBeOutcome(i) : m_said[i] == role);
        });
    }

    /// Whether an unnamed column may hold the labels.
    bool mayBeOutcome(std::size_t column) const
    {
        return isOpen(column) && !isUnlikePredicted(column) &&
               (!describesSamples(name(column)) || isSurelyPredicted(column));
    }

    /// Whether a heading means predicted classes; "predicted_churn" does above words.
    bool saysPredicted(std::size_t column) const
    {
        return m_said[column] == ColumnRole::Predicted ||
               (m_said[column] == ColumnRole::Score && m_contents[column].areWords());
    }

    /// The columns that a heading calls predicted classes.
    ColumnList predictedClasses() const
    {
        ColumnList found;
        for (std::size_t i = 0; i < size(); ++i)
            if (saysPredicted(i) && !m_contents[i].hasFraction &&
                (m_contents[i].isOfTwoClasses() || m_contents[i].areClasses()))
                found.push_back(i);
        return found;
    }

    /// Whether all predicted classes are words, of which none is a class of this column. Words
    /// below "score_text" may be levels of a score.
    bool isUnlikePredicted(std::size_t column) const
    {
        ColumnList predicted = predictedClasses();
        std::erase_if(predicted, [this](std::size_t i) { return m_said[i] == ColumnRole::Score; });
        return !predicted.empty() && std::ranges::all_of(predicted, [&](std::size_t i) {
            return m_contents[i].areWords() &&
                   std::ranges::none_of(m_contents[i].words, [&](std::string_view word) {
                       return std::ranges::any_of(
                           m_contents[column].words,
                           [word](std::string_view each) { return isSameClass(word, each); });
                   });
        });
    }

    /// Whether predictions or columns of scores belong to these classes, and not by chance, as yes
    /// and no would.
    bool isSurelyPredicted(std::size_t column) const
    {
        const bool isNamed = std::ranges::any_of(predictedClasses(), [&](std::size_t i) {
            return m_contents[i].holdsClassesOf(m_contents[column]) && shareName(column, i);
        });
        return isNamed || (!m_contents[column].isUsual() &&
                           (isPredictedOrHeaded(column) || haveScores(column)));
    }

    /// Keeps only the matching columns, if there are any.
    static void prefer(ColumnList& columns, const auto& fits)
    {
        if (std::ranges::any_of(columns, fits))
            std::erase_if(columns, [&](std::size_t i) { return !fits(i); });
    }

    void takeWeightAndGroup()
    {
        for (const ColumnRole role : {ColumnRole::Weight, ColumnRole::Group}) {
            const ColumnList named = free([&](std::size_t i) { return m_said[i] == role; });
            if (!named.empty() && named.front() != m_given)
                give(named.front(), role);
        }
        // A user who occurs in only one row names that row and is not a group.
        const auto group = holderOf(ColumnRole::Group);
        if (group && m_contents[*group].isDistinct && m_contents[*group].filled > 1) {
            m_roles.columns[*group] = {name(*group)};
            m_said[*group] = ColumnRole::Id;
        }
    }

    bool mayBeScores(std::size_t column) const
    {
        return column != m_given && m_contents[column].isNumeric &&
               (m_contents[column].areShares() || m_said[column] == ColumnRole::Score ||
                m_said[column] == ColumnRole::Predicted);
    }

    /// Whether the column follows from scores, like predicted classes: a threshold on some scores
    /// separates it, or the highest of several gives it.
    bool followsScores(std::size_t column) const
    {
        if (m_contents[column].areClasses())
            return followsHighest(column);
        return m_contents[column].isOfTwoClasses() &&
               std::ranges::any_of(allColumns(), [&](std::size_t i) {
                   return i != column && mayBeScores(i) && m_contents[i].cells.size() > 2 &&
                          dividesScores(m_rows, column, i, m_decimalComma);
               });
    }

    /// The column of numbers whose heading names a class: a, prob_a, P (kind=a).
    std::optional<std::size_t> scoresOf(std::string_view word) const
    {
        const std::string folded = foldedHeading(word);
        for (std::size_t i = 0; i < size(); ++i) {
            if (!m_contents[i].areShares())
                continue;
            const auto words = wordsOfHeading(name(i));
            if (std::ranges::find(words, folded) != words.end())
                return i;
        }
        return std::nullopt;
    }

    /// Whether each row has the class with the highest score in that row.
    bool followsHighest(std::size_t column) const
    {
        std::map<std::string_view, std::size_t> places;
        for (const std::string_view word : m_contents[column].words)
            if (const auto scores = scoresOf(word))
                places[word] = *scores;
        if (places.size() < m_contents[column].words.size())
            return false;
        return std::ranges::all_of(m_rows, [&](const auto& row) {
            const auto own = places.find(column < row.size() ? trimmed(row[column]) : "");
            const auto score = [&](std::size_t i) {
                return i < row.size() ? numberInCell(row[i], m_decimalComma) : std::nullopt;
            };
            return own != places.end() && std::ranges::all_of(places, [&](const auto& each) {
                       return score(each.second) <= score(own->second);
                   });
        });
    }

    /// Whether scores are the confidence in the class of this column or of another with its words.
    bool areConfidencesBeside(std::size_t column) const
    {
        return m_contents[column].isOfTwoClasses() &&
               std::ranges::any_of(allColumns(), [&](std::size_t i) {
                   return i != column && mayBeScores(i) && m_contents[i].cells.size() > 2 &&
                          areConfidences(m_rows, column, i, m_decimalComma);
               });
    }

    ColumnList allColumns() const
    {
        ColumnList all(size());
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = i;
        return all;
    }

    bool haveSameCells(std::size_t a, std::size_t b) const
    {
        return std::ranges::all_of(m_rows, [&](const auto& row) {
            return a < row.size() && b < row.size() && row[a] == row[b];
        });
    }

    /// The candidates for the labels that are not worse than another.
    ColumnList likelyLabels(ColumnList columns) const
    {
        prefer(columns, [this](std::size_t i) { return !m_contents[i].hasFraction; });
        prefer(columns, [this](std::size_t i) { return m_contents[i].words.size() > 1; });
        prefer(columns, [this](std::size_t i) {
            return m_contents[i].isOfTwoClasses() || m_contents[i].areClasses();
        });
        prefer(columns, [this](std::size_t i) { return !followsScores(i); });
        if (std::ranges::any_of(columns, [this](std::size_t i) {
                return areConfidencesBeside(i) || m_contents[i].areClasses();
            }))
            prefer(columns, [this](std::size_t i) {
                return isHeadingOf(ColumnMeaning::SureTruth, name(i));
            });
        while (columns.size() > 1 && haveSameCells(columns[0], columns[1]))
            columns.erase(columns.begin() + 1);
        return columns;
    }

    /// Whether a column called label has the classes that a pipeline predicted: all scores are
    /// confidences, and no other column may be the truth.
    bool arePredictionsAlone(std::size_t column) const
    {
        constexpr std::size_t fewest = 10;  // fewer scores may all be high
        const bool hasOther = std::ranges::any_of(allColumns(), [&](std::size_t i) {
            return i != column && m_contents[i].isOfTwoClasses() &&
                   m_contents[i].holdsClassesOf(m_contents[column]);
        });
        return m_rows.size() >= fewest && m_said[column] == ColumnRole::Label && !hasOther &&
               m_contents[column].areWords() &&
               !isHeadingOf(ColumnMeaning::SureTruth, name(column)) &&
               std::ranges::any_of(allColumns(), [&](std::size_t i) {
                   return m_said[i] == ColumnRole::Score &&
                          areConfidences(m_rows, column, i, m_decimalComma);
               });
    }

    /// Takes the only one, or lets a person choose among several.
    bool takeLabel(ColumnList columns)
    {
        if (columns.size() > 1)
            columns = likelyLabels(std::move(columns));
        if (columns.size() > mostToAskAbout)
            return true;
        const bool isDoubtful = columns.size() == 1 && arePredictionsAlone(columns.front());
        if (isDoubtful || (columns.size() > 1 && !m_rows.empty()))
            m_roles.possibleLabels = columns;
        else if (!columns.empty())
            give(columns.front(), ColumnRole::Label);
        return !columns.empty();
    }

    /// Lets a person choose; among too many columns, they are to name one.
    void askAmong(const ColumnList& columns)
    {
        if (columns.size() <= mostToAskAbout)
            m_roles.possibleLabels = columns;
    }

    void findLabel()
    {
        if (m_given) {
            give(*m_given, ColumnRole::Label);
            auto& label = m_roles.columns[*m_given];
            label.hasManyClasses = !label.isNamed && m_contents[*m_given].areClasses();
            return;
        }
        const ColumnList named = namedLabels();
        if (asksBesideConstant(named) || takeLabel(named) || takeSureLabel())
            return;
        const auto isUsual = [](const ColumnContent& content) {
            return content.isOfTwoClasses() && content.isUsual();
        };
        const auto areWords = [](const ColumnContent& content) {
            return content.isOfTwoClasses() && !content.isNumeric;
        };
        const auto areNumbers = [](const ColumnContent& content) {
            return content.isOfTwoClasses() && !content.isCount && !content.hasFraction;
        };
        if (takeFirstKind(isUsual, areWords) || takeLabel(candidates(ColumnRole::None, areNumbers)))
            return;
        if (takeLabel(labelsOfOneClass()) || findClasses())
            return;
        askAmong(free([this](std::size_t i) {
            return isOpen(i) && (m_contents[i].isOfTwoClasses() || m_contents[i].areClasses()) &&
                   (isUnlikePredicted(i) || describesSamples(name(i)));
        }));
    }

    /// Asks whether the truth is a column of two words such as "accept", if a column called label
    /// has the same word in all rows, as Prodigy writes the class that it asks about.
    bool asksBesideConstant(ColumnList columns)
    {
        if (columns.size() != 1 || !m_contents[columns.front()].isConstant() ||
            !m_contents[columns.front()].areWords() || m_contents[columns.front()].isUsual() ||
            isHeadingOf(ColumnMeaning::SureTruth, name(columns.front())))
            return false;
        const ColumnList others = candidates(ColumnRole::None, [](const ColumnContent& content) {
            return content.isOfTwoClasses() && content.areWords();
        });
        if (others.empty())
            return false;
        columns.insert(columns.end(), others.begin(), others.end());
        askAmong(columns);
        return true;
    }

    /// Takes a column with the classes of predictions or of columns of scores, or called like an
    /// outcome; asks if they differ.
    bool takeSureLabel()
    {
        const auto found = [this](const auto& fits) {
            return free([&](std::size_t i) {
                return (m_contents[i].isOfTwoClasses() || m_contents[i].areClasses()) &&
                       !name(i).empty() && mayBeOutcome(i) && fits(i);
            });
        };
        ColumnList columns = found([this](std::size_t i) { return isPredictedOrHeaded(i); });
        const ColumnList named = found([this](std::size_t i) { return namesOutcome(name(i)); });
        const auto isNamed = [&named](std::size_t i) {
            return std::ranges::find(named, i) != named.end();
        };
        const bool areSame = std::ranges::any_of(columns, isNamed);
        prefer(columns, isNamed);
        if (!areSame && !columns.empty() && !named.empty()) {
            columns.insert(columns.end(), named.begin(), named.end());
            askAmong(columns);
            return true;
        }
        const bool isFound = takeLabel(columns.empty() ? named : columns);
        if (const auto label = holderOf(ColumnRole::Label))
            m_roles.columns[*label].hasManyClasses = m_contents[*label].areClasses();
        return isFound;
    }

    ColumnList namedLabels() const
    {
        ColumnList named = candidates(ColumnRole::Label, [](const ColumnContent& content) {
            return content.filled == 0 || !content.words.empty();
        });
        if (named.size() != 1 || !areConfidencesBeside(named.front()))
            return named;
        // "label" and "score" of a pipeline, next to the truth.
        const ColumnContent& words = m_contents[named.front()];
        const ColumnList others =
            candidates(ColumnRole::None, [&words](const ColumnContent& content) {
                return content.isOfTwoClasses() && content.holdsClassesOf(words);
            });
        named.insert(named.end(), others.begin(), others.end());
        return named;
    }

    /// Columns with only one of two common words: they need a heading and scores.
    ColumnList labelsOfOneClass() const
    {
        const ColumnList all = allColumns();
        const bool areScores =
            std::ranges::any_of(all, [this](std::size_t i) { return mayBeScores(i); });
        return free([&](std::size_t i) {
            return m_contents[i].isUsual() && (areScores || name(i).empty()) && mayBeOutcome(i);
        });
    }

    /// Takes the common words or other words, unless a model predicts them; asks if there are both.
    bool takeFirstKind(const auto& first, const auto& second)
    {
        constexpr std::size_t fewest = 10;  // a perfect model separates the labels as well
        ColumnList usual = candidates(ColumnRole::None, first);
        ColumnList others = candidates(ColumnRole::None, second);
        std::erase_if(others, [&](std::size_t i) {
            return std::ranges::any_of(usual, [&](std::size_t own) { return areInStep(own, i); });
        });
        const auto follows = [this](std::size_t i) { return followsScores(i); };
        const bool usualFollow = std::ranges::all_of(usual, follows);
        const bool othersFollow = std::ranges::all_of(others, follows);
        if (m_rows.size() >= fewest && usualFollow != othersFollow)
            return takeLabel(usualFollow ? others : usual);
        usual.insert(usual.end(), others.begin(), others.end());
        if (others.empty() || usual.size() == others.size())
            return takeLabel(std::move(usual));
        askAmong(usual);
        return true;
    }

    /// Whether each word of one column stands beside one word of the other: 1 beside sick. A column
    /// is in step with itself.
    bool areInStep(std::size_t a, std::size_t b) const
    {
        std::map<std::string_view, std::string_view> words;
        std::map<std::string_view, std::string_view> back;
        return std::ranges::all_of(m_rows, [&](const auto& row) {
            const std::string_view own = a < row.size() ? trimmed(row[a]) : "";
            const std::string_view other = b < row.size() ? trimmed(row[b]) : "";
            return words.try_emplace(own, other).first->second == other &&
                   back.try_emplace(other, own).first->second == own;
        });
    }

    /// Finds labels with more than two words or whole numbers.
    bool findClasses()
    {
        const bool isFound = takeLabel(free([this](std::size_t i) {
            return m_contents[i].areClasses() && !name(i).empty() && mayBeOutcome(i);
        }));
        if (const auto label = holderOf(ColumnRole::Label))
            m_roles.columns[*label].hasManyClasses = true;
        return isFound;
    }

    /// Whether another column holds predictions of these classes, or the classes are headings of
    /// others. Headings such as prob_0 say nothing of two numbers, which many columns have, and
    /// score_a may belong to a model.
    bool isPredictedOrHeaded(std::size_t column) const
    {
        const ColumnContent& content = m_contents[column];
        const bool isPredicted = std::ranges::any_of(allColumns(), [&](std::size_t i) {
            return i != column && saysPredicted(i) && m_contents[i].holdsClassesOf(content);
        });
        if (isPredicted || (content.isNumeric && !content.areClasses()))
            return isPredicted;
        const bool isHeading = std::ranges::any_of(allColumns(), [&](std::size_t i) {
            return i != column && content.words.contains(name(i));
        });
        return isHeading || ((content.areClasses() || content.isUsual()) && haveScores(column));
    }

    /// Whether each class of a column is part of the heading of shares.
    bool haveScores(std::size_t column) const
    {
        const auto& words = m_contents[column].words;
        return !words.empty() && std::ranges::all_of(words, [this](std::string_view word) {
            return scoresOf(word).has_value();
        });
    }

    void findPredictions()
    {
        const auto label = holderOf(ColumnRole::Label);
        for (std::size_t i = 0; i < size(); ++i)
            if (m_roles.columns[i].role == ColumnRole::None && isPrediction(i, label))
                give(i, ColumnRole::Predicted);
    }

    bool isPrediction(std::size_t column, std::optional<std::size_t> label) const
    {
        const ColumnContent& content = m_contents[column];
        const bool isNamed = m_said[column] == ColumnRole::Predicted;
        if (!label || content.words.empty() || content.hasFraction)
            return isNamed && content.areWords();
        const bool areOfLabel = content.holdsClassesOf(m_contents[*label]);
        if (isNamed && (areOfLabel || content.areWords()))
            return content.areWords() || hasScoresBeside(column);
        const bool mayBe = m_said[column] == ColumnRole::None ||
                           m_said[column] == ColumnRole::Label ||
                           m_said[column] == ColumnRole::Score;
        if (content.areClasses())
            return areOfLabel && m_said[column] == ColumnRole::Label;
        // predicted_income, income_pred, $C-income
        const bool isOfName = shareName(column, *label);
        if (isOfName && m_said[column] == ColumnRole::Score && areOfLabel && content.areWords())
            return true;
        const bool isPipelines =
            (m_said[column] == ColumnRole::Label || (isOfName && areOfLabel)) &&
            areConfidencesBeside(column);
        return content.isOfTwoClasses() && ((areOfLabel && mayBe && followsScores(column)) ||
                                            (isPipelines && (areOfLabel || content.areWords())));
    }

    /// Whether other columns are scores that these classes may come from.
    bool hasScoresBeside(std::size_t column) const
    {
        return followsScores(column) || areConfidencesBeside(column) ||
               std::ranges::any_of(allColumns(), [&](std::size_t i) {
                   return i != column && mayBeNamedScores(i) && m_contents[i].cells.size() > 2;
               });
    }

    bool mayBeNamedScores(std::size_t column) const
    {
        return m_said[column] == ColumnRole::Score && m_contents[column].isNumeric;
    }

    /// Whether the values are 0 and 1, or words, not scores.
    bool areClassesOnly(std::size_t column) const
    {
        const ColumnContent& content = m_contents[column];
        return content.areWords() ||
               (content.isOfTwoClasses() && content.isUsual() && !content.hasFraction);
    }

    void findScores()
    {
        ColumnList named = free([this](std::size_t i) {
            return m_said[i] == ColumnRole::Score || m_said[i] == ColumnRole::Predicted;
        });
        prefer(named, [this](std::size_t i) { return !m_contents[i].areWords(); });
        const ColumnList shares =
            free([this](std::size_t i) { return isOpen(i) && m_contents[i].areShares(); });
        if (std::ranges::any_of(named, [this](std::size_t i) { return m_contents[i].hasFraction; }))
            prefer(named, [this](std::size_t i) {
                return !areClassesOnly(i) && !m_contents[i].isConstant();
            });
        const bool arePoor =
            std::ranges::all_of(named, [this](std::size_t i) { return m_contents[i].areWords(); });
        const bool areRaw =
            std::ranges::all_of(named, [this](std::size_t i) { return areClassesOnly(i); }) &&
            std::ranges::any_of(allColumns(), [this](std::size_t i) { return isRaw(i); });
        if (!named.empty() && !areRaw && !(arePoor && !shares.empty())) {
            giveScores(named);
            if (named.size() == 1 && endsOnlyAsScore(name(named.front())) &&
                m_contents[named.front()].areShares())
                giveScores(shares);
            return;
        }
        guessScores(shares);
    }

    /// Whether numbers are called logits or the like, perhaps of one class each: logit_0.
    bool isRaw(std::size_t column) const
    {
        const std::string folded = foldedHeading(name(column));
        return m_contents[column].isNumeric && m_contents[column].hasFraction &&
               m_said[column] == ColumnRole::None &&
               std::ranges::any_of(wordsFor(ColumnMeaning::RawScore),
                                   [&](std::string_view word) { return folded.starts_with(word); });
    }

    /// Whether two columns hold scores of both classes, but it is open which to use: their headings
    /// do not name the classes of shares that add up to 1, or they are a vector of logits.
    bool areOfOpenClasses(const ColumnList& columns) const
    {
        constexpr std::size_t fewest = 6;  // fewer rows prove nothing
        constexpr double rounded = 1e-3;
        const auto label = holderOf(ColumnRole::Label);
        if (columns.size() != 2 || !label || !m_contents[*label].isOfTwoClasses() ||
            m_rows.size() < fewest)
            return false;
        const std::set<std::string_view>& words = m_contents[*label].words;
        const ClassPair labels{*words.begin(), *words.rbegin()};
        const ClassPair names{name(columns[0]), name(columns[1])};
        const ClassPair parts = differingParts(names[0], names[1]);
        const bool areNamed = areSameClasses(names, labels) || areSameClasses(parts, labels) ||
                              areUsualClasses(parts[0], parts[1]);
        const bool areShares =
            m_contents[columns[0]].areShares() && m_contents[columns[1]].areShares();
        if (areNamed || !areShares)
            return !areShares && names[0].ends_with("[0]") && names[1].ends_with("[1]");
        return std::ranges::all_of(m_rows, [&](const auto& row) {
            const auto number = [&](std::size_t i) {
                return i < row.size() ? numberInCell(row[i], m_decimalComma) : std::nullopt;
            };
            const auto first = number(columns[0]);
            const auto second = number(columns[1]);
            return first && second && std::abs(*first + *second - 1) < rounded;
        });
    }

    void giveScores(const ColumnList& columns)
    {
        if (areOfOpenClasses(columns)) {
            m_roles.possibleScores = columns;
            return;
        }
        for (const std::size_t column : columns)
            if (!areOfAnotherLabel(column))
                give(column, ColumnRole::Score);
    }

    /// Whether scores belong to a label that was not chosen: p_buy if the labels are click and buy.
    bool areOfAnotherLabel(std::size_t scores) const
    {
        const auto label = holderOf(ColumnRole::Label);
        return label && !shareName(*label, scores) &&
               std::ranges::any_of(allColumns(), [&](std::size_t i) {
                   return m_roles.columns[i].role == ColumnRole::None && i != scores &&
                          m_contents[i].isOfTwoClasses() && m_contents[i].isUsual() &&
                          shareName(i, scores);
               });
    }

    /// Whether two headings share a word that names their subject.
    bool shareName(std::size_t a, std::size_t b) const
    {
        constexpr std::size_t shortest = 3;
        const auto words = wordsOfHeading(name(a));
        const auto others = wordsOfHeading(name(b));
        return std::ranges::any_of(words, [&](const std::string& word) {
            const ColumnRole role = roleOfHeading(word);
            return word.size() >= shortest &&
                   (role == ColumnRole::None || role == ColumnRole::Label) &&
                   std::ranges::find(others, word) != others.end();
        });
    }

    /// Whether a heading contains a word for scores after another word: AgeScore.
    static bool endsOnlyAsScore(const std::string& heading)
    {
        return !isHeadingOf(ColumnMeaning::Score, heading) &&
               foldedHeading(heading).ends_with("score");
    }

    void guessScores(ColumnList shares)
    {
        prefer(shares, [this](std::size_t i) { return !m_contents[i].isConstant(); });
        if (const auto predicted = holderOf(ColumnRole::Predicted))
            prefer(shares, [&](std::size_t i) {
                return dividesScores(m_rows, *predicted, i, m_decimalComma) ||
                       areConfidences(m_rows, *predicted, i, m_decimalComma);
            });
        const bool areNameless = std::ranges::all_of(
            m_roles.columns, [](const TableColumn& column) { return column.name.empty(); });
        if (areNameless && shares.size() > 1 && holderOf(ColumnRole::Label)) {
            m_roles.possibleScores = shares;
            return;
        }
        if (!shares.empty())
            return giveScores(shares);
        ColumnList numbers =
            free([this](std::size_t i) { return isOpen(i) && m_contents[i].isNumeric; });
        prefer(numbers, [this](std::size_t i) {
            return !m_contents[i].isCount || m_contents[i].filled == 1;
        });
        prefer(numbers, [this](std::size_t i) { return !m_contents[i].isConstant(); });
        const auto label = holderOf(ColumnRole::Label);
        const bool isAsked = label && m_contents[*label].isOfTwoClasses();
        constexpr std::size_t tooMany = 3;  // features, of which one may be a score
        if (!isAsked || numbers.size() < tooMany)
            prefer(numbers, [this](std::size_t i) { return m_contents[i].hasFraction; });
        if (isAsked && numbers.size() > 1)
            m_roles.possibleScores = numbers;
        else if (!numbers.empty())
            give(numbers.front(), ColumnRole::Score);
    }

    void findId()
    {
        ColumnList named = free([this](std::size_t i) { return m_said[i] == ColumnRole::Id; });
        prefer(named, [this](std::size_t i) { return m_contents[i].isDistinct; });
        if (!named.empty())
            return give(named.front(), ColumnRole::Id);
        const ColumnList distinct = free([this](std::size_t i) {
            const ColumnContent& content = m_contents[i];
            return m_said[i] == ColumnRole::None && content.filled > 1 && content.isDistinct &&
                   (!content.isNumeric || content.isCount);
        });
        if (holderOf(ColumnRole::Score) && !distinct.empty())
            give(distinct.front(), ColumnRole::Id);
    }

    static constexpr std::size_t mostToAskAbout = 4;
    const CellTable& m_rows;
    bool m_decimalComma;
    std::optional<std::size_t> m_given;
    ColumnRoles m_roles;
    std::vector<ColumnContent> m_contents;
    std::vector<ColumnRole> m_said;
    std::vector<bool> m_isOpen;
};

}  // namespace

ColumnRole roleOfHeading(std::string_view heading)
{
    using enum ColumnMeaning;
    const auto isAny = [heading](auto... meanings) {
        return (isHeadingOf(meanings, heading) || ...);
    };
    if (isAny(Truth))
        return ColumnRole::Label;
    if (speaksOfPredictions(heading))
        return ColumnRole::Predicted;
    if (isAny(ColumnMeaning::Score) || speaksOfScores(heading))
        return ColumnRole::Score;
    if (isAny(ColumnMeaning::Weight))
        return ColumnRole::Weight;
    if (isAny(ColumnMeaning::Group, Query))
        return ColumnRole::Group;
    return isAny(SampleId, Document) ? ColumnRole::Id : ColumnRole::None;
}

ColumnRoles columnRoles(std::vector<TableColumn> columns, const CellTable& rows, bool decimalComma,
                        std::optional<std::size_t> label)
{
    return RoleFinder(std::move(columns), rows, decimalComma, label).find();
}

}  // namespace core
