// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson_file.h"

#include <string>

/// The file of a lesson with that data and one step, which asks one guess, `g`: `words` end the
/// first line of its fence, `lines` stand below it.
inline std::string smallLessonText(const std::string& data, const std::string& words,
                                   const std::string& lines = {}, const std::string& id = "one")
{
    return "---\nid: " + id +
           "\nformat: 1\ntitle: {en: \"One\"}\nquestion: {en: \"Which?\"}\nsource: me\n---\n" +
           data + "::: en\n## A step\n\nText.\n\n```rankscope guess id=g " + words + "\n" + lines +
           "```\n:::\n";
}

/// An empty lesson where that is none.
inline core::Lesson smallLesson(const std::string& data, const std::string& words,
                                const std::string& lines = {}, const std::string& id = "one")
{
    const auto lesson = core::parseLesson(smallLessonText(data, words, lines, id), id + ".md");
    return lesson ? *lesson : core::Lesson();
}
