// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/judging/disagreement_model.h"

#include "core/collections/collection/query_edit.h"
#include "ui/collection/document/collection_document.h"

#include <algorithm>

namespace ui {

namespace {

/// A dash for a document that a judge skipped.
QString givenText(core::Grade grade, const QLocale& locale)
{
    return grade.hasValue() ? gradeText(grade, locale) : QString(QChar(0x2014));
}

}  // namespace

DisagreementModel::DisagreementModel(const CollectionDocument& document,
                                     const core::JudgePanel& panel, QObject* parent)
    : RowsModel(parent)
    , m_document(document)
{
    for (const std::size_t place : core::disagreements(panel))
        if (document.evaluation().find(panel.documents[place].query))
            m_rows.push_back(panel.documents[place]);
    setColumns([this, judges = panel.judges] {
        std::vector<TableColumn> columns{
            {tr("Query"), Qt::AlignLeft, [this](int row) { return queryAt(row); }},
            {tr("Document"), Qt::AlignLeft, [this](int row) { return documentAt(row); }}};
        for (std::size_t judge = 0; judge < judges.size(); ++judge)
            columns.push_back(
                {QString::fromStdString(judges[judge]), Qt::AlignRight, [this, judge](int row) {
                     return givenText(at(row).grades[judge], m_format.locale);
                 }});
        columns.push_back({tr("Your grade"),
                           Qt::AlignRight,
                           [this](int row) { return givenText(gradeNow(row), m_format.locale); },
                           {},
                           tr("The grade in your judgments. Press a digit to change it.")});
        return columns;
    });
}

QString DisagreementModel::queryAt(int row) const
{
    const QString id = QString::fromStdString(at(row).query);
    const auto query = m_document.evaluation().find(at(row).query);
    const QString text = query ? m_document.queryText(*query) : QString();
    return text.isEmpty() ? id : QStringLiteral("%1 · %2").arg(id, text.simplified());
}

QString DisagreementModel::documentAt(int row) const
{
    const core::TitleOf titleOf = m_document.documentTitles();  // none without texts
    const std::string title = titleOf ? titleOf(at(row).document) : std::string();
    return QString::fromStdString(title.empty() ? at(row).document : title);
}

core::Grade DisagreementModel::gradeNow(int row) const
{
    const auto* const judgments =
        core::judgmentsOf(m_document.collection(), m_document.edits(), at(row).query);
    if (!judgments)
        return {};
    const auto found = std::ranges::find(*judgments, at(row).document, &core::Judgment::document);
    return found == judgments->end() ? core::Grade() : found->grade;
}

QVariant DisagreementModel::told(int row, int /*column*/, int role) const
{
    if (role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    return tr("“%1” for query “%2”").arg(documentAt(row), queryAt(row));
}

}  // namespace ui
