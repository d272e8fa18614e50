#pragma once

#include "solver/byte_buffer.h"
#include "solver/result.h"

#include <string>

namespace mexplain {

/// The whole of a file, or of standard input where `path` is `-`.
/// Errors: CannotRead with the path and the system's reason; InputTooLarge past limits::maxInputBytes.
Result<ByteBuffer> readInput(const std::string &path);

} // namespace mexplain
