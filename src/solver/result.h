#pragma once

#include "solver/error.h"

#include <cassert>
#include <utility>
#include <variant>

namespace mexplain {

/// A value or the error that prevented it (C++23's `std::expected` in the part we need).
template <class T, class E = Error>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : m_state(std::in_place_index<1>, std::move(error)) {}

    bool hasValue() const noexcept { return m_state.index() == 0; }
    explicit operator bool() const noexcept { return hasValue(); }

    /// Precondition of the value's accessors: hasValue().
    T &value() & { assert(hasValue()); return *std::get_if<0>(&m_state); }
    const T &value() const & { assert(hasValue()); return *std::get_if<0>(&m_state); }
    T &&value() && { assert(hasValue()); return std::move(*std::get_if<0>(&m_state)); }
    T &operator*() & { return value(); }
    const T &operator*() const & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }
    T *operator->() { return &value(); }
    const T *operator->() const { return &value(); }

    /// Precondition: !hasValue().
    const E &error() const { assert(!hasValue()); return *std::get_if<1>(&m_state); }

private:
    std::variant<T, E> m_state;
};

/// Success without a value, or the error.
template <class E>
class [[nodiscard]] Result<void, E> {
public:
    Result() = default;
    Result(E error) : m_state(std::in_place_index<1>, std::move(error)) {}

    bool hasValue() const noexcept { return m_state.index() == 0; }
    explicit operator bool() const noexcept { return hasValue(); }
    const E &error() const { assert(!hasValue()); return *std::get_if<1>(&m_state); }

private:
    std::variant<std::monostate, E> m_state;
};

} // namespace mexplain
