// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/shortcuts/shortcut_sheet.h"

#include "ui/text/language/joined_text.h"
#include "ui/toolkit/theme/dialog_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QAction>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace ui {

namespace {

/// Whether a word of the text begins with it. Chinese has no spaces between words.
bool beginsWord(const QString& text, const QString& typed)
{
    for (qsizetype at = text.indexOf(typed, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(typed, at + 1, Qt::CaseInsensitive))
        if (at == 0 || !text[at - 1].isLetterOrNumber() ||
            text[at - 1].script() == QChar::Script_Han)
            return true;
    return false;
}

}  // namespace

/// Shows entries in which every typed word begins a word, else those that contain them, and their
/// groups.
class KeySheetFilter : public QSortFilterProxyModel {
public:
    enum Role { EntryRole = Qt::UserRole + 1, WordsRole };

    explicit KeySheetFilter(QObject* parent)
        : QSortFilterProxyModel(parent)
    {
        setRecursiveFilteringEnabled(true);
    }

    void setWords(const QString& text)
    {
        m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        m_isAnywhere = false;
        invalidateFilter();
        if (rowCount() > 0)
            return;
        m_isAnywhere = true;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QString text = sourceModel()->index(row, 0, parent).data(WordsRole).toString();
        return !text.isEmpty() && std::ranges::all_of(m_words, [&](const QString& word) {
            return m_isAnywhere ? text.contains(word, Qt::CaseInsensitive) : beginsWord(text, word);
        });
    }

private:
    QStringList m_words;
    bool m_isAnywhere = false;
};

namespace {

constexpr double rowHeight = 27;

/// Roomy rows with keys drawn as keycaps.
class KeySheetDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width(),
                Theme::of(*option.widget).px(rowHeight)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        const Theme theme = Theme::of(*option.widget);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool isGroup = !index.parent().isValid();
        if (option.state.testFlag(QStyle::State_Selected))
            painter->fillRect(option.rect, theme.accentSoft);
        painter->setFont(scaledFont(option.font, 1.0, isGroup ? QFont::DemiBold : QFont::Normal));
        const bool isOff = !index.flags().testFlag(Qt::ItemIsEnabled);
        painter->setPen(isGroup ? theme.accent : isOff ? theme.mutedText : theme.text);
        const int indent = theme.px(isGroup ? 8 : 20);
        if (index.column() == 0)
            painter->drawText(
                option.rect.adjusted(indent, 0, -theme.px(4), 0), Qt::AlignLeft | Qt::AlignVCenter,
                painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight,
                                                  option.rect.width() - indent - theme.px(4)));
        else
            paintCaps(*painter, option.rect, index.data().toString(), theme);
        painter->restore();
    }

private:
    static void paintCaps(QPainter& painter, const QRect& area, const QString& keys,
                          const Theme& theme)
    {
        painter.setFont(scaledFont(painter.font(), smallText));
        int right = area.right() - theme.px(10);
        QStringList caps = keys.split(QStringLiteral(", "), Qt::SkipEmptyParts);
        std::ranges::reverse(caps);
        for (const QString& cap : caps) {
            const int width = painter.fontMetrics().horizontalAdvance(cap) + theme.px(12);
            QRectF box(right - width, 0, width, theme.px(19));
            box.moveCenter({box.center().x(), QRectF(area).center().y()});
            painter.setPen(QPen(theme.border, 1));
            painter.setBrush(theme.header);
            painter.drawRoundedRect(box, theme.px(4), theme.px(4));
            painter.setPen(theme.text);
            painter.drawText(box, Qt::AlignCenter, cap);
            right -= width + theme.px(5);
        }
    }
};

QStandardItem* itemOf(const QString& text, int entry, const QString& words)
{
    auto* item = new QStandardItem(text);
    item->setData(entry, KeySheetFilter::EntryRole);
    item->setData(words, KeySheetFilter::WordsRole);
    return item;
}

QString spoken(const KeyEntry& entry)
{
    const QString said = labelledText(entry.group, entry.does);
    return entry.keys.isEmpty() ? said : listText({said, entry.keys});
}

QStandardItemModel* modelOf(const std::vector<KeyEntry>& entries, QObject* parent)
{
    auto* model = new QStandardItemModel(0, 2, parent);
    std::map<QString, QStandardItem*> groups;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const KeyEntry& entry = entries[i];
        QStandardItem*& group = groups[entry.group];
        if (!group) {
            group = new QStandardItem(entry.group);
            group->setFlags(Qt::NoItemFlags);  // arrow keys skip it
            auto* beside = new QStandardItem;
            beside->setFlags(Qt::NoItemFlags);
            model->appendRow({group, beside});
        }
        const QString words =
            QStringList{entry.group, entry.does, entry.keys}.join(QLatin1Char(' '));
        auto* does = itemOf(entry.does, static_cast<int>(i), words);
        auto* keys = itemOf(entry.keys, static_cast<int>(i), words);
        for (QStandardItem* item : {does, keys}) {
            item->setEditable(false);
            item->setEnabled(!entry.action || entry.action->isEnabled());
            item->setData(spoken(entry), Qt::AccessibleTextRole);
        }
        group->appendRow({does, keys});
    }
    return model;
}

}  // namespace

ShortcutSheet::ShortcutSheet(std::vector<KeyEntry> entries, QWidget* parent)
    : QDialog(parent)
    , m_entries(std::move(entries))
    , m_filter(new KeySheetFilter(this))
    , m_search(new QLineEdit(this))
    , m_list(new QTreeView(this))
{
    setObjectName(QStringLiteral("shortcutSheet"));
    setWindowTitle(tr("Keyboard shortcuts"));
    m_filter->setSourceModel(modelOf(m_entries, this));
    m_search->setPlaceholderText(tr("Search actions and keys"));
    m_search->setAccessibleName(tr("Search shortcuts"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("keySheet"));
    m_list->setAccessibleName(tr("Actions and keys"));
    m_list->setModel(m_filter);
    m_list->setItemDelegate(new KeySheetDelegate(m_list));
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setIndentation(0);
    m_list->setUniformRowHeights(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Fixed);
    m_list->installEventFilter(this);
    auto* hint = new QLabel(tr("Press Enter to run the action, Esc to close."), this);
    hint->setObjectName(QStringLiteral("hint"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(hint);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutSheet::filter);
    if (parent)
        connect(this, &QDialog::finished, parent, &QWidget::activateWindow);
    connect(m_list, &QTreeView::doubleClicked, this, &ShortcutSheet::run);
    const Theme theme = Theme::of(*this);
    sizeDialog(*this, 620, 640);
    m_list->setColumnWidth(1, theme.px(250));
    filter({});
}

ShortcutSheet::~ShortcutSheet() = default;

void ShortcutSheet::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    m_search->setFocus();
}

void ShortcutSheet::filter(const QString& words)
{
    m_filter->setWords(words);
    m_list->expandAll();
    const QModelIndex group = m_filter->index(0, 0);
    m_list->setCurrentIndex(group.isValid() ? m_filter->index(0, 0, group) : QModelIndex());
    m_list->scrollToTop();
}

bool ShortcutSheet::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (isEnter) {
        run();
        return true;
    }
    const bool walks = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down ||
                       key->key() == Qt::Key_PageUp || key->key() == Qt::Key_PageDown;
    if (watched == m_search && walks) {
        m_list->setFocus();  // so that screen readers read it
        QCoreApplication::sendEvent(m_list, event);
        return true;
    }
    const bool types = !key->text().isEmpty() && key->text().front().isPrint();
    if (watched == m_list && (types || key->key() == Qt::Key_Backspace)) {
        m_search->setFocus();
        QCoreApplication::sendEvent(m_search, event);
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void ShortcutSheet::run()
{
    const QModelIndex index = m_list->currentIndex();
    const QVariant number = index.data(KeySheetFilter::EntryRole);
    if (!number.isValid() || !index.flags().testFlag(Qt::ItemIsEnabled))
        return;
    const KeyEntry entry = m_entries[static_cast<std::size_t>(number.toInt())];
    accept();
    // After the focus has returned to the window, which an action may need.
    QTimer::singleShot(0, parentWidget(), [entry] {
        if (entry.action)
            entry.action->trigger();
        else if (entry.place)
            entry.place->setFocus(Qt::ShortcutFocusReason);
    });
}

}  // namespace ui
