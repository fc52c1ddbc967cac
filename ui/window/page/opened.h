// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/any_session.h"
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/teaching/lessons/lesson.h"
#include "core/teaching/worksheets/worksheet_key.h"
#include "ui/classifier/sample/table_import.h"

#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace ui {

/// A table of samples, of which it is not decided yet how it is read.
struct OpenedTable {
    TableSource source;
    core::TablePreview preview;
};

/// What a set of files holds: a session, by itself or carried by a figure, a list of grades, a
/// table of samples, a lesson, a key of worksheets, or a collection's files, which are yet to be
/// read. Either all of it or a sentence that says why not.
struct Opened {
    QStringList paths;
    std::optional<core::AnySession> session;  ///< of a session file, or made from a list of grades
    std::vector<core::GradesReading> lists;   ///< of a list that can be read in several ways
    /// Where saving goes; empty for a list of grades and for what a figure carries.
    QString sessionPath;
    std::string sessionDigest;  ///< of that file's content, see DiskCopies
    std::optional<OpenedTable> table;
    std::optional<core::Lesson> lesson;
    std::vector<core::KeyedLesson> key;  ///< of worksheets; empty: it is none
    bool isCollection = false;
    bool addsOnly = false;     ///< runs and groups of queries, which join a collection
    bool isOfSamples = false;  ///< of what was refused: it belongs to the Classifier
    /// Of a workbook that holds several tables: their sheets, of which one is to be chosen.
    QStringList possibleSheets;
    std::vector<std::string> sheets;  ///< that were chosen
    QString problem;                  ///< not empty: nothing was opened
};

}  // namespace ui
