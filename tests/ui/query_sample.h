// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection_evaluation.h"
#include "tests/ui/adopted_look.h"
#include "ui/collection/document/collection_document.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/toolkit/theme/window_style.h"

#include <QApplication>
#include <QTest>
#include <QVBoxLayout>
#include <QWidget>

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// A collection of a few queries whose figures can be worked out by hand.
namespace query_sample {

/// Query 373 as design has it; D41 and D77 of A and D90 of B are not judged.
inline const std::string qrels = "373 0 D07 3\n373 0 D12 3\n373 0 D63 2\n373 0 D02 2\n"
                                 "373 0 D88 1\n373 0 D25 1\n373 0 D31 0\n373 0 D54 0\n"
                                 "373 0 D19 0\n"
                                 "400 0 D01 1\n"
                                 "500 0 D01 0\n";

/// A run's lines from documents in rank order.
inline std::string lines(const std::string& query, const std::vector<std::string>& documents)
{
    std::string text;
    double score = 1e6;
    for (const std::string& document : documents)
        text += query + " Q0 " + document + " 1 " + std::to_string(score--) + " run\n";
    return text;
}

inline std::string runA()
{
    return lines("373", {"D31", "D07", "D88", "D12", "D54", "D19", "D63", "D41", "D25", "D77"}) +
           lines("400", {"D01", "D02"}) + lines("500", {"D01"});
}

inline std::string runB()
{
    return lines("373", {"D07", "D12", "D31", "D63", "D02", "D88", "D25", "D90", "D54", "D19"}) +
           lines("500", {"D02", "D01"});
}

class Texts : public core::TextsById {
public:
    explicit Texts(std::map<std::string, core::ItemText, std::less<>> texts)
        : m_texts(std::move(texts))
    {}
    std::size_t size() const override { return m_texts.size(); }
    std::optional<core::ItemText> find(std::string_view id) const override
    {
        const auto found = m_texts.find(id);
        return found == m_texts.end() ? std::nullopt : std::optional(found->second);
    }

private:
    std::map<std::string, core::ItemText, std::less<>> m_texts;
};

inline core::Collection collection(const std::string& judgments,
                                   const std::vector<std::pair<std::string, std::string>>& runs)
{
    core::Collection made;
    made.name = "sample";
    made.qrels = *core::parseQrels(judgments, "qrels");
    for (const auto& [name, text] : runs)
        made.runs.push_back({name, name + ".run", *core::parseRun(text, name)});
    return made;
}

inline core::Collection twoRuns()
{
    return collection(qrels, {{"bm25", runA()}, {"reranked", runB()}});
}

inline void load(ui::CollectionDocument& document, core::Collection collection,
                 const std::vector<std::string>& measures = {"nDCG@10", "AP", "P@5"})
{
    std::vector<core::MeasureSpec> definitions;
    for (const std::string& measure : measures)
        definitions.push_back(*core::parseMeasureSpec(measure));
    document.setMeasures(definitions);
    auto shared = std::make_shared<const core::Collection>(std::move(collection));
    core::CollectionEvaluation evaluation =
        core::evaluateCollection(*shared, {}, document.evaluation().definitions);
    document.load({shared, std::move(evaluation)}, {}, QStringLiteral("Open"));
}

/// A shown window with one panel, and what a person does in it.
template <class Panel>
class PanelWindow {
public:
    explicit PanelWindow(core::Collection collection, QSize size = {620, 380},
                         const std::vector<std::string>& measures = {"nDCG@10", "AP", "P@5"})
        : panel(new Panel(document))
    {
        load(document, std::move(collection), measures);
        window.setObjectName(QStringLiteral("page"));
        window.setStyleSheet(ui::windowStyle(ui::Theme::of(window)));
        auto* column = new QVBoxLayout(&window);
        column->addWidget(panel);
        window.resize(size);
        window.show();
        window.activateWindow();
        isShown = QTest::qWaitForWindowActive(&window);
        settle();
    }

    static void settle()
    {
        for (int round = 0; round < 12; ++round)
            QApplication::processEvents();
    }
    std::size_t query(const char* id) { return *document.evaluation().find(id); }
    void choose(const char* id)
    {
        document.chooseQuery(query(id));
        settle();
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window.windowHandle(), static_cast<Qt::Key>(key), modifiers);
    }
    QPoint inWindow(const QWidget& widget, QPoint place) { return widget.mapTo(&window, place); }
    void point(QPoint at) { QTest::mouseMove(window.windowHandle(), at); }
    void click(QPoint at) { QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, at); }
    void click(QWidget& widget) { click(inWindow(widget, widget.rect().center())); }

    ui::CollectionDocument document;
    QWidget window;
    Panel* panel;
    bool isShown = false;
};

}  // namespace query_sample
