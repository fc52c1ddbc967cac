// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QWidget;

namespace ui {

class ClassifierPage;
class CollectionPage;
class LessonPage;
class RankingPage;
class WorkspacePage;

/// The workspaces of a window, and the connections that show one's content in another.
struct Pages {
    /// @param window, place see RankingPage
    Pages(QWidget& window, QWidget& place);
    ~Pages();
    Pages(const Pages&) = delete;
    Pages& operator=(const Pages&) = delete;

    RankingPage& ranking;
    ClassifierPage& classifier;
    CollectionPage& collection;
    LessonPage& lessons;
    std::vector<WorkspacePage*> all;  ///< in the order of the rail; the first one is shown first
};

}  // namespace ui
