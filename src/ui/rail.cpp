#include "ui/rail.h"

#include "ui/app_style.h"

#include <QEvent>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace mexplain {

namespace {

constexpr int idRole = Qt::UserRole;

// The mock-up's look, with a chip behind each glyph, is more than a style sheet can say of an item.
class RailDelegate : public QStyledItemDelegate {
public:
    RailDelegate(const UiContext &context, Rail *rail) : QStyledItemDelegate(rail), m_context(context), m_rail(*rail) {}

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool title = index.data(idRole).toString().isEmpty();
        const int above = title && index.row() > 0 ? 16 : 0;
        const int height = std::max(m_context.px(title ? 26 : 32), option.fontMetrics.height() + m_context.px(8));
        return {QFontMetrics(bold(option.font)).horizontalAdvance(index.data().toString()) + m_context.px(title ? 32 : 64),
                height + m_context.px(above)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = m_context.theme();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QString id = index.data(idRole).toString();
        if (id.isEmpty())
            paintTitle(painter, option, index, theme);
        else
            paintGame(painter, option, index, theme, id);
        painter->restore();
    }

private:
    static QFont bold(QFont font)
    {
        font.setBold(true);
        return font;
    }

    void paintTitle(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, const Theme &theme) const
    {
        if (m_rail.isCompact()) {
            if (index.row() == 0)
                return;
            const int y = option.rect.bottom() - m_context.px(12);
            painter->setPen(theme.border);
            painter->drawLine(option.rect.left() + m_context.px(12), y, option.rect.right() - m_context.px(12), y);
            return;
        }
        QFont font = bold(option.font);
        font.setPixelSize(std::max(8, m_context.px(12)));
        painter->setFont(font);
        painter->setPen(theme.mutedText);
        painter->drawText(option.rect.adjusted(m_context.px(16), 0, -m_context.px(8), -m_context.px(4)),
                          Qt::AlignLeft | Qt::AlignBottom, index.data().toString());
    }

    void paintGame(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, const Theme &theme,
                   const QString &id) const
    {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const QRectF row = QRectF(option.rect).adjusted(m_context.px(8), 1, -m_context.px(8), -1);
        painter->setPen(Qt::NoPen);
        if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->setBrush(selected ? theme.accent : theme.accentSoft);
            painter->drawRoundedRect(row, m_context.px(6), m_context.px(6));
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(selected ? theme.accentText : theme.accent, std::max(1, m_context.px(1.5))));
            painter->drawRoundedRect(row.adjusted(3, 3, -3, -3), m_context.px(4), m_context.px(4));
            painter->setPen(Qt::NoPen);
        }
        const int side = m_context.px(20);
        const QRectF chip(row.left() + m_context.px(9), row.center().y() - side / 2.0, side, side);
        painter->setBrush(selected ? theme.accentText : theme.accentSoft);
        painter->drawRoundedRect(chip, m_context.px(5), m_context.px(5));
        const int glyphSide = m_context.px(14);
        const QPixmap picture = glyph(id, selected ? theme.accent : theme.text, glyphSide, painter->device()->devicePixelRatioF());
        painter->drawPixmap(chip.center() - QPointF(glyphSide / 2.0, glyphSide / 2.0), picture);

        if (m_rail.isCompact())
            return;
        painter->setFont(selected ? bold(option.font) : option.font);
        painter->setPen(selected ? theme.accentText : theme.text);
        const QRectF words = row.adjusted(m_context.px(37), 0, -m_context.px(6), 0);
        painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, static_cast<int>(words.width())));
    }

    const UiContext &m_context;
    const Rail &m_rail;
};

} // namespace

Rail::Rail(const UiContext &context, QWidget *parent)
    : QFrame(parent)
    , m_context(context)
    , m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("rail"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 1, 10); // the list must not cover the frame's line
    layout->addWidget(m_list);
    m_list->setObjectName(QStringLiteral("gameList"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMouseTracking(true);
    m_list->setItemDelegate(new RailDelegate(context, this));
    setFocusProxy(m_list);
    fill();
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item)
            emit gameChosen(item->data(idRole).toString());
    });
    retranslate();
}

void Rail::fill()
{
    for (const GameGroup group : {GameGroup::NimFamily, GameGroup::SgFunctions, GameGroup::NumberTheory, GameGroup::Grids}) {
        bool titled = false;
        for (const auto &game : m_context.catalogue.games()) {
            if (game->info().group != group)
                continue;
            if (!titled) {
                auto *title = new QListWidgetItem(m_list);
                title->setData(idRole + 1, static_cast<int>(group));
                title->setFlags(Qt::NoItemFlags);
                titled = true;
            }
            auto *item = new QListWidgetItem(m_list);
            item->setData(idRole, game->info().id);
        }
    }
}

void Rail::retranslate()
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        const QString id = item->data(idRole).toString();
        if (const AnyGame *game = m_context.catalogue.find(id)) {
            item->setText(m_context.text(game->info().shortTitle));
            item->setToolTip(QStringLiteral("%1\n%2").arg(m_context.text(game->info().title), m_context.text(game->info().problem)));
            item->setData(Qt::AccessibleTextRole, m_context.text(game->info().title));
        } else {
            item->setText(m_context.text(groupTitle(static_cast<GameGroup>(item->data(idRole + 1).toInt()))));
        }
    }
    m_list->setAccessibleName(m_context.text({"window", QT_TRANSLATE_NOOP("window", "Games")}));
    fitWidth();
}

void Rail::applyTheme()
{
    m_list->doItemsLayout();
    fitWidth();
    m_list->viewport()->update();
}

void Rail::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitWidth();
}

void Rail::fitInto(int windowWidth)
{
    m_compact = windowWidth < m_context.px(900);
    fitWidth();
    m_list->viewport()->update();
}

void Rail::fitWidth()
{
    if (m_compact) {
        setFixedWidth(m_context.px(54));
        return;
    }
    // At least the mock-up's width, so that a short list still looks calm; at most what long names and scales may take.
    const int wanted = std::max(m_context.px(180), m_list->sizeHintForColumn(0) + m_context.px(8));
    setFixedWidth(std::min(wanted, m_context.px(240)));
}

void Rail::setCurrentGame(const QString &id)
{
    const QSignalBlocker blocker(m_list);
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(idRole).toString() == id)
            m_list->setCurrentRow(row);
    }
}

QString Rail::currentGame() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(idRole).toString() : QString();
}

QString Rail::neighbour(int by) const
{
    QStringList ids;
    for (int row = 0; row < m_list->count(); ++row) {
        const QString id = m_list->item(row)->data(idRole).toString();
        if (!id.isEmpty())
            ids << id;
    }
    if (ids.isEmpty())
        return {};
    const qsizetype place = std::max<qsizetype>(0, ids.indexOf(currentGame()));
    return ids[(place + by % ids.size() + ids.size()) % ids.size()];
}

} // namespace mexplain
