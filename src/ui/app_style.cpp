#include "ui/app_style.h"

#include "render/fonts.h"

#include <QApplication>
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

// Q_INIT_RESOURCE must stand outside every namespace; a static library's resources are not registered by themselves.
static void registerIcons()
{
    Q_INIT_RESOURCE(icons);
    Q_INIT_RESOURCE(examples);
}

namespace mexplain {

namespace {

// %name% stands for a colour, {n} for n pixels at the present scale.
constexpr const char *sheet = R"(
QMainWindow, QDialog { background: %window%; }
QMenuBar { background: %window%; color: %text%; border-bottom: 1px solid %border%; padding: {1}px {6}px; }
QMenuBar::item { padding: {4}px {10}px; border-radius: {5}px; background: transparent; }
QMenuBar::item:selected { background: %soft%; color: %text%; }
QMenu { background: %card%; color: %text%; border: 1px solid %border%; padding: {4}px; }
QMenu::item { padding: {5}px {26}px {5}px {26}px; border-radius: {4}px; }
QMenu::item:selected { background: %accent%; color: %accentText%; }
QMenu::item:disabled { color: %muted%; background: transparent; }
QMenu::separator { height: 1px; background: %border%; margin: {4}px {8}px; }
QStatusBar { background: %window%; border-top: 1px solid %border%; color: %muted%; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: %muted%; }
QStatusBar QToolButton { border: 1px solid transparent; background: transparent; color: %muted%; padding: 0px {8}px; }
QStatusBar QToolButton:hover { color: %text%; background: %soft%; }
QStatusBar QToolButton:focus { border: {2}px solid %accent%; }
QToolTip { background: %card%; color: %text%; border: 1px solid %border%; padding: {4}px; }

QFrame[card="true"] { background: %card%; border: 1px solid %border%; border-radius: {8}px; }
QLabel { background: transparent; }
QLabel[pill="true"] { background: %card%; border: 1px solid %border%; border-radius: {12}px; padding: {2}px {10}px; }
QLabel[muted="true"] { color: %muted%; }
QLabel[heading="true"] { font-size: {23}px; font-weight: 700; }
QLabel[invalid="true"] { color: %error%; }

QPushButton, QToolButton { background: %card%; color: %text%; border: 1px solid %border%; border-radius: {6}px; padding: {5}px {13}px; }
QToolButton { padding: {5}px {8}px; }
QPushButton:hover, QToolButton:hover { border-color: %accent%; background: %soft%; }
QPushButton:pressed, QToolButton:pressed { background: %border%; }
QPushButton:checked { background: %soft%; border-color: %accent%; }
QPushButton:disabled, QToolButton:disabled { color: %muted%; background: %window%; }
QPushButton:focus, QToolButton:focus { border: {2}px solid %accent%; padding: {4}px {12}px; }
QToolButton:focus { padding: {4}px {7}px; }
QPushButton[compact="true"] { padding: {5}px {8}px; }
QPushButton[compact="true"]:focus { padding: {4}px {7}px; }
QToolButton[compact="true"] { padding: {5}px; }
QToolButton[compact="true"]:focus { padding: {4}px; }
QPushButton::menu-indicator, QToolButton::menu-indicator { image: none; width: 0px; }
QPushButton[primary="true"], QToolButton[primary="true"] { background: %accent%; color: %accentText%; border-color: %accent%; font-weight: 600; }
QPushButton[primary="true"]:hover, QToolButton[primary="true"]:hover { border-color: %text%; background: %accent%; }
QPushButton[primary="true"]:focus, QToolButton[primary="true"]:focus { border: {2}px solid %text%; }
QPushButton[primary="true"]:disabled, QToolButton[primary="true"]:disabled { background: %window%; color: %muted%; border-color: %border%; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QComboBox { background: %card%; color: %text%; border: 1px solid %border%; border-radius: {5}px;
    padding: {4}px {7}px; selection-background-color: %accent%; selection-color: %accentText%; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QComboBox:focus { border: {2}px solid %accent%; padding: {3}px {6}px; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: %muted%; background: %window%; }
QLineEdit[invalid="true"], QPlainTextEdit[invalid="true"], QSpinBox[invalid="true"] { background: %errorSoft%; border-color: %error%; }
QCheckBox { spacing: {7}px; padding: {2}px; border: {1}px solid transparent; border-radius: {4}px; }
QCheckBox:focus { border-color: %accent%; }
QCheckBox:disabled { color: %muted%; }
QCheckBox::indicator { width: {14}px; height: {14}px; background: %card%; border: 1px solid %muted%; border-radius: {3}px; }
QCheckBox::indicator:disabled { background: %window%; border-color: %border%; }
QCheckBox::indicator:checked { background: %accent%; border-color: %accent%; image: url(:/icons/%tick%.svg); }
QCheckBox::indicator:checked:disabled { background: %muted%; border-color: %muted%; }
QComboBox::drop-down { border: none; background: transparent; width: {18}px; }
QComboBox::down-arrow { image: url(:/icons/arrow-down.svg); width: {12}px; height: {12}px; }
QSpinBox { padding-right: {20}px; }
QSpinBox::up-button, QSpinBox::down-button { subcontrol-origin: border; border: none; background: transparent; width: {20}px; }
QSpinBox::up-button { subcontrol-position: top right; }
QSpinBox::down-button { subcontrol-position: bottom right; }
QSpinBox::up-arrow { image: url(:/icons/arrow-up.svg); width: {10}px; height: {10}px; }
QSpinBox::down-arrow { image: url(:/icons/arrow-down.svg); width: {10}px; height: {10}px; }
QComboBox QAbstractItemView { background: %card%; color: %text%; border: 1px solid %border%; selection-background-color: %accent%;
    selection-color: %accentText%; }

QScrollArea { background: transparent; border: 1px solid transparent; }
QScrollArea:focus { border: 1px solid %accent%; }
QScrollBar:vertical { background: transparent; width: {11}px; margin: 0px; }
QScrollBar:horizontal { background: transparent; height: {11}px; margin: 0px; }
QScrollBar::handle { background: %border%; border-radius: {4}px; margin: {2}px; }
QScrollBar::handle:vertical { min-height: {28}px; }
QScrollBar::handle:horizontal { min-width: {28}px; }
QScrollBar::handle:hover { background: %muted%; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QTabWidget::pane { border: none; border-top: 1px solid %border%; }
QTabBar::tab { background: transparent; color: %muted%; border: none; border-bottom: {2}px solid transparent; padding: {6}px {12}px; }
QTabBar::tab:selected { color: %text%; border-bottom-color: %accent%; font-weight: 600; }
QTabBar::tab:hover { color: %text%; }
QTabBar:focus { background: %soft%; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: %border%; }
QProgressBar { background: %cell%; border: 1px solid %border%; border-radius: {4}px; text-align: center; color: %text%; }
QProgressBar::chunk { background: %accent%; border-radius: {3}px; }
QSlider::groove:horizontal { height: {4}px; background: %border%; border-radius: {2}px; }
QSlider::sub-page:horizontal { background: %accent%; border-radius: {2}px; }
QSlider::handle:horizontal { background: %accent%; border: {2}px solid %card%; width: {12}px; margin: -{6}px 0px; border-radius: {8}px; }
QSlider::handle:horizontal:focus { border-color: %text%; }

#rail { background: %rail%; border-right: 1px solid %border%; }
#rail QListWidget { background: %rail%; border: none; outline: none; padding: 0px; }
)";

} // namespace

QPalette paletteOf(const Theme &theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.window);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.card);
    palette.setColor(QPalette::AlternateBase, theme.cell);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::Button, theme.card);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.error);
    palette.setColor(QPalette::ToolTipBase, theme.card);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.mutedText);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.accentText);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::Light, theme.card);
    palette.setColor(QPalette::Midlight, theme.cell);
    palette.setColor(QPalette::Mid, theme.border);
    palette.setColor(QPalette::Dark, theme.mutedText);
    palette.setColor(QPalette::Shadow, theme.border);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.mutedText);
    return palette;
}

QString styleSheetOf(const UiContext &context)
{
    const Theme &theme = context.theme();
    QString result = QString::fromLatin1(sheet);
    // A picture in a style sheet has its own colour: the one that shows on the accent.
    result.replace(QLatin1String("%tick%"), QLatin1String(theme.accentText.lightness() > 127 ? "tick-light" : "tick-dark"));
    const std::pair<const char *, QColor> colours[] = {
        {"%window%", theme.window},       {"%card%", theme.card},     {"%rail%", theme.rail},
        {"%border%", theme.border},       {"%text%", theme.text},     {"%muted%", theme.mutedText},
        {"%accentText%", theme.accentText}, {"%accent%", theme.accent}, {"%soft%", theme.accentSoft},
        {"%errorSoft%", theme.errorSoft}, {"%error%", theme.error},   {"%cell%", theme.cell}};
    for (const auto &[name, colour] : colours)
        result.replace(QLatin1String(name), colour.name());
    for (int length = 1; length <= 32; ++length)
        result.replace(QStringLiteral("{%1}").arg(length), QString::number(std::max(1, context.px(length))));
    return result;
}

void applyAppStyle(QApplication &application, const UiContext &context)
{
    // A new style polishes every widget again: once is enough.
    if (application.property("mexplainStyle").isNull()) {
        registerIcons();
        QApplication::setStyle(QStringLiteral("Fusion"));
        application.setProperty("mexplainStyle", true);
    }
    QApplication::setPalette(paletteOf(context.theme()));
    QApplication::setFont(screenFont(14 * context.scale));
    application.setStyleSheet(styleSheetOf(context));
}

QPixmap glyph(const QString &name, const QColor &colour, int size, double devicePixelRatio)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QSvgRenderer renderer(file.readAll().replace("currentColor", colour.name().toLatin1()));
    QPixmap pixmap(QSize(size, size) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(0, 0, size, size));
    return pixmap;
}

} // namespace mexplain
