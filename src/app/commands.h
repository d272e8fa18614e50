#pragma once

#include "app/command_line.h"

namespace mexplain {

class Catalogue;

/// Runs a command that opens no window and returns the exit code: 0; 1 where a file cannot be written or a
/// verification finds a mismatch; 2 for bad input. Precondition: a QApplication lives where the request is a snapshot,
/// at least a QGuiApplication otherwise. WindowRequest is main's own.
int runCommand(const Request &request, const Catalogue &catalogue, const Phrasebooks &phrasebooks);

/// Chinese where the system's messages are Chinese, otherwise English.
Language systemLanguage();

/// One line `mexplain: error: …` on standard error, in the system's language. Returns 2.
int reportUsageError(const Phrase &error, const Phrasebooks &phrasebooks);

} // namespace mexplain
