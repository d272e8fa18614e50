#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

/// Rules of the house that a compiler does not check.
class TestSolverRules : public QObject {
    Q_OBJECT
private slots:
    void solverHasNoQt();
    void floorsPointDown();
};

namespace {

/// Calls `visit(path, line)` for each line of each C++ file below `folder`.
template <class Visit>
int forEachLine(const QString &folder, Visit visit)
{
    int files = 0;
    QDirIterator it(folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        ++files;
        const auto lines = QString::fromUtf8(file.readAll()).split(u'\n');
        for (const QString &line : lines)
            visit(file.fileName(), line);
    }
    return files;
}

} // namespace

void TestSolverRules::solverHasNoQt()
{
    static const QRegularExpression qtInclude(QStringLiteral("#\\s*include\\s*[<\"](Q|q[a-z]|Qt)"));
    const int files = forEachLine(QStringLiteral(SOURCE_ROOT "/src/solver"), [](const QString &path, const QString &line) {
        QVERIFY2(!qtInclude.match(line).hasMatch(), qPrintable(path + QStringLiteral(": ") + line));
    });
    QVERIFY(files > 10);
}

void TestSolverRules::floorsPointDown()
{
    const QStringList floors{QStringLiteral("solver"), QStringLiteral("explain"), QStringLiteral("render"), QStringLiteral("ui"), QStringLiteral("app")};
    for (qsizetype low = 0; low < floors.size(); ++low) {
        const int files = forEachLine(QStringLiteral(SOURCE_ROOT "/src/") + floors[low], [&](const QString &path, const QString &line) {
            for (qsizetype high = low + 1; high < floors.size(); ++high)
                QVERIFY2(!line.startsWith(QStringLiteral("#include \"%1/").arg(floors[high])), qPrintable(path + QStringLiteral(": ") + line));
        });
        QVERIFY(files > 0);
    }
}

QTEST_APPLESS_MAIN(TestSolverRules)
#include "test_solver_rules.moc"
