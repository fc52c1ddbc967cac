// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"
#include "core/collections/collection/query_edit.h"
#include "core/collections/import/present_files.h"
#include "core/foundation/file/loading.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "ui/collection/document/collection_document.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace ui {

/// Reads a collection's files and scores them beside the window's own work. One load at a time: a
/// new one stops the one under way.
class CollectionLoader : public QObject {
    Q_OBJECT
public:
    struct Request {
        QStringList paths;
        /// Whose judgments and runs the files' runs join; none: the files are a collection. Without
        /// files it is all there is.
        std::shared_ptr<const core::Collection> base;
        std::vector<core::MeasureSpec> definitions;
        core::EvaluationRules rules;
        core::QueryEdits edits;
        core::CollectionChoices choices = {};
        std::string name = {};   ///< what the collection is called; empty: by its files
        bool isSession = false;  ///< that names the files
        core::MayLack mayLack = mayLackNone;  ///< what it opens without
        core::UnreadFiles unread = {};        ///< of the base
        core::FilesSeen seen = {};            ///< of the base, when it was read
        /// What the files were before; they are read when they stand still, and again when they
        /// changed meanwhile, which is refused where it does not end; the edits are carried over.
        /// None: they are not read anew.
        std::shared_ptr<const core::Collection> before = {};

        static bool mayLackNone(const core::ParseError&) { return false; }
    };

    explicit CollectionLoader(QObject* parent = nullptr);
    ~CollectionLoader() override;

    void start(Request request);
    /// What was open stays as it was.
    void cancel();
    bool isRunning() const { return m_isRunning; }
    /// 0 to 1, of the bytes to be read; scoring follows.
    double share() const;

signals:
    /// After a quarter of a second, and every now and then from there on.
    void progressed();
    /// Whoever is told may take it: nobody else needs it.
    void loaded(ui::LoadedCollection& loaded);
    void refused(const core::ParseError& problem);
    /// Nothing is loaded any more, whatever came of it.
    void ended();

private:
    struct Outcome;

    struct Worker {
        int number = 0;  ///< of its load
        std::jthread thread;
    };

    void take(int number, const std::shared_ptr<Outcome>& outcome);
    void stop();

    std::shared_ptr<core::Loading> m_loading;
    std::vector<Worker> m_workers;  ///< the last one's is wanted; the others are about to stop
    QTimer m_ticks;
    int m_number = 0;  ///< of the last load
    bool m_isRunning = false;
};

}  // namespace ui
