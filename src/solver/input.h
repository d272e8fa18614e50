#pragma once

#include "solver/byte_buffer.h"
#include "solver/result.h"

#include <string>
#include <string_view>

namespace mexplain {

/// The whole of a file, or of standard input where `path` is `-`.
/// Errors: CannotRead with the path and the system's reason; InputTooLarge past limits::maxInputBytes.
Result<ByteBuffer> readInput(const std::string &path);

/// The same bytes without a copy of them where `path` is a regular file: its pages are mapped, since on some machines fetching
/// fresh memory costs more than parsing what it holds. Move-only.
///
/// A file that another program cuts short while it is mapped raises SIGBUS at the next look at what is gone. Only a program that
/// handles that signal, and ends soon, may use this.
class MappedInput {
public:
    /// Errors: those of `readInput`.
    static Result<MappedInput> open(const std::string &path);

    ~MappedInput();
    MappedInput(MappedInput &&other) noexcept;
    MappedInput &operator=(MappedInput &&other) noexcept;

    std::string_view view() const noexcept { return m_mapping != nullptr ? std::string_view(m_mapping, m_size) : m_text.view(); }

private:
    MappedInput() = default;

    ByteBuffer m_text; ///< where there is no file to map
    const char *m_mapping = nullptr;
    std::size_t m_size = 0;
};

} // namespace mexplain
