#pragma once

#include "explain/phrasebook.h"
#include "render/theme.h"

#include <QByteArray>
#include <QPalette>
#include <QStringList>

class QLocale;
class QSettings;

namespace mexplain {

/// What the person chose; System follows the desktop's palette.
enum class ThemeChoice { System, Light, Dark, HighContrast };

/// The desktop's palette, whatever theme the program shows.
QPalette systemPalette();
/// The theme that a choice means on this desktop now.
ThemeId themeOf(ThemeChoice choice);
/// Chinese for every Chinese locale, English for all others.
Language languageOf(const QLocale &locale);

/// What the program remembers. Each setter writes at once, so that a crash loses nothing. Values out of range read as
/// their defaults: the file may have been edited by hand.
class Settings {
public:
    static constexpr int maxRecentFiles = 10;
    static constexpr double minScale = 0.75;
    static constexpr double maxScale = 3;

    /// Keeps a reference; `store` must live longer.
    explicit Settings(QSettings &store) : m_store(store) {}

    Language language() const; ///< the system's where nothing was chosen
    void setLanguage(Language language);
    ThemeChoice themeChoice() const;
    void setThemeChoice(ThemeChoice choice);
    double scale() const; ///< minScale…maxScale
    void setScale(double scale);
    QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);
    QByteArray windowState() const;
    void setWindowState(const QByteArray &state);
    QByteArray splitterState() const; ///< of the page's two columns
    void setSplitterState(const QByteArray &state);
    QString lastGame() const; ///< an id, perhaps of a game that is no longer there
    void setLastGame(const QString &id);
    /// Newest first, at most maxRecentFiles; files that are gone are left out.
    QStringList recentFiles() const;
    /// Puts `path` in front.
    void addRecentFile(const QString &path);
    void clearRecentFiles();
    /// The folder that holds them, for what belongs beside them; empty where they are not in a file.
    QString folder() const;

private:
    void write(const QString &key, const QVariant &value);

    QSettings &m_store;
};

} // namespace mexplain
