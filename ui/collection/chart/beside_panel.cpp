#include "ui/collection/chart/beside_panel.h"

#include "ui/collection/chart/beside_data.h"
#include "ui/collection/chart/beside_view.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/document/query_pair.h"
#include "ui/panel/elided_label.h"
#include "ui/panel/refresh_when_shown.h"
#include "ui/panel/view_switches.h"
#include "ui/theme/theme.h"
#include "ui/words/caption_text.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolButton>
#include <QToolTip>

#include <array>
#include <utility>

namespace ui {

namespace {

constexpr std::size_t manyDocuments = 10'000;  ///< more are looked up beside the window's work
constexpr qsizetype longestText = 20'000;      ///< characters of a document's text
constexpr qsizetype longestTip = 400;
constexpr std::array<int, 5> depthChoices{10, 20, 50, 100, 0};  ///< 0: all ranks
constexpr int defaultDepth = 1;
constexpr double textHeight = 62;
constexpr double lowHeight = 290;  ///< tips alone say what documents say in a lower panel
constexpr int overlapDigits = 2;

}  // namespace

BesidePanel::BesidePanel(CollectionDocument& document, QWidget* parent)
    : Panel(tr("A beside B"), parent)
    , m_document(document)
    , m_queryText(new ElidedLabel(this))
    , m_grades(new QButtonGroup(this))
    , m_depth(new QComboBox(this))
    , m_judged(new ElidedLabel(this))
    , m_figures(new ElidedLabel(this))
    , m_view(new BesideView(this))
    , m_text(new QTextEdit(this))
    , m_work(this)
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
{
    m_work.setMuch(manyDocuments);
    m_queryText->setObjectName(QStringLiteral("about"));
    m_queryText->setAccessibleName(tr("Text of the query"));
    m_queryText->setElision(Qt::ElideMiddle);
    m_queryText->hide();
    m_view->setAccessibleName(title());
    m_view->setAbout([this](const core::Document& shown) {
        const QString text = textOf(shown.id);
        return text.size() > longestTip ? text.left(longestTip) + QChar(0x2026) : text;
    });
    m_text->setObjectName(QStringLiteral("documentText"));
    m_text->setAccessibleName(tr("Text of the document"));
    m_text->setPlaceholderText(tr("Point at a document to read its text."));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->hide();
    addWidget(m_queryText);
    addWidget(makeBar());
    addWidget(m_view, 1);
    addWidget(m_text);
    adoptShown();
    adoptMetrics();
    connectDocument();
}

QWidget* BesidePanel::makeBar()
{
    auto* bar = new QWidget(this);
    bar->setObjectName(QStringLiteral("besideBar"));
    auto* segments = new QWidget(bar);
    auto* joined = new QHBoxLayout(segments);
    joined->setContentsMargins(0, 0, 0, 0);
    joined->setSpacing(0);
    const auto add = [&](GradesShown shown, const QString& text, const QString& about) {
        auto* button = new QToolButton(segments);
        button->setObjectName(QStringLiteral("segment"));
        button->setText(text);
        button->setToolTip(about);
        button->setAccessibleName(about);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        m_grades->addButton(button, static_cast<int>(shown));
        joined->addWidget(button);
    };
    add(GradesShown::All, tr("All"), tr("Show all documents"));
    add(GradesShown::Judged, tr("Judged"), tr("Show only judged documents"));
    add(GradesShown::Unjudged, tr("Unjudged"), tr("Show only unjudged documents"));
    m_grades->button(static_cast<int>(GradesShown::All))->setChecked(true);
    for (QAbstractButton* button : m_grades->buttons())
        keepSwitch(*button, QStringLiteral("grades %1").arg(m_grades->id(button)));
    for (const int depth : depthChoices)
        m_depth->addItem(depth == 0 ? tr("all ranks") : tr("top %1").arg(depth), depth);
    m_depth->setCurrentIndex(defaultDepth);
    keepSwitch(*m_depth, QStringLiteral("depth"));
    m_depth->setAccessibleName(tr("How many ranks are shown"));
    m_depth->setToolTip(m_depth->accessibleName());
    m_judged->setAccessibleName(tr("How much of the lists is judged"));
    m_figures->setAccessibleName(tr("What the lists have in common"));
    for (ElidedLabel* label : {m_judged, m_figures}) {
        label->setObjectName(QStringLiteral("caption"));
        label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        label->setLack(ElidedLabel::Lack::Hidden);
    }
    addHeaderWidget(m_figures, 1);
    auto* row = new QHBoxLayout(bar);
    row->addWidget(segments);
    row->addWidget(m_depth);
    row->addWidget(m_judged, 1);
    connect(m_grades, &QButtonGroup::idClicked, this, &BesidePanel::adoptShown);
    connect(m_depth, &QComboBox::currentIndexChanged, this, &BesidePanel::adoptShown);
    return bar;
}

void BesidePanel::connectDocument()
{
    connect(m_view, &BesideView::documentPointed, &m_document,
            &CollectionDocument::pointAtDocument);
    connect(m_view, &BesideView::documentChosen, &m_document, &CollectionDocument::chooseDocument);
    connect(m_view, &BesideView::judgmentWanted, this, [this](const QString& id, core::Grade to) {
        if (const auto query = m_document.currentQuery())
            m_document.judge(*query, id, to);
    });
    connect(m_view, &BesideView::openWanted, this, [this](Side side) {
        if (const auto query = m_document.currentQuery())
            emit openWanted(*query, side == Side::A ? m_document.runA() : m_document.runB());
    });
    connect(m_view, &BesideView::allJudged, this, [this] {
        const QPoint place(m_view->width() / 3, m_view->height() / 2);
        QToolTip::showText(m_view->mapToGlobal(place),
                           m_lists && m_lists->cutoff
                               ? tr("Every document within the cutoff is judged.")
                               : tr("Every document shown is judged."),
                           m_view);
    });
    connect(&m_document, &CollectionDocument::currentQueryChanged, m_refresh,
            &RefreshWhenShown::request);
    connect(&m_document, &CollectionDocument::changed, this, [this](CollectionDocument::Part part) {
        if (part != CollectionDocument::Part::Statistics)
            m_refresh->request();
    });
    connect(&m_document, &CollectionDocument::currentDocumentChanged, this,
            [this](const QString& id) {
                m_view->setCurrentDocument(id);
                showText();
            });
}

void BesidePanel::setFormat(const NumberFormat& format)
{
    m_format = format;
    m_view->setLocale(format.locale);
    showFigures();
}

void BesidePanel::adoptShown()
{
    const int depth = m_depth->currentData().toInt();
    m_view->setShown(GradesShown(m_grades->checkedId()),
                     depth == 0 ? std::nullopt : std::optional(static_cast<std::size_t>(depth)));
    showHeads();
}

void BesidePanel::adoptMetrics()
{
    const Theme theme = Theme::of(*this);
    m_queryText->setContentsMargins(theme.px(10), theme.px(3), theme.px(10), 0);
    m_text->setFixedHeight(theme.px(textHeight));
    m_text->document()->setDocumentMargin(theme.px(6));
    if (auto* bar = findChild<QWidget*>(QStringLiteral("besideBar"))) {
        bar->layout()->setContentsMargins(theme.px(8), theme.px(4), theme.px(10), theme.px(4));
        bar->layout()->setSpacing(theme.px(8));
    }
}

void BesidePanel::changeEvent(QEvent* event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        adoptMetrics();
}

void BesidePanel::resizeEvent(QResizeEvent* event)
{
    Panel::resizeEvent(event);
    showQueryText();
    showText();
}

void BesidePanel::refresh()
{
    const auto query = m_document.currentQuery();
    if (!query || !m_document.hasRuns()) {
        m_work.stop();
        m_query.clear();
        take(nullptr);
        return;
    }
    const QueryPair pair = queryPair(m_document, *query);
    const bool isOther = pair.query != m_query;
    m_query = pair.query;
    m_work.start(pair.amount(), [this, pair](const std::stop_token& stop) -> SideWork::Result {
        auto lists = std::make_shared<const ListsBeside>(listsBeside(pair, stop));
        if (stop.stop_requested())
            return {};
        return [this, lists = std::move(lists)] { take(lists); };
    });
    if (m_work.isRunning() && isOther)
        take(nullptr);
}

void BesidePanel::take(std::shared_ptr<const ListsBeside> lists)
{
    m_lists = std::move(lists);
    m_view->setCurrentDocument(m_document.currentDocument());
    m_view->setLists(m_lists);
    showHeads();
    showFigures();
    showText();
}

void BesidePanel::showHeads()
{
    const auto query = m_document.currentQuery();
    showQueryText();
    const QString runA = m_document.runName(m_document.runA());
    const QString runB = m_document.runName(m_document.runB());
    const bool hasTwo = m_document.hasTwoRuns();
    if (!query)
        setTitle(hasTwo ? tr("A beside B") : tr("List"));
    else if (hasTwo)
        setTitle(tr("Query %1: A beside B").arg(m_document.queryId(*query)));
    else
        setTitle(tr("Query %1: %2").arg(m_document.queryId(*query), runA));
    m_view->setAccessibleName(title());
    //: The heading of a list: which of the two runs it is, and the run's name
    m_view->setHeads(hasTwo ? tr("A  %1").arg(runA) : runA, tr("B  %1").arg(runB));
    if (!query)
        m_view->setEmptyText(tr("Choose a query to see its lists side by side."));
    else if (m_work.isRunning())
        m_view->setEmptyText(tr("The lists of this query are being read."));
    else if (m_lists && !m_lists->documents.empty())
        m_view->setEmptyText(m_grades->checkedId() == static_cast<int>(GradesShown::Judged)
                                 ? tr("None of these documents is judged.")
                                 : tr("All of these documents are judged."));
    else
        m_view->setEmptyText(hasTwo ? tr("Neither run answers this query.")
                                    : tr("The run does not answer this query."));
}

/// The table of queries has it too; a low panel needs its room for the lists.
void BesidePanel::showQueryText()
{
    const auto query = m_document.currentQuery();
    const QString text = query ? m_document.queryText(*query) : QString();
    m_queryText->setText(text.simplified());
    m_queryText->setAccessibleDescription(m_queryText->whole());
    m_queryText->setVisible(!text.isEmpty() && height() >= Theme::of(*this).px(lowHeight));
}

void BesidePanel::showFigures()
{
    m_view->setSummary(summary());
    m_judged->setText(m_lists ? judgedText() : QString());
    m_figures->setText(m_lists && m_lists->hasB ? overlapText() : QString());
    // A screen reader hears every number, however narrow the panel is.
    for (ElidedLabel* label : {m_judged, m_figures})
        label->setAccessibleDescription(label->whole());
    m_figures->setTip(m_lists && m_lists->hasB ? overlapTip() : QString());
}

QString BesidePanel::atCutoff() const
{
    return m_lists->cutoff ? QStringLiteral("@%1").arg(*m_lists->cutoff) : QString();
}

QString BesidePanel::judgedText() const
{
    const QString a = valueText(m_lists->judgedA, m_format);
    //: %1 is the cutoff: "@10", or nothing
    if (!m_lists->hasB)
        //: %1 is the cutoff: "@10", or nothing
        return tr("judged%1: %2").arg(atCutoff(), a);
    const QString b = valueText(m_lists->judgedB, m_format);
    // A shorter one follows for a narrow panel: no number is cut.
    return tr("judged%1: A %2, B %3").arg(atCutoff(), a, b) + QChar(0x9c) +
           tr("judged: %1, %2").arg(a, b);
}

QString BesidePanel::overlapText() const
{
    const auto share = [this](const std::optional<double>& number) {
        return number ? decimalText(*number, overlapDigits, m_format.locale)
                      : QString(QChar(0x2013));
    };
    const QString ranked = tr("RBO %1").arg(share(m_lists->rankBiased.extrapolated));
    //: %1 is the cutoff: "@10", or nothing
    const QString overlap = tr("overlap%1 %2").arg(atCutoff(), share(m_lists->overlap.overlap()));
    //: %1 is the cutoff: "@10", or nothing
    const QString jaccard = tr("Jaccard%1 %2").arg(atCutoff(), share(m_lists->overlap.jaccard()));
    // Shorter ones follow for a narrow panel: no number is cut.
    const QString dot = QStringLiteral(" · ");
    return QStringList{overlap + dot + jaccard + dot + ranked, overlap + dot + ranked, overlap}
        .join(QChar(0x9c));
}

QString BesidePanel::overlapTip() const
{
    const core::ListOverlap& overlap = m_lists->overlap;
    const core::RankBiasedOverlap& ranked = m_lists->rankBiased;
    const auto count = [](std::size_t number) { return QString::number(number); };
    const auto value = [this](double number) { return valueText(number, m_format); };
    const QString both =
        m_lists->cutoff
            ? tr("Documents up to rank %1 in both lists: %2, only in A: %3, only in B: %4.")
                  .arg(count(*m_lists->cutoff), count(overlap.both), count(overlap.onlyA),
                       count(overlap.onlyB))
            : tr("Documents in both lists: %1, only in A: %2, only in B: %3.")
                  .arg(count(overlap.both), count(overlap.onlyA), count(overlap.onlyB));
    return tr("%1 RBO, rank-biased overlap with p = %2, is of the whole lists: %3 if they go on "
              "as they end, from %4 to %5 whatever follows.")
        .arg(both, plainText(ListsBeside::persistence, m_format.locale), value(ranked.extrapolated),
             value(ranked.min), value(ranked.min + ranked.residual));
}

QString BesidePanel::summary() const
{
    if (!m_lists)
        return {};
    const QString lengthA = QString::number(m_lists->a.ranked.size());
    if (!m_lists->hasB)
        return tr("%1. Documents: %2.").arg(title(), lengthA);
    return tr("%1. Documents: %2 and %3.")
        .arg(title(), lengthA, QString::number(m_lists->b.ranked.size()));
}

QString BesidePanel::textOf(const std::string& id) const
{
    const auto& texts = m_document.collection().documentTexts;
    const auto found = texts ? texts->find(id) : std::nullopt;
    return found ? QString::fromStdString(found->text) : QString();
}

void BesidePanel::showText()
{
    const bool hasTexts = m_document.collection().documentTexts && m_lists &&
                          height() >= Theme::of(*this).px(lowHeight);
    m_text->setVisible(hasTexts);
    if (!hasTexts)
        return;
    const auto lit = m_view->litDocument();
    if (!lit) {
        m_text->clear();
        return;
    }
    const core::Document& document = m_lists->document(*lit);
    const QString text = textOf(document.id).left(longestText);
    const QString name = QString::fromStdString(document.name());
    m_text->setPlainText(text.isEmpty() ? tr("%1 has no text.").arg(name)
                                        : QStringLiteral("%1\n%2").arg(name, text));
}

void BesidePanel::bringUpToDate()
{
    m_refresh->refreshNow();
}

PaperFigure BesidePanel::paperFigure() const
{
    if (!m_lists || m_view->rows().count() == 0)
        return noFigure(m_view->emptyText());
    const BesidePicture shown = m_view->picture();
    const auto onPaper = [lists = m_lists, rows = m_view->rows(), headA = shown.headA,
                          headB = shown.headB, locale = shown.locale, lit = shown.lit] {
        return BesidePicture{*lists, rows, headA, headB, locale, lit};
    };
    return {
        .kind = QStringLiteral("beside"),
        .title = title(),
        .description = joinedSentences({m_view->accessibleDescription(), documentsSentence()}),
        .caption = caption(),
        .methods = methods(),
        .paint =
            [onPaper, first = m_view->firstRow()](QPaintDevice& device, QSizeF points,
                                                  const FigureStyle& style) {
                paintBesideFigure(onPaper(), first, device, points, style);
            },
        .data = [lists = m_lists, a = m_document.runName(m_document.runA()),
                 b = m_document.runName(m_document.runB())] { return figureData(*lists, a, b); },
        .extent =
            [onPaper, first = m_view->firstRow()](QSizeF points, const FigureStyle& style) {
                return extentOfBeside(onPaper(), first, points, style);
            },
        .names = {{m_document.runName(m_document.runA())},
                  {m_document.runName(m_document.runB())}}};
}

/// Which documents stand where, for those who do not see it.
QString BesidePanel::documentsSentence() const
{
    const auto listed = [](const core::RankedList& list) {
        QStringList documents;
        for (const core::Document& document : list.ranked)
            //: A document and its grade
            documents << tr("%1 (%2)").arg(QString::fromStdString(document.name()),
                                           gradeText(document.grade, QLocale::c()));
        return firstOfText(documents);
    };
    const QString first = tr("The list of %1, with grades: %2.")
                              .arg(m_document.runName(m_document.runA()), listed(m_lists->a));
    return m_lists->hasB ? joinedSentences({first, tr("The list of %1: %2.")
                                                       .arg(m_document.runName(m_document.runB()),
                                                            listed(m_lists->b))})
                         : first;
}

QString BesidePanel::caption() const
{
    const QString a = m_document.runName(m_document.runA());
    const QString query = QString::fromStdString(m_query);
    return m_lists->hasB
               ? tr("The lists of A, %1, and B, %2, for query %3; a document of both is joined to "
                    "itself.")
                     .arg(a, m_document.runName(m_document.runB()), query)
               : tr("The list of %1 for query %2.").arg(a, query);
}

QString BesidePanel::methods() const
{
    const NumberFormat paper{m_format.digits, QLocale::c()};
    if (!m_lists->hasB)
        return joinedSentences(
            {valuesSentence({{tr("judged%1").arg(atCutoff()), m_lists->judgedA}}, paper.digits),
             gradesCaption()});
    const auto share = [&paper](const std::optional<double>& number) {
        return number ? valueText(*number, paper) : QString(QChar(0x2013));
    };
    return joinedSentences({
        valuesSentence({{tr("judged%1 of A").arg(atCutoff()), m_lists->judgedA},
                        {tr("judged%1 of B").arg(atCutoff()), m_lists->judgedB}},
                       paper.digits),
        tr("The overlap%1 is %2 and Jaccard%1 %3.")
            .arg(atCutoff(), share(m_lists->overlap.overlap()), share(m_lists->overlap.jaccard())),
        tr("Rank-biased overlap of the whole lists is %1, extrapolated, with p = %2.")
            .arg(share(m_lists->rankBiased.extrapolated),
                 plainText(ListsBeside::persistence, QLocale::c())),
        gradesCaption(),
    });
}

QString BesidePanel::gradesCaption() const
{
    QString shown;
    if (m_grades->checkedId() == static_cast<int>(GradesShown::Judged))
        shown = tr("Only judged documents are shown.");
    else if (m_grades->checkedId() == static_cast<int>(GradesShown::Unjudged))
        shown = tr("Only documents that are not judged are shown.");
    return joinedSentences({shown, measureCaption(m_document, m_document.definition())});
}

}  // namespace ui
