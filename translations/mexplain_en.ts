<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>bash</name>
    <message numerus="yes">
        <source>take %n stone(s)</source>
        <translation>
            <numerusform>take %n stone</numerusform>
            <numerusform>take %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: take the %n stone(s) left over.</source>
        <translation>
            <numerusform>%1: take the %n stone left over.</numerusform>
            <numerusform>%1: take the %n stones left over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here lie %n stone(s), and at most m = %1 may be taken at a time.</source>
        <translation>
            <numerusform>Here lies %n stone, and at most m = %1 may be taken at a time.</numerusform>
            <numerusform>Here lie %n stones, and at most m = %1 may be taken at a time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are exactly %n whole group(s), and nothing is left over.</source>
        <translation>
            <numerusform>There is exactly %n whole group, and nothing is left over.</numerusform>
            <numerusform>There are exactly %n whole groups, and nothing is left over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n whole group(s), and %1 left over.</source>
        <translation>
            <numerusform>There is %n whole group, and %1 left over.</numerusform>
            <numerusform>There are %n whole groups, and %1 left over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the %n stone(s) left over</source>
        <translation>
            <numerusform>Take the one stone left over (%n)</numerusform>
            <numerusform>Take the %n stones left over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stones are %n whole group(s). If the opponent takes %2, say, then we take %3, and %4 are left.</source>
        <translation>
            <numerusform>%1 stones are %n whole group. If the opponent takes %2, say, then we take %3, and %4 are left.</numerusform>
            <numerusform>%1 stones are %n whole groups. If the opponent takes %2, say, then we take %3, and %4 are left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capped-nim</name>
    <message numerus="yes">
        <source>take %n cake(s) from pile %1</source>
        <translation>
            <numerusform>take %n cake from pile %1</numerusform>
            <numerusform>take %n cakes from pile %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The residues mod %1 have %2: take %n cake(s) from pile %3.</source>
        <translation>
            <numerusform>The residues mod %1 have %2: take %n cake from pile %3.</numerusform>
            <numerusform>The residues mod %1 have %2: take %n cakes from pile %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here lie %n pile(s): %1. The cap is %2.</source>
        <translation>
            <numerusform>Here lies %n pile: %1. The cap is %2.</numerusform>
            <numerusform>Here lie %n piles: %1. The cap is %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In binary the residue mod %1 is the last %n digit(s) of a pile. The columns before them count for nothing.</source>
        <translation>
            <numerusform>In binary the residue mod %1 is the last digit of a pile. The columns before it count for nothing.</numerusform>
            <numerusform>In binary the residue mod %1 is the last %n digits of a pile. The columns before them count for nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n cake(s) from pile %1</source>
        <translation>
            <numerusform>Take %n cake from pile %1</numerusform>
            <numerusform>Take %n cakes from pile %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n winning moves in all: in a pile there can be one for each power of two up to the cap.</source>
        <translation>
            <numerusform>There is %n winning move in all: in a pile there can be one for each power of two up to the cap.</numerusform>
            <numerusform>There are %n winning moves in all: in a pile there can be one for each power of two up to the cap.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chess-row</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here we have %n row(s).</source>
        <translation>
            <numerusform>Here we have %n row.</numerusform>
            <numerusform>Here we have %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In row %1, for instance, the piece on square %2 jumps over %n piece(s) and lands on square %3.</source>
        <translation>
            <numerusform>In row %1, for instance, the piece on square %2 jumps over %n piece and lands on square %3.</numerusform>
            <numerusform>In row %1, for instance, the piece on square %2 jumps over %n pieces and lands on square %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1 has %n option(s), one for each piece that can move.</source>
        <translation>
            <numerusform>Row %1 has %n option, from the one piece that can move.</numerusform>
            <numerusform>Row %1 has %n options, one for each piece that can move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n winning moves in all.</source>
        <translation>
            <numerusform>There is %n winning move in all.</numerusform>
            <numerusform>There are %n winning moves in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them make(s) the row&apos;s value greater: mex does not promise such a move, but here it exists.</source>
        <translation>
            <numerusform>%n of them makes its row&apos;s value greater: mex does not promise such a move, but here it exists.</numerusform>
            <numerusform>%n of them make their row&apos;s value greater: mex does not promise such a move, but here it exists.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chocolate</name>
    <message numerus="yes">
        <source>cut off the last %n row(s)</source>
        <translation>
            <numerusform>cut off the last row</numerusform>
            <numerusform>cut off the last %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut off the last %n column(s)</source>
        <translation>
            <numerusform>cut off the last column</numerusform>
            <numerusform>cut off the last %n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever moves to such a cell is criticised at once, so nobody wants to go there. Here %n cell(s) are L.</source>
        <translation>
            <numerusform>Whoever moves to such a cell is criticised at once, so nobody wants to go there. Here %n cell is L.</numerusform>
            <numerusform>Whoever moves to such a cell is criticised at once, so nobody wants to go there. Here %n cells are L.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It stands right at the edge, in each row in which the edge has moved to the left. Here there are %n.</source>
        <translation>
            <numerusform>It stands right at the edge, in each row in which the edge has moved to the left. Here there is %n.</numerusform>
            <numerusform>They stand right at the edge, one in each row in which the edge has moved to the left. Here there are %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This colours %n more cell(s).</source>
        <translation>
            <numerusform>This colours %n more cell.</numerusform>
            <numerusform>This colours %n more cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where the edge runs straight down, a row has no first P of its own, and %n cell(s) are right of none and below none.</source>
        <translation>
            <numerusform>Where the edge runs straight down, a row has no first P of its own, and %n cell is right of none and below none.</numerusform>
            <numerusform>Where the edge runs straight down, a row has no first P of its own, and %n cells are right of none and below none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here that gives %n more P cell(s), the first of them %1.</source>
        <translation>
            <numerusform>Here that gives %n more P cell: %1.</numerusform>
            <numerusform>Here that gives %n more P cells, the first of them %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the %1 possible cut(s) lose at once: they leave at most s = %2.</source>
        <translation>
            <numerusform>%n of the %1 possible cuts loses at once: it leaves at most s = %2.</numerusform>
            <numerusform>%n of the %1 possible cuts lose at once: they leave at most s = %2.</numerusform>
        </translation>
    </message>
</context>
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
    <name>digit-deletion</name>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n digit</numerusform>
            <numerusform>%n digits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here the number is %1, with %n digit(s).</source>
        <translation>
            <numerusform>Here the number is %1, with %n digit.</numerusform>
            <numerusform>Here the number is %1, with %n digits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleting the first digit takes %n zero(s) along and leaves %1.</source>
        <translation>
            <numerusform>Deleting the first digit takes %n zero along and leaves %1.</numerusform>
            <numerusform>Deleting the first digit takes %n zeros along and leaves %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Try it on %1, with %n digit(s): what is left when the last digit is deleted here.</source>
        <translation>
            <numerusform>Try it on %1, with %n digit: what is left when the last digit is deleted here.</numerusform>
            <numerusform>Try it on %1, with %n digits: what is left when the last digit is deleted here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s)</source>
        <translation>
            <numerusform>%n more row</numerusform>
            <numerusform>%n more rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), an odd number: N at once</source>
        <translation>
            <numerusform>%n digit, an odd number: N at once</numerusform>
            <numerusform>%n digits, an odd number: N at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here the chain ends at %1, with %n digit(s): an odd number, so N.</source>
        <translation>
            <numerusform>Here the chain ends at %1, with %n digit: an odd number, so N.</numerusform>
            <numerusform>Here the chain ends at %1, with %n digits: an odd number, so N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read it upwards: each row is the opposite of the row below. After %n flip(s) the number itself is %1.</source>
        <translation>
            <numerusform>Read it upwards: each row is the opposite of the row below. After %n flip the number itself is %1.</numerusform>
            <numerusform>Read it upwards: each row is the opposite of the row below. After %n flips the number itself is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), an odd number, so this is an N-position: the first player wins</source>
        <translation>
            <numerusform>%n digit, an odd number, so this is an N-position: the first player wins</numerusform>
            <numerusform>%n digits, an odd number, so this is an N-position: the first player wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deletions win in all: one of the first digit, the zero after it and the last digit always does; others may leave the same number or another P-position.</source>
        <translation>
            <numerusform>%n deletion wins in all: one of the first digit, the zero after it and the last digit always does; others may leave the same number or another P-position.</numerusform>
            <numerusform>%n deletions win in all: one of the first digit, the zero after it and the last digit always does; others may leave the same number or another P-position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more deletion(s)</source>
        <translation>
            <numerusform>%n more deletion</numerusform>
            <numerusform>%n more deletions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This number has %n digit(s). The count is shown up to 10^18, as far as the problem goes: beyond it the counts themselves become too long to follow. Who wins needs only the chain above, at any length.</source>
        <translation>
            <numerusform>This number has %n digit. The count is shown up to 10^18, as far as the problem goes: beyond it the counts themselves become too long to follow. Who wins needs only the chain above, at any length.</numerusform>
            <numerusform>This number has %n digits. The count is shown up to 10^18, as far as the problem goes: beyond it the counts themselves become too long to follow. Who wins needs only the chain above, at any length.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digits, the first below %1</source>
        <translation>
            <numerusform>%n digit, the first below %1</numerusform>
            <numerusform>%n digits, the first below %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Numbers of %n digit(s): %1 are N</source>
        <translation>
            <numerusform>Numbers of %n digit: %1 are N</numerusform>
            <numerusform>Numbers of %n digits: %1 are N</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The walk ends at %1, with %n digit(s): an odd length, where all are N.</source>
        <translation>
            <numerusform>The walk ends at %1, with %n digit: an odd length, where all are N.</numerusform>
            <numerusform>The walk ends at %1, with %n digits: an odd length, where all are N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trying the %n number(s) one by one is not needed: we count them by their length, and those as long as n by their first digit.</source>
        <translation>
            <numerusform>Trying the %n number one by one is not needed: we count them by their length, and those as long as n by their first digit.</numerusform>
            <numerusform>Trying the %n numbers one by one is not needed: we count them by their length, and those as long as n by their first digit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), below n</source>
        <translation>
            <numerusform>%n digit, below n</numerusform>
            <numerusform>%n digits, below n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digits, the first %1, below n</source>
        <translation>
            <numerusform>%n digit, the first %1, below n</numerusform>
            <numerusform>%n digits, the first %1, below n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Numbers of %n digit(s) below n: all are N</source>
        <translation>
            <numerusform>Numbers of %n digit below n: all are N</numerusform>
            <numerusform>Numbers of %n digits below n: all are N</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n begins with %1, so %n lower first digit(s) can stand there. Any of %2 endings may follow, with zeros at the head or not.</source>
        <translation>
            <numerusform>n begins with %1, so %n lower first digit can stand there. Any of %2 endings may follow, with zeros at the head or not.</numerusform>
            <numerusform>n begins with %1, so %n lower first digits can stand there. Any of %2 endings may follow, with zeros at the head or not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) begin with %1 and are below n: their endings are smaller than %2.</source>
        <translation>
            <numerusform>%n number begins with %1 and is below n: its ending is smaller than %2.</numerusform>
            <numerusform>%n numbers begin with %1 and are below n: their endings are smaller than %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the %n positive integer(s) below n %1 are N-positions, where the first player wins, and %2 are P-positions.</source>
        <translation>
            <numerusform>Of the %n positive integer below n, %1 is an N-position, where the first player wins, and %2 are P-positions.</numerusform>
            <numerusform>Of the %n positive integers below n, %1 are N-positions, where the first player wins, and %2 are P-positions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n digit(s)</source>
        <translation>
            <numerusform>up to %n digit</numerusform>
            <numerusform>up to %n digits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), an odd number: %1, for example.</source>
        <translation>
            <numerusform>%n digit, an odd number: %1, for example.</numerusform>
            <numerusform>%n digits, an odd number: %1, for example.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), an even number: deleting the first leaves %1, a P-position.</source>
        <translation>
            <numerusform>%n digit, an even number: deleting the first leaves %1, a P-position.</numerusform>
            <numerusform>%n digits, an even number: deleting the first leaves %1, a P-position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), an even number: deleting the first leaves %1, an N-position.</source>
        <translation>
            <numerusform>%n digit, an even number: deleting the first leaves %1, an N-position.</numerusform>
            <numerusform>%n digits, an even number: deleting the first leaves %1, an N-position.</numerusform>
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
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
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
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… %n more</numerusform>
            <numerusform>… %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more node(s)</source>
        <translation>
            <numerusform>… and one more node</numerusform>
            <numerusform>… and %n more nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) here</source>
        <translation>
            <numerusform>a token here</numerusform>
            <numerusform>%n tokens here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>graph</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s)</source>
        <translation>
            <numerusform>%n arrow</numerusform>
            <numerusform>%n arrows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From node %1, for instance, a token has %n way(s): to %2.</source>
        <translation>
            <numerusform>From node %1, for instance, a token has one way: to %2.</numerusform>
            <numerusform>From node %1, for instance, a token has %n ways: to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No arrow leaves %n node(s): %1. Whoever is to move there has lost. There is no option, every number is missing, and the smallest is 0: the SG value is 0.</source>
        <translation>
            <numerusform>No arrow leaves node %1. Whoever is to move there has lost. There is no option, every number is missing, and the smallest is 0: the SG value is 0.</numerusform>
            <numerusform>No arrow leaves %n nodes: %1. Whoever is to move there has lost. There is no option, every number is missing, and the smallest is 0: the SG value is 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n winning moves in all.</source>
        <translation>
            <numerusform>There is one winning move in all.</numerusform>
            <numerusform>There are %n winning moves in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lead(s) to a greater value: mex does not promise such a move, but here it exists.</source>
        <translation>
            <numerusform>One of them leads to a greater value: mex does not promise such a move, but here it exists.</numerusform>
            <numerusform>%n of them lead to a greater value: mex does not promise such moves, but here they exist.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>misere-nim</name>
    <message numerus="yes">
        <source>take %n match(es) from pile %1</source>
        <translation>
            <numerusform>take %n match from pile %1</numerusform>
            <numerusform>take %n matches from pile %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and piles bigger than 1 are there: play as in normal Nim, take %n match(es) from pile %2.</source>
        <translation>
            <numerusform>%1, and piles bigger than 1 are there: play as in normal Nim, take %n match from pile %2.</numerusform>
            <numerusform>%1, and piles bigger than 1 are there: play as in normal Nim, take %n matches from pile %2.</numerusform>
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
        <source>This position is not there yet: %n pile(s) are bigger than 1.</source>
        <translation>
            <numerusform>This position is not there yet: %n pile is bigger than 1.</numerusform>
            <numerusform>This position is not there yet: %n piles are bigger than 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is this position: %n pile(s) of 1 and nothing else.</source>
        <translation>
            <numerusform>That is this position: %n pile of 1 and nothing else.</numerusform>
            <numerusform>That is this position: %n piles of 1 and nothing else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With s = 0 the highest column has an even number of ones, so at least two piles are bigger than 1, here %n. Any move leaves one of them and an XOR other than 0: an N-position.</source>
        <translation>
            <numerusform>With s = 0 the highest column has an even number of ones, so at least two piles are bigger than 1, here %n. Any move leaves one of them and an XOR other than 0: an N-position.</numerusform>
            <numerusform>With s = 0 the highest column has an even number of ones, so at least two piles are bigger than 1, here %n. Any move leaves one of them and an XOR other than 0: an N-position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside it lie %n pile(s) of 1. Leave 1 of the big pile, or nothing of it: one of the two makes the number of ones odd.</source>
        <translation>
            <numerusform>Beside it lies %n pile of 1. Leave 1 of the big pile, or nothing of it: one of the two makes the number of ones odd.</numerusform>
            <numerusform>Beside it lie %n piles of 1. Leave 1 of the big pile, or nothing of it: one of the two makes the number of ones odd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n match(es) from pile %1. Normal play would do the opposite and leave an even number of ones.</source>
        <translation>
            <numerusform>Take %n match from pile %1. Normal play would do the opposite and leave an even number of ones.</numerusform>
            <numerusform>Take %n matches from pile %1. Normal play would do the opposite and leave an even number of ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n winning moves in all.</source>
        <translation>
            <numerusform>There is %n winning move in all.</numerusform>
            <numerusform>There are %n winning moves in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s) of 1: nobody has a choice any more, and the opponent takes the last match.</source>
        <translation>
            <numerusform>%n pile of 1: nobody has a choice any more, and the opponent takes the last match.</numerusform>
            <numerusform>%n piles of 1: nobody has a choice any more, and the opponent takes the last match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piles are bigger than 1. The opponent cannot cut them all at once, so it is you who will cut the last one.</source>
        <translation>
            <numerusform>%n pile is bigger than 1. The opponent cannot cut them all at once, so it is you who will cut the last one.</numerusform>
            <numerusform>%n piles are bigger than 1. The opponent cannot cut them all at once, so it is you who will cut the last one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n pile(s) of 1 are left, an even number: the opponent has to take the last match.</source>
        <translation>
            <numerusform>Only %n pile of 1 is left, an even number: the opponent has to take the last match.</numerusform>
            <numerusform>Only %n piles of 1 are left, an even number: the opponent has to take the last match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n pile(s) of 1 are left, an odd number: the first player has to take the last match.</source>
        <translation>
            <numerusform>Only %n pile of 1 is left, an odd number: the first player has to take the last match.</numerusform>
            <numerusform>Only %n piles of 1 are left, an odd number: the first player has to take the last match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every move takes a whole pile of 1. There are %n, an even number; after the move it is odd.</source>
        <translation>
            <numerusform>Every move takes a whole pile of 1. There is %n, an even number; after the move it is odd.</numerusform>
            <numerusform>Every move takes a whole pile of 1. There are %n, an even number; after the move it is odd.</numerusform>
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
    <message numerus="yes">
        <source>… %n more group(s)</source>
        <translation>
            <numerusform>… %n more group</numerusform>
            <numerusform>… %n more groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sand</name>
    <message numerus="yes">
        <source>take %n grain(s)</source>
        <translation>
            <numerusform>take %n grain</numerusform>
            <numerusform>take %n grains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last 1 of %1 is worth %2, at most %3: take %n grain(s).</source>
        <translation>
            <numerusform>The last 1 of %1 is worth %2, at most %3: take %n grain.</numerusform>
            <numerusform>The last 1 of %1 is worth %2, at most %3: take %n grains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is at most %2: take %n grain(s).</source>
        <translation>
            <numerusform>%1 is at most %2: take %n grain.</numerusform>
            <numerusform>%1 is at most %2: take %n grains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here lie %n grain(s), and k = %1. Nothing has been taken yet.</source>
        <translation>
            <numerusform>Here lies %n grain, and k = %1. Nothing has been taken yet.</numerusform>
            <numerusform>Here lie %n grains, and k = %1. Nothing has been taken yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here %n grain(s) are left, and k = %1. The amount taken last is g = %2.</source>
        <translation>
            <numerusform>Here %n grain is left, and k = %1. The amount taken last is g = %2.</numerusform>
            <numerusform>Here %n grains are left, and k = %1. The amount taken last is g = %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Behind it stand %n zero(s), so s has %n factor(s) 2: %1.</source>
        <translation>
            <numerusform>Behind it stands %n zero, so s has %n factor 2: %1.</numerusform>
            <numerusform>Behind it stand %n zeros, so s has %n factors 2: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n winning moves in all: the allowed odd multiples of %1.</source>
        <translation>
            <numerusform>There is %n winning move in all: the allowed odd multiple of %1.</numerusform>
            <numerusform>There are %n winning moves in all: the allowed odd multiples of %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>split-nim</name>
    <message numerus="yes">
        <source>take %n stone(s) from heap %1</source>
        <translation>
            <numerusform>take %n stone from heap %1</numerusform>
            <numerusform>take %n stones from heap %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The XOR of the SG values is not 0, %1: take %n stone(s) from heap %2.</source>
        <translation>
            <numerusform>The XOR of the SG values is not 0, %1: take %n stone from heap %2.</numerusform>
            <numerusform>The XOR of the SG values is not 0, %1: take %n stones from heap %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here lie %n heap(s): %1.</source>
        <translation>
            <numerusform>Here lies %n heap: %1.</numerusform>
            <numerusform>Here lie %n heaps: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its %n split(s) reach nothing new.</source>
        <translation>
            <numerusform>Its %n split reaches nothing new.</numerusform>
            <numerusform>Its %n splits reach nothing new.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of its %n split(s) some reach values that taking does not: %1.</source>
        <translation>
            <numerusform>Its %n split reaches a value that taking does not: %1.</numerusform>
            <numerusform>Of its %n splits some reach values that taking does not: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is 0 nearly everywhere. %n pair(s) of neighbours are swapped: 7 and 8, 15 and 16, …</source>
        <translation>
            <numerusform>It is 0 nearly everywhere. %n pair of neighbours is swapped: 7 and 8, 15 and 16, …</numerusform>
            <numerusform>It is 0 nearly everywhere. %n pairs of neighbours are swapped: 7 and 8, 15 and 16, …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here %n heap(s) are special ones.</source>
        <translation>
            <numerusform>Here %n heap is a special one.</numerusform>
            <numerusform>Here %n heaps are special ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n stone(s) from heap %1 and leave %2</source>
        <translation>
            <numerusform>Take %n stone from heap %1 and leave %2</numerusform>
            <numerusform>Take %n stones from heap %1 and leave %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n winning moves in all.</source>
        <translation>
            <numerusform>There is %n winning move in all.</numerusform>
            <numerusform>There are %n winning moves in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n move(s) win. Heaps of more than %1 have too many splits to try them all.</source>
        <translation>
            <numerusform>At least %n move wins. Heaps of more than %1 have too many splits to try them all.</numerusform>
            <numerusform>At least %n moves win. Heaps of more than %1 have too many splits to try them all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>staircase-nim</name>
    <message numerus="yes">
        <source>The odd stairs have %1: move %n stone(s) down from stair %2.</source>
        <translation>
            <numerusform>The odd stairs have %1: move %n stone down from stair %2.</numerusform>
            <numerusform>The odd stairs have %1: move %n stones down from stair %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here are %n stair(s), from the lowest to the highest with these stones: %1.</source>
        <translation>
            <numerusform>Here is %n stair, with this many stones: %1.</numerusform>
            <numerusform>Here are %n stairs, from the lowest to the highest with these stones: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Say the opponent brings %n stone(s) from stair %1 to stair %2, which then has %3. I carry %n stone(s) on from there, and stair %2 has %4 again.</source>
        <translation>
            <numerusform>Say the opponent brings %n stone from stair %1 to stair %2, which then has %3. I carry %n stone on from there, and stair %2 has %4 again.</numerusform>
            <numerusform>Say the opponent brings %n stones from stair %1 to stair %2, which then has %3. I carry %n stones on from there, and stair %2 has %4 again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here %n stone(s) can go from stair 1 to the ground, and from there nowhere.</source>
        <translation>
            <numerusform>Here %n stone can go from stair 1 to the ground, and from there nowhere.</numerusform>
            <numerusform>Here %n stones can go from stair 1 to the ground, and from there nowhere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stair %1 should keep %2: %n stone(s) go down</source>
        <translation>
            <numerusform>Stair %1 should keep %2: %n stone goes down</numerusform>
            <numerusform>Stair %1 should keep %2: %n stones go down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stair has %1 and should keep %2, so %n stone(s) go one stair down.</source>
        <translation>
            <numerusform>The stair has %1 and should keep %2, so %n stone goes one stair down.</numerusform>
            <numerusform>The stair has %1 and should keep %2, so %n stones go one stair down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponent brings %n stone(s) down from stair %1. Stair %2 then has %3, and the odd stairs have the XOR %4.</source>
        <translation>
            <numerusform>The opponent brings %n stone down from stair %1. Stair %2 then has %3, and the odd stairs have the XOR %4.</numerusform>
            <numerusform>The opponent brings %n stones down from stair %1. Stair %2 then has %3, and the odd stairs have the XOR %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We bring %n stone(s) down from stair %1. Stair %2 then has %3, and the XOR is %4.</source>
        <translation>
            <numerusform>We bring %n stone down from stair %1. Stair %2 then has %3, and the XOR is %4.</numerusform>
            <numerusform>We bring %n stones down from stair %1. Stair %2 then has %3, and the XOR is %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bring %n stone(s) from stair 1 to the ground</source>
        <translation>
            <numerusform>bring %n stone from stair 1 to the ground</numerusform>
            <numerusform>bring %n stones from stair 1 to the ground</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bring %n stone(s) from stair %1 to stair %2</source>
        <translation>
            <numerusform>bring %n stone from stair %1 to stair %2</numerusform>
            <numerusform>bring %n stones from stair %1 to stair %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For example %n stone(s) of stair %1: it keeps %3 of its %2 stones, like a Nim pile that goes from %2 to %3.</source>
        <translation>
            <numerusform>For example %n stone of stair %1: it keeps %3 of its %2 stones, like a Nim pile that goes from %2 to %3.</numerusform>
            <numerusform>For example %n stones of stair %1: it keeps %3 of its %2 stones, like a Nim pile that goes from %2 to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The odd stairs are %n pile(s): %1.</source>
        <translation>
            <numerusform>The only odd stair is %n pile: %1.</numerusform>
            <numerusform>The odd stairs are %n piles: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n winning move(s)</source>
        <translation>
            <numerusform>The only winning move (%n)</numerusform>
            <numerusform>All %n winning moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From even stairs there are %n winning move(s).</source>
        <translation>
            <numerusform>From even stairs there is %n winning move.</numerusform>
            <numerusform>From even stairs there are %n winning moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wythoff</name>
    <message numerus="yes">
        <source>Our position is too far out for this chart, which shows the first %n pairs.</source>
        <translation>
            <numerusform>Our position is too far out for this chart, which shows the first pair.</numerusform>
            <numerusform>Our position is too far out for this chart, which shows the first %n pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here that makes %n winning move(s).</source>
        <translation>
            <numerusform>Here that makes %n winning move.</numerusform>
            <numerusform>Here that makes %n winning moves.</numerusform>
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
