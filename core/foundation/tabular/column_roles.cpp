// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/column_roles.h"

#include "core/foundation/tabular/class_names.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/delimited_table.h"
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
            (role == ColumnRole::Score && m_said[column] == ColumnRole::Predicted);
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

    /// The columns that are unnamed or named as this role.
    ColumnList candidates(ColumnRole role, const auto& fits) const
    {
        return free([&](std::size_t i) {
            return (role == ColumnRole::None ? isOpen(i) : m_said[i] == role) &&
                   fits(m_contents[i]);
        });
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
            const auto words = wordsOfHeading(name(i));
            if (m_contents[i].areShares() && std::ranges::find(words, folded) != words.end())
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
        constexpr std::size_t mostToAskAbout = 4;
        if (columns.size() > mostToAskAbout)
            return true;
        const bool isDoubtful = columns.size() == 1 && arePredictionsAlone(columns.front());
        if (isDoubtful || (columns.size() > 1 && !m_rows.empty()))
            m_roles.possibleLabels = columns;
        else if (!columns.empty())
            give(columns.front(), ColumnRole::Label);
        return !columns.empty();
    }

    void findLabel()
    {
        if (m_given) {
            give(*m_given, ColumnRole::Label);
            auto& label = m_roles.columns[*m_given];
            label.hasManyClasses = !label.isNamed && m_contents[*m_given].areClasses();
            return;
        }
        if (takeLabel(namedLabels()))
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
        if (!takeLabel(labelsOfOneClass()))
            findClasses();
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
            return isOpen(i) && m_contents[i].isUsual() && (areScores || name(i).empty());
        });
    }

    /// Takes the common words, unless they are a model's predictions of other words.
    bool takeFirstKind(const auto& first, const auto& second)
    {
        constexpr std::size_t fewest = 10;  // a perfect model separates the labels as well
        const ColumnList usual = candidates(ColumnRole::None, first);
        const ColumnList others = candidates(ColumnRole::None, second);
        const auto follows = [this](std::size_t i) { return followsScores(i); };
        const bool areOthers = m_rows.size() >= fewest && std::ranges::all_of(usual, follows) &&
                               !std::ranges::all_of(others, follows);
        return takeLabel(usual.empty() || areOthers ? others : usual);
    }

    /// Finds labels with more than two words or whole numbers.
    void findClasses()
    {
        ColumnList classes = free([this](std::size_t i) {
            return isOpen(i) && !name(i).empty() && m_contents[i].areClasses();
        });
        prefer(classes, [this](std::size_t i) { return isPredictedOrHeaded(i); });
        if (takeLabel(std::move(classes)))
            if (const auto label = holderOf(ColumnRole::Label))
                m_roles.columns[*label].hasManyClasses = true;
    }

    /// Whether the column holds predictions, or its classes are headings of others.
    bool isPredictedOrHeaded(std::size_t column) const
    {
        return std::ranges::any_of(allColumns(), [&](std::size_t i) {
            return i != column && ((m_said[i] == ColumnRole::Predicted &&
                                    m_contents[i].holdsClassesOf(m_contents[column])) ||
                                   m_contents[column].words.contains(name(i)));
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
