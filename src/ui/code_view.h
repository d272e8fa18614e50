#pragma once

#include "explain/listing.h"
#include "ui/context.h"

#include <QPlainTextEdit>

namespace mexplain {

/// The contest solution, with the lines of the current step marked.
class CodeView : public QPlainTextEdit {
    Q_OBJECT
public:
    CodeView(const UiContext &context, Listing listing, QWidget *parent = nullptr);

    /// Marks the lines of this tag and scrolls to them; an empty or unknown tag marks none.
    void showTag(const QString &tag);
    void retranslate();
    void applyTheme();

private:
    const UiContext &m_context;
    Listing m_listing;
    QString m_tag;
};

} // namespace mexplain
