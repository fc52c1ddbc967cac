// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/dialog/export_choices.h"

#include <QWidget>

class QCheckBox;

namespace ui {

/// Asks which files are written with the figure, and which rows of the data they hold.
class BesideFields : public QWidget {
    Q_OBJECT
public:
    explicit BesideFields(QWidget* parent = nullptr);

    /// Emits nothing. Files that the figure cannot provide are disabled.
    void show(const ExportChoices& choices, const PaperFigure& figure);
    void read(ExportChoices& choices) const;

    QCheckBox& data() { return *m_data; }
    QCheckBox& caption() { return *m_caption; }
    QCheckBox& description() { return *m_description; }
    QCheckBox& pgfplots() { return *m_pgfplots; }
    QCheckBox& ids() { return *m_ids; }
    QCheckBox& session() { return *m_session; }

signals:
    void changed();

private:
    QCheckBox* m_data;
    QCheckBox* m_caption;
    QCheckBox* m_description;
    QCheckBox* m_pgfplots;
    QCheckBox* m_ids;
    QCheckBox* m_session;
};

}  // namespace ui
