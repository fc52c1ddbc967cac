// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/judging/wanted_model.h"

#include "ui/collection/document/bounds_survey.h"
#include "ui/text/words/number_format.h"

namespace ui {

namespace {

QString rankText(std::size_t rank)
{
    return rank > 0 ? QString::number(rank) : QString(QChar(0x2014));
}

}  // namespace

WantedModel::WantedModel(const CollectionDocument& document, QObject* parent)
    : RowsModel(parent)
    , m_document(document)
{
    setColumns([this] {
        return std::vector<TableColumn>{
            {tr("Query"), Qt::AlignLeft, [this](int row) { return queryAt(row); }},
            {tr("Document"), Qt::AlignLeft, [this](int row) { return documentAt(row); }},
            {tr("A · B"),
             Qt::AlignRight,
             [this](int row) { return ranksAt(row); },
             {},
             tr("Its ranks in A and B")},
            {tr("Width"), Qt::AlignRight,
             [this](int row) {
                 return decimalText(-at(row).saved, m_format.digits, m_format.locale);
             },
             [this](int row) { return -at(row).saved; },
             tr("Expected change in the width of the bounds if you judge this document (average "
                "over all grades)")}};
    });
}

void WantedModel::refresh()
{
    setHeading(Ranks, [this] { return m_document.hasTwoRuns() ? tr("A · B") : tr("Rank"); });
    replace(m_rows, m_document.bounds().requested());
}

QString WantedModel::queryAt(int row) const
{
    const auto query = m_document.evaluation().find(at(row).query);
    const QString id = QString::fromStdString(at(row).query);
    const QString text = query ? m_document.queryText(*query) : QString();
    return text.isEmpty() ? id : QStringLiteral("%1 · %2").arg(id, text.simplified());
}

QString WantedModel::documentAt(int row) const
{
    const auto* texts = m_document.collection().documentTexts.get();
    const auto text = texts ? texts->find(at(row).document) : std::nullopt;
    return QString::fromStdString(text && !text->title.empty() ? text->title : at(row).document);
}

QString WantedModel::ranksAt(int row) const
{
    return m_document.hasTwoRuns()
               ? QStringLiteral("%1 · %2").arg(rankText(at(row).rankInA), rankText(at(row).rankInB))
               : rankText(at(row).rankInA);
}

QString WantedModel::words(int row) const
{
    const auto number = [this](double saved) {
        return decimalText(saved, m_format.digits, m_format.locale);
    };
    return tr("“%1” for query “%2”, rank %3: judging it narrows the bounds by %4, averaged over "
              "the possible grades, and by at least %5.")
        .arg(documentAt(row), queryAt(row), ranksAt(row), number(at(row).saved),
             number(at(row).leastSaved));
}

QVariant WantedModel::told(int row, int /*column*/, int role) const
{
    return role == Qt::ToolTipRole || role == Qt::AccessibleTextRole ? words(row) : QVariant();
}

}  // namespace ui
