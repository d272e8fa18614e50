// Dragging the threshold on a 447×447 chocolate bar: recolouring and repainting against drawing one image of that size where
// the bar stands. Both alternate in one run; prints a row of run.sh's table, medians in milliseconds.
#include "explain/catalogue.h"
#include "explain/phrasebook.h"
#include "ui/app_style.h"
#include "ui/boards/chocolate_grid.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPainter>

#include <algorithm>
#include <cstdio>
#include <random>

using namespace mexplain;

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    constexpr std::size_t side = 447;
    constexpr int rounds = 200;
    const Catalogue catalogue;
    const Phrasebooks phrasebooks;
    UiContext context{.catalogue = catalogue, .phrasebooks = phrasebooks, .language = Language::English};
    applyAppStyle(application, context);
    std::mt19937_64 random(1);
    Chocolate::Position position{{side, side, {}}, 0, side, side};
    for (std::size_t i = 0; i < side * side; ++i)
        position.bar.cells.push_back(1 + random() % 9);
    const std::uint64_t total = position.bar.total();
    ChocolateGrid grid(context);
    grid.resize(900, 700);
    grid.applyTheme();
    grid.retranslate();
    grid.show();
    grid.setPosition(Chocolate::format(position));
    grid.setLayer(ChocolateGrid::Layer::Colours);
    QCoreApplication::processEvents();

    QImage screen(grid.canvas()->size(), QImage::Format_RGB32);
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::darkCyan);
    const QRect place = grid.cellRect(0, 0).united(grid.cellRect(side - 1, side - 1));
    std::vector<double> ours;
    std::vector<double> theirs;
    QElapsedTimer timer;
    for (int round = 0; round < rounds; ++round) {
        timer.start();
        grid.previewThreshold(total / 10 + total / 2 * static_cast<std::uint64_t>(round) / rounds);
        grid.canvas()->render(&screen);
        ours.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        timer.start();
        QPainter painter(&screen);
        painter.fillRect(screen.rect(), Qt::white);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, place.width() < static_cast<int>(side));
        painter.drawImage(place, image);
        painter.end();
        theirs.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    const auto median = [](std::vector<double> &times) {
        std::nth_element(times.begin(), times.begin() + rounds / 2, times.end());
        return times[rounds / 2];
    };
    const double mine = median(ours);
    const double image1 = median(theirs);
    std::printf("| chocolate 447×447, recolour and repaint | %.2f ms | drawing one image %.2f ms | %.2f× | ≤ 4× |\n", mine, image1, mine / image1);
    return 0;
}
