// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/exposure/list_diversity.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/split_words.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <span>
#include <utility>

namespace core {

namespace {

using Similarity = std::function<double(std::string_view, std::string_view)>;

/// The sum and number of values, for their mean.
struct Mean {
    double sum = 0;
    std::size_t count = 0;

    void add(std::optional<double> value)
    {
        if (!value)
            return;
        sum += *value;
        ++count;
    }
    std::optional<double> value() const
    {
        return count == 0 ? std::nullopt : std::optional(sum / static_cast<double>(count));
    }
};

double dot(const std::vector<double>& a, const std::vector<double>& b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

double cosine(const std::vector<double>& a, const std::vector<double>& b)
{
    return dot(a, b) / (std::sqrt(dot(a, a)) * std::sqrt(dot(b, b)));
}

std::size_t inBoth(const std::vector<std::size_t>& a, const std::vector<std::size_t>& b)
{
    std::size_t count = 0;
    auto other = b.begin();
    for (const std::size_t user : a) {
        other = std::lower_bound(other, b.end(), user);
        if (other == b.end())
            break;
        count += *other == user ? 1 : 0;
    }
    return count;
}

double usedTogether(const Interactions& interactions, std::string_view a, std::string_view b)
{
    const auto first = interactions.users.find(a);
    const auto second = interactions.users.find(b);
    if (first == interactions.users.end() || second == interactions.users.end())
        return 0;
    return static_cast<double>(inBoth(first->second, second->second)) /
           (std::sqrt(static_cast<double>(first->second.size())) *
            std::sqrt(static_cast<double>(second->second.size())));
}

Similarity similarityBy(const Interactions* interactions, const DocumentFeatures* features)
{
    if (!features)
        return [interactions](std::string_view a, std::string_view b) {
            return usedTogether(*interactions, a, b);
        };
    return [features](std::string_view a, std::string_view b) {
        return cosine(features->find(a)->second, features->find(b)->second);
    };
}

std::vector<std::string> usedBy(const std::string& user, const Interactions* interactions)
{
    if (!interactions)
        return {};
    const auto found = interactions->documents.find(user);
    return found == interactions->documents.end() ? std::vector<std::string>() : found->second;
}

std::optional<ListDiversityFault> faultOf(const std::string& user,
                                          const std::vector<std::string_view>& shown,
                                          const std::vector<std::string>& used,
                                          const DocumentFeatures* features)
{
    using Kind = ListDiversityFault::Kind;
    std::vector<std::string_view> compared(used.begin(), used.end());
    for (const std::string_view document : shown)
        if (std::binary_search(compared.begin(), compared.end(), document))
            return ListDiversityFault{Kind::UsedBefore, user, std::string(document)};
    compared.insert(compared.end(), shown.begin(), shown.end());
    for (const std::string_view document : compared)
        if (features && !features->contains(document))
            return ListDiversityFault{Kind::NoFeatures, user, std::string(document)};
    return std::nullopt;
}

std::optional<double> diversityOf(const std::vector<std::string_view>& shown,
                                  const Similarity& similarity)
{
    Mean similarities;
    for (std::size_t i = 0; i < shown.size(); ++i)
        for (std::size_t j = i + 1; j < shown.size(); ++j)
            similarities.add(similarity(shown[i], shown[j]));
    const auto mean = similarities.value();
    return mean ? std::optional(1 - *mean) : std::nullopt;
}

std::optional<double> serendipityOf(const std::vector<std::string_view>& shown,
                                    const std::vector<std::string>& used,
                                    const Similarity& similarity)
{
    Mean mean;
    for (const std::string_view document : shown) {
        Mean similarities;
        for (const std::string& before : used)
            similarities.add(similarity(document, before));
        if (const auto similar = similarities.value())
            mean.add(1 - *similar);
    }
    return mean.value();
}

}  // namespace

Parsed<Interactions> parseInteractions(std::string_view text, const std::string& name)
{
    Interactions interactions;
    LineReader lines(text, name);
    std::map<std::string, std::set<std::string>, std::less<>> read;
    while (const auto line = lines.nextData()) {
        const Columns<2> columns(line->text);
        if (columns.count < 2)
            return ParseError{name, line->number, ErrorCode::InteractionColumns,
                              std::to_string(columns.count)};
        if (!read[std::string(columns.text[0])].emplace(columns.text[1]).second)
            return ParseError{name, line->number, ErrorCode::DuplicateDocument,
                              excerpt(columns.text[1])};
    }
    if (lines.error())
        return *lines.error();
    if (read.empty())
        return ParseError{name, 0, ErrorCode::NothingToRead, {}};
    std::size_t user = 0;
    for (const auto& [id, documents] : read) {
        for (const std::string& document : documents) {
            interactions.documents[id].push_back(document);
            interactions.users[document].push_back(user);
        }
        ++user;
    }
    return interactions;
}

Parsed<Interactions> readInteractions(const std::string& path, const ExpansionLimit& limit)
{
    const auto text = readText(path, nullptr, limit);
    if (!text)
        return text.error();
    return parseInteractions(*text, path);
}

Parsed<DocumentFeatures> parseDocumentFeatures(std::string_view text, const std::string& name)
{
    DocumentFeatures features;
    std::size_t expected = 0;
    LineReader lines(text, name);
    while (const auto line = lines.nextData()) {
        const std::vector<std::string_view> words = splitWords(line->text, " \t\v\f");
        const std::string_view id = words.front();
        std::vector<double> numbers;
        for (const std::string_view word : std::span(words).subspan(1)) {
            double number = 0;
            if (!readNumber(word, number))
                return ParseError{name, line->number, ErrorCode::BadFeatureNumber, excerpt(word)};
            numbers.push_back(number);
        }
        double largest = 0;
        for (const double number : numbers)
            largest = std::max(largest, std::abs(number));
        if (largest == 0)
            return ParseError{name, line->number, ErrorCode::ZeroFeatures, excerpt(id)};
        for (double& number : numbers)  // so that no square overflows
            number /= largest;
        if (!features.empty() && numbers.size() != expected)
            return ParseError{name, line->number, ErrorCode::RaggedRow,
                              std::to_string(numbers.size() + 1)};
        expected = numbers.size();
        if (!features.emplace(id, std::move(numbers)).second)
            return ParseError{name, line->number, ErrorCode::DuplicateDocument, excerpt(id)};
    }
    if (lines.error())
        return *lines.error();
    if (features.empty())
        return ParseError{name, 0, ErrorCode::NothingToRead, {}};
    return features;
}

Parsed<DocumentFeatures> readDocumentFeatures(const std::string& path, const ExpansionLimit& limit)
{
    const auto text = readText(path, nullptr, limit);
    if (!text)
        return text.error();
    return parseDocumentFeatures(*text, path);
}

Result<ListDiversity, ListDiversityFault> listDiversityOf(const Run& run,
                                                          const Interactions* interactions,
                                                          const DocumentFeatures* features,
                                                          std::size_t cutoff)
{
    const Similarity similarity = similarityBy(interactions, features);
    Mean diversity;
    Mean serendipity;
    for (const QueryResults& list : run.queries) {
        std::vector<std::string_view> shown;
        for (std::size_t i = 0; i < std::min(cutoff, list.documents.size()); ++i)
            shown.push_back(list.documents[i].document);
        const std::vector<std::string> used = usedBy(list.query, interactions);
        if (auto fault = faultOf(list.query, shown, used, features))
            return *std::move(fault);
        diversity.add(diversityOf(shown, similarity));
        serendipity.add(serendipityOf(shown, used, similarity));
    }
    return ListDiversity{diversity.value(), serendipity.value()};
}

}  // namespace core
