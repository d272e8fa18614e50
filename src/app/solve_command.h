#pragma once

#include <string>

namespace mexplain {

/// `solve GAME [FILE]`: the problem's input from the file (standard input for "-") to its exact output on standard
/// output. Exit code: 0; 1 where the output cannot be written; 2 for bad input or an unknown game, with one line
/// `FILE:LINE:COLUMN: error: …` on standard error and nothing on standard output.
int solveCommand(const std::string &game, const std::string &path = "-");

} // namespace mexplain
