// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

/// The names that retrievers, search engines and evaluators use for the parts of a query's results.
/// All names are folded like headings.
namespace core::result_names {

/// What a list must contain to be a list of results.
enum class ListName : std::uint8_t {
    None,
    Scored,  ///< a common word: objects with an id and a score or grade
    Hits,    ///< objects with an id
    Ids,     ///< objects with an id, or plain ids
};

/// @param holder the name of the enclosing object
ListName resultsName(std::string_view folded, std::string_view holder = {});
/// Whether the name means relevant documents: one if it ends in "id", otherwise a list.
bool isRelevantName(std::string_view folded);
/// Whether the list contains ids, not texts.
bool endsInIds(std::string_view folded);
/// Names of objects that enclose the fields of a query or its results.
bool isHolder(std::string_view folded);

/// Each in search order.
std::span<const std::string_view> queryNames();
std::span<const std::string_view> otherQueryNames();  ///< that may also name something else
std::span<const std::string_view> documentNames();
std::span<const std::string_view> textNames();  ///< of documents without ids
std::span<const std::string_view> hitHolders();
std::span<const std::string_view> scoreNames();
std::span<const std::string_view> gradeNames();

}  // namespace core::result_names
