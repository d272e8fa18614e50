#include "render/export/pdf.h"

#include "render/export/pdf_pages.h"

namespace mexplain {

Result<QByteArray, Phrase> exportPdf(const ExportJob &job)
{
    const Edition edition = job;
    return makePdf({.edition = edition,
                    .title = oneLineOf(job, documentTitle(job)),
                    .write = [&job](std::size_t, const std::vector<int> &, PdfText &text) -> Result<void, Phrase> {
                        text.addTitle(documentTitle(job));
                        if (!job.note.isEmpty())
                            text.addNote(job.note);
                        text.addFacts(documentFacts(job));
                        text.addVerdict(job.explanation.outcome, job.explanation.reason);
                        text.addSteps(job);
                        text.addColophon();
                        return {};
                    }});
}

} // namespace mexplain
