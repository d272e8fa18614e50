#pragma once

#include "render/export/export.h"

namespace mexplain {

/// The explanation as data, for other programs: always in both languages, whatever the job's languages are. A number that
/// may pass 2^53, such as a pile, is a string of digits.
QByteArray exportJson(const ExportJob &job);

} // namespace mexplain
