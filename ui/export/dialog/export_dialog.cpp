// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dialog/export_dialog.h"

#include "ui/charts/figure/figure_source.h"
#include "ui/export/dialog/beside_fields.h"
#include "ui/export/dialog/figure_memory.h"
#include "ui/export/dialog/figure_preview.h"
#include "ui/export/dialog/figure_size.h"
#include "ui/export/dialog/figure_text.h"
#include "ui/export/dialog/form_rows.h"
#include "ui/export/dialog/look_fields.h"
#include "ui/export/dialog/panel_fields.h"
#include "ui/export/dialog/size_fields.h"
#include "ui/export/dialog/word_fields.h"
#include "ui/export/figure/drawn_figure.h"
#include "ui/export/figure/export_files.h"
#include "ui/export/figure/figure_clipboard.h"
#include "ui/export/figure/figure_file.h"
#include "ui/text/language/clinical_names.h"
#include "ui/text/language/joined_text.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/theme/dialog_size.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QShowEvent>
#include <QStackedWidget>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int askAgain = 100;      // milliseconds
constexpr double pageWidth = 170;  // millimetres; default for panels

QStringList namesOf(const std::vector<OfferedFigure>& figures)
{
    QStringList names;
    for (const OfferedFigure& figure : figures)
        names << figure.name;
    return names;
}

/// One chart or its panels; empty if one of the panels has nothing to show.
PaperFigure figureOf(const std::vector<FigureSource*>& sources, PanelGrid grid)
{
    std::vector<PaperFigure> panels;
    for (FigureSource* source : sources) {
        panels.push_back(source->writtenFigure());
        if (!panels.back().paint)
            return panels.back();
    }
    return panels.size() == 1 ? panels.front() : panelFigure(std::move(panels), grid);
}

}  // namespace

ExportDialog::ExportDialog(ExportSubject subject, FigureMemory& memory, DragFolder& dragFolder,
                           const QString& presetFile, QWidget* parent)
    : QDialog(parent)
    , m_subject(std::move(subject))
    , m_memory(memory)
    , m_dragFolder(dragFolder)
    , m_presets(presetFile)
    , m_chart(new QComboBox(this))
    , m_panels(new PanelFields(namesOf(m_subject.figures), this))
    , m_pages(new QStackedWidget(this))
    , m_preview(new FigurePreview(this))
    , m_caption(new FigureText(tr("Caption"), FigureText::Forms::PlainAndLatex, this))
    , m_methods(new FigureText(tr("Methods"), FigureText::Forms::PlainAndLatex, this))
    , m_description(new FigureText(tr("Alternative text"), FigureText::Forms::Plain, this))
    , m_sizeWords(new QLabel(this))
    , m_held(new QLabel(this))
    , m_printSize(new QCheckBox(tr("At print si&ze"), this))
    , m_size(new SizeFields(m_presets, this))
    , m_look(new LookFields(this))
    , m_words(new WordFields(this))
    , m_beside(new BesideFields(this))
    , m_path(new QLineEdit(this))
    , m_message(new QLabel(this))
    , m_replace(new QPushButton(tr("Replace"), this))
    , m_export(new QPushButton(tr("&Export"), this))
    , m_copy(new QPushButton(tr("&Copy"), this))
{
    setWindowTitle(tr("Export a chart"));
    for (const OfferedFigure& figure : m_subject.figures)
        m_chart->addItem(figure.name);
    m_chart->setAccessibleName(tr("Chart"));
    m_path->setAccessibleName(tr("File"));
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_sizeWords->setObjectName(QStringLiteral("hint"));
    m_sizeWords->setAccessibleName(tr("Size"));
    arrange();
    connectFields();
    chooseFigure(0);
    say({}, false);
    sizeDialog(*this, 1040, 790);
}

void ExportDialog::arrange()
{
    auto* column = new QVBoxLayout(this);
    column->setSpacing(Theme::of(*this).px(8));
    auto* upper = new QHBoxLayout;
    keepSpacing(*this, *upper, {}, 10);
    upper->addWidget(makePreview(), 1);
    upper->addWidget(makeForm());
    column->addLayout(upper, 1);
    column->addWidget(makeFileRow());
    column->addWidget(m_held);
    column->addWidget(makeButtons());
}

QWidget* ExportDialog::makePreview()
{
    m_panel = new Panel(QString(), this);
    m_panel->setShortTitle(QStringLiteral(" "));  // the field of charts also shows it
    auto* tabs = new QWidget(m_panel);
    auto* row = rowOf(tabs, {}, 0);
    auto* group = new QButtonGroup(tabs);
    const auto add = [&](const QString& name, QWidget* page) {
        auto* button = new QToolButton(tabs);
        button->setObjectName(QStringLiteral("tab"));
        button->setText(name);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setChecked(m_pages->count() == 0);
        m_pages->addWidget(page);
        group->addButton(button);
        row->addWidget(button);
        connect(button, &QToolButton::toggled, m_pages, [this, page](bool isOn) {
            if (isOn)
                m_pages->setCurrentWidget(page);
        });
    };
    auto* area = new QScrollArea(m_panel);
    m_preview->setObjectName(QStringLiteral("panelContent"));
    showScrolled(*area, *m_preview);
    add(tr("Preview"), area);
    add(tr("Caption"), m_caption);
    add(tr("Methods"), m_methods);
    add(tr("Alternative text"), m_description);
    m_panel->addHeaderWidget(tabs);
    m_panel->addWidget(m_pages, 1);
    auto* foot = new QWidget(m_panel);
    auto* footRow = rowOf(foot, {10, 0, 10, 8});
    footRow->addWidget(m_sizeWords, 1);
    footRow->addWidget(m_printSize);
    m_panel->addWidget(foot);
    return m_panel;
}

QWidget* ExportDialog::makeForm()
{
    auto* form = new QWidget(this);
    form->setObjectName(QStringLiteral("panelContent"));
    auto* column = new QVBoxLayout(form);
    keepSpacing(*form, *column, {0, 0, 8, 0}, 6);
    const auto heading = [&](const QString& text) {
        auto* label = new QLabel(text, form);
        label->setObjectName(QStringLiteral("panelTitle"));
        column->addWidget(label);
    };
    if (m_subject.figures.size() > 1) {
        auto* chart = new QWidget(form);
        FormRows rows(*chart);
        rows.add(tr("C&hart"), m_chart);
        column->addWidget(chart);
        column->addWidget(m_panels);
    } else {
        m_chart->hide();
        m_panels->hide();
    }
    heading(tr("File and size"));
    column->addWidget(m_size);
    heading(tr("Look"));
    column->addWidget(m_look);
    heading(tr("Labels"));
    column->addWidget(m_words);
    heading(tr("Additional files"));
    column->addWidget(m_beside);
    column->addStretch(1);
    auto* area = new QScrollArea(this);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    showScrolled(*area, *form);
    m_formArea = area;
    return area;
}

QWidget* ExportDialog::makeFileRow()
{
    auto* file = new QWidget(this);
    auto* row = rowOf(file);
    auto* label = new QLabel(tr("O&utput file"), file);
    label->setBuddy(m_path);
    auto* browsing = new QPushButton(tr("&Browse…"), file);
    browsing->setAutoDefault(false);
    connect(browsing, &QPushButton::clicked, this, &ExportDialog::browse);
    row->addWidget(label);
    row->addWidget(m_path, 1);
    row->addWidget(browsing);
    return file;
}

QWidget* ExportDialog::makeButtons()
{
    auto* buttons = new QWidget(this);
    auto* row = rowOf(buttons);
    auto* cancel = new QPushButton(tr("Cancel"), buttons);
    cancel->setAutoDefault(false);
    m_copy->setAutoDefault(false);
    m_copy->setToolTip(tr("Copy the chart to the clipboard as SVG, PDF and PNG"));
    m_export->setObjectName(QStringLiteral("primary"));
    m_export->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_replace->setAutoDefault(false);
    row->addWidget(m_copy);
    row->addWidget(m_message, 1);
    row->addWidget(m_replace);
    row->addWidget(cancel);
    row->addWidget(m_export);
    return buttons;
}

void ExportDialog::connectFields()
{
    connect(m_chart, &QComboBox::currentIndexChanged, this, &ExportDialog::chooseFigure);
    connect(m_panels, &PanelFields::changed, this, &ExportDialog::choosePanels);
    connect(m_panels, &PanelFields::gridChosen, this, &ExportDialog::chooseGrid);
    connect(m_size, &SizeFields::changed, this, &ExportDialog::choicesChanged);
    connect(m_look, &LookFields::changed, this, &ExportDialog::choicesChanged);
    connect(m_words, &WordFields::changed, this, &ExportDialog::choicesChanged);
    connect(m_beside, &BesideFields::changed, this, &ExportDialog::choicesChanged);
    connect(m_size, &SizeFields::presetChosen, this, &ExportDialog::takePreset);
    connect(m_printSize, &QCheckBox::toggled, m_preview, &FigurePreview::setAtPrintSize);
    connect(m_preview, &FigurePreview::pulledOut, this, &ExportDialog::pullOut);
    // Emitted while the preview is painted.
    connect(
        m_preview, &FigurePreview::told, this,
        [this](const QString& notes) {
            if (!notes.isEmpty())
                say(notes, false);
        },
        Qt::QueuedConnection);
    connect(m_path, &QLineEdit::textEdited, this, [this] {
        m_isPathTyped = true;
        say({}, false);
    });
    connect(m_export, &QPushButton::clicked, this, [this] { writeFiles(false); });
    connect(m_replace, &QPushButton::clicked, this, [this] { writeFiles(true); });
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copyFigure);
    for (FigureText* text : {m_caption, m_methods, m_description})
        connect(text, &FigureText::copied, this,
                [this](const QString& sentence) { say(sentence, false); });
    m_working.setInterval(askAgain);
    connect(&m_working, &QTimer::timeout, this, &ExportDialog::adoptFinished);
}

void ExportDialog::chooseFigure(int index)
{
    m_panels->setFirst(index);
    choosePanels();
}

/// Another chart or other panels were chosen.
void ExportDialog::choosePanels()
{
    const QString first = m_subject.figures[static_cast<std::size_t>(m_chart->currentIndex())].name;
    const auto further = static_cast<int>(m_panels->further().size());
    m_panel->setTitle(further == 0 ? first : tr("%1 and %n more", nullptr, further).arg(first));
    m_figure = {};
    adoptFigure();
    recallChoices();
    if (!m_panels->further().empty() && !m_memory.knows(m_figure.kind))
        m_choices.settings.millimetres = {
            pageWidth, usualHeight(m_figure, pageWidth, m_choices.settings.style)};
    m_look->forgetLimits();
    m_words->forget();
    for (FigureText* text : {m_caption, m_methods, m_description})
        text->forget();
    m_isPathTyped = false;
    suggestPath();
    say({}, false);
    showAll();
}

/// Keeps the width.
void ExportDialog::chooseGrid()
{
    adoptFigure();
    QSizeF& size = m_choices.settings.millimetres;
    if (!m_figure.panels.empty())
        size.setHeight(usualHeight(m_figure, size.width(), m_choices.settings.style));
    say({}, false);
    showAll();
}

std::vector<FigureSource*> ExportDialog::sources() const
{
    const auto sourceOf = [this](int index) {
        return m_subject.figures[static_cast<std::size_t>(index)].source;
    };
    std::vector<FigureSource*> sources{sourceOf(m_chart->currentIndex())};
    for (const int further : m_panels->further())
        sources.push_back(sourceOf(further));
    return sources;
}

bool ExportDialog::isWorking() const
{
    const auto sources = this->sources();
    return std::any_of(sources.begin(), sources.end(),
                       [](const FigureSource* source) { return source->isWorking(); });
}

/// Shows a chart that was being computed, once it is ready.
void ExportDialog::adoptFinished()
{
    if (isWorking())
        return;
    const bool wasUnknown = m_figure.kind.isEmpty();
    adoptFigure();
    if (!m_isPathTyped && wasUnknown && !m_figure.kind.isEmpty()) {
        recallChoices();
        suggestPath();
    }
    showAll();
}

void ExportDialog::adoptFigure()
{
    for (FigureSource* source : sources())
        source->bringUpToDate();
    const bool isWorking = this->isWorking();
    if (isWorking)
        m_working.start();
    else
        m_working.stop();
    m_isClinical = m_choices.settings.style.hasClinicalNames;
    const ClinicalNames names(m_isClinical);
    m_figure = figureOf(sources(), m_panels->grid());
    m_preview->setEmptyText(isWorking                    ? tr("Calculating the chart…")
                            : m_figure.whyNone.isEmpty() ? tr("There is no chart to export yet.")
                                                         : m_figure.whyNone);
    const bool isThere = m_figure.paint && !isWorking;
    m_export->setEnabled(isThere);
    m_copy->setEnabled(isThere);
}

/// Rows of the data stay as they were asked for here.
void ExportDialog::recallChoices()
{
    const HeldRows held = m_choices.settings.held;
    m_choices = m_memory.choices(m_figure.kind);
    m_choices.settings.held = held;
}

FigureSettings ExportDialog::settings() const
{
    return settingsFor(m_choices, m_figure);
}

void ExportDialog::choicesChanged()
{
    m_size->read(m_choices);
    m_look->read(m_choices);
    m_beside->read(m_choices);
    const QString shown = m_path->text();
    if (m_isPathTyped)
        m_path->setText(withEnding(shown, m_choices.settings.format));
    else
        suggestPath();
    say(problem(), true);
    showAll();
}

QString ExportDialog::problem() const
{
    const QString ofLook = m_look->problem();
    return ofLook.isEmpty() ? wordsProblem(m_figure, m_words->words()) : ofLook;
}

/// The figure with valid typed labels and its generated texts.
PaperFigure ExportDialog::madeFigure() const
{
    const FigureWords words = m_words->words();
    const bool isPossible = wordsProblem(m_figure, words).isEmpty();
    return drawnFigure(worded(m_figure, isPossible ? words : FigureWords()), settings().millimetres,
                       settings().style);
}

PaperFigure ExportDialog::figure() const
{
    PaperFigure figure = madeFigure();
    const auto adopt = [](QString& text, const FigureText& field) {
        if (field.isEdited())
            text = field.text().trimmed();
    };
    adopt(figure.caption, *m_caption);
    adopt(figure.methods, *m_methods);
    adopt(figure.description, *m_description);
    return figure;
}

void ExportDialog::takePreset(int index)
{
    m_choices.settings =
        withPreset(m_choices.settings, m_presets.all()[static_cast<std::size_t>(index)]);
    say({}, false);
    showAll();
}

void ExportDialog::showAll()
{
    if (m_isClinical != m_choices.settings.style.hasClinicalNames)
        adoptFigure();
    m_size->show(m_choices);
    m_look->show(m_choices, m_figure);
    m_words->show(m_figure, m_choices.settings.style);
    m_beside->show(m_choices, m_figure);
    showHeld();
    showPreview();
}

void ExportDialog::showHeld()
{
    const QString words = holdsSession() && m_subject.contents ? m_subject.contents() : QString();
    m_held->setText(words);
    m_held->setVisible(!words.isEmpty());
}

void ExportDialog::showPreview()
{
    const FigureSettings settings = this->settings();
    const PaperFigure made = madeFigure();
    m_caption->setText(made.caption, tr("This chart has no caption yet."));
    m_methods->setText(made.methods, tr("There is no methods text yet."));
    m_description->setText(made.description, tr("There is nothing to describe yet."));
    m_preview->setFigure(figure(), settings);
    m_sizeWords->setText(sizeInWords(settings));
}

void ExportDialog::suggestPath()
{
    m_path->setText(QDir::toNativeSeparators(
        freePath(m_memory.folder(), figureName(m_subject.documentName, m_figure.kind),
                 endingOf(m_choices.settings.format))));
}

void ExportDialog::browse()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the figure"), m_path->text(),
        tr("Figures (*.pdf *.svg *.png *.tif *.tiff *.eps);;All files (*)"), nullptr,
        QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty())
        return;
    if (const auto format = figureFormatOf(path))
        m_choices.settings.format = *format;
    m_path->setText(QDir::toNativeSeparators(withEnding(path, m_choices.settings.format)));
    m_isPathTyped = true;
    say({}, false);
    showAll();
}

void ExportDialog::writeFiles(bool mayReplace)
{
    if (const QString wrong = problem(); !wrong.isEmpty()) {
        say(wrong, true);
        return;
    }
    QString path = QDir::fromNativeSeparators(m_path->text().trimmed());
    if (QFileInfo(path).fileName().isEmpty()) {
        say(tr("Enter a file name."), true);
        return;
    }
    if (QFileInfo(path).isRelative())
        path = QDir(m_memory.folder()).filePath(path);
    if (const auto typed = figureFormatOf(path); typed && *typed != m_choices.settings.format) {
        m_choices.settings.format = *typed;
        showAll();
    }
    path = withEnding(path, m_choices.settings.format);
    m_path->setText(QDir::toNativeSeparators(path));
    const FigureSettings settings = this->settings();
    const QStringList files = filesOf(figure(), settings, path);
    QStringList standing;
    for (const QString& file : files)
        if (QFileInfo::exists(file))
            standing << QFileInfo(file).fileName();
    if (!standing.isEmpty() && !mayReplace) {
        say(tr("Already exists: %1.").arg(listText(standing)), true, true);
        m_replace->setFocus();
        return;
    }
    const FigureSession session = sessionFor(path);
    if (const auto problem = saveWithBeside(figure(), settings, path, session.encoded)) {
        say(*problem, true);
        return;
    }
    rememberChoices();
    m_memory.rememberFolder(QFileInfo(path).absolutePath());
    emit exported(files, session.remark.isEmpty() ? heldWords() : session.remark);
    accept();
}

void ExportDialog::rememberChoices()
{
    m_memory.remember(m_figure.kind, m_choices);
    m_memory.rememberNames(m_subject.documentName, m_figure.names, m_words->words());
}

FigureSession ExportDialog::sessionFor(const QString& path) const
{
    return holdsSession() && m_subject.session ? m_subject.session(path) : FigureSession();
}

bool ExportDialog::holdsSession() const
{
    return m_choices.settings.held.session && canHoldSession(m_choices.settings.format);
}

void ExportDialog::copyFigure()
{
    auto mime = figureMime(figure(), settings());
    if (!mime) {
        say(tr("The chart is too large to draw. Choose a smaller size or resolution."), true);
        return;
    }
    rememberChoices();
    QGuiApplication::clipboard()->setMimeData(mime.release());
    say(tr("Copied the chart to the clipboard as SVG, PDF and PNG."), false);
}

void ExportDialog::pullOut()
{
    if (!m_copy->isEnabled())
        return;
    const QString name = QFileInfo(m_path->text()).completeBaseName();
    const QPixmap picture = m_preview->grab(m_preview->sheet().toAlignedRect());
    if (const auto problem = m_dragFolder.pullOut(*m_preview, picture, figure(), settings(), name,
                                                  sessionFor({}).encoded))
        say(*problem, true);
}

void ExportDialog::say(const QString& sentence, bool isProblem, bool mayReplace)
{
    m_message->setObjectName(isProblem ? QStringLiteral("problem") : QStringLiteral("hint"));
    m_message->style()->unpolish(m_message);
    m_message->style()->polish(m_message);
    m_message->setText(sentence);
    m_message->setAccessibleName(sentence.isEmpty() ? tr("Message") : sentence);
    m_replace->setVisible(mayReplace);
}

QString ExportDialog::sizeWords() const
{
    return m_sizeWords->text();
}

QString ExportDialog::heldWords() const
{
    return m_held->text();
}

QString ExportDialog::message() const
{
    return m_message->text();
}

void ExportDialog::adoptFormWidth()
{
    m_formArea->setFixedWidth(m_formArea->widget()->minimumSizeHint().width() +
                              Theme::of(*this).px(12));
}

void ExportDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    adoptFormWidth();  // the style sets the fields' widths only now
    m_export->setFocus();
}

void ExportDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &ExportDialog::adoptFormWidth, Qt::QueuedConnection);
}

}  // namespace ui
