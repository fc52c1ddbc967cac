// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/document/remembered_answers.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QSettings>

#include <algorithm>

namespace ui {

namespace {

constexpr int mostAnswers = 100;
const QLatin1StringView numberField("number");

QString settingOf(const QString& kind)
{
    return QStringLiteral("answers/") + kind;
}

/// A digest, because headings may have any length and characters.
QString keyOf(const std::vector<std::string>& headings)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const std::string& heading : headings) {
        hash.addData(QByteArrayView(heading));
        hash.addData(QByteArrayView("\0", 1));
    }
    return QString::fromLatin1(hash.result().toHex());
}

}  // namespace

RememberedAnswers::RememberedAnswers(const QString& kind, Keeps keeps)
    : m_kind(kind)
    , m_keeps(keeps)
{
    if (m_keeps == Keeps::OnDisk)
        m_answers =
            QJsonDocument::fromJson(QSettings().value(settingOf(m_kind)).toByteArray()).object();
}

std::optional<QJsonObject> RememberedAnswers::answer(const std::vector<std::string>& headings) const
{
    const QJsonValue found = m_answers.value(keyOf(headings));
    return found.isObject() ? std::optional(found.toObject()) : std::nullopt;
}

void RememberedAnswers::remember(const std::vector<std::string>& headings, QJsonObject answer)
{
    double last = 0;
    QString oldest;
    double least = 0;
    for (auto each = m_answers.begin(); each != m_answers.end(); ++each) {
        const double number = each->toObject().value(numberField).toDouble();
        if (oldest.isEmpty() || number < least) {
            oldest = each.key();
            least = number;
        }
        last = std::max(last, number);
    }
    if (m_answers.size() >= mostAnswers)
        m_answers.remove(oldest);
    answer.insert(numberField, last + 1);
    m_answers.insert(keyOf(headings), answer);
    write();
}

void RememberedAnswers::forget(const std::vector<std::string>& headings)
{
    m_answers.remove(keyOf(headings));
    write();
}

void RememberedAnswers::write()
{
    if (m_keeps == Keeps::OnDisk)
        QSettings().setValue(settingOf(m_kind),
                             QJsonDocument(m_answers).toJson(QJsonDocument::Compact));
}

}  // namespace ui
