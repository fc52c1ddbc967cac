// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/exposure/exposure.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace core {

namespace {

/// ∑ over the catalogue, by ascending places, of (2i - n - 1) × places ÷ (n × all places).
double giniOf(std::vector<std::size_t> counts, std::size_t catalogue, double places)
{
    std::ranges::sort(counts);
    const auto size = static_cast<double>(catalogue);
    double sum = 0;
    double index = size - static_cast<double>(counts.size());
    for (const std::size_t count : counts)
        sum += (2 * ++index - size - 1) * static_cast<double>(count);
    return sum / places / size;
}

}  // namespace

Parsed<Catalogue> parseCatalogue(std::string_view text, const std::string& name)
{
    Catalogue catalogue;
    LineReader lines(text, name);
    while (const auto line = lines.nextData()) {
        const Columns<2> columns(line->text);
        double uses = 0;
        if (columns.count > 1 && (!readNumber(columns.text[1], uses) || !(uses >= 0)))
            return ParseError{name, line->number, ErrorCode::BadWeight, excerpt(columns.text[1])};
        if (!catalogue.uses.emplace(columns.text[0], uses).second)
            return ParseError{name, line->number, ErrorCode::DuplicateDocument,
                              excerpt(columns.text[0])};
        catalogue.allUses += uses;
    }
    if (lines.error())
        return *lines.error();
    if (catalogue.uses.empty())
        return ParseError{name, 0, ErrorCode::NothingToRead, {}};
    return catalogue;
}

Parsed<Catalogue> readCatalogue(const std::string& path, const ExpansionLimit& limit)
{
    const auto text = readText(path, nullptr, limit);
    if (!text)
        return text.error();
    return parseCatalogue(*text, path);
}

std::optional<Exposure> exposureOf(const Run& run, const Catalogue& catalogue, std::size_t cutoff,
                                   std::string& unknown)
{
    std::map<std::string_view, std::size_t> places;
    Exposure exposure;
    double novelty = 0;
    double popularity = 0;
    for (const QueryResults& list : run.queries) {
        ++exposure.lists;
        for (std::size_t i = 0; i < std::min(cutoff, list.documents.size()); ++i) {
            const std::string_view id = list.documents[i].document;
            const auto known = catalogue.uses.find(id);
            if (known == catalogue.uses.end()) {
                unknown = std::string(id);
                return std::nullopt;
            }
            ++places[id];
            ++exposure.places;
            popularity += known->second;
            novelty -= std::log2(known->second / catalogue.allUses);
        }
    }
    if (exposure.places == 0)
        return std::nullopt;
    const auto all = static_cast<double>(exposure.places);
    std::vector<std::size_t> counts;
    for (const auto& [id, count] : places) {
        const double share = static_cast<double>(count) / all;
        exposure.entropy -= share * std::log2(share);
        counts.push_back(count);
    }
    exposure.documents = counts.size();
    exposure.coverage =
        static_cast<double>(counts.size()) / static_cast<double>(catalogue.uses.size());
    exposure.gini = giniOf(std::move(counts), catalogue.uses.size(), all);
    if (catalogue.allUses > 0) {
        exposure.novelty = novelty / all;
        exposure.popularity = popularity / all;
    }
    return exposure;
}

}  // namespace core
