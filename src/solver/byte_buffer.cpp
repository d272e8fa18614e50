#include "solver/byte_buffer.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>
#include <sys/mman.h>
#include <utility>

namespace mexplain {

namespace {

constexpr std::size_t leastCapacity = std::size_t{1} << 12;
constexpr std::size_t largePage = std::size_t{2} << 20;

/// A block of whole large pages, which cost one fault for each 2 MiB; that the system gives them is only a wish.
char *largeBlock(std::size_t size)
{
    void *const block = std::aligned_alloc(largePage, size);
#ifdef MADV_HUGEPAGE
    if (block != nullptr)
        madvise(block, size, MADV_HUGEPAGE);
#endif
    return static_cast<char *>(block);
}

} // namespace

ByteBuffer::~ByteBuffer()
{
    std::free(m_data);
}

ByteBuffer::ByteBuffer(ByteBuffer &&other) noexcept
    : m_data(std::exchange(other.m_data, nullptr)), m_size(std::exchange(other.m_size, 0)), m_capacity(std::exchange(other.m_capacity, 0))
{
}

ByteBuffer &ByteBuffer::operator=(ByteBuffer &&other) noexcept
{
    std::swap(m_data, other.m_data);
    std::swap(m_size, other.m_size);
    std::swap(m_capacity, other.m_capacity);
    return *this;
}

void ByteBuffer::grow(std::size_t count)
{
    std::size_t capacity = std::max({leastCapacity, 2 * m_capacity, m_size + count});
    char *data = nullptr;
    if (capacity < largePage / 2) {
        data = static_cast<char *>(std::realloc(m_data, capacity));
    } else {
        capacity = (capacity + largePage - 1) / largePage * largePage;
        data = largeBlock(capacity);
        if (data != nullptr) {
            if (m_size > 0)
                std::memcpy(data, m_data, m_size);
            std::free(m_data);
        }
    }
    if (data == nullptr)
        throw std::bad_alloc();
    m_data = data;
    m_capacity = capacity;
}

} // namespace mexplain
