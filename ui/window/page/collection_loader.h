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
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace ui {

/// Reads and scores a collection's files in another thread. One load at a time: a new one stops the
/// current one.
class CollectionLoader : public QObject {
    Q_OBJECT
public:
    struct Request {
        QStringList paths;
        /// The collection whose judgments and runs the files' runs join; none: the files are a new
        /// collection. Without files, this is all there is.
        std::shared_ptr<const core::Collection> base;
        std::vector<core::MeasureSpec> definitions;
        core::EvaluationRules rules;
        core::QueryEdits edits;
        core::CollectionChoices choices = {};
        std::string name = {};                ///< the collection's name; empty: from its files
        bool isSession = false;               ///< a session names the files
        core::MayLack mayLack = mayLackNone;  ///< what may be missing
        core::UnreadFiles unread = {};        ///< of the base
        core::FilesSeen seen = {};            ///< the base's, when it was read
        /// Of queries, instead of the base's.
        std::optional<core::QueryWeights> weights = {};
        /// The collection before a reload. The files are read once they are no longer written to,
        /// and again if they changed meanwhile; the reload is refused if that does not end. Edits
        /// are carried over. None: not a reload.
        std::shared_ptr<const core::Collection> before = {};

        static bool mayLackNone(const core::ParseError&) { return false; }
    };

    explicit CollectionLoader(QObject* parent = nullptr);
    ~CollectionLoader() override;

    void start(Request request);
    /// Stops loading; what was open stays.
    void cancel();
    bool isRunning() const { return m_isRunning; }
    /// The share of the bytes read, 0 to 1; scoring follows.
    double share() const;

signals:
    /// Emitted after a quarter of a second, and repeatedly from then on.
    void progressed();
    /// The receiver may move from it: nobody else needs it.
    void loaded(ui::LoadedCollection& loaded);
    void refused(const core::ParseError& problem);
    /// Loading has stopped, for any reason.
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
    std::vector<Worker> m_workers;  ///< the last one's result is wanted, the others are stopping
    QTimer m_ticks;
    int m_number = 0;  ///< of the latest load
    bool m_isRunning = false;
};

}  // namespace ui
