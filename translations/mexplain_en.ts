<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%1: theory and exhaustive search agree on %n position(s)
</source>
        <translation>
            <numerusform>%1: theory and exhaustive search agree on %n position
</numerusform>
            <numerusform>%1: theory and exhaustive search agree on %n positions
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n winning move(s)</source>
        <translation>
            <numerusform>%1 with %n winning move</numerusform>
            <numerusform>%1 with %n winning moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no step %1; this position has %n step(s)</source>
        <translation>
            <numerusform>there is no step %1; this position has %n step</numerusform>
            <numerusform>there is no step %1; this position has %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>export</name>
    <message numerus="yes">
        <source>… %n more row(s)</source>
        <translation>
            <numerusform>… %n more row</numerusform>
            <numerusform>… %n more rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>figure</name>
    <message numerus="yes">
        <source>… %n more pile(s)</source>
        <translation>
            <numerusform>… %n more pile</numerusform>
            <numerusform>… %n more piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more row(s)</source>
        <translation>
            <numerusform>… and %n more row</numerusform>
            <numerusform>… and %n more rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n more number(s)</source>
        <translation>
            <numerusform>… %n more number</numerusform>
            <numerusform>… %n more numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n stair(s)</source>
        <translation>
            <numerusform>… %n stair</numerusform>
            <numerusform>… %n stairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nim</name>
    <message numerus="yes">
        <source>take %n match(es) from pile %1</source>
        <translation>
            <numerusform>take %n match from pile %1</numerusform>
            <numerusform>take %n matches from pile %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here lie %n pile(s): %1.</source>
        <translation>
            <numerusform>Here lies %n pile: %1.</numerusform>
            <numerusform>Here lie %n piles: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile has %1 and should keep %2: take %n match(es).</source>
        <translation>
            <numerusform>The pile has %1 and should keep %2: take %n match.</numerusform>
            <numerusform>The pile has %1 and should keep %2: take %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n winning moves in all, one in each pile with a 1 in column %1.</source>
        <translation>
            <numerusform>There is %n winning move, in the pile with a 1 in column %1.</numerusform>
            <numerusform>There are %n winning moves in all, one in each pile with a 1 in column %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. Take pile %2 away: all %n match(es) of it.</source>
        <translation>
            <numerusform>%1. Take the %n match of pile %2.</numerusform>
            <numerusform>%1. Take all %n matches of pile %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. Take %n match(es) from pile %2 and leave %3.</source>
        <translation>
            <numerusform>%1. Take %n match from pile %2 and leave %3.</numerusform>
            <numerusform>%1. Take %n matches from pile %2 and leave %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>page</name>
    <message numerus="yes">
        <source>and %n more move(s)</source>
        <translation>
            <numerusform>and %n more move</numerusform>
            <numerusform>and %n more moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exhaustive search: %n position(s) so far</source>
        <translation>
            <numerusform>Exhaustive search: %n position so far</numerusform>
            <numerusform>Exhaustive search: %n positions so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exhaustive search: %n position(s), agrees</source>
        <translation>
            <numerusform>Exhaustive search: %n position, agrees</numerusform>
            <numerusform>Exhaustive search: %n positions, agrees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exhaustive search: %n position(s), does NOT agree</source>
        <translation>
            <numerusform>Exhaustive search: %n position, does NOT agree</numerusform>
            <numerusform>Exhaustive search: %n positions, does NOT agree</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>xor</name>
    <message numerus="yes">
        <source>The largest, %1, needs %n column(s): the highest stands for %2.</source>
        <translation>
            <numerusform>The largest, %1, needs %n column: it stands for %2.</numerusform>
            <numerusform>The largest, %1, needs %n columns: the highest stands for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An odd number of ones stands in %n column(s): %1.</source>
        <translation>
            <numerusform>An odd number of ones stands in %n column: %1.</numerusform>
            <numerusform>An odd number of ones stands in %n columns: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An even number of ones stands in %n column(s): %1.</source>
        <translation>
            <numerusform>An even number of ones stands in %n column: %1.</numerusform>
            <numerusform>An even number of ones stands in %n columns: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In column %1 stand %n ones, an odd number, so at least one number has a 1 there.</source>
        <translation>
            <numerusform>In column %1 stands %n one, an odd number, so one number has a 1 there.</numerusform>
            <numerusform>In column %1 stand %n ones, an odd number, so at least one number has a 1 there.</numerusform>
        </translation>
    </message>
</context>
</TS>
