// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

/// What retrievers, search engines and evaluators call the parts of a query's results. All names
/// are folded as headings are.
namespace core::result_names {

/// What a list of results must hold to be one.
enum class ListName : std::uint8_t {
    None,
    Scored,  ///< a common word: objects with an id and a score or grade
    Hits,    ///< objects with an id
    Ids,     ///< the same, or plain ids
};

/// @param holder the name of the object around it
ListName resultsName(std::string_view folded, std::string_view holder = {});
/// Whether it says which documents are relevant: one where it ends in "id", else a list.
bool isRelevantName(std::string_view folded);
/// Whether the list holds ids, not texts.
bool endsInIds(std::string_view folded);
/// Objects around the fields of a query or its results.
bool isHolder(std::string_view folded);

/// Each in the order in which they are looked for.
std::span<const std::string_view> queryNames();
std::span<const std::string_view> otherQueryNames();  ///< that may name something else as well
std::span<const std::string_view> documentNames();
std::span<const std::string_view> textNames();  ///< of documents that have no id
std::span<const std::string_view> hitHolders();
std::span<const std::string_view> scoreNames();
std::span<const std::string_view> gradeNames();

}  // namespace core::result_names
