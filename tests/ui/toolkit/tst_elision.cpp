// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/classifier_samples.h"
#include "tests/ui/collection_samples.h"
#include "tests/ui/open_window.h"
#include "tests/ui/other_language.h"
#include "tests/ui/painted_texts.h"

#include "ui/classifier/classifier_workspace.h"
#include "ui/collection/collection_workspace.h"
#include "ui/toolkit/panel/elided_label.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/window/help_menu.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/ranking_page.h"

#include <QAbstractScrollArea>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QToolTip>

#include <random>

namespace tst_elision {

using namespace ranking_samples;

namespace {

const QString longBeginning = u"bert-base-multilingual-distilled-reranker-"_s;

core::SampleSession models(std::size_t count, bool haveLongNames)
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> share(0, 1);
    core::SampleSession session;
    session.name = "samples";
    for (int sample = 0; sample < 60; ++sample) {
        session.samples.labels.push_back(sample % 3 == 0 ? 1 : 0);
        session.samples.ids.push_back("P" + std::to_string(100000 + sample));
    }
    for (std::size_t model = 0; model < count; ++model) {
        core::ModelScores scores;
        scores.name = haveLongNames ? longBeginning.toStdString() + "v" + std::to_string(model + 1)
                                    : "model" + std::to_string(model + 1);
        for (const std::uint8_t label : session.samples.labels)
            scores.values.push_back(0.6 * share(random) + 0.3 * label);
        session.samples.models.push_back(scores);
    }
    return session;
}

std::shared_ptr<const core::Collection> runs(std::size_t count, bool haveLongNames)
{
    std::mt19937 random(7);
    std::string judgments;
    std::vector<std::string> texts(count);
    for (int query = 0; query < 24; ++query) {
        const std::string id = std::to_string(301 + 17 * query);
        std::vector<std::string> documents;
        for (int document = 0; document < 12; ++document) {
            documents.push_back("FBIS3-" + std::to_string(10000 + 37 * document + query));
            judgments += id + " 0 " + documents.back() + " " + std::to_string(document % 4) + "\n";
        }
        for (std::string& text : texts) {
            std::shuffle(documents.begin(), documents.end(), random);
            for (std::size_t rank = 0; rank < documents.size(); ++rank)
                text += id + " Q0 " + documents[rank] + " " + std::to_string(rank + 1) + " " +
                        std::to_string(documents.size() - rank) + " r\n";
        }
    }
    std::vector<collection_samples::RunText> named;
    for (std::size_t run = 0; run < count; ++run)
        named.push_back({(haveLongNames ? longBeginning.toStdString() : std::string("run")) +
                             std::to_string(run + 1),
                         texts[run]});
    return collection_samples::collectionOf(judgments, named);
}

core::Session longNames()
{
    core::Session session = cakes();
    int number = 0;
    for (core::RankedItem& document : session.list.ranked) {
        document.id = "test-culture-multicultural-bakery-of-the-northern-district-" +
                      std::to_string(++number);
        document.title.clear();
    }
    return session;
}

core::Session twoLists()
{
    core::Session session = cakes();
    session.other = session.list;
    std::reverse(session.other->ranked.begin(), session.other->ranked.end());
    return session;
}

core::Session nineQueries()
{
    std::mt19937 random(7);
    core::Session session = cakes();
    session.list.query = longBeginning.toStdString() + "1";
    for (int query = 2; query < 10; ++query) {
        core::QueryLists& added = session.after.emplace_back();
        added.list = session.list;
        std::shuffle(added.list.ranked.begin(), added.list.ranked.end(), random);
        added.list.query = longBeginning.toStdString() + std::to_string(query);
    }
    return session;
}

/// One window, as many pages in front as its panels have tabs.
struct Material {
    const char* name;
    std::function<QWidget*(OpenWindow&)> open;  ///< the workspace that is then in front
    bool isForLanguages = false;                ///< the texts of the others are among its
};

QWidget* classifier(OpenWindow& open, core::SampleSession session)
{
    open.window.bringToFront(open.window.classifierPage());
    open.window.classifierPage().load(std::move(session), {}, u"Open"_s);
    return &open.window.classifierPage().classifier();
}

QWidget* collection(OpenWindow& open, const std::shared_ptr<const core::Collection>& collection)
{
    open.window.bringToFront(open.window.collectionPage());
    while (open.window.collectionPage().isLoading())
        QApplication::processEvents();
    collection_samples::load(open.window.collectionPage().document(), collection);
    return &open.window.collectionPage().collection();
}

QWidget* ranking(OpenWindow& open, const core::Session& session)
{
    open.document().load(session, {}, u"Open"_s);
    return &open.workspace();
}

const std::vector<Material>& materials()
{
    static const std::vector<Material> all{
        {"ranking: the example", [](OpenWindow& open) -> QWidget* { return &open.workspace(); },
         true},
        {"ranking: long names", [](OpenWindow& open) { return ranking(open, longNames()); }},
        {"ranking: nine queries", [](OpenWindow& open) { return ranking(open, nineQueries()); },
         true},
        {"ranking: two lists", [](OpenWindow& open) { return ranking(open, twoLists()); }, true},
        {"classifier: the example",
         [](OpenWindow& open) -> QWidget* {
             open.window.bringToFront(open.window.classifierPage());
             return &open.window.classifierPage().classifier();
         },
         true},
        {"classifier: 3 models",
         [](OpenWindow& open) { return classifier(open, models(3, false)); }},
        {"classifier: 9 models",
         [](OpenWindow& open) { return classifier(open, models(9, false)); }},
        {"classifier: 9 models of long names",
         [](OpenWindow& open) { return classifier(open, models(9, true)); }, true},
        {"collection: the example",
         [](OpenWindow& open) -> QWidget* {
             open.window.bringToFront(open.window.collectionPage());
             return &open.window.collectionPage().collection();
         },
         true},
        {"collection: 3 runs", [](OpenWindow& open) { return collection(open, runs(3, false)); }},
        {"collection: 8 runs", [](OpenWindow& open) { return collection(open, runs(8, false)); }},
        {"collection: 8 runs of long names",
         [](OpenWindow& open) { return collection(open, runs(8, true)); }, true},
    };
    return all;
}

QRectF placeIn(const QWidget& widget, const QWidget& window)
{
    return QRectF(widget.mapTo(&window, QPoint(0, 0)), widget.size());
}

/// The scroll area whose content the widget is.
const QAbstractScrollArea* areaOf(const QWidget& widget)
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
    if (!area || area->viewport() != &widget)
        return nullptr;
    // A table scrolls its heading along.
    const auto* header = qobject_cast<const QHeaderView*>(area);
    return header ? qobject_cast<const QAbstractScrollArea*>(header->parentWidget()) : area;
}

bool scrolls(const QAbstractScrollArea* area, Qt::Orientation direction)
{
    if (!area)
        return false;
    const QScrollBar* bar =
        direction == Qt::Horizontal ? area->horizontalScrollBar() : area->verticalScrollBar();
    return bar->maximum() > bar->minimum();
}

/// Where a text can be seen at once or by scrolling, in pixels of the window.
QRectF reachable(const PaintedText& text, const QWidget& window)
{
    constexpr double any = 100000;
    QRectF room = text.room;
    for (const QWidget* widget = text.widget; widget != &window; widget = widget->parentWidget()) {
        QRectF place = placeIn(*widget, window);
        if (const QAbstractScrollArea* area = areaOf(*widget)) {
            if (scrolls(area, Qt::Horizontal))
                place.adjust(-any, 0, any, 0);
            if (scrolls(area, Qt::Vertical))
                place.adjust(0, -any, 0, any);
            if (widget == text.widget && room == placeIn(*widget, window))
                room = place;
        }
        room &= place;
        if (areaOf(*widget) &&
            (scrolls(areaOf(*widget), Qt::Horizontal) || scrolls(areaOf(*widget), Qt::Vertical)))
            return room;  // further out is what the scroll area itself has
    }
    return room;
}

QString pathOf(const QWidget& widget)
{
    QStringList names;
    for (const QWidget* one = &widget; one && !one->isWindow(); one = one->parentWidget())
        if (const auto* panel = qobject_cast<const ui::Panel*>(one))
            return panel->title() + u" > "_s + names.join(u' ');
        else if (names.size() < 2)
            names.prepend(one->objectName().isEmpty() || one->objectName().startsWith(u"qt_"_s)
                              ? QString::fromLatin1(one->metaObject()->className())
                              : one->objectName());
    return names.join(u' ');
}

/// Of a heading, its column, which does not widen when the table scrolls; else none.
QRectF sectionOf(const PaintedText& text, const QWidget& window)
{
    const auto* header = qobject_cast<const QHeaderView*>(text.widget->parentWidget());
    if (!header || header->orientation() != Qt::Horizontal)
        return {};
    const int section =
        header->logicalIndexAt(text.widget->mapFrom(&window, text.place.center().toPoint()));
    const QPoint start(header->sectionViewportPosition(section), 0);
    return QRectF(text.widget->mapTo(&window, start),
                  QSizeF(header->sectionSize(section), header->height()));
}

bool isCut(const PaintedText& text, const QWidget& window)
{
    if (text.widget->objectName() == u"panelTabs"_s)
        return false;  // more tabs than fit scroll
    if (const QRectF section = sectionOf(text, window);
        !section.isEmpty() && text.place.width() > section.width())
        return true;
    const QRectF room = reachable(text, window);
    const QAbstractScrollArea* area = areaOf(*text.widget);
    if (text.room.isEmpty() && (scrolls(area, Qt::Horizontal) || scrolls(area, Qt::Vertical)))
        return false;  // not a letter of it is in sight before it is scrolled to
    const double leeway = text.place.height() / 4;  // ascent and descent hold more than the letters
    const bool isNarrow =
        text.place.left() < room.left() - 2 || text.place.right() > room.right() + 2;
    const bool isLow =
        text.place.top() < room.top() - leeway || text.place.bottom() > room.bottom() + leeway;
    return (isNarrow && !scrolls(area, Qt::Horizontal)) || (isLow && !scrolls(area, Qt::Vertical));
}

/// What may be shortened, and how it then looks.
struct Allowed {
    const char* widget;  ///< its class or object name
    const char* text;
};

/// Names and ids in their middle. No two of one column may look alike, see areAlike().
constexpr const char* inTheMiddle = "^[^…]+….*[^…]$";
/// Words. At a bar the value follows.
constexpr const char* atTheEnd = "^[^…]+…( [+−]?[0-9.]+)?$";
/// Without what all names of a legend begin with.
constexpr const char* withoutBeginning = "^….+$";
/// What is being worked out.
constexpr const char* dots = "^…$";
constexpr Allowed allowed[]{
    {"ui::DocumentListView", inTheMiddle},
    {"ui::DocumentListView", atTheEnd},  // titles
    {"queries", inTheMiddle},
    {"ui::RibbonView", inTheMiddle},
    {"ui::RibbonView", atTheEnd},    // titles
    {"ui::ScoreCard", inTheMiddle},  // all are equally wide
    {"ui::RankTag", inTheMiddle},
    {"question", atTheEnd},  // the answer, whole in its tool tip and its panel
    {"fact", "^[^…]*…$"},    // a verdict on runs of long names, whole in its tool tip
    {"ui::BesideView", inTheMiddle},
    {"ui::BesideView", atTheEnd},  // titles
    {"ui::AttributionView", inTheMiddle},
    {"ui::AttributionView", atTheEnd},  // titles
    {"ui::SamplesView", inTheMiddle},
    {"ui::QueriesView", inTheMiddle},
    {"ui::QueriesView", atTheEnd},  // the words of queries
    {"ui::DifferenceView", inTheMiddle},
    {"ui::DifferenceView", atTheEnd},  // the words of queries
    {"ui::LeaderboardView", inTheMiddle},
    {"QHeaderView", inTheMiddle},  // models and runs
    {"ui::NameBox", inTheMiddle},
    {"ui::BarChartView", inTheMiddle},  // queries
    {"ui::BarChartView", withoutBeginning},
    {"ui::ScatterView", inTheMiddle},
    {"ui::DistributionView", inTheMiddle},
    {"ui::CurveView", withoutBeginning},
    {"ui::CurveView", "^[AB] 11…$"},  // two curves of two lists in little room
    {"ui::CurveView", inTheMiddle},
    {"ui::CurveView", "^bert.*…$"},  // a name alone keeps its beginning
    {"ui::ChartView", withoutBeginning},
    {"ui::ChartView", inTheMiddle},
    {"ui::ChartView", "^([AB] )?bert.*…$"},  // a name alone keeps its beginning
    // Places and runs, whole where the mouse rests.
    {"ui::OrdersView", "^([0-9.]+  )?([AB] )?….+$"},
    {"ui::OrdersView", "^([0-9.]+  )?([AB] )?bert.*…(  [0-9.]+)?$"},
    {"ui::AreasView", dots},
    {"ui::RatesView", dots},
    // Terms in the midst of a long sum: the table below has them all.
    {"ui::FormulaView", "…"},
    // The tooltip has them whole, and panels say the same.
    {"about", inTheMiddle},
    // They end so however much room there is.
    {"QToolButton", "^(Open|Open qrels|Add run)…$"},
    {"QLineEdit", "^(filter|search): .* …$"},
    {"QLineEdit", "^Search: [^…]*…$"},
    {"QPushButton", "^[^…]+…$"},
    {"QToolButton", dots},
    {"jumpTo", "^[^…]+…$"},
    {"measures", "^[^…]+…$"},  // the tooltip has it whole
    {"rules", "^[^…]+… ▾$"},   // the tooltip has it whole
    {"ui::AreasView", "^[^…]+…$"},
    {"ui::WantedView", "^[^…]+…$"},
    {"keySheet", "^[^…]+…$"},
};

/// In languages whose words are other ones.
constexpr Allowed allowedAbroad[]{
    {"QToolButton", "^[^…]+…$"},
    {"QLineEdit", "^[^…]+…+$"},      // what may be typed there: the tooltip has it whole
    {"ui::ChartView", "^⟦[^…]+…$"},  // a curve's name, half longer than any language's
};

/// What a person would name: a table rather than its viewport.
const QWidget& named(const QWidget& widget)
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
    return area && area->viewport() == &widget ? *area : widget;
}

/// Without the brackets around all texts of the language of accents.
QString wordsOf(const PaintedText& text)
{
    QString words = text.text;
    return words.remove(language_walk::PseudoLanguage::begin)
        .remove(language_walk::PseudoLanguage::end);
}

bool isAllowed(const PaintedText& text)
{
    const QWidget& widget = named(*text.widget);
    const auto allows = [&](const Allowed& one) {
        const QRegularExpression shortened(QString::fromUtf8(one.text));
        return (widget.objectName() == QString::fromUtf8(one.widget) ||
                widget.inherits(one.widget)) &&
               (shortened.match(text.text).hasMatch() || shortened.match(wordsOf(text)).hasMatch());
    };
    return std::ranges::any_of(allowed, allows) ||
           (language_walk::OtherLanguage::isSpoken && std::ranges::any_of(allowedAbroad, allows));
}

/// Whether a name is cut although its column, or the table beyond its last column, is empty beside
/// it.
bool hasRoomBeside(const PaintedText& text, const QWidget& window)
{
    const auto* table = qobject_cast<const QTableView*>(&named(*text.widget));
    if (!table || text.text.size() < 2 || !text.text.contains(u'…'))
        return false;
    constexpr double letters = 6;  // fewer are margins, or letters that would not fit
    const double room = letters * text.place.width() / static_cast<double>(text.text.size());
    if (table->viewport()->width() - table->horizontalHeader()->length() > room)
        return true;
    const QModelIndex cell =
        table->indexAt(text.widget->mapFrom(&window, text.place.center().toPoint()));
    return cell.isValid() && table->columnWidth(cell.column()) - text.place.width() > room;
}

/// A chart keeps a picture, and what is lit is painted once more on top of it.
bool isSame(const PaintedText& a, const PaintedText& b)
{
    return a.widget == b.widget && a.text == b.text &&
           (a.place.center() - b.place.center()).manhattanLength() < a.place.height() / 2;
}

/// Of shortened texts: two names of one column, or two headings, that are cut to the same text.
bool areAlike(const PaintedText& a, const PaintedText& b)
{
    const bool areBelow = std::abs(a.place.left() - b.place.left()) < 2 &&
                          std::abs(a.place.top() - b.place.top()) > 2;
    const bool areBeside = qobject_cast<const QHeaderView*>(&named(*a.widget)) && !isSame(a, b);
    return a.widget == b.widget && a.text == b.text && wordsOf(a).size() > 1 &&
           (areBelow || areBeside);
}

/// The letters of a text that can be seen.
QRectF inkOf(const PaintedText& text)
{
    const double rim = text.place.height() / 5;
    return text.place.adjusted(1, rim, -1, -rim) & text.shown;
}

bool overprint(const QRectF& oneInk, const QRectF& otherInk)
{
    const QRectF both = oneInk & otherInk;
    return both.width() > 2 && both.height() > 2;
}

QString textOf(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->text();
    const auto* button = qobject_cast<const QToolButton*>(&widget);
    return button && button->icon().isNull() ? button->text() : QString();
}

/// Headers may leave to their tooltip what has no room, of titles what the pressed tab says, too.
bool isLeftToTheTip(QWidget& widget)
{
    if (!qobject_cast<const ui::ElidedLabel*>(&widget))
        return false;
    QHelpEvent rests(QEvent::ToolTip, QPoint(1, 1), widget.mapToGlobal(QPoint(1, 1)));
    QApplication::sendEvent(&widget, &rests);
    QToolTip::hideText();
    return widget.toolTip().section(u'\n', 0, 0) == textOf(widget).section(QChar(0x9c), 0, 0);
}

/// What a person would find wrong with the texts of a window as it stands.
QStringList faultsOf(QWidget& window)
{
    const std::vector<PaintedText> texts = PaintedTexts::of(window);
    std::vector<QRectF> inks;
    std::ranges::transform(texts, std::back_inserter(inks), inkOf);
    QStringList faults;
    QSet<const QWidget*> painted;
    const auto add = [&](const QString& fault, const PaintedText& text, const QString& more = {}) {
        faults << u"%1: ‘%2’%3 in %4"_s.arg(fault, text.text, more, pathOf(*text.widget));
    };
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const PaintedText& text = texts[i];
        painted.insert(text.widget);
        const auto isWhole = [&](const PaintedText& other) {
            return isSame(text, other) && !isCut(other, window);
        };
        // What is being worked out, or asks for more, is whole with its dots.
        const bool isState = text.text.contains(u"calculating"_s) ||
                             text.text.endsWith(u"正在计算…"_s) ||
                             text.text.endsWith(u'…' + QString(language_walk::PseudoLanguage::end));
        const bool isShortened = text.text.contains(u'…') && !isState;
        if (isShortened && !isAllowed(text))
            add(u"shortened"_s, text);
        else if (!isState && hasRoomBeside(text, window))
            add(u"shortened beside empty room"_s, text);
        if (isCut(text, window) && std::ranges::none_of(texts, isWhole))
            add(u"cut off"_s, text);
        for (std::size_t other = i + 1; other < texts.size(); ++other) {
            if (overprint(inks[i], inks[other]) && !isSame(text, texts[other]))
                add(u"overprinted"_s, text, u" and ‘%1’"_s.arg(texts[other].text));
            if (isShortened && areAlike(text, texts[other]))
                add(u"two look alike"_s, text);
        }
    }
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (widget->window() == &window && !textOf(*widget).isEmpty() &&
            !widget->visibleRegion().isEmpty() && !painted.contains(widget) &&
            !isLeftToTheTip(*widget))
            faults << u"not shown: ‘%1’ in %2"_s.arg(textOf(*widget), pathOf(*widget));
    return faults;
}

/// How a window is looked at.
struct Look {
    double zoom;
    QSize size;
};

/// The faults of every tab of the material, each with the looks that have it.
QString faultsIn(const Material& material, const std::vector<Look>& looks)
{
    OpenWindow open;
    QWidget& workspace = *material.open(open);
    open.workspace().complete();
    while (open.window.collectionPage().isLoading() ||
           open.window.collectionPage().document().isBusy())
        QApplication::processEvents();
    const QList<ui::PanelGroup*> groups = workspace.findChildren<ui::PanelGroup*>();
    const auto tabs = [&groups] {
        int most = 1;
        for (const ui::PanelGroup* group : groups)
            most = std::max(most, group->count());
        return most;
    };
    QMap<QString, QStringList> places;  // by fault
    for (const auto& [zoom, size] : looks) {
        open.window.setZoom(zoom);
        open.window.resize(size);
        OpenWindow::settle();
        if (open.window.size() != size)
            places[u"the window is wider than its screen"_s] << QString::number(size.width());
        for (int tab = 0; tab < tabs(); ++tab) {
            for (ui::PanelGroup* group : groups)
                if (group->count() > 0)
                    group->setCurrentIndex(std::min(tab, group->count() - 1));
            OpenWindow::settle();
            for (const QString& fault : faultsOf(open.window))
                places[fault]
                    << u"%1x%2 at zoom %3"_s.arg(size.width()).arg(size.height()).arg(zoom);
        }
    }
    QStringList faults;
    for (auto fault = places.begin(); fault != places.end(); ++fault) {
        fault->removeDuplicates();
        faults << u"%1 (%2)"_s.arg(fault.key(), fault->join(u", "_s));
    }
    return faults.join(u'\n');
}

}  // namespace

class TestElision : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void everyTextIsWhole_data();
    void everyTextIsWhole();
    void everyTextIsWholeInOtherLanguages_data();
    void everyTextIsWholeInOtherLanguages();
    void dialogsAreWhole_data();
    void dialogsAreWhole();
};

void TestElision::everyTextIsWhole_data()
{
    QTest::addColumn<int>("material");
    QTest::addColumn<int>("pixels");  // of the type
    for (const int pixels : {13, 15})
        for (std::size_t i = 0; i < materials().size(); ++i)
            QTest::addRow("%s%s", materials()[i].name, pixels > 13 ? " in larger type" : "")
                << static_cast<int>(i) << pixels;
}

void TestElision::everyTextIsWhole()
{
    QFETCH(const int, material);
    QFETCH(const int, pixels);
    adoptLook();
    QFont type = QApplication::font();
    type.setPixelSize(pixels);
    QApplication::setFont(type);
    // Every size and every zoom, of their pairs the usual and the narrowest.
    const QString faults =
        faultsIn(materials()[static_cast<std::size_t>(material)], {{1.0, {1024, 640}},
                                                                   {1.0, {1366, 768}},
                                                                   {1.0, {1440, 900}},
                                                                   {1.0, {1920, 1080}},
                                                                   {1.5, {1024, 640}},
                                                                   {1.5, {1440, 900}},
                                                                   {2.0, {1366, 768}},
                                                                   {2.0, {1920, 1080}}});
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
}

void TestElision::everyTextIsWholeInOtherLanguages_data()
{
    QTest::addColumn<int>("material");
    QTest::addColumn<QString>("language");
    for (const QString& language : {language_walk::accents, language_walk::chinese})
        for (std::size_t i = 0; i < materials().size(); ++i)
            if (materials()[i].isForLanguages)
                QTest::addRow("%s in %s", materials()[i].name, qPrintable(language))
                    << static_cast<int>(i) << language;
}

void TestElision::everyTextIsWholeInOtherLanguages()
{
    QFETCH(const int, material);
    QFETCH(const QString, language);
    adoptLook();
    const language_walk::OtherLanguage spoken(language);
    const QString faults = faultsIn(materials()[static_cast<std::size_t>(material)],
                                    {{1.0, {1024, 640}}, {1.0, {1366, 768}}});
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
}

void TestElision::dialogsAreWhole_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("in English") << language_walk::english;
    QTest::newRow("in accents") << language_walk::accents;
    QTest::newRow("in Chinese") << language_walk::chinese;
}

/// On a small screen.
void TestElision::dialogsAreWhole()
{
    QFETCH(const QString, language);
    adoptLook();
    const language_walk::OtherLanguage spoken(language);
    OpenWindow open({1024, 640});
    // Boxes of the export do not wrap: words half as long again would need a wider screen.
    const QSize screen(language == language_walk::accents ? 1100 : 1024, 640);
    QStringList faults;
    for (const QString& caption :
         {ui::HelpMenu::tr("&Keyboard shortcuts"), ui::HelpMenu::tr("Choose a &measure"),
          ui::HelpMenu::tr("&List of measures…"),
          ui::HelpMenu::tr("&Verify against reference programs…"),
          ui::MainWindow::tr("E&xamples and lessons…"), ui::MainWindow::tr("Export &chart…"),
          ui::MainWindow::tr("Repor&t…"), ui::MainWindow::tr("&Worksheet…"),
          ui::RankingPage::tr("Find contrasting lists…")}) {
        const QList<QAction*> actions = open.window.findChildren<QAction*>();
        const auto action = std::ranges::find(actions, caption, &QAction::text);
        QVERIFY2(action != actions.end(), qPrintable(caption));
        (*action)->trigger();
        OpenWindow::settle();
        QWidget* dialog = QApplication::activeWindow();
        QVERIFY2(dialog && dialog != &open.window, qPrintable(caption));
        for (const QString& fault : faultsOf(*dialog))
            faults << u"%1: %2"_s.arg(dialog->windowTitle(), fault);
        if (dialog->size().boundedTo(screen) != dialog->size())
            faults << u"%1 is larger than the screen: %2 × %3"_s.arg(dialog->windowTitle())
                          .arg(dialog->width())
                          .arg(dialog->height());
        dialog->close();
        OpenWindow::settle();
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

QTEST_MAIN(TestElision)

}  // namespace tst_elision

#include "tst_elision.moc"
