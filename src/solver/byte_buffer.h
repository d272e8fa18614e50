#pragma once

#include <cstddef>
#include <cstring>
#include <string_view>

namespace mexplain {

/// Bytes that grow without being filled first, for whole inputs and outputs: `std::string` would write every byte once more, and
/// small memory pages cost more than parsing does. Move-only.
class ByteBuffer {
public:
    ByteBuffer() = default;
    ~ByteBuffer();
    ByteBuffer(ByteBuffer &&other) noexcept;
    ByteBuffer &operator=(ByteBuffer &&other) noexcept;
    ByteBuffer(const ByteBuffer &) = delete;
    ByteBuffer &operator=(const ByteBuffer &) = delete;

    /// Room for at least `count` more bytes; what is written there counts after `commit`. Throws std::bad_alloc.
    char *room(std::size_t count)
    {
        if (m_capacity - m_size < count)
            grow(count);
        return m_data + m_size;
    }
    /// How many bytes `room` has now.
    std::size_t roomLeft() const noexcept { return m_capacity - m_size; }
    void commit(std::size_t count) noexcept { m_size += count; }
    void append(std::string_view bytes)
    {
        if (bytes.empty())
            return;
        std::memcpy(room(bytes.size()), bytes.data(), bytes.size());
        commit(bytes.size());
    }
    void clear() noexcept { m_size = 0; }

    std::size_t size() const noexcept { return m_size; }
    std::string_view view() const noexcept { return {m_data, m_size}; }
    operator std::string_view() const noexcept { return view(); }

private:
    void grow(std::size_t count);

    char *m_data = nullptr;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
};

} // namespace mexplain
