// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/theme/window_style.h"

#include "ui/toolkit/theme/theme.h"

#include <QHash>

namespace ui {

namespace {

// @name is a colour of the theme, #n# a length in design pixels.
const char* const sheet = R"(
QMainWindow, QScrollArea#scoreCards, QWidget#scoreCardRow { background: @window; }
QFrame#panel { background: @panel; border: 1px solid @hair; border-radius: #8#px; }
QFrame#popover { background: @panel; border: 1px solid @mutedText; }
QFrame#popover QFrame#panel { border: none; }
QWidget#panelHeader { background: transparent; }
QLabel#panelTitle { font-weight: 600; color: @text; }
QLabel#panelRemark, QLabel#caption, QLabel#about, QLabel#hint { color: @mutedText; }
QLabel#headlineName { color: @accent; }
QWidget#curtain { background: #000000; }
QLabel#fact { color: @text; font-weight: 600; }
QLabel#fact:disabled { color: @mutedText; }
QLabel#problem { color: @worse; }
QLabel#rightAnswer { color: @better; font-weight: 600; }
QLabel#wrongAnswer { color: @worse; font-weight: 600; }
QLabel { background: transparent; }
QWidget#panelContent, QWidget#pairColumns, QScrollArea#panelScroll { background: transparent; }
QTableView { background: transparent; border: none; selection-background-color: @accentSoft;
    selection-color: @text; outline: none; }
QTextEdit#documentText { background: transparent; color: @text; border: none;
    border-top: 1px solid @line; selection-background-color: @accent;
    selection-color: @accentText; }
QTextEdit#figureText { background: transparent; color: @text; border: none;
    selection-background-color: @accent; selection-color: @accentText; }
QCheckBox { spacing: #6#px; }
QCheckBox::indicator, QTreeView::indicator, QListWidget::indicator { width: #13#px;
    height: #13#px; background: @panel; border: 1px solid @field; border-radius: #3#px; }
QCheckBox::indicator:hover { border-color: @accent; }
QCheckBox::indicator:checked, QTreeView::indicator:checked, QListWidget::indicator:checked {
    background: @accent; border-color: @accent; image: url(:/icons/check-@shade.svg); }
QTreeView::indicator:indeterminate { background: @border; }
QGroupBox { border: 1px solid @hair; border-radius: #8#px; margin-top: #9#px;
    padding-top: #9#px; }
QGroupBox::title { subcontrol-origin: margin; left: #10#px; padding: 0 #4#px; color: @mutedText; }
QPlainTextEdit { background: @panel; color: @text; border: 1px solid @field;
    border-radius: #6#px; selection-background-color: @accent;
    selection-color: @accentText; }
QCheckBox::indicator:disabled { border-color: @border; background: @header; }
QCheckBox::indicator:checked:disabled { background: @faint; }
QTreeView, QListWidget { background: @panel; border: 1px solid @hair; border-radius: #6#px;
    selection-background-color: @accentSoft; selection-color: @text; outline: none; }
QTableView::item { padding: 0; }
QHeaderView { background: @panel; border: none; }
QHeaderView::section { background: @panel; color: @mutedText; font-weight: 600; border: none;
    border-bottom: 1px solid @line; padding: 0 #6#px; }
QToolBar { background: @panel; border: none; border-bottom: 1px solid @hair; spacing: #6#px;
    padding: #6#px #10#px; }
QToolBar#fields { padding: #6#px 0; }
QToolBar QLabel { color: @mutedText; padding-left: #6#px; }
QToolButton#qt_toolbar_ext_button { padding: 0; border: none;
    qproperty-icon: url(:/icons/chevron-down-@shade.svg); }
QToolBar::separator { width: #10#px; background: transparent; }
QToolButton, QPushButton { background: @panel; color: @text; border: 1px solid @border;
    border-radius: #6#px; padding: #3#px #9#px; }
QToolButton:hover, QPushButton:hover { border-color: @mutedText; }
QToolButton:pressed, QPushButton:pressed { background: @accentSoft; }
QToolButton:checked { background: @accentSoft; color: @accent; }
QToolButton#step { padding: #2#px #6#px; }
QToolButton:disabled, QPushButton:disabled { color: @faint; border-color: @line; }
QToolButton#primary { background: @accent; color: @accentText; border-color: @accent;
    font-weight: 600; padding-right: #18#px; }
QPushButton#primary { background: @accent; color: @accentText; border-color: @accent;
    font-weight: 600; }
QToolButton#primary[isFilled="false"], QPushButton#primary[isFilled="false"] {
    background: @panel; color: @text; border-color: @border; font-weight: normal; }
QPushButton#primary:disabled { background: @border; color: @faint; border-color: @border; }
QToolButton[popupMode="2"] { padding-right: #18#px; }
QPushButton, QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox, QToolBar QToolButton {
    min-height: #20#px; }
QPushButton#fold { text-align: left; padding: #5#px #12#px; margin-top: #10#px;
    border-color: @hair; }
QToolButton#flat { border-color: transparent; background: transparent; color: @mutedText; }
QToolButton#flat:hover, QToolButton#link:hover, QPushButton#link:hover {
    background: @accentSoft; }
QToolButton#link, QPushButton#link { border-color: transparent; background: transparent;
    color: @accent; padding: #1#px #6#px; }
QToolButton#applyChange { padding: 0 #7#px; color: @accent; border-color: @accent; }
QToolButton#tab { border-color: transparent; background: transparent; color: @mutedText;
    padding: #2#px #6#px; }
QToolButton#tab:hover { color: @text; background: @header; }
QToolButton#tab:checked { background: @accentSoft; color: @accent; font-weight: 600; }
QToolButton#order { padding: #1#px #20#px #1#px #8#px; }
QToolButton#segment { border-radius: 0; padding: #1#px #7#px; color: @mutedText; }
QToolButton#segment:checked { background: @accentSoft; color: @accent; font-weight: 600; }
QTabWidget::pane { border: none; border-top: 1px solid @hair; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: @mutedText; border: none;
    border-bottom: 2px solid transparent; padding: #4#px #2#px; margin-right: #12#px; }
QWidget#lenses > QTabBar::tab { padding: #9#px #2#px; margin-right: #14#px; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected { color: @accent; border-bottom-color: @accent; }
QTabBar::scroller { width: #20#px; }
QTabBar QToolButton { padding: 0; }
QToolButton#more { padding: #2#px #6#px; }
QToolButton#more::menu-indicator { image: none; width: 0; }
QWidget#segments { background: transparent; }
QToolButton::menu-indicator { subcontrol-position: right center; subcontrol-origin: padding;
    right: #5#px; }
QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox { background: @panel; color: @text;
    border: 1px solid @field; border-radius: #6#px; padding: #3#px #6#px;
    selection-background-color: @accent; selection-color: @accentText; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled {
    background: @header; color: @faint; border-color: @line; }
QAbstractItemView QLineEdit { border-radius: 0; padding: 0 #4#px; }
QAbstractItemView QLineEdit, QAbstractItemView QComboBox, QAbstractItemView QSpinBox,
QAbstractItemView QDoubleSpinBox { min-height: 0; }
QComboBox::drop-down { border: none; width: #18#px; }
QComboBox::down-arrow { image: url(:/icons/chevron-down-@shade.svg); width: #9#px;
    height: #9#px; }
QComboBox QAbstractItemView { background: @panel; color: @text; border: 1px solid @border;
    selection-background-color: @accentSoft; selection-color: @text; outline: none; }
QSpinBox::up-button, QDoubleSpinBox::up-button { border: none; width: #16#px;
    subcontrol-position: top right; }
QSpinBox::down-button, QDoubleSpinBox::down-button { border: none; width: #16#px;
    subcontrol-position: bottom right; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url(:/icons/chevron-up-@shade.svg);
    width: #8#px; height: #8#px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url(:/icons/chevron-down-@shade.svg);
    width: #8#px; height: #8#px; }
QMenuBar { background: @panel; color: @text; }
QMenuBar::item { padding: #4#px #9#px; background: transparent; }
QMenuBar::item:selected { background: @accentSoft; }
QMenu { background: @panel; color: @text; border: 1px solid @border; padding: #4#px 0; }
QMenu::item { padding: #4#px #26#px #4#px #24#px; }
QMenu::item:selected { background: @accentSoft; }
QMenu::item:disabled { color: @faint; }
QMenu::separator { height: 1px; background: @line; margin: #4#px 0; }
QStatusBar { background: @panel; color: @mutedText; border-top: 1px solid @hair; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: @mutedText; padding: 0 #8#px; }
QToolButton#statusFile { color: @accent; background: transparent; border: none; padding: 0 #8#px; }
QToolButton#statusFile:hover { text-decoration: underline; }
QToolButton#statusFile:disabled { color: @mutedText; }
QWidget#messageBar, QWidget#loadingBar, QWidget#questionBar { background: @notice;
    border-top: 1px solid @border; }
QWidget#messageBar[isRefusal="true"] { background: @error; }
QLabel#refusalSign { color: @panel; background: @worse; border-radius: #8#px; font-weight: bold;
    min-width: #16#px; max-width: #16#px; min-height: #16#px; max-height: #16#px;
    qproperty-alignment: AlignCenter; }
QLabel#message, QLabel#question { color: @text; padding: #4#px; }
QWidget#rail { background: @panel; border-right: 1px solid @hair; }
QToolButton#railButton { color: @mutedText; background: transparent; border: none;
    border-left: #3#px solid transparent; border-radius: 0; padding: #6#px #3#px #6#px 0; }
QToolButton#railButton:hover { color: @text; background: @header; }
QToolButton#railButton:checked { color: @accent; border-left-color: @accent; font-weight: 600; }
QProgressBar#loadingProgress { background: @panel; color: @text; border: 1px solid @border;
    border-radius: #4#px; text-align: center; }
QProgressBar#loadingProgress::chunk { background: @accentSoft; border-radius: #3#px; }
QProgressBar#stepProgress { background: @line; border: none; min-height: #3#px;
    max-height: #3#px; }
QProgressBar#stepProgress::chunk { background: @accent; }
QSplitter::handle { background: transparent; }
QScrollBar:vertical { background: transparent; width: #10#px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: #10#px; margin: 0; }
QScrollBar::handle { background: @border; border-radius: #4#px; min-height: #24#px;
    min-width: #24#px; margin: #1#px; }
QScrollBar::handle:hover { background: @mutedText; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
    background: none; border: none; width: 0; height: 0; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QToolTip { background: @panel; color: @text; border: 1px solid @border; padding: #4#px; }
)";

QHash<QString, QString> coloursOf(const Theme& theme)
{
    const auto name = [](const QColor& colour) { return colour.name(); };
    return {
        {QStringLiteral("window"), name(theme.window)},
        {QStringLiteral("panel"), name(theme.panel)},
        {QStringLiteral("header"), name(theme.header)},
        {QStringLiteral("hair"), name(theme.hair)},
        {QStringLiteral("border"), name(theme.border)},
        {QStringLiteral("field"), name(theme.field)},
        {QStringLiteral("line"), name(theme.line)},
        {QStringLiteral("text"), name(theme.text)},
        {QStringLiteral("mutedText"), name(theme.mutedText)},
        {QStringLiteral("faint"),
         name(theme.dark ? theme.border.lighter(140) : theme.border.darker(125))},
        {QStringLiteral("accent"), name(theme.accent)},
        {QStringLiteral("accentText"), name(theme.accentText)},
        {QStringLiteral("accentSoft"), name(theme.accentSoft)},
        {QStringLiteral("better"), name(theme.better)},
        {QStringLiteral("worse"), name(theme.worse)},
        {QStringLiteral("notice"), name(theme.notice)},
        {QStringLiteral("error"), name(theme.error)},
        {QStringLiteral("shade"), theme.dark ? QStringLiteral("dark") : QStringLiteral("light")},
    };
}

}  // namespace

QString windowStyle(const Theme& theme)
{
    const auto colours = coloursOf(theme);
    const QString source = QString::fromLatin1(sheet);
    QString style;
    style.reserve(source.size());
    for (qsizetype at = 0; at < source.size();) {
        const bool isColour = source[at] == u'@';
        qsizetype end = at + 1;
        while (end < source.size() && (isColour ? source[end].isLetter() : source[end].isDigit()))
            ++end;
        const QString name = source.mid(at + 1, end - at - 1);
        if (isColour) {
            style += colours.value(name);
            at = end;
        } else if (source[at] == u'#' && end > at + 1 && source[end] == u'#') {
            style += QString::number(theme.px(name.toInt()));
            at = end + 1;
        } else {
            style += source[at++];
        }
    }
    return style;
}

}  // namespace ui
