// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/any_session.h"
#include "core/documents/sessions/session_archive.h"
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/teaching/lessons/lesson.h"
#include "core/teaching/worksheets/worksheet_key.h"
#include "ui/classifier/sample/table_import.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// A table of samples whose import options are not decided yet.
struct OpenedTable {
    TableSource source;
    core::TablePreview preview;
};

/// The content of a set of files: a session (its own file or inside a figure), a list of grades, a
/// table of samples, a lesson, a key of worksheets, or a collection's files still to be read.
/// Otherwise a sentence that says why nothing was opened.
struct Opened {
    QStringList paths;
    std::optional<core::AnySession> session;  ///< from a session file or a list of grades
    std::vector<core::GradesReading> lists;   ///< the meanings of an ambiguous list
    /// Where to save; empty for a list of grades and for a session inside a figure.
    QString sessionPath;
    std::string sessionDigest;  ///< of that file's content, see DiskCopies
    /// Where the files of an archive are while the session is open; null for other files.
    std::shared_ptr<const core::UnpackedSession> unpacked;
    std::optional<OpenedTable> table;
    std::optional<core::Lesson> lesson;
    std::vector<core::KeyedLesson> key;  ///< of worksheets; empty: not a key
    bool isCollection = false;
    bool addsOnly = false;        ///< runs, groups and subtopics, which are added to a collection
    bool holdsSubtopics = false;  ///< these are added only to files
    bool isOfSamples = false;     ///< a refused file that belongs to the Classifier
    /// The sheets of a workbook with several tables, to choose from.
    QStringList possibleSheets;
    std::vector<std::string> sheets;  ///< the chosen ones
    QString problem;                  ///< not empty: nothing was opened
};

}  // namespace ui
