#include "explain/catalogue.h"
#include "explain/concealment.h"
#include "explain/lesson_plan.h"
#include "render/slide.h"

#include <QDir>
#include <QFile>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QTest>

using namespace mexplain;

namespace {

/// Draws nothing and notes every text: what it says and how high its letters come out.
class TextSpy : public QPaintEngine {
public:
    struct Text {
        QString text;
        double pixels = 0; ///< the font's size as it is drawn
    };

    TextSpy() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &changed) override
    {
        if ((changed.state() & DirtyTransform) != 0)
            m_scale = std::sqrt(std::abs(changed.transform().determinant()));
    }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF &, const QTextItem &item) override
    {
        texts.push_back({item.text(), (item.font().pixelSize() > 0 ? item.font().pixelSize() : item.font().pointSizeF()) * m_scale});
    }
    Type type() const override { return User; }

    std::vector<Text> texts;

private:
    double m_scale = 1;
};

class SpyDevice : public QPaintDevice {
public:
    explicit SpyDevice(QSize size) : m_size(size) {}
    QPaintEngine *paintEngine() const override { return &m_spy; }
    TextSpy &spy() { return m_spy; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth: return m_size.width();
        case PdmHeight: return m_size.height();
        case PdmWidthMM: return m_size.width() * 254 / 960;
        case PdmHeightMM: return m_size.height() * 254 / 960;
        case PdmNumColors: return 1 << 24;
        case PdmDepth: return 32;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        default: return 96;
        }
    }

private:
    mutable TextSpy m_spy;
    QSize m_size;
};

} // namespace

/// Whoever sits in the last row reads every word of a slide, those in its figure too.
class TestSlides : public QObject {
    Q_OBJECT

    Catalogue m_catalogue;
    Phrasebooks m_books;

    struct Smallest {
        double share = 1; ///< of the slide's height
        QString where;
    };

    void look(Smallest &smallest, const Explanation &explanation, Languages languages, QSize size, const QString &name) const
    {
        const FigureStyle style = screenStyle(theme(ThemeId::Light), m_books, languages);
        for (std::size_t step = 0; step < explanation.steps.size(); ++step) {
            const Slide slide = slideOf(explanation, step, literal(QStringLiteral("corner")));
            const SlideLayout layout = layOutSlide(slide, style, size);
            SpyDevice device(size);
            QPainter painter(&device);
            paintSlide(painter, layout, style);
            painter.end();
            QVERIFY(!device.spy().texts.empty());
            for (const TextSpy::Text &text : device.spy().texts) {
                const double share = text.pixels / size.height();
                if (share < smallest.share && !text.text.trimmed().isEmpty())
                    smallest = {share, QStringLiteral("%1, step %2 (%3): \"%4\"").arg(name).arg(step + 1).arg(explanation.steps[step].id, text.text)};
            }
        }
    }

    static void sizesAndLanguages()
    {
        QTest::addColumn<Languages>("languages");
        QTest::addColumn<QSize>("size");
        // A slide only scales: 3840×2160 is 1920×1080 twice as large.
        for (const QSize size : {QSize(1024, 768), QSize(1280, 800), QSize(1920, 1080)}) {
            QTest::addRow("zh at %d", size.width()) << Languages::Chinese << size;
            QTest::addRow("en at %d", size.width()) << Languages::English << size;
        }
    }

private slots:
    void shippedLessons_data() { sizesAndLanguages(); }
    void shippedLessons()
    {
        QFETCH(Languages, languages);
        QFETCH(QSize, size);
        const QDir folder(QStringLiteral(SOURCE_ROOT "/resources/examples"));
        const QStringList files = folder.entryList({QStringLiteral("*.mexplain")});
        QCOMPARE(files.size(), 6);
        QStringList tooSmall;
        for (const QString &name : files) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto lesson = lessonFromJson(file.readAll());
            QVERIFY(lesson);
            for (std::size_t i = 0; i < lesson->items.size(); ++i) {
                const LessonItem &item = lesson->items[i];
                const auto explanation = m_catalogue.find(item.game)->explain(item.position);
                QVERIFY(explanation);
                Smallest smallest;
                look(smallest, *explanation, languages, size, QStringLiteral("%1, item %2").arg(name).arg(i + 1));
                if (smallest.share < 0.0249)
                    tooSmall += QStringLiteral("%1: %2 of the height").arg(smallest.where).arg(smallest.share);
            }
        }
        QVERIFY2(tooSmall.isEmpty(), qPrintable(tooSmall.join(u'\n')));
    }
};

QTEST_MAIN(TestSlides)
#include "test_slides.moc"
