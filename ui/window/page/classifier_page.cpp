// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page/classifier_page.h"

#include "core/classification/multiclass/class_table.h"
#include "core/classification/samples/ranked_samples.h"
#include "core/classification/samples/sample_table.h"
#include "core/classification/thresholds/starting_threshold.h"
#include "core/foundation/file/encoding.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/tabular/plain_table.h"
#include "ui/charts/figure/figure_source.h"
#include "ui/classifier/chart/calibration_panel.h"
#include "ui/classifier/chart/flow_chart.h"
#include "ui/classifier/classifier_report.h"
#include "ui/classifier/classifier_workspace.h"
#include "ui/classifier/curve_steps.h"
#include "ui/classifier/table/areas_panel.h"
#include "ui/classifier/table/auc_panel.h"
#include "ui/classifier/table/classes_panel.h"
#include "ui/classifier/table/log_loss_panel.h"
#include "ui/classifier/table/matrix_panel.h"
#include "ui/classifier/table/rates_panel.h"
#include "ui/text/catalogue/example_text.h"
#include "ui/text/import/error_text.h"
#include "ui/text/import/reading_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/lessons/lesson_draft.h"
#include "ui/toolkit/jobs/every_core.h"
#include "ui/window/page/opened.h"
#include "ui/window/page/status_text.h"
#include "ui/window/presentation/classifier_presentation.h"

#include <QDoubleSpinBox>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace ui {

namespace {

/// The rules of a person, for other samples: costs, prior and calibration belong to the samples.
core::ClassifierSettings forOtherSamples(core::ClassifierSettings settings)
{
    settings.costs = {};
    settings.calibration = core::Calibration::None;
    return settings;
}

}  // namespace

ClassifierPage::ClassifierPage(QWidget& window, QWidget& place)
    : WorkspacePage(
          window,
          {tr("Classifier"), QStringLiteral(":/icons/classifier.svg"),
           QStringLiteral("classifierLayout"), tr("&New samples"),
           tr("Show the curves, confusion matrix and scores full screen"),
           ClassifierPresentation::keys()},
          [this, &place] { return new ClassifierWorkspace(m_document, &place); },
          [this] { return new ClassifierPresentation(m_document, classifier().steps()); })
{
    connect(&m_document, &ClassifierDocument::changed, this, &ClassifierPage::statusChanged);
    connect(&m_looks, &QTimer::timeout, this, &ClassifierPage::reloadWhenStill);
}

ClassifierPage::~ClassifierPage()
{
    delete m_import;
    dropPanels();
}

ClassifierWorkspace& ClassifierPage::classifier()
{
    return static_cast<ClassifierWorkspace&>(panels());
}

void ClassifierPage::showFigure(const core::GuideSubject& subject)
{
    const auto front = [this](const Panel& panel) { classifier().bringToFront(panel); };
    const auto* figure = std::get_if<core::ClassifierMetric>(&subject);
    if (!figure || core::thresholdMetricOf(*figure))
        front(classifier().panel<RatesPanel>());
    else if (*figure == core::ClassifierMetric::Auc)
        front(classifier().auc());
    else if (*figure == core::ClassifierMetric::AveragePrecision)
        front(classifier().panel<AreasPanel>());
    else if (*figure == core::ClassifierMetric::LogLoss)
        front(classifier().panel<LogLossPanel>());
    else
        front(classifier().panel<CalibrationPanel>());
}

void ClassifierPage::panelsMade()
{
    connect(&classifier().matrix(), &MatrixPanel::countsRequested, this,
            &ClassifierPage::offerCounts);
    connect(&classifier(), &ClassifierWorkspace::refused, this, &ClassifierPage::said);
    if (!m_isLeftEmpty && !m_document.hasSamples() && m_document.history().count() == 0) {
        openExample();
        m_document.history().clear();  // no earlier state to return to
    }
}

void ClassifierPage::load(core::SampleSession session, const QString& path, const QString& stepName)
{
    m_source = {};
    m_answer.reset();
    m_document.load(std::move(session), path, stepName);
}

bool ClassifierPage::takes(const Opened& opened)
{
    return opened.table || opened.isOfSamples || WorkspacePage::takes(opened);
}

void ClassifierPage::take(Opened opened, const QString& stepName)
{
    if (opened.table)
        openTable(std::move(opened.table->source), opened.table->preview);
    else
        load(std::get<core::SampleSession>(*std::move(opened.session)), opened.sessionPath,
             stepName);
}

std::vector<std::string> ClassifierPage::sources() const
{
    if (m_document.name() != m_source.name || m_source.path.isEmpty())
        return {};
    return {m_source.path.toStdString()};
}

bool ClassifierPage::canReload() const
{
    return !m_import && m_source.text && !sources().empty();
}

void ClassifierPage::keepAll(const QString& why)
{
    emit said(why + QLatin1Char('\n') + tr("Not reloaded. The earlier data is still in use."));
}

/// Whether steps were made since reading, so that reading again is useful.
bool ClassifierPage::areSamplesEdited() const
{
    if (m_document.history().isClean())
        return false;
    const auto before =
        withSamplesOf(*m_source.text, m_source.name.toStdString(), m_reading, m_document.session());
    return before && before->samples != m_document.session().samples;
}

void ClassifierPage::reload()
{
    m_anew = m_source;
    m_anew.seen = core::lookAt(sources());
    m_isToldToWait = false;
    m_looks.start(core::betweenLooks);
}

void ClassifierPage::reloadWhenStill()
{
    if (m_import)
        return;
    const std::vector<std::string> paths = sources();
    if (paths.empty() || m_source.text != m_anew.text) {
        m_looks.stop();  // something else has been opened
        m_anew = {};
        return;
    }
    const core::FilesSeen before = std::exchange(m_anew.seen, core::lookAt(paths));
    bool isStill = m_anew.seen == before;
    core::Parsed<std::string> text = std::string();
    if (isStill) {
        core::ExpansionLimit limit;
        limit.sheets = m_source.sheets;
        text = core::readText(paths.front(), nullptr, limit);
        isStill = core::lookAt(paths) == m_anew.seen;
    }
    if (isStill) {
        m_looks.stop();
        reread(std::move(text));
    } else if (!std::exchange(m_isToldToWait, true)) {
        emit said(tr("%1 is still being written. It will reload when writing finishes.")
                      .arg(m_source.name));
    }
}

void ClassifierPage::reread(core::Parsed<std::string> text)
{
    if (!text) {
        keepAll(errorText(text.error()));
        return;
    }
    const std::string file = m_source.name.toStdString();
    auto table = core::plainTable(core::utf8From(*text, m_anew.encodings), file);
    if (!table) {
        keepAll(errorText(table.error()));
        return;
    }
    text = std::move(table->text);
    auto session = withSamplesOf(*text, file, m_reading, m_document.session());
    if (!session) {
        const core::TableProblems& problems = session.error();
        QStringList classes;
        for (const std::string& name : problems.classes)
            classes << QString::fromStdString(name);
        keepAll(problems.first.empty()
                    ? tr("%1: the labels are now %2. %3")
                          .arg(m_source.name, listText(classes), otherwiseSentence())
                    : errorText(problems.first.front()));
        return;
    }
    const bool isEdited = areSamplesEdited();
    m_anew.text = std::make_shared<const std::string>(*std::move(text));
    m_document.load(*std::move(session), QString(), tr("Reload"));
    m_source = std::move(m_anew);
    emit said(isEdited ? tr("The reloaded table does not contain your edits to the samples. To get "
                            "them back, use Undo.")
                       : QString());
}

bool ClassifierPage::openClasses(const TableSource& source, const core::TablePreview& looked)
{
    const core::TablePreview preview = headed(source, looked);
    if (core::seemsToHaveDecimalCommas(preview))
        return false;
    const std::string file = source.name.toStdString();
    const auto reading = core::classReadingOf(*source.text, file, preview);
    if (!reading)
        return false;
    return openAs(source, preview, *reading);
}

bool ClassifierPage::openAs(const TableSource& source, const core::TablePreview& preview,
                            const core::Parsed<core::ClassReading>& reading, bool isRemembered)
{
    const std::string file = source.name.toStdString();
    auto table = reading ? core::parseClassTable(*source.text, file, *reading)
                         : core::Result<core::ClassTable, core::TableProblems>(
                               core::TableProblems{{reading.error()}, 1});
    if (!table) {
        emit said(tr("This looks like a table with several classes, but %1.")
                      .arg(errorText(table.error().first.front())));
        return false;
    }
    adopt(std::move(table->samples), source.name);
    m_source = source;
    m_reading = *reading;
    m_answer = answerOf(preview, *reading);
    QStringList sentences{classReadingSentence(preview, *reading)};
    sentences << leftOutRemarks(table->withoutWeight, table->ofUnknownLabel, reading->unknownLabels)
              << TableImport::encodingSentence(source) << source.remark
              << tr("The “Classes” panel compares each class with the rest.")
              << rememberedSentence(isRemembered);
    tellRead(sentences);
    return true;
}

bool ClassifierPage::openAs(TableSource source, const core::TablePreview& preview,
                            core::TableReading reading, bool isRemembered)
{
    const std::string file = source.name.toStdString();
    auto read = core::parseSampleTable(*source.text, file, reading, everyCore());
    if (!read) {
        auto common = core::parseCommonRows(*source.text, file, reading, read.error(), everyCore());
        if (!common)
            return false;
        read = *std::move(common);
        reading.leavesOutBadRows = true;
    }
    if (!read->positive)
        return false;
    QStringList sentences{readingSentence(preview, reading, read->samples, *read->positive)};
    sentences << readingRemarks(preview, reading, *read) << TableImport::encodingSentence(source)
              << source.remark << rememberedSentence(isRemembered);
    const std::uint8_t positive = *read->positive;
    adopt(std::move(*read), positive, source.name);
    m_source = std::move(source);
    m_reading = reading;
    m_answer.reset();
    tellRead(sentences);
    return true;
}

/// Uses the person's import options for tables with the same headings.
bool ClassifierPage::openRemembered(const TableSource& source, const core::TablePreview& preview)
{
    const auto json = m_answers.answer(headingsOf(preview));
    const auto answer = json ? samplesAnswer(*json, preview.columns.size()) : std::nullopt;
    if (!answer)
        return false;
    core::TablePreview read = preview;
    read.decimalComma = answer->decimalComma;
    const bool isOpen =
        answer->areSeveral ? openAs(source, read,
                                    core::namedClassReading(*source.text, source.name.toStdString(),
                                                            read, classReading(read, *answer)),
                                    true)
                           : openAs(source, read, tableReading(read, *answer), true);
    if (isOpen)
        m_answer = *answer;
    return isOpen;
}

void ClassifierPage::tellRead(QStringList sentences)
{
    sentences.removeAll(QString());
    emit noted(joinedSentences(sentences), tr("Import options…"));
}

QString ClassifierPage::rememberedSentence(bool isRemembered)
{
    return isRemembered ? tr("These are the options you chose for files with the same headings.")
                        : QString();
}

QString ClassifierPage::otherwiseSentence()
{
    return tr("To change this, choose Samples > Import options.");
}

void ClassifierPage::openTable(TableSource source, const core::TablePreview& preview)
{
    if (openRemembered(source, preview) || openClasses(source, preview))
        return;
    const core::TableReading reading = core::proposedReading(preview);
    const bool isOpen = !reading.labelColumn || reading.scoreColumns.empty() ||
                        core::seemsToHaveDecimalCommas(preview);
    if (isOpen || !openAs(source, preview, reading))
        ask(std::move(source), preview);
}

/// Classes named 0, 1 and 2 may be headings.
core::TablePreview ClassifierPage::headed(const TableSource& source,
                                          const core::TablePreview& preview)
{
    auto made = core::withClassHeadings(preview, *source.text, source.name.toStdString());
    return made ? *std::move(made) : preview;
}

void ClassifierPage::ask(TableSource source, const core::TablePreview& preview,
                         std::optional<SamplesAnswer> before)
{
    core::TablePreview proposed = headed(source, preview);
    if (core::seemsToHaveDecimalCommas(proposed))
        if (auto withCommas = core::previewTable(*source.text, source.name.toStdString(),
                                                 {preview.delimiter, {}, true}))
            proposed = headed(source, *withCommas);
    delete m_import;
    const bool isAgain = source.text == m_source.text;
    m_source = source;
    m_import = new TableImport(std::move(source), proposed, std::move(before), &window());
    m_import->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_import, &QDialog::accepted, this, [this, isAgain] {
        m_areSameSamples = isAgain;
        m_answer = m_import->answer();
        const std::vector<std::string> headings = headingsOf(m_import->looked());
        if (m_import->remembers())
            m_answers.remember(headings, toJson(*m_answer));
        else
            m_answers.forget(headings);
        if (const auto& several = m_import->classes()) {
            adopt(several->table.samples, m_source.name);
            m_reading = several->reading;
        } else {
            adopt(*m_import->table(), m_import->positive(), m_source.name);
            m_reading = m_import->reading();
        }
        if (m_isLeftEmpty && m_document.loadNumber() == 1)
            m_document.history().clear();  // opened at the start: no earlier state
        emit said(QString());
    });
    m_import->open();
}

void ClassifierPage::adopt(core::SampleTable table, std::uint8_t positive, const QString& name)
{
    core::SampleSession session;
    session.positive = positive;
    session.samples = std::move(table.samples);
    show(std::move(session), name);
}

void ClassifierPage::adopt(core::ClassSamples samples, const QString& name)
{
    core::SampleSession session;
    session.samples = core::oneAgainstRest(samples, 0);
    samples.ids.clear();
    session.severalClasses = std::move(samples);
    show(std::move(session), name);
    classifier().bringToFront(classifier().panel<ClassesPanel>());
}

void ClassifierPage::show(core::SampleSession session, const QString& name)
{
    session.name = name.toStdString();
    session.settings = forOtherSamples(m_document.session().settings);
    if (std::exchange(m_areSameSamples, false))
        session.settings.costs = m_document.session().settings.costs;
    session.threshold = core::startingThreshold(session.samples.models.front().values);
    m_document.load(std::move(session), QString(), tr("Open “%1”").arg(name));
}

void ClassifierPage::showImportOptions()
{
    if (!m_source.text)
        return;
    core::TableForm form;
    form.decimalComma = m_answer && m_answer->decimalComma;
    const auto preview = core::previewTable(*m_source.text, m_source.name.toStdString(), form);
    if (preview)
        ask(m_source, *preview, m_answer);
    else
        emit said(errorText(preview.error()));
}

void ClassifierPage::keepAnswers(RememberedAnswers::Keeps keeps)
{
    m_answers = RememberedAnswers(QStringLiteral("samples"), keeps);
}

bool ClassifierPage::openList(const core::RankedList& list, double relevantFrom)
{
    core::ListSamples made = core::samplesOf(list, relevantFrom);
    made.samples.classes = {tr("not relevant").toStdString(), tr("relevant").toStdString()};
    if (made.samples.size() == 0) {
        emit said(
            tr("No judged document in this list has a score, so there is nothing to classify."));
        return false;
    }
    core::SampleSession session;
    session.name = list.query.empty() ? tr("Ranked list").toStdString() : list.query;
    session.settings = forOtherSamples(m_document.session().settings);
    session.samples = std::move(made.samples);
    session.threshold = core::startingThreshold(session.samples.models.front().values);
    load(std::move(session), QString(), tr("Open the ranked list as samples"));
    const std::size_t leftOut = made.unjudged + made.unscored;
    emit said(leftOut == 0 ? QString()
                           : tr("%n documents were skipped: %1 unjudged, %2 without a score.",
                                nullptr, static_cast<int>(leftOut))
                                 .arg(made.unjudged)
                                 .arg(made.unscored));
    return true;
}

void ClassifierPage::openAsList()
{
    constexpr std::size_t most = 200'000;
    if (m_document.size() > most) {
        emit said(tr("A ranked list can hold up to %1 documents, but there are %2 samples.")
                      .arg(countText(most), countText(m_document.size())));
        return;
    }
    core::RankedList list = core::rankedList(m_document.samples(), m_document.scored());
    list.query = m_document.session().name;
    emit rankedListMade(list);
}

void ClassifierPage::startNew()
{
    core::SampleSession session;
    session.name = tr("New samples").toStdString();
    session.settings = forOtherSamples(m_document.session().settings);
    session.samples.models = {{"score", {}}};
    load(std::move(session), QString(), tr("New samples"));
    emit said(QString());
}

void ClassifierPage::startCounts()
{
    core::SampleSession session;
    session.name = tr("Confusion matrix").toStdString();
    session.settings = forOtherSamples(m_document.session().settings);
    session.samples.models = {{"score", {}}};
    load(std::move(session), QString(), tr("New confusion matrix from counts"));
    emit said(QString());
    QDoubleSpinBox& first = classifier().matrix().field(core::Outcome::TruePositive);
    first.setFocus();
    first.selectAll();
}

/// Keeps the samples until the person agrees.
void ClassifierPage::offerCounts()
{
    auto* box = new QMessageBox(QMessageBox::Question, tr("Confusion matrix"),
                                tr("Enter the counts of a confusion matrix?"),
                                QMessageBox::Ok | QMessageBox::Cancel, &window());
    box->setInformativeText(
        tr("The counts will replace these samples. To get the samples back, use Undo."));
    box->button(QMessageBox::Ok)->setText(tr("En&ter counts"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QDialog::accepted, this, &ClassifierPage::startCounts);
    connect(box, &QDialog::finished, &window(), &QWidget::activateWindow);
    box->open();
}

void ClassifierPage::openExample()
{
    const std::string text = exampleText(QStringLiteral("ad-clicks.csv"));
    const auto preview = core::previewTable(text, "ad-clicks.csv");
    core::TableReading reading;
    if (preview) {
        reading = core::proposedReading(*preview);
        reading.subgroupColumns = {preview->columns.size() - 1};  // the device
    }
    auto read = preview ? core::parseSampleTable(text, "ad-clicks.csv", reading)
                        : core::Result<core::SampleTable, core::TableProblems>(
                              core::TableProblems{{preview.error()}, 1});
    if (read)
        adopt(std::move(*read), 1, tr("Ad clicks"));
    else
        emit said(errorText(read.error().first.front()));
}

QString ClassifierPage::status() const
{
    return samplesStatus(m_document);
}

QString ClassifierPage::rules() const
{
    return samplesRules(m_document);
}

std::optional<LessonDraft> ClassifierPage::lessonDraft()
{
    constexpr std::size_t mostSamples = 200;  // about what a person would read in a file
    const bool isTable = m_document.hasSamples() && m_document.size() <= mostSamples;
    if (!isTable && m_document.counts().total() == 0)
        return std::nullopt;
    if (isTable)
        return LessonDraft::ofSamples(m_document.scored(), m_document.threshold(),
                                      m_document.positiveWord());
    return LessonDraft::ofCounts(m_document.counts(), m_document.positiveWord());
}

Report ClassifierPage::report()
{
    std::vector<PaperFigure> shown = finishedFigures(figures());
    if (!m_document.several())
        shown.push_back(FlowChart(m_document, format()).figure());
    return classifierReport(m_document, std::move(shown), format(),
                            classifier().panel<ClassesPanel>().finishedClasses());
}

}  // namespace ui
