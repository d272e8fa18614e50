#include "ui/settings.h"

#include <QApplication>
#include <QFileInfo>
#include <QLocale>
#include <QPalette>
#include <QSettings>

#include <cmath>

namespace mexplain {

namespace {

const QString languageKey = QStringLiteral("language");
const QString themeKey = QStringLiteral("theme");
const QString scaleKey = QStringLiteral("scale");
const QString geometryKey = QStringLiteral("window/geometry");
const QString stateKey = QStringLiteral("window/state");
const QString splitterKey = QStringLiteral("window/splitter");
const QString gameKey = QStringLiteral("lastGame");
const QString recentKey = QStringLiteral("recentFiles");

QString choiceCode(ThemeChoice choice)
{
    return choice == ThemeChoice::System ? QStringLiteral("system") : themeCode(themeOf(choice));
}

} // namespace

QPalette systemPalette()
{
    // The theme's palette lies over the desktop's; for the moment of the question it is taken off.
    const QPalette ours = QApplication::palette();
    QApplication::setPalette(QPalette());
    const QPalette system = QApplication::palette();
    QApplication::setPalette(ours);
    return system;
}

ThemeId themeOf(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::System: {
        return systemPalette().color(QPalette::Window).lightness() < 128 ? ThemeId::Dark : ThemeId::Light;
    }
    case ThemeChoice::Light: return ThemeId::Light;
    case ThemeChoice::Dark: return ThemeId::Dark;
    case ThemeChoice::HighContrast: return ThemeId::HighContrast;
    }
    return ThemeId::Light;
}

Language languageOf(const QLocale &locale)
{
    return locale.language() == QLocale::Chinese ? Language::Chinese : Language::English;
}

QString Settings::folder() const
{
    return QFileInfo(m_store.fileName()).absolutePath();
}

void Settings::write(const QString &key, const QVariant &value)
{
    m_store.setValue(key, value);
    m_store.sync();
}

Language Settings::language() const
{
    const QString code = m_store.value(languageKey).toString();
    for (const Language language : {Language::Chinese, Language::English}) {
        if (code == languageCode(language))
            return language;
    }
    return languageOf(QLocale::system());
}

void Settings::setLanguage(Language language)
{
    write(languageKey, languageCode(language));
}

ThemeChoice Settings::themeChoice() const
{
    const QString code = m_store.value(themeKey).toString();
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast}) {
        if (code == choiceCode(choice))
            return choice;
    }
    return ThemeChoice::System;
}

void Settings::setThemeChoice(ThemeChoice choice)
{
    write(themeKey, choiceCode(choice));
}

double Settings::scale() const
{
    const double scale = m_store.value(scaleKey, 1.0).toDouble();
    return std::isfinite(scale) && scale >= minScale && scale <= maxScale ? scale : 1.0;
}

void Settings::setScale(double scale)
{
    write(scaleKey, scale);
}

QByteArray Settings::geometry() const
{
    return m_store.value(geometryKey).toByteArray();
}

void Settings::setGeometry(const QByteArray &geometry)
{
    write(geometryKey, geometry);
}

QByteArray Settings::windowState() const
{
    return m_store.value(stateKey).toByteArray();
}

void Settings::setWindowState(const QByteArray &state)
{
    write(stateKey, state);
}

QByteArray Settings::splitterState() const
{
    return m_store.value(splitterKey).toByteArray();
}

void Settings::setSplitterState(const QByteArray &state)
{
    write(splitterKey, state);
}

QString Settings::lastGame() const
{
    return m_store.value(gameKey).toString();
}

void Settings::setLastGame(const QString &id)
{
    write(gameKey, id);
}

QStringList Settings::recentFiles() const
{
    QStringList files = m_store.value(recentKey).toStringList();
    files.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    return files.mid(0, maxRecentFiles);
}

void Settings::addRecentFile(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    write(recentKey, files.mid(0, maxRecentFiles));
}

void Settings::clearRecentFiles()
{
    write(recentKey, QStringList());
}

} // namespace mexplain
