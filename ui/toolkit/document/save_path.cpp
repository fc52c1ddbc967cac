// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/document/save_path.h"

#include "ui/text/language/wording.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QRegularExpression>

#include <algorithm>

namespace ui {

namespace {

bool endsInOneOf(const QString& path, const QList<SavedKind>& kinds)
{
    return std::ranges::any_of(kinds, [&path](const SavedKind& kind) {
        return std::ranges::any_of(kind.endings, [&path](const QString& ending) {
            return path.endsWith(QLatin1Char('.') + ending, Qt::CaseInsensitive);
        });
    });
}

bool mayReplace(QWidget& parent, const SaveQuestion& question, const QString& path)
{
    return QMessageBox::question(
               &parent, question.title,
               Wording::tr("“%1” already exists. Replace it?").arg(QFileInfo(path).fileName()),
               QMessageBox::Yes | QMessageBox::No, QMessageBox::No) == QMessageBox::Yes;
}

}  // namespace

QString askForSavePath(QWidget& parent, const SaveQuestion& question)
{
    QStringList filters;
    for (const SavedKind& kind : question.kinds)
        filters
            << QStringLiteral("%1 (*.%2)").arg(kind.name, kind.endings.join(QStringLiteral(" *.")));
    QString filter = filters[question.preferred];
    QString path = question.suggestion;
    while (true) {
        path = QFileDialog::getSaveFileName(&parent, question.title, path,
                                            filters.join(QStringLiteral(";;")), &filter);
        // The dialog has confirmed the name as typed.
        if (path.isEmpty() || endsInOneOf(path, question.kinds))
            return path;
        const qsizetype chosen = std::max<qsizetype>(0, filters.indexOf(filter));
        // The name of a session would give "cakes.json.md".
        static const QRegularExpression ofSession(
            QStringLiteral("(?<=[^/])(\\.rankscope)?\\.(json|zip)$"),
            QRegularExpression::CaseInsensitiveOption);
        path.remove(ofSession);
        path += QLatin1Char('.') + question.kinds[chosen].endings.front();
        if (!QFileInfo::exists(path) || mayReplace(parent, question, path))
            return path;
    }
}

}  // namespace ui
