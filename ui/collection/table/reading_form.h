// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/collection_choices.h"
#include "ui/collection/table/pair_columns.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLayout;
class QLineEdit;

namespace ui {

class WrappedLabel;

/// The import options of files that can be read in several ways. Nothing is read until the user
/// asks for it.
class ReadingForm : public QWidget {
    Q_OBJECT
public:
    /// Which options there are.
    struct Offer {
        QString about;                    ///< why the user is asked, or whose options these are
        bool hasFeatures = false;         ///< there may be a LETOR file
        std::vector<std::string> splits;  ///< of a folder's judgments; fewer than two: no choice
        std::string split;                ///< the one that was read
        std::optional<PairColumns::Table> table = {};  ///< its columns can be assigned
    };

    explicit ReadingForm(QWidget* parent = nullptr);

    void setOffer(const Offer& offer, const core::CollectionChoices& choices);
signals:
    /// @param remembers whether to use the options for later tables with the same headings
    void readRequested(const core::CollectionChoices& choices, bool remembers);
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QComboBox* addChoice(int row, int column, const QString& name, const QStringList& words,
                         const char* objectName);
    void addFields();
    void addLineFields();
    QLayout* buttons();
    void ask();
    /// What the first rows give with the chosen columns.
    void showConsequence();
    /// The choices in the other fields.
    core::CollectionChoices choicesWith(std::vector<std::size_t> features,
                                        core::ColumnChoices columns) const;
    /// The typed numbers; nullopt if a word is not a number.
    std::optional<std::vector<std::size_t>> features() const;

    core::CollectionChoices m_given;
    QGridLayout* m_grid;
    WrappedLabel* m_about;
    QComboBox* m_order = nullptr;
    QComboBox* m_repeated = nullptr;
    QCheckBox* m_comma = nullptr;
    QComboBox* m_encoding = nullptr;
    QLabel* m_featuresName = nullptr;
    QLineEdit* m_features = nullptr;
    QLabel* m_splitName = nullptr;
    QComboBox* m_split = nullptr;
    QComboBox* m_repeatedDocument = nullptr;
    QCheckBox* m_badLines = nullptr;
    PairColumns* m_columns;
    WrappedLabel* m_consequence;
    QCheckBox* m_remember;
    std::string m_beginning;  ///< of the table
    bool m_isCut = false;     ///< whether the table continues
    QLabel* m_problem = nullptr;
};

}  // namespace ui
