#pragma once

#include "solver/byte_buffer.h"
#include "solver/result.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace mexplain {

/// The whole of a file, or of standard input where `path` is `-`.
/// Errors: CannotRead with the path and the system's reason; InputTooLarge past limits::maxInputBytes.
Result<ByteBuffer> readInput(const std::string &path);

/// A regular file that is looked at through a small window, which moves on: fresh memory for all of it, or a mapping, costs more than
/// parsing what it holds. The file's own place is left alone, so that it can still be read whole. Move-only.
class FileWindow {
public:
    /// Nothing where `path` (`-`: standard input) is no regular file, cannot be opened or is larger than limits::maxInputBytes:
    /// `readInput` reads or tells what is wrong.
    static std::optional<FileWindow> open(const std::string &path);

    ~FileWindow();
    FileWindow(FileWindow &&other) noexcept;
    FileWindow &operator=(FileWindow &&other) = delete;

    /// The bytes from `kept` on (a part of the window's end) move to its front, and the file's next bytes follow them.
    /// Returns the new window; it ends where the kept bytes did at the file's end, and where they fill the window.
    std::string_view advance(std::string_view kept);
    /// How far the file has been read, and starting anew from such a place.
    std::uint64_t offset() const noexcept { return m_offset; }
    void seek(std::uint64_t offset) noexcept { m_offset = offset; }
    /// Bytes of the file behind the window.
    std::uint64_t bytesLeft() const noexcept { return m_size - std::min(m_offset, m_size); }
    /// Some read was refused, and the file's end that was told is not to be trusted.
    bool hasFailed() const noexcept { return m_hasFailed; }

private:
    static constexpr std::size_t windowBytes = std::size_t{1} << 16;

    FileWindow(int fileDescriptor, std::uint64_t offset, std::uint64_t size);

    int m_fileDescriptor;
    std::uint64_t m_offset;
    std::uint64_t m_size;
    bool m_hasFailed = false;
    std::unique_ptr<char[]> m_window;
};

} // namespace mexplain
