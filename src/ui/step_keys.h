#pragma once

#include <optional>

class QKeyEvent;
class QWidget;

namespace mexplain {

/// What a step key asks for.
enum class StepCommand { Next, Previous, First, Last };

/// The command of PageDown, →, Space; PageUp, ←; Home; End, without Ctrl, Alt or Shift. None for other keys.
std::optional<StepCommand> stepCommandOf(const QKeyEvent &key);

/// Before the widget with the focus sees the key: whether it is a step key there. Text fields keep all of their keys,
/// boards and lists their arrows, buttons their Space; the page keys step everywhere else.
bool isStepKeyBefore(const QWidget *focus, const QKeyEvent &key);

/// After the widget with the focus left the key alone: a board's arrows end at its edge and step nothing.
bool isStepKeyAfter(const QWidget *focus, const QKeyEvent &key);

} // namespace mexplain
