<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>bash</name>
    <message numerus="yes">
        <source>take %n stone(s)</source>
        <translation>
            <numerusform>取走 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>No stone is left: the opponent took the last one and has won.</source>
        <translation>一个石子都没有了：对手取走了最后一个，已经赢了。</translation>
    </message>
    <message>
        <source>%1, a multiple of %2: every amount has its partner.</source>
        <translation>%1，是 %2 的倍数：先手取几个，后手都能配成一组。</translation>
    </message>
    <message numerus="yes">
        <source>%1: take the %n stone(s) left over.</source>
        <translation>
            <numerusform>%1：取走多出来的 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule: take 1 to m stones; whoever takes the last one wins</source>
        <translation>规则：每次取 1 到 m 个，取到最后一个的人赢</translation>
    </message>
    <message>
        <source>Two players take turns. On each turn a player takes at least one stone and at most m.</source>
        <translation>两人轮流取石子，每次至少取一个，最多取 m 个。</translation>
    </message>
    <message numerus="yes">
        <source>Here lie %n stone(s), and at most m = %1 may be taken at a time.</source>
        <translation>
            <numerusform>这里有 %n 个石子，每次最多取 m = %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>stones</source>
        <translation>石子数</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>最多取</translation>
    </message>
    <message>
        <source>Small numbers first: who wins with 0, 1, 2, … stones?</source>
        <translation>先看小的：0、1、2、… 个石子时谁赢？</translation>
    </message>
    <message>
        <source>With 0 stones the player to move has lost: P. With 1 to %1 stones one takes all of them: N.</source>
        <translation>0 个石子时，轮到的人已经输了，是 P。1 到 %1 个时，一次全取走，是 N。</translation>
    </message>
    <message>
        <source>With %1 stones every move leaves 1 to %2, an N-position for the opponent. So %1 is P.</source>
        <translation>%1 个时，怎么取都剩 1 到 %2 个，留给对手的是必胜态。所以 %1 是 P。</translation>
    </message>
    <message>
        <source>From %1 to %2 one can leave exactly %3 to the opponent: N. Then comes %4, and so on.</source>
        <translation>%1 到 %2 个时，总能正好留给对手 %3 个，是 N。接着 %4 又是 P，如此下去。</translation>
    </message>
    <message>
        <source>The pattern repeats every m + 1 = %1 stones</source>
        <translation>每 m + 1 = %1 个重复一次</translation>
    </message>
    <message>
        <source>Write the numbers in rows of %1. The first column holds the multiples of %1, and they are P; all others are N.</source>
        <translation>把石子数每 %1 个写成一行。第一列是 %1 的倍数，都是 P；其余都是 N。</translation>
    </message>
    <message>
        <source>From a multiple no move reaches another one: they lie %1 apart, and at most %2 may be taken. From any other number, taking its remainder reaches one.</source>
        <translation>从一个倍数走不到另一个倍数：它们相差 %1，而一次最多取 %2 个。从别的数出发，取走余数就到了倍数。</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>remainder mod %1</source>
        <translation>除以 %1 的余数</translation>
    </message>
    <message>
        <source>Why multiples lose: every amount has a partner</source>
        <translation>为什么倍数是输的：每种取法都能配对</translation>
    </message>
    <message>
        <source>Whoever wants to keep the multiples answers x with %1: together that is exactly %2, one whole group.</source>
        <translation>想一直留给对手倍数的人，见对手取 x 个就取 %1 个：合起来正好 %2 个，是完整的一组。</translation>
    </message>
    <message>
        <source>The partner is always allowed: x is from 1 to %1, and so is %2.</source>
        <translation>这样取总是允许的：x 在 1 到 %1 之间，%2 也在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>Group after group disappears, and the one who answers takes the last stone.</source>
        <translation>石子一组一组地消失，最后一个石子总由应对的人取走。</translation>
    </message>
    <message>
        <source>Group the %1 stones by %2</source>
        <translation>把 %1 个石子按 %2 个一组分开</translation>
    </message>
    <message numerus="yes">
        <source>There are exactly %n whole group(s), and nothing is left over.</source>
        <translation>
            <numerusform>正好是 %n 组，没有多余。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n whole group(s), and %1 left over.</source>
        <translation>
            <numerusform>有 %n 组，多出 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The remainder is not 0, so this is an N-position: the first player wins</source>
        <translation>余数不是 0，所以是必胜态：先手必胜</translation>
    </message>
    <message>
        <source>The remainder is %1, at most %2: it may be taken at once, and a multiple of %3 is left for the opponent.</source>
        <translation>余数是 %1，不超过 %2，可以一次取走，留给对手 %3 的倍数。</translation>
    </message>
    <message>
        <source>No stone is left: the player to move has lost</source>
        <translation>石子取完了：轮到的人已经输了</translation>
    </message>
    <message>
        <source>0 is a multiple of %1 too. The end of the game is a P-position, and the whole argument begins here.</source>
        <translation>0 也是 %1 的倍数。游戏结束是必败态，整个推理就从这里开始。</translation>
    </message>
    <message>
        <source>The remainder is 0, so this is a P-position: the second player wins</source>
        <translation>余数是 0，所以是必败态：后手必胜</translation>
    </message>
    <message>
        <source>Whatever the first player takes, the second player takes the partner, and a multiple of %1 is left again.</source>
        <translation>不管先手取几个，后手都配成一组，剩下的又是 %1 的倍数。</translation>
    </message>
    <message numerus="yes">
        <source>Take the %n stone(s) left over</source>
        <translation>
            <numerusform>取走多出来的 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, and %2 is a multiple of %3.</source>
        <translation>%1，%2 是 %3 的倍数。</translation>
    </message>
    <message>
        <source>It is the only winning move: any other amount leaves a number that is no multiple of %1.</source>
        <translation>这是唯一的必胜走法：取别的个数，剩下的都不是 %1 的倍数。</translation>
    </message>
    <message>
        <source>The opponent stands before a multiple of %1</source>
        <translation>留给对手的是 %1 的倍数</translation>
    </message>
    <message>
        <source>No stone is left: the game is won at once.</source>
        <translation>石子取完了，当场就赢。</translation>
    </message>
    <message numerus="yes">
        <source>%1 stones are %n whole group(s). If the opponent takes %2, say, then we take %3, and %4 are left.</source>
        <translation>
            <numerusform>%1 个石子是完整的 %n 组。比如对手取 %2 个，我们就取 %3 个，剩 %4 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>So it goes on until we take the last stone.</source>
        <translation>一直这样下去，最后一个石子归我们。</translation>
    </message>
    <message>
        <source>we %1</source>
        <translation>我们 %1</translation>
    </message>
    <message>
        <source>opponent %1</source>
        <translation>对手 %1</translation>
    </message>
    <message>
        <source>There is no move left</source>
        <translation>已经无子可取</translation>
    </message>
    <message>
        <source>All stones are taken. Whoever took the last one has won.</source>
        <translation>石子都取完了，取走最后一个的人赢了。</translation>
    </message>
    <message>
        <source>Every move has an answer: the partner that makes it %1</source>
        <translation>每种取法都有对策：配成 %1 个一组</translation>
    </message>
    <message>
        <source>Left: an amount of the first player and what it leaves, never a multiple of %1. Right: the answer, and the multiple that is left.</source>
        <translation>左边是先手取的个数和剩下的个数，剩下的不会是 %1 的倍数；右边是后手的对策，剩下的又是倍数。</translation>
    </message>
    <message>
        <source>My move</source>
        <translation>先手取法</translation>
    </message>
    <message>
        <source>Left then</source>
        <translation>剩下</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>后手应对</translation>
    </message>
    <message>
        <source>Bash game</source>
        <translation>巴什博奕</translation>
    </message>
    <message>
        <source>HDU 1846</source>
        <translation>HDU 1846</translation>
    </message>
    <message>
        <source>the remainder mod m + 1</source>
        <translation>除以 m + 1 的余数</translation>
    </message>
    <message>
        <source>Take 1 to m stones; whoever takes the last one wins.</source>
        <translation>每次取 1 到 m 个石子，取到最后一个的人赢。</translation>
    </message>
    <message>
        <source>the stones, then the most that may be taken, such as 23 2</source>
        <translation>石子数，再写每次最多取几个，如 23 2</translation>
    </message>
    <message>
        <source>The problem&apos;s sample: won</source>
        <translation>题目样例：必胜</translation>
    </message>
    <message>
        <source>The problem&apos;s sample: lost</source>
        <translation>题目样例：必败</translation>
    </message>
    <message>
        <source>21 stones, at most 3</source>
        <translation>21 个石子，每次最多取 3 个</translation>
    </message>
    <message>
        <source>A P-position: 30 stones, at most 5</source>
        <translation>必败态：30 个石子，每次最多取 5 个</translation>
    </message>
    <message>
        <source>All stones may be taken at once</source>
        <translation>可以一次取完</translation>
    </message>
    <message>
        <source>One at a time: only odd or even counts</source>
        <translation>每次取一个：只看奇偶</translation>
    </message>
    <message>
        <source>The largest numbers</source>
        <translation>最大的数</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>With 0 stones the player to move has lost: P. With 1 stone one takes it: N.</source>
        <translation>0 个石子时，轮到的人已经输了，是 P。1 个时，取走就赢，是 N。</translation>
    </message>
    <message>
        <source>Only one stone may be taken at a time, so P and N take turns: the even numbers are P, the odd ones N.</source>
        <translation>每次只能取一个，所以 P 和 N 交替出现：偶数是 P，奇数是 N。</translation>
    </message>
</context>
<context>
    <name>bash-short</name>
    <message>
        <source>Bash game</source>
        <translation>巴什博奕</translation>
    </message>
</context>
<context>
    <name>capped-nim</name>
    <message>
        <source>Pile %1</source>
        <translation>第 %1 堆</translation>
    </message>
    <message numerus="yes">
        <source>take %n cake(s) from pile %1</source>
        <translation>
            <numerusform>从第 %1 堆取走 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>No cake is left: the player to move can&apos;t move and has lost.</source>
        <translation>一个粑粑都没有了：轮到的人走不了，输了。</translation>
    </message>
    <message>
        <source>The residues mod %1 have %2: every move has an answer.</source>
        <translation>模 %1 的余数满足 %2：每一步都有应对。</translation>
    </message>
    <message numerus="yes">
        <source>The residues mod %1 have %2: take %n cake(s) from pile %3.</source>
        <translation>
            <numerusform>模 %1 的余数满足 %2。从第 %3 堆取走 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule: the amount you take becomes the new cap</source>
        <translation>规则：这次取几个，下次的上限就是几</translation>
    </message>
    <message>
        <source>A move takes at least one cake from one pile, at most as many as the cap k allows. The amount taken is the cap for the next move, so the cap can only shrink. Whoever cannot move loses.</source>
        <translation>每次从一堆里取至少一个粑粑，个数不超过上限 k。取走的个数就是下一步的上限，所以上限只会变小。谁走不了谁输。</translation>
    </message>
    <message numerus="yes">
        <source>Here lie %n pile(s): %1. The cap is %2.</source>
        <translation>
            <numerusform>现在有 %n 堆：%1。上限是 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>powers of two</source>
        <translation>2 的幂</translation>
    </message>
    <message>
        <source>The least power of two above the cap: p = %1</source>
        <translation>比上限大的最小的 2 的幂：p = %1</translation>
    </message>
    <message>
        <source>The cap is %1. The least power of two greater than it is p = %2. Every legal move takes x ≤ %1, so x is smaller than p and never a multiple of p.</source>
        <translation>上限是 %1，比它大的最小的 2 的幂是 p = %2。合法的一步取 x ≤ %1 个，所以 x 小于 p，不会是 p 的倍数。</translation>
    </message>
    <message>
        <source>A move of x makes x the cap. Its own power of two p′ is at most p, and a power of two divides every larger one: p′ divides p.</source>
        <translation>取走 x 个后上限变成 x，它对应的 2 的幂 p′ 不超过 p。小的 2 的幂整除大的，所以 p′ 整除 p。</translation>
    </message>
    <message>
        <source>Cut each pile at the multiples of %1</source>
        <translation>把每堆按 %1 个一段切开</translation>
    </message>
    <message>
        <source>No single move can take a whole block of %1. What matters is what is over: the residue mod %1.</source>
        <translation>一步取不走整整一段 %1 个。要看的是切剩下的零头：模 %1 的余数。</translation>
    </message>
    <message>
        <source>The residues are %1.</source>
        <translation>各堆的余数是 %1。</translation>
    </message>
    <message>
        <source>before</source>
        <translation>取之前</translation>
    </message>
    <message>
        <source>after taking %1</source>
        <translation>取走 %1 个后</translation>
    </message>
    <message>
        <source>One pile, residue 0: the player to move loses</source>
        <translation>只有一堆，余数是 0：轮到的人输</translation>
    </message>
    <message>
        <source>Look at a single pile first, with a multiple of p in it, say %1. It is a multiple of every smaller p′ too.</source>
        <translation>先看只有一堆的情形，个数是 p 的倍数，比如 %1。它也是每个更小的 p′ 的倍数。</translation>
    </message>
    <message>
        <source>A move takes x, and the new modulus p′ is greater than x. So what is left is not a multiple of p′: taking %1, for example, leaves %2, and %2 mod %3 is %4.</source>
        <translation>取走 x 个，新的模 p′ 比 x 大，所以剩下的不是 p′ 的倍数。比如取走 %1 个，剩 %2 个，%2 除以 %3 余 %4。</translation>
    </message>
    <message>
        <source>From residue 0 nobody gets to residue 0. And the end of the game, 0 cakes, has residue 0.</source>
        <translation>从余数 0 出发，一步到不了余数 0；而终局 0 个的余数正是 0。</translation>
    </message>
    <message>
        <source>One pile, another residue: the player to move wins</source>
        <translation>只有一堆，余数不是 0：轮到的人赢</translation>
    </message>
    <message>
        <source>Take a single pile of %1: %2, so the residue is r = %3.</source>
        <translation>看只有一堆、个数是 %1 的情形：%2，余数 r = %3。</translation>
    </message>
    <message>
        <source>r = %1 is allowed by the cap %2: take all of it. A multiple of %3 is left, so residue 0 whatever the new modulus.</source>
        <translation>r = %1 没有超过上限 %2：把零头全取走。剩下的是 %3 的倍数，不管新的模是多少，余数都是 0。</translation>
    </message>
    <message>
        <source>Were r greater than the cap, one would take r − p/2 instead and leave an odd multiple of p/2.</source>
        <translation>如果 r 超过上限，就改取 r − p/2 个，留下 p/2 的奇数倍。</translation>
    </message>
    <message>
        <source>r = %1 is more than the cap %2. But p/2 = %3 is not: take r − p/2 = %4.</source>
        <translation>r = %1 超过了上限 %2，但 p/2 = %3 没有超过：取 r − p/2 = %4 个。</translation>
    </message>
    <message>
        <source>What is left, %1, is an odd multiple of %2. The new modulus %3 divides %2, so the residue is 0.</source>
        <translation>剩下的 %1 是 %2 的奇数倍。新的模 %3 整除 %2，所以余数是 0。</translation>
    </message>
    <message>
        <source>XOR X</source>
        <translation>异或和 X</translation>
    </message>
    <message>
        <source>Many piles: XOR the residues</source>
        <translation>许多堆：把余数异或起来</translation>
    </message>
    <message numerus="yes">
        <source>In binary the residue mod %1 is the last %n digit(s) of a pile. The columns before them count for nothing.</source>
        <translation>
            <numerusform>写成二进制，模 %1 的余数就是末 %n 位。更高的列不起作用。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, so this is an N-position: the first player wins</source>
        <translation>%1，所以是必胜态：先手必胜</translation>
    </message>
    <message>
        <source>Here %1. There is a move after which the residues, taken by the new modulus, have the XOR 0; the next steps find it.</source>
        <translation>这里 %1。有一步走完以后，按新的模取余数，异或和是 0；后面几步把它找出来。</translation>
    </message>
    <message>
        <source>%1, so this is a P-position: the second player wins</source>
        <translation>%1，所以是必败态：后手必胜</translation>
    </message>
    <message>
        <source>All columns below p are even. They stay even for a smaller p′, which looks at fewer of them.</source>
        <translation>p 以下的每一列都是偶数个 1。换成更小的 p′，只是少看几列，仍然都是偶数。</translation>
    </message>
    <message>
        <source>For the XOR to be 0 again, the pile that was changed would have to keep its residue mod p′. But x is greater than 0 and less than p′: the residue changes. So every move leaves an XOR other than 0.</source>
        <translation>要让异或和再是 0，被取的那一堆模 p′ 的余数就得不变。可是 x 大于 0 又小于 p′，余数一定变。所以每一步走完异或和都不是 0。</translation>
    </message>
    <message>
        <source>The highest odd column is %1: find a residue with a 1 there</source>
        <translation>最高的奇数列是 %1：找余数在这一列是 1 的堆</translation>
    </message>
    <message>
        <source>We take the first of them: pile %1, with residue %2.</source>
        <translation>取其中第一个：第 %1 堆，余数 %2。</translation>
    </message>
    <message>
        <source>As in Nim the residue should become %1, so Nim would take %2.</source>
        <translation>像 Nim 那样，余数应变成 %1，也就是要取走 %2 个。</translation>
    </message>
    <message numerus="yes">
        <source>Take %n cake(s) from pile %1</source>
        <translation>
            <numerusform>从第 %1 堆取走 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>First case: %1 is at most the cap %2, so Nim&apos;s move is allowed.</source>
        <translation>第一种情形：%1 不超过上限 %2，Nim 的走法合法。</translation>
    </message>
    <message>
        <source>All columns below %1 become even, and so they are for the new, smaller modulus.</source>
        <translation>%1 以下的每一列都变成偶数，对新的、更小的模也一样。</translation>
    </message>
    <message>
        <source>Second case: %1 is more than the cap %2. Take p/2 = %3 less: %4.</source>
        <translation>第二种情形：%1 超过上限 %2。少取 p/2 = %3 个：%4。</translation>
    </message>
    <message>
        <source>The columns below p/2 end as Nim wants them. Only the column of p/2 stays wrong, and the new modulus, %1, no longer looks at it.</source>
        <translation>p/2 以下的各列都成了 Nim 要的样子。只有 p/2 那一列还不对，而新的模 %1 已经不看它了。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n winning moves in all: in a pile there can be one for each power of two up to the cap.</source>
        <translation>
            <numerusform>必胜走法一共有 %n 种：同一堆里，不超过上限的每个 2 的幂都可能对应一种。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the only winning move.</source>
        <translation>这是唯一的必胜取法。</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>取走 %1</translation>
    </message>
    <message>
        <source>After the move: cap %1, modulus %2, XOR 0</source>
        <translation>走完以后：上限 %1，模 %2，异或和 0</translation>
    </message>
    <message>
        <source>The amount taken, %1, is the new cap; the least power of two above it is %2. The residues mod %2 are %3.</source>
        <translation>取走的 %1 个成了新的上限，比它大的最小的 2 的幂是 %2。模 %2 的余数是 %3。</translation>
    </message>
    <message>
        <source>The opponent stands in a P-position.</source>
        <translation>对手面对的是必败态。</translation>
    </message>
    <message>
        <source>There is no move left</source>
        <translation>已经无子可取</translation>
    </message>
    <message>
        <source>All piles are empty. The player who cannot move has lost.</source>
        <translation>所有堆都空了。走不了的人输。</translation>
    </message>
    <message>
        <source>Every move has an answer that makes the XOR 0 again</source>
        <translation>无论怎么取，后手都能把异或和变回 0</translation>
    </message>
    <message>
        <source>A move of the first player makes a new cap, hence a new modulus; the XOR of the residues is then never 0. On the right an answer that makes it 0.</source>
        <translation>先手走一步，上限变了，模也跟着变；这时余数的异或和一定不是 0。最右边是让它变回 0 的应对。</translation>
    </message>
    <message>
        <source>My move</source>
        <translation>先手取法</translation>
    </message>
    <message>
        <source>New modulus</source>
        <translation>新的模</translation>
    </message>
    <message>
        <source>XOR then</source>
        <translation>此时异或和</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>后手应对</translation>
    </message>
    <message>
        <source>Nim with a shrinking cap</source>
        <translation>粑粑博弈（限额递减）</translation>
    </message>
    <message>
        <source>QOJ 18279</source>
        <translation>QOJ 18279</translation>
    </message>
    <message>
        <source>XOR of the residues mod the power of two above the cap</source>
        <translation>各堆模（大于上限的最小 2 的幂）的余数的异或和</translation>
    </message>
    <message>
        <source>Take x from one pile, at most the cap; the cap becomes x; whoever cannot move loses.</source>
        <translation>从一堆取 x 个，不超过上限；上限变成 x；谁走不了谁输。</translation>
    </message>
    <message>
        <source>the cap, then the piles, such as cap 5: 3 7 2</source>
        <translation>先写上限，再写各堆，例如 cap 5: 3 7 2</translation>
    </message>
    <message>
        <source>Nim&apos;s move is allowed: several winning moves</source>
        <translation>Nim 的走法合法：有几种必胜走法</translation>
    </message>
    <message>
        <source>The problem&apos;s sample: won</source>
        <translation>题目样例：必胜</translation>
    </message>
    <message>
        <source>The cap forbids Nim&apos;s move: half a modulus less</source>
        <translation>上限不许 Nim 的走法：少取半个模</translation>
    </message>
    <message>
        <source>A P-position: the blocks hide it</source>
        <translation>必败态：藏在整段后面</translation>
    </message>
    <message>
        <source>One pile, a multiple of 8: a P-position</source>
        <translation>一堆，8 的倍数：必败态</translation>
    </message>
    <message>
        <source>Cap 1: only odd or even counts</source>
        <translation>上限是 1：只看奇偶</translation>
    </message>
    <message>
        <source>A large cap: plain Nim</source>
        <translation>上限很大：就是普通 Nim</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>终局</translation>
    </message>
</context>
<context>
    <name>capped-nim-short</name>
    <message>
        <source>Shrinking cap</source>
        <translation>粑粑博弈</translation>
    </message>
</context>
<context>
    <name>chess-row</name>
    <message>
        <source>Row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>in row %1 push the piece on %2 to %3</source>
        <translation>第 %1 行：把 %2 号格的棋子推到 %3 号格</translation>
    </message>
    <message>
        <source>No piece can go further: the player to move can&apos;t move and has lost.</source>
        <translation>没有棋子能再往右走：轮到走的人走不了，已经输了。</translation>
    </message>
    <message>
        <source>The rows&apos; SG values have %1: every move has an answer.</source>
        <translation>各行的 SG 值 %1：先手走哪一步，后手都有应对。</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule: push one piece right, to the next empty square</source>
        <translation>规则：把一枚棋子推到右边的下一个空格</translation>
    </message>
    <message>
        <source>Each row has 20 squares. A move pushes one piece to the next empty square on its right; pieces that stand directly in front of it are jumped over. A piece with nothing empty on its right cannot move, and whoever has no move loses.</source>
        <translation>每行 20 格。每次选一枚棋子，推到它右边的下一个空格；紧挨在它前面的棋子会被跳过。右边没有空格的棋子不能动，谁没有棋可走谁输。</translation>
    </message>
    <message numerus="yes">
        <source>Here we have %n row(s).</source>
        <translation>
            <numerusform>这里有 %n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>In row %1, for instance, the piece on square %2 goes to square %3.</source>
        <translation>例如第 %1 行 %2 号格的棋子走到 %3 号格。</translation>
    </message>
    <message numerus="yes">
        <source>In row %1, for instance, the piece on square %2 jumps over %n piece(s) and lands on square %3.</source>
        <translation>
            <numerusform>例如第 %1 行 %2 号格的棋子跳过 %n 枚棋子，落在 %3 号格。</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can move here: the pieces of each row stand side by side at its right end.</source>
        <translation>这里没有棋子能动：每行的棋子都并排挤在最右端。</translation>
    </message>
    <message>
        <source>A row is a binary number, and every move makes it smaller</source>
        <translation>一行就是一个二进制数，每走一步它都变小</translation>
    </message>
    <message>
        <source>Write 1 for a piece and 0 for an empty square: a row is a binary number of 20 digits. Row %1 is the number %2.</source>
        <translation>有棋子写 1，空格写 0：一行就是一个 20 位的二进制数。第 %1 行就是 %2。</translation>
    </message>
    <message>
        <source>A move turns a 1 into 0 and a 0 further right into 1. Pushing the piece on %1 to %2 makes %3 of it: smaller, since a digit further right is worth less.</source>
        <translation>走一步，就是把一个 1 变成 0，再把更靠右的一个 0 变成 1。把 %1 号格的棋子推到 %2 号格，数就变成 %3：变小了，因为越靠右的数位越不值钱。</translation>
    </message>
    <message>
        <source>A move turns a 1 into 0 and a 0 further right into 1: the number gets smaller, since a digit further right is worth less. Here no 0 stands right of a 1, so there is no move.</source>
        <translation>走一步，就是把一个 1 变成 0，再把更靠右的一个 0 变成 1：数会变小，因为越靠右的数位越不值钱。这里没有一个 1 的右边还有 0，所以走不了。</translation>
    </message>
    <message>
        <source>So we take the numbers 0, 1, 2, … up to %1 in turn: when a row&apos;s turn comes, all rows that it can become have their SG values already. One table of %2 values serves every board.</source>
        <translation>于是按 0、1、2……一直到 %1 的顺序算：轮到某一行时，它能变成的每一行都已经有了 SG 值。一张 %2 个值的表，什么棋盘都够用。</translation>
    </message>
    <message>
        <source>Row %1 has the SG value %2</source>
        <translation>第 %1 行的 SG 值是 %2</translation>
    </message>
    <message>
        <source>Row %1 is empty, so nobody can move in it. With no option every number is missing, and the smallest is 0.</source>
        <translation>第 %1 行是空的，谁也走不了。没有后继，所有的数都没出现，最小的是 0。</translation>
    </message>
    <message>
        <source>In row %1 the pieces fill the right end, so nobody can move in it. With no option every number is missing, and the smallest is 0.</source>
        <translation>第 %1 行的棋子占满了右端，谁也走不了。没有后继，所有的数都没出现，最小的是 0。</translation>
    </message>
    <message numerus="yes">
        <source>Row %1 has %n option(s), one for each piece that can move.</source>
        <translation>
            <numerusform>第 %1 行有 %n 个后继，每枚能动的棋子一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The options have SG values already, since their numbers are smaller: %1. The smallest number that is not among them, their mex, is %2.</source>
        <translation>后继的数更小，SG 值已经算过：%1。其中没有出现的最小的数，也就是 mex，是 %2。</translation>
    </message>
    <message>
        <source>One can also move up to %1. That gains nothing: a row of that value has a move back to %2, and the opponent makes it.</source>
        <translation>也可以往上走到 %1，但没有用：值为 %1 的行一定能走回 %2，对手会这样走。</translation>
    </message>
    <message>
        <source>XOR X</source>
        <translation>异或和 X</translation>
    </message>
    <message>
        <source>Rows do not touch each other: XOR their SG values</source>
        <translation>各行互不相干：把 SG 值异或起来</translation>
    </message>
    <message>
        <source>A move changes one row only, as a move in Nim changes one pile. By the Sprague–Grundy theorem a row of SG value v plays like a pile of v matches.</source>
        <translation>每一步只动一行，就像 Nim 每次只动一堆。根据 SG 定理，SG 值为 v 的一行，玩起来就像一堆 v 根火柴。</translation>
    </message>
    <message>
        <source>%1, so this is an N-position: the first player wins</source>
        <translation>%1，所以是必胜态：先手必胜</translation>
    </message>
    <message>
        <source>Here %1. Some row can be given the value that makes the XOR 0.</source>
        <translation>这里 %1。总有一行可以改成合适的值，让异或和变成 0。</translation>
    </message>
    <message>
        <source>From then on every move of the opponent makes the XOR something else than 0, and we bring it back. Each move pushes a piece right, so the game ends, and it is the opponent who has no move.</source>
        <translation>此后对手每走一步都会让异或和不为 0，我们再把它变回 0。每一步都把棋子往右推，游戏总会结束，没有棋可走的是对手。</translation>
    </message>
    <message>
        <source>No piece can move: the player to move has lost</source>
        <translation>没有棋子能动：轮到走的人输了</translation>
    </message>
    <message>
        <source>Every row has the SG value 0, and so has the board. The end of the game is a P-position; the whole argument begins here.</source>
        <translation>每行的 SG 值都是 0，整个棋盘也是 0。终局是必败态，整个论证就从这里开始。</translation>
    </message>
    <message>
        <source>%1, so this is a P-position: the second player wins</source>
        <translation>%1，所以是必败态：后手必胜</translation>
    </message>
    <message>
        <source>A move changes the value of one row, since no option has the row&apos;s own value: that is what mex means. So the XOR becomes something else than 0.</source>
        <translation>每走一步，恰好有一行的值改变，因为后继的值都不等于这一行自己的值：这正是 mex 的含义。所以异或和不再是 0。</translation>
    </message>
    <message>
        <source>The second player then makes it 0 again, and so has an answer to the last move too.</source>
        <translation>后手再把它变回 0，所以对最后一步也有应对。</translation>
    </message>
    <message>
        <source>Row %1 should have the SG value %2</source>
        <translation>第 %1 行的 SG 值应当变成 %2</translation>
    </message>
    <message>
        <source>%1 is less than %2, and %2 is the mex of the row&apos;s options: so one of them has the value %1.</source>
        <translation>%1 小于 %2，而 %2 是这一行后继的 mex：所以一定有一个后继的值是 %1。</translation>
    </message>
    <message>
        <source>In row %1 push the piece on %2 to %3</source>
        <translation>第 %1 行：把 %2 号格的棋子推到 %3 号格</translation>
    </message>
    <message>
        <source>The row&apos;s SG value was %1; after this move it is %2.</source>
        <translation>这一行的 SG 值原来是 %1，走完后是 %2。</translation>
    </message>
    <message>
        <source>It is the only winning move.</source>
        <translation>这是唯一的必胜走法。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n winning moves in all.</source>
        <translation>
            <numerusform>一共有 %n 种必胜走法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them make(s) the row&apos;s value greater: mex does not promise such a move, but here it exists.</source>
        <translation>
            <numerusform>其中 %n 种会让那一行的值变大：mex 不保证有这样的走法，但这里恰好有。</numerusform>
        </translation>
    </message>
    <message>
        <source>After the move the XOR is 0, and the opponent is to move</source>
        <translation>走完以后异或和是 0，轮到对手</translation>
    </message>
    <message>
        <source>No piece can move any more: the game is won.</source>
        <translation>没有棋子能动了：已经获胜。</translation>
    </message>
    <message>
        <source>Whatever the opponent pushes, that row&apos;s value changes. If it gets greater, take it back in the same row; if it gets smaller, find the highest odd column again, as in Nim.</source>
        <translation>对手推哪一枚，那一行的值都会变。变大了，就在同一行走回原来的值；变小了，就像 Nim 那样再找最高的奇数列。</translation>
    </message>
    <message>
        <source>There is no move left</source>
        <translation>已经无棋可走</translation>
    </message>
    <message>
        <source>Every piece has come as far as it can. The player who cannot move has lost.</source>
        <translation>每枚棋子都走到了头。走不了的人输。</translation>
    </message>
    <message>
        <source>Every move has an answer that makes the XOR 0 again</source>
        <translation>无论怎么走，后手都能把异或和变回 0</translation>
    </message>
    <message>
        <source>Left: a move of the first player, what it makes of its row&apos;s SG value, and the XOR then, never 0. Right: the answer.</source>
        <translation>左边：先手的一步、那一行的 SG 值怎样变、此时的异或和（不会是 0）。右边：后手的应对。</translation>
    </message>
    <message>
        <source>A move that makes a value greater is taken back in the same row.</source>
        <translation>让值变大的一步，在同一行走回原来的值。</translation>
    </message>
    <message>
        <source>My move</source>
        <translation>先手走法</translation>
    </message>
    <message>
        <source>SG of the row</source>
        <translation>该行的 SG 值</translation>
    </message>
    <message>
        <source>XOR then</source>
        <translation>此时异或和</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>后手应对</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>棋子右移</translation>
    </message>
    <message>
        <source>HDU 5724</source>
        <translation>HDU 5724</translation>
    </message>
    <message>
        <source>SG of a 20-bit row</source>
        <translation>20 格一行的 SG 值</translation>
    </message>
    <message>
        <source>Push a piece right to the next empty square of its row; whoever cannot move loses.</source>
        <translation>把一枚棋子推到同一行右边的下一个空格，走不了的人输。</translation>
    </message>
    <message>
        <source>the squares of each row&apos;s pieces, rows apart by a semicolon, such as 2 5; 18 - is an empty row</source>
        <translation>每行写出棋子所在的格号，行与行用分号隔开，例如 2 5; 18；空行写 -</translation>
    </message>
    <message>
        <source>Three rows: several winning moves</source>
        <translation>三行：有多种必胜走法</translation>
    </message>
    <message>
        <source>The problem&apos;s sample, won: two rows</source>
        <translation>题目样例，必胜：两行</translation>
    </message>
    <message>
        <source>The problem&apos;s sample, lost: the right end is full</source>
        <translation>题目样例，必败：右端已占满</translation>
    </message>
    <message>
        <source>A P-position: two rows of the same value</source>
        <translation>必败态：两行的值相同</translation>
    </message>
    <message>
        <source>One row, a P-position although four pieces can move</source>
        <translation>只有一行，四枚棋子能动，却是必败态</translation>
    </message>
    <message>
        <source>A winning move that makes its row&apos;s value greater</source>
        <translation>有一种必胜走法让那一行的值变大</translation>
    </message>
    <message>
        <source>Long jumps and an empty row</source>
        <translation>跳得很远的棋子和一个空行</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>We take row %1, of value %2. The other rows together have the XOR %3, and with the same value here the XOR is 0.</source>
        <translation>取其中的第 %1 行，它的值是 %2。其余各行的异或和是 %3，这一行也变成 %3，总的异或和就是 0。</translation>
    </message>
    <message>
        <source>the first gap</source>
        <translation>第一个空位</translation>
    </message>
    <message>
        <source>The rows&apos; SG values have %1: push %2 in row %3.</source>
        <translation>各行的 SG 值 %1。第 %3 行走 %2。</translation>
    </message>
</context>
<context>
    <name>chess-row-short</name>
    <message>
        <source>Chess</source>
        <translation>棋子右移</translation>
    </message>
</context>
<context>
    <name>chocolate</name>
    <message>
        <source>cut everything off</source>
        <translation>全部切掉</translation>
    </message>
    <message numerus="yes">
        <source>cut off the last %n row(s)</source>
        <translation>
            <numerusform>切掉最后 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut off the last %n column(s)</source>
        <translation>
            <numerusform>切掉最后 %n 列</numerusform>
        </translation>
    </message>
    <message>
        <source>The sum left is %1, at most s = %2: the player who left it is criticised and has lost.</source>
        <translation>剩下的和是 %1，不超过 s = %2：留下它的人被批评，已经输了。</translation>
    </message>
    <message>
        <source>No P cell stands left of %1 or above it: every cut leads to an L or an N cell.</source>
        <translation>%1 的左边和上边都没有 P：怎么切都走到 L 或 N。</translation>
    </message>
    <message>
        <source>From %1 one can cut to the P cell %2: %3.</source>
        <translation>从 %1 可以走到 P 格 %2：%3。</translation>
    </message>
    <message>
        <source>The rule: cut off last rows or last columns, and leave more than s</source>
        <translation>规则：切掉最后几行或最后几列，剩下的和要大于 s</translation>
    </message>
    <message>
        <source>Two players take turns. A move cuts off one or more of the last rows, or one or more of the last columns. Whoever leaves a sum of at most s is criticised and loses; cutting everything off leaves 0.</source>
        <translation>两人轮流切。每次切掉最后的一行或几行，或者最后的一列或几列。谁切完后剩下的和不超过 s，谁就被批评，输掉；全部切掉剩下 0。</translation>
    </message>
    <message>
        <source>This bar has %1 rows and %2 columns, and all its numbers add up to %3. The threshold is s = %4.</source>
        <translation>这块巧克力有 %1 行 %2 列，所有数的和是 %3。容忍度 s = %4。</translation>
    </message>
    <message>
        <source>Everything has been cut off.</source>
        <translation>现在已经全部切掉。</translation>
    </message>
    <message>
        <source>The first %1 rows and %2 columns of it are left.</source>
        <translation>现在剩下前 %1 行、前 %2 列。</translation>
    </message>
    <message>
        <source>What is left is always the first i rows and the first j columns. So one cell stands for it: the last one, (i, j). A move goes from it to a cell further up in its column or further left in its row.</source>
        <translation>剩下的总是前 i 行、前 j 列，所以用右下角的一格 (i, j) 就能代表。切一刀，就是从这格走到同一列更上面、或同一行更左边的一格。</translation>
    </message>
    <message>
        <source>Write into each cell the sum that it would leave</source>
        <translation>每格写上切到这里会剩下的和</translation>
    </message>
    <message>
        <source>S(i, j) is the sum of the first i rows and j columns. Add the sum above and the sum to the left; what both of them contain was counted twice; then the cell itself comes in.</source>
        <translation>S(i, j) 是前 i 行、前 j 列的和。上面一格的和加左边一格的和，重复算的部分减去一次，再加上这一格自己。</translation>
    </message>
    <message>
        <source>The sums grow to the right and downward, since all numbers are positive.</source>
        <translation>数都是正的，所以越往右、越往下，和越大。</translation>
    </message>
    <message>
        <source>L: where at most s = %1 would be left</source>
        <translation>坏格 L：剩下的和不超过 s = %1</translation>
    </message>
    <message numerus="yes">
        <source>Whoever moves to such a cell is criticised at once, so nobody wants to go there. Here %n cell(s) are L.</source>
        <translation>
            <numerusform>走到这样的格子立刻被批评，谁也不愿意去。这里有 %n 格是 L。</numerusform>
        </translation>
    </message>
    <message>
        <source>Since the sums grow, the L cells of a row are its first ones, and no row has more of them than the row above. So their right edge is a staircase.</source>
        <translation>和越来越大，所以每行的 L 都在最前面，而且下一行的 L 不会比上一行多。它们的右边界是一道阶梯。</translation>
    </message>
    <message>
        <source>Row by row the number pᵢ of L cells: %1.</source>
        <translation>各行 L 的个数 pᵢ 依次是：%1。</translation>
    </message>
    <message>
        <source>The first P cells: only L left of them and above them</source>
        <translation>第一批 P：左边和上边只有 L</translation>
    </message>
    <message>
        <source>From such a cell every move goes to an L cell, or cuts everything off. Whoever has to move there loses: it is a P cell.</source>
        <translation>从这样的格子出发，怎么切都走到 L，或者全部切掉。轮到谁在这里走谁输，所以是 P。</translation>
    </message>
    <message numerus="yes">
        <source>It stands right at the edge, in each row in which the edge has moved to the left. Here there are %n.</source>
        <translation>
            <numerusform>它紧挨着 L 的边界，凡是边界向左退了的行都有一个。这里有 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at %1: the cells left of it, %2 of them, are L, and so are the cells above it, %3 of them.</source>
        <translation>看 %1：它左边的 %2 格都是 L，上边的 %3 格也都是 L。</translation>
    </message>
    <message>
        <source>Every P makes the cells right of it and below it N</source>
        <translation>每个 P 的右边和下边都是 N</translation>
    </message>
    <message>
        <source>From a cell right of a P, or below one, a single cut leads to that P, and then the opponent has to move there. So the player to move wins: it is an N cell.</source>
        <translation>从 P 右边或下边的格子，一刀就能切到那个 P，接着轮到对手在那里走。所以轮到走的人赢，这格是 N。</translation>
    </message>
    <message>
        <source>From %1, for example, one can cut to %2, which is P.</source>
        <translation>例如从 %1 可以切到 %2，而 %2 是 P。</translation>
    </message>
    <message numerus="yes">
        <source>This colours %n more cell(s).</source>
        <translation>
            <numerusform>这样又染了 %n 格。</numerusform>
        </translation>
    </message>
    <message>
        <source>No corner is left over: every cell has its colour</source>
        <translation>没有够不到的角落：每一格都染好了</translation>
    </message>
    <message>
        <source>Every cell is L, one of the first P cells, or right of one or below one. Where the edge runs straight down over several rows, a corner can stay out of reach; here it does not.</source>
        <translation>每一格不是 L，就是第一批 P，或者在某个 P 的右边或下边。边界如果连续几行直着往下，就可能留下够不到的角落；这里没有。</translation>
    </message>
    <message>
        <source>The corner that they do not reach: P along a diagonal</source>
        <translation>够不到的角落：沿对角线补 P</translation>
    </message>
    <message numerus="yes">
        <source>Where the edge runs straight down, a row has no first P of its own, and %n cell(s) are right of none and below none.</source>
        <translation>
            <numerusform>边界直着往下的地方，那一行没有自己的第一批 P，于是有 %n 格既不在 P 的右边，也不在 P 的下边。</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on row by row in the same way: a cell is P as soon as no P stands left of it or above it. So each row has its P in the leftmost column right of its L cells that no row above has used. One row lower the next free column comes: a diagonal.</source>
        <translation>照样一行一行往下：左边和上边都没有 P 的格子就是 P。所以每行的 P 在 L 右边、上面各行还没用过的最左一列。再下一行就轮到下一个空列，于是排成一条对角线。</translation>
    </message>
    <message numerus="yes">
        <source>Here that gives %n more P cell(s), the first of them %1.</source>
        <translation>
            <numerusform>这里又得到 %n 个 P，第一个是 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Without colouring: count i − e − (m − pᵢ) in each row</source>
        <translation>不染色也能判断：每行算 i − e − (m − pᵢ)</translation>
    </message>
    <message>
        <source>The last cell %1 is P exactly if its row takes the last column. Let e be the number of rows that are wholly L, here %2, and m the number of columns, here %3. Row i has m − pᵢ columns right of its L cells, and i − e rows up to it have taken one column each.</source>
        <translation>右下角 %1 是 P，正好就是它那一行占用了最后一列。设 e 是整行都是 L 的行数，这里是 %2；m 是列数，这里是 %3。第 i 行在 L 右边有 m − pᵢ 列，而到这一行为止有 i − e 行各占用了一列。</translation>
    </message>
    <message>
        <source>If i − e − (m − pᵢ) is negative, columns are still free and the last one stays untouched. At 0 the row takes the last column. So all rows before the last need a negative number, and the last row needs 0.</source>
        <translation>i − e − (m − pᵢ) 是负数，说明还有空列，最后一列没被占用；等于 0，这一行就占用最后一列。所以前面各行都要是负数，最后一行要正好是 0。</translation>
    </message>
    <message>
        <source>Here the last row has %1, and no row before it has reached 0: it takes the last column, and %2 is P.</source>
        <translation>这里最后一行 %1，前面没有一行到 0：它占用最后一列，所以 %2 是 P。</translation>
    </message>
    <message>
        <source>Here the last row has %1, less than 0: its P stands further left, so %2 is N.</source>
        <translation>这里最后一行 %1，小于 0：它的 P 在更左边，所以 %2 是 N。</translation>
    </message>
    <message>
        <source>Here row %1 has %2, not less than 0: the last column is taken there already, so %3 is N.</source>
        <translation>这里第 %1 行 %2，不是负数：最后一列到这里已经被占用，所以 %3 是 N。</translation>
    </message>
    <message>
        <source>The game is over: the player who moved last is criticised</source>
        <translation>游戏已经结束：上一个切的人被批评</translation>
    </message>
    <message>
        <source>The sum left is %1, and that is at most s = %2. The player to move has won without doing anything.</source>
        <translation>剩下的和是 %1，不超过 s = %2。轮到走的人什么也不用做就赢了。</translation>
    </message>
    <message>
        <source>%1 is N: the first player wins</source>
        <translation>%1 是 N：先手必胜</translation>
    </message>
    <message>
        <source>A P cell stands left of it or above it, and the first player cuts there. The second player is criticised; in the problem that is Budada.</source>
        <translation>它的左边或上边有 P，先手就切到那里。被批评的是后手，也就是题目里的 Budada。</translation>
    </message>
    <message>
        <source>%1 is P: the second player wins</source>
        <translation>%1 是 P：后手必胜</translation>
    </message>
    <message>
        <source>Left of it and above it there are only L and N cells. Moving to an L cell loses at once; from an N cell the second player cuts to a P cell again. The first player is criticised; in the problem that is Putata.</source>
        <translation>它的左边和上边只有 L 和 N。走到 L 立刻输；走到 N，后手再切到 P。被批评的是先手，也就是题目里的 Putata。</translation>
    </message>
    <message>
        <source>Every move makes the bar smaller, so the game ends, and whoever stands on P cells is the one who has to go to an L cell at last.</source>
        <translation>每切一刀巧克力都变小，游戏总会结束；总在 P 上走的人，最后只能走到 L。</translation>
    </message>
    <message>
        <source>Cut to %1</source>
        <translation>切到 %1</translation>
    </message>
    <message>
        <source>The move: %1. The cell %2 is P, and a sum of %3 is left, more than s = %4.</source>
        <translation>走法：%1。%2 是 P，剩下的和是 %3，大于 s = %4。</translation>
    </message>
    <message>
        <source>The other winning move leads to the P cell %1: %2. There are never more than two, as no row and no column has two P cells.</source>
        <translation>另一种必胜走法走到 P 格 %1：%2。必胜走法最多两种，因为每行、每列最多一个 P。</translation>
    </message>
    <message>
        <source>It is the only winning move.</source>
        <translation>这是唯一的必胜走法。</translation>
    </message>
    <message>
        <source>Every cut has an answer that leads to a P cell</source>
        <translation>先手怎么切，后手都能再切到 P</translation>
    </message>
    <message>
        <source>Left: a cut of the first player and the cell it leads to. If that is L, the first player is criticised at once. If it is N, the answer cuts to a P cell.</source>
        <translation>左边：先手的一刀和走到的格子。如果是 L，先手立刻被批评；如果是 N，后手应对的一刀切到 P。</translation>
    </message>
    <message>
        <source>My cut</source>
        <translation>先手的一刀</translation>
    </message>
    <message>
        <source>leads to</source>
        <translation>走到</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>后手应对</translation>
    </message>
    <message numerus="yes">
        <source>%n of the %1 possible cut(s) lose at once: they leave at most s = %2.</source>
        <translation>
            <numerusform>在 %1 种切法里，有 %n 种立刻输：剩下的和不超过 s = %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Chocolate</source>
        <translation>巧克力游戏</translation>
    </message>
    <message>
        <source>QOJ 10732</source>
        <translation>QOJ 10732</translation>
    </message>
    <message>
        <source>L, P and N cells; the row condition</source>
        <translation>L、P、N 染色；行条件</translation>
    </message>
    <message>
        <source>Cut off last rows or last columns; whoever leaves a sum of at most s is criticised and loses.</source>
        <translation>切掉最后几行或最后几列；谁剩下的和不超过 s，谁被批评，输。</translation>
    </message>
    <message>
        <source>the rows of numbers apart by semicolons, then the threshold, such as 1 2 3; 4 5 6; s=4; if cut, at rows and columns</source>
        <translation>各行的数用分号隔开，再写容忍度，例如 1 2 3; 4 5 6; s=4；切过的再写剩下的行数和列数，如 at 2 2</translation>
    </message>
    <message>
        <source>8 rows, 11 columns: row 7 finds its P in a corner</source>
        <translation>8 行 11 列：第 7 行的 P 在角落里</translation>
    </message>
    <message>
        <source>A P-position with a corner: P along a diagonal</source>
        <translation>有角落的必败态：P 沿着对角线</translation>
    </message>
    <message>
        <source>A P-position without a corner</source>
        <translation>没有角落的必败态</translation>
    </message>
    <message>
        <source>The last column and the last row have a P each: several winning moves</source>
        <translation>最后一列和最后一行各有一个 P：有多种必胜走法</translation>
    </message>
    <message>
        <source>s = 0: P along the main diagonal, a P-position</source>
        <translation>s = 0：P 在主对角线上，必败态</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>只有一行</translation>
    </message>
    <message>
        <source>One column: a P-position</source>
        <translation>只有一列：必败态</translation>
    </message>
    <message>
        <source>Taller than wide: a P-position</source>
        <translation>行比列多：必败态</translation>
    </message>
    <message>
        <source>Already cut: 6 rows and 8 columns are left</source>
        <translation>已经切过：剩下 6 行 8 列</translation>
    </message>
    <message>
        <source>The game is over: too little was left</source>
        <translation>游戏结束：剩得太少</translation>
    </message>
</context>
<context>
    <name>chocolate-short</name>
    <message>
        <source>Chocolate</source>
        <translation>巧克力游戏</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>unexpected argument &quot;%1&quot; (is a position with blanks quoted?)</source>
        <translation>多出来的参数“%1”（带空格的局面要加引号）</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>不认识的选项 %1</translation>
    </message>
    <message>
        <source>option %1 needs a value</source>
        <translation>选项 %1 后面要写值</translation>
    </message>
    <message>
        <source>--%1 cannot be &quot;%2&quot;; it can be %3</source>
        <translation>--%1 不能是“%2”，可以是 %3</translation>
    </message>
    <message>
        <source>name a game; the games are: %1</source>
        <translation>请写明游戏；现有：%1</translation>
    </message>
    <message>
        <source>unknown game &quot;%1&quot;; the games are: %2</source>
        <translation>没有叫“%1”的游戏；现有：%2</translation>
    </message>
    <message>
        <source>give the position, quoted, or - to read it from standard input</source>
        <translation>请写出局面（加引号），或写 - 从标准输入读取</translation>
    </message>
    <message>
        <source>the ending of %1 names no format; say --format (%2)</source>
        <translation>从 %1 的扩展名看不出格式；请用 --format 指明（%2）</translation>
    </message>
    <message>
        <source>%1 is not text; name a file with -o</source>
        <translation>%1 不是文本格式；请用 -o 写明文件</translation>
    </message>
    <message>
        <source>name the picture with -o FILE.png</source>
        <translation>请用 -o 文件.png 写明图片</translation>
    </message>
    <message>
        <source>--up-to needs a number that is not negative, not &quot;%1&quot;</source>
        <translation>--up-to 后面应是非负整数，而不是“%1”</translation>
    </message>
    <message>
        <source>unknown command &quot;%1&quot;; see mexplain --help</source>
        <translation>不认识的命令“%1”；用法见 mexplain --help</translation>
    </message>
    <message>
        <source>mexplain: error: %1</source>
        <translation>mexplain：错误：%1</translation>
    </message>
    <message>
        <source>the picture cannot be made</source>
        <translation>无法生成图片</translation>
    </message>
    <message numerus="yes">
        <source>%1: theory and exhaustive search agree on %n position(s)
</source>
        <translation>
            <numerusform>%1：理论与穷举在 %n 个局面上完全一致
</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: theory and search differ at &quot;%2&quot;: theory says %3, search says %4
</source>
        <translation>%1：理论与穷举在“%2”不一致：理论说%3，穷举说%4
</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n winning move(s)</source>
        <translation>
            <numerusform>%1，%n 种必胜走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no step %1; this position has %n step(s)</source>
        <translation>
            <numerusform>没有第 %1 步；这个局面有 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no display to open a window on; see mexplain --help for what works without one</source>
        <translation>没有可以打开窗口的显示器；不需要显示器的命令见 mexplain --help</translation>
    </message>
    <message>
        <source>name the lesson&apos;s file</source>
        <translation>请给出课件文件</translation>
    </message>
    <message>
        <source>Mexplain shows why a position of an impartial game is won or lost.

mexplain [FILE.mexplain]                  open the window
mexplain list                             the games
mexplain solve GAME [FILE]                a problem&apos;s input to its output
mexplain explain GAME POSITION [--lang zh|en|both] [--format F] [--step N] [-o FILE]
                                          the explanation; F: html, md, pdf, svg, png, json, txt;
                                          POSITION - reads it from standard input
mexplain lesson FILE [--as handout|slides|worksheet|key] [--lang zh|en|both] [--format pdf|html]
         [--seed N] [--extra N] [--theme light|dark|contrast] -o FILE
                                          a lesson on paper or as slides; the worksheet and the key of
                                          one seed belong together, with --extra 0…50 more exercises
mexplain snapshot GAME [POSITION] [--step N] [--lang zh|en] [--theme light|dark|contrast]
         [--scale PERCENT] [--size WxH] -o FILE.png
                                          a picture of the window
mexplain verify GAME [--up-to N]          theory against exhaustive search
</source>
        <translation>Mexplain 博弈图解：讲清楚一个公平组合游戏的局面为什么必胜或必败。

mexplain [文件.mexplain]                  打开窗口
mexplain list                             列出游戏
mexplain solve 游戏 [文件]                读题目的输入，写题目的输出
mexplain explain 游戏 局面 [--lang zh|en|both] [--format 格式] [--step N] [-o 文件]
                                          讲解；格式：html, md, pdf, svg, png, json, txt；
                                          局面写 - 则从标准输入读取
mexplain lesson 文件 [--as handout|slides|worksheet|key] [--lang zh|en|both] [--format pdf|html]
         [--seed N] [--extra N] [--theme light|dark|contrast] -o 文件
                                          把一课导出为讲义、幻灯片、练习卷或参考答案；
                                          --seed 相同的练习卷和答案配套，--extra 另加 0…50 题
mexplain snapshot 游戏 [局面] [--step N] [--lang zh|en] [--theme light|dark|contrast]
         [--scale 百分比] [--size 宽x高] -o 文件.png
                                          窗口的图片
mexplain verify 游戏 [--up-to N]          用穷举核对理论
</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>digit-deletion</name>
    <message>
        <source>nothing</source>
        <translation>空</translation>
    </message>
    <message>
        <source>delete the %2 in place %1</source>
        <translation>删去第 %1 位的 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n 位</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is left: the opponent has won</source>
        <translation>什么也不剩：对手已获胜</translation>
    </message>
    <message>
        <source>odd length: N</source>
        <translation>奇数位：必胜态</translation>
    </message>
    <message>
        <source>even length: the opposite of the row below</source>
        <translation>偶数位：与下一行相反</translation>
    </message>
    <message>
        <source>Nothing is left: the opponent has deleted the last digit that was not 0 and has won.</source>
        <translation>什么也不剩：对手删去了最后一个非零数字，已经获胜。</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), an odd number: %1, for example.</source>
        <translation>
            <numerusform>%n 位是奇数，先手必胜，例如：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleting the first digit leaves nothing and wins at once.</source>
        <translation>删去首位就什么也不剩，立刻获胜。</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), an even number: deleting the first leaves %1, a P-position.</source>
        <translation>
            <numerusform>%n 位是偶数，删去首位得到必败态 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), an even number: deleting the first leaves %1, an N-position.</source>
        <translation>
            <numerusform>%n 位是偶数，删去首位得到必胜态 %1，删别的位也不会更好。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule: delete one digit; zeros in front vanish with it</source>
        <translation>规则：删去一位数字，前导零随之消失</translation>
    </message>
    <message>
        <source>A move deletes one digit of the number. If zeros stand in front then, they vanish too. Whoever deletes the last digit that is not 0, so that nothing is left, wins.</source>
        <translation>每次从数里删去一位数字；如果这时最前面是 0，这些 0 也一起消失。谁删去最后一个非零数字，使得什么也不剩，谁就获胜。</translation>
    </message>
    <message>
        <source>the number</source>
        <translation>这个数</translation>
    </message>
    <message>
        <source>Here nothing is left, written 0: the game is over.</source>
        <translation>这里什么也不剩，记作 0：游戏已经结束。</translation>
    </message>
    <message numerus="yes">
        <source>Here the number is %1, with %n digit(s).</source>
        <translation>
            <numerusform>这里的数是 %1，共 %n 位。</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleting the first digit, %1, leaves nothing: that wins.</source>
        <translation>删去首位 %1，什么也不剩：这就赢了。</translation>
    </message>
    <message numerus="yes">
        <source>Deleting the first digit takes %n zero(s) along and leaves %1.</source>
        <translation>
            <numerusform>删去首位，有 %n 个 0 跟着消失，剩下 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleting the first digit leaves %1.</source>
        <translation>删去首位，剩下 %1。</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <translation>剩下 %1</translation>
    </message>
    <message>
        <source>delete the first digit</source>
        <translation>删去首位</translation>
    </message>
    <message>
        <source>delete the last digit</source>
        <translation>删去末位</translation>
    </message>
    <message>
        <source>An odd number of digits: the player to move always wins</source>
        <translation>奇数位：轮到谁走，谁必胜</translation>
    </message>
    <message>
        <source>Call the first digit d, and r what follows it without the zeros at its head. If r is P or nothing, delete d. If r is N and a zero follows d, delete that zero. If r is N and no zero follows, delete the last digit.</source>
        <translation>把首位记作 d，后面的部分去掉开头的 0 记作 r。若 r 是必败态或什么也不剩，就删 d；若 r 是必胜态而 d 后面紧跟着 0，就删这个 0；若 r 是必胜态而 d 后面不是 0，就删末位。</translation>
    </message>
    <message numerus="yes">
        <source>Try it on %1, with %n digit(s): what is left when the last digit is deleted here.</source>
        <translation>
            <numerusform>拿 %1 来试，它有 %n 位：这里删去末位就得到它。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has one digit only: delete it, nothing is left, and you have won.</source>
        <translation>%1 只有一位：删掉它，什么也不剩，你就赢了。</translation>
    </message>
    <message>
        <source>In %1 only zeros follow d = %2, so r is nothing: delete d and you have won.</source>
        <translation>在 %1 中，d = %2 后面全是 0，r 什么也不剩：删去 d 就赢了。</translation>
    </message>
    <message>
        <source>In %1 we have d = %2 and r = %3, which is P: delete d and hand r to the opponent.</source>
        <translation>在 %1 中，d = %2，r = %3 是必败态：删去 d，把 r 交给对手。</translation>
    </message>
    <message>
        <source>In %1 we have d = %2 and r = %3, which is N: do not hand it over. But a zero follows d. Delete that zero: %4 is left, of even length, where only deleting d can help, and that hands r to us.</source>
        <translation>在 %1 中，d = %2，r = %3 是必胜态，不能把它交给对手。但 d 后面紧跟着 0，删去这个 0：剩下 %4，是偶数位，对手只有删 d 才有指望，而那样正好把 r 交给我们。</translation>
    </message>
    <message>
        <source>In %1 we have d = %2 and r = %3, which is N: do not hand it over. No zero follows d. Delete the last digit: %4 is left, of even length, where only deleting d can help, and that hands us %5, of odd length again.</source>
        <translation>在 %1 中，d = %2，r = %3 是必胜态，不能把它交给对手。d 后面不是 0，删去末位：剩下 %4，是偶数位，对手只有删 d 才有指望，而那样交给我们的是 %5，又是奇数位。</translation>
    </message>
    <message>
        <source>Each move makes the number shorter, so we may use the claim for shorter numbers already: it starts at one digit.</source>
        <translation>每走一步，数都会变短，所以可以对位数归纳：更短的数已经知道结论，起点是一位数。</translation>
    </message>
    <message>
        <source>before</source>
        <translation>删前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>删后</translation>
    </message>
    <message>
        <source>An even number of digits: only deleting the first one can help</source>
        <translation>偶数位：只有删首位才可能取胜</translation>
    </message>
    <message>
        <source>Delete a digit that is not the first: d still stands in front, so no zero vanishes, and an odd number of digits is left. By the step before, the opponent wins.</source>
        <translation>若删的不是首位：d 还在最前面，没有 0 会消失，剩下奇数位。由上一步，对手必胜。</translation>
    </message>
    <message>
        <source>So only deleting d is worth a look. It hands the opponent r: the outcome is the opposite of r&apos;s. If nothing is left of r, deleting d has won.</source>
        <translation>所以只需看删 d。它把 r 交给对手，胜负与 r 的胜负相反；如果 r 什么也不剩，删 d 就已经赢了。</translation>
    </message>
    <message>
        <source>With %1: only zeros follow the first digit, so deleting it wins.</source>
        <translation>以 %1 为例：首位后面全是 0，删去首位就赢。</translation>
    </message>
    <message>
        <source>With %1: r = %2 is N, so %1 is P.</source>
        <translation>以 %1 为例：r = %2 是必胜态，所以 %1 是必败态。</translation>
    </message>
    <message>
        <source>With %1: r = %2 is P, so %1 is N.</source>
        <translation>以 %1 为例：r = %2 是必败态，所以 %1 是必胜态。</translation>
    </message>
    <message>
        <source>the opponent&apos;s</source>
        <translation>交给对手</translation>
    </message>
    <message>
        <source>delete another one</source>
        <translation>删去另一位</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>位数</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s)</source>
        <translation>
            <numerusform>还有 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left: the chain ends here</source>
        <translation>什么也不剩：链到此为止</translation>
    </message>
    <message>
        <source>Nothing is P: the player to move has lost. Every chain that does not meet an odd length ends here.</source>
        <translation>什么也不剩是必败态：轮到走的人已经输了。途中没有遇到奇数位的后缀链，都止于此。</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), an odd number: N at once</source>
        <translation>
            <numerusform>共 %n 位，是奇数：直接就是必胜态</numerusform>
        </translation>
    </message>
    <message>
        <source>No chain is needed for the outcome. What follows the first digit is looked at all the same: it says which digit to delete.</source>
        <translation>判断胜负用不着后缀链。不过首位后面的部分仍然要看一看：它决定该删哪一位。</translation>
    </message>
    <message>
        <source>The chain of suffixes: each outcome is the opposite of the next one&apos;s</source>
        <translation>后缀链：每一个的胜负都与下一个相反</translation>
    </message>
    <message>
        <source>As long as the length is even, delete the first digit and the zeros after it, until the length is odd or nothing is left.</source>
        <translation>只要位数是偶数，就删去首位和紧跟着的 0，直到位数变成奇数，或者什么也不剩。</translation>
    </message>
    <message>
        <source>Here the chain ends at nothing, which is P: the player to move has lost.</source>
        <translation>这里的链止于什么也不剩，这是必败态：轮到走的人已经输了。</translation>
    </message>
    <message numerus="yes">
        <source>Here the chain ends at %1, with %n digit(s): an odd number, so N.</source>
        <translation>
            <numerusform>这里的链止于 %1，共 %n 位：奇数位，是必胜态。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read it upwards: each row is the opposite of the row below. After %n flip(s) the number itself is %1.</source>
        <translation>
            <numerusform>从下往上读：每一行都与下面一行相反。翻转 %n 次之后，这个数本身是 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left: a P-position, the player to move has lost</source>
        <translation>什么也不剩：必败态，轮到走的人已经输了</translation>
    </message>
    <message>
        <source>The opponent has just deleted the last digit that was not 0, and wins.</source>
        <translation>对手刚刚删去了最后一个非零数字，已经获胜。</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), an odd number, so this is an N-position: the first player wins</source>
        <translation>
            <numerusform>共 %n 位，是奇数，所以是必胜态：先手必胜</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever the digits are: among the first digit, the zero after it and the last digit one can be deleted so that the opponent loses.</source>
        <translation>不论各位是什么：首位、首位后面的 0、末位，三者之中必有一个，删去它就让对手陷入必败态。</translation>
    </message>
    <message>
        <source>What follows the first digit is P, so this is an N-position: the first player wins</source>
        <translation>首位后面是必败态，所以这是必胜态：先手必胜</translation>
    </message>
    <message>
        <source>Only zeros follow the first digit. Deleting it leaves nothing.</source>
        <translation>首位后面全是 0。删去首位，什么也不剩。</translation>
    </message>
    <message>
        <source>Deleting the first digit hands the opponent %1, a P-position.</source>
        <translation>删去首位，交给对手的是 %1，一个必败态。</translation>
    </message>
    <message>
        <source>What follows the first digit is N, so this is a P-position: the second player wins</source>
        <translation>首位后面是必胜态，所以这是必败态：后手必胜</translation>
    </message>
    <message>
        <source>Deleting the first digit hands the opponent %1, an N-position. Deleting any other digit leaves an odd number of digits: N as well.</source>
        <translation>删去首位，交给对手的是 %1，一个必胜态；删去别的任何一位，剩下奇数位，也是必胜态。</translation>
    </message>
    <message>
        <source>without its first digit</source>
        <translation>去掉首位之后</translation>
    </message>
    <message>
        <source>the only digit</source>
        <translation>唯一的一位</translation>
    </message>
    <message>
        <source>the first digit</source>
        <translation>首位</translation>
    </message>
    <message>
        <source>the zero after the first digit</source>
        <translation>首位后面的 0</translation>
    </message>
    <message>
        <source>the last digit</source>
        <translation>末位</translation>
    </message>
    <message>
        <source>a digit between</source>
        <translation>中间的一位</translation>
    </message>
    <message>
        <source>The winning deletion: %1</source>
        <translation>必胜的删法：%1</translation>
    </message>
    <message>
        <source>It is %1. Nothing is left, and that wins.</source>
        <translation>删的是%1，什么也不剩，这就赢了。</translation>
    </message>
    <message>
        <source>It is %1. %2 is left, a P-position.</source>
        <translation>删的是%1，剩下 %2，是必败态。</translation>
    </message>
    <message>
        <source>It is the only winning deletion.</source>
        <translation>这是唯一必胜的删法。</translation>
    </message>
    <message numerus="yes">
        <source>%n deletions win in all: one of the first digit, the zero after it and the last digit always does; others may leave the same number or another P-position.</source>
        <translation>
            <numerusform>必胜的删法共有 %n 种：首位、首位后面的 0、末位这三者之中必有一种可行；其余的删法或是得到同一个数，或是得到别的必败态。</numerusform>
        </translation>
    </message>
    <message>
        <source>place</source>
        <translation>第几位</translation>
    </message>
    <message numerus="yes">
        <source>%n more deletion(s)</source>
        <translation>
            <numerusform>还有 %n 种</numerusform>
        </translation>
    </message>
    <message>
        <source>My move</source>
        <translation>先手取法</translation>
    </message>
    <message>
        <source>which digit</source>
        <translation>哪一位</translation>
    </message>
    <message>
        <source>what is left</source>
        <translation>剩下</translation>
    </message>
    <message>
        <source>After the move nothing is left</source>
        <translation>走完之后什么也不剩</translation>
    </message>
    <message>
        <source>The last digit that was not 0 is gone: whoever deleted it has won.</source>
        <translation>最后一个非零数字没有了：删去它的人获胜。</translation>
    </message>
    <message>
        <source>After the move %1 is left: a P-position for the opponent</source>
        <translation>走完之后剩下 %1：对手面对的是必败态</translation>
    </message>
    <message>
        <source>The same chain shows it. Whatever the opponent deletes, an N-position comes back to us, and we look again at its first digit, the zero after it and its last digit.</source>
        <translation>用同样的后缀链就能看出来。无论对手删哪一位，交回来的都是必胜态，我们再看它的首位、首位后面的 0 和末位就行。</translation>
    </message>
    <message>
        <source>There is no digit left to delete</source>
        <translation>没有数字可删了</translation>
    </message>
    <message>
        <source>The game is over, and the opponent has won.</source>
        <translation>游戏已经结束，对手获胜。</translation>
    </message>
    <message>
        <source>Every deletion has an answer</source>
        <translation>每一种删法都有应对</translation>
    </message>
    <message>
        <source>Each row: a deletion of the first player, what is left, and the second player&apos;s answer, which leaves a P-position or nothing.</source>
        <translation>每一行：先手的一种删法、剩下的数、后手的应对；应对之后剩下必败态，或者什么也不剩。</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>后手应对</translation>
    </message>
    <message>
        <source>what is left then</source>
        <translation>再剩下</translation>
    </message>
    <message>
        <source>The second question, how many numbers below it are N-positions, is not asked here</source>
        <translation>第二问（比它小的必胜数有多少）在这里不问</translation>
    </message>
    <message>
        <source>The count is about positive integers: there is none below 0. Enter a number of 1 or more to see it.</source>
        <translation>计数问的是正整数，而 0 以下没有正整数。输入一个不小于 1 的数就能看到它。</translation>
    </message>
    <message numerus="yes">
        <source>This number has %n digit(s). The count is shown up to 10^18, as far as the problem goes: beyond it the counts themselves become too long to follow. Who wins needs only the chain above, at any length.</source>
        <translation>
            <numerusform>这个数有 %n 位。计数只展示到 10^18，也就是题目的范围：再往上，个数本身就长得看不清了。判断谁赢只需前面的后缀链，多长都行。</numerusform>
        </translation>
    </message>
    <message>
        <source>The chart shows the share of N-numbers for each length up to 18 digits.</source>
        <translation>图中是 1 到 18 位的数里，每种位数中必胜数所占的比例。</translation>
    </message>
    <message>
        <source>The second question: how many numbers below %1 are N-positions?</source>
        <translation>第二问：比 %1 小的数里，有多少个必胜数？</translation>
    </message>
    <message>
        <source>W(n) is the number of positive integers smaller than n that are N-positions. n itself is not counted. Here n = %1.</source>
        <translation>W(n) 表示小于 n 的正整数中必胜数的个数，n 本身不算。这里 n = %1。</translation>
    </message>
    <message>
        <source>No positive integer is smaller than 1, so W(1) = 0.</source>
        <translation>没有比 1 更小的正整数，所以 W(1) = 0。</translation>
    </message>
    <message numerus="yes">
        <source>Trying the %n number(s) one by one is not needed: we count them by their length, and those as long as n by their first digit.</source>
        <translation>
            <numerusform>不必把这 %n 个数逐个试过去：先按位数来数，再把与 n 位数相同的按首位来数。</numerusform>
        </translation>
    </message>
    <message>
        <source>… up to %1</source>
        <translation>……直到 %1</translation>
    </message>
    <message>
        <source>%1 is not counted</source>
        <translation>%1 不算在内</translation>
    </message>
    <message>
        <source>How many numbers of each length are N</source>
        <translation>每种位数各有多少个必胜数</translation>
    </message>
    <message>
        <source>An odd length: all are N.</source>
        <translation>位数是奇数：全都是必胜数。</translation>
    </message>
    <message>
        <source>An even length L: a number is P exactly where what follows its first digit is N. There are 9 first digits, and what follows is any N-number of fewer digits:</source>
        <translation>位数 L 是偶数：首位后面剩下的数是必胜数时，整个数才是必败数。首位有 9 种取法，后面可以是任何一个位数更少的必胜数：</translation>
    </message>
    <message>
        <source>length L</source>
        <translation>位数 L</translation>
    </message>
    <message>
        <source>all numbers</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>N-numbers of fewer digits, W(10ᴸ⁻¹)</source>
        <translation>位数更少的必胜数 W(10ᴸ⁻¹)</translation>
    </message>
    <message>
        <source>P-numbers</source>
        <translation>必败数</translation>
    </message>
    <message>
        <source>N-numbers</source>
        <translation>必胜数</translation>
    </message>
    <message>
        <source>For L = %1: %2, and the other %3 are N.</source>
        <translation>L = %1 时：%2，其余 %3 个是必胜数。</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), below n</source>
        <translation>
            <numerusform>%n 位，小于 n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digits, the first below %1</source>
        <translation>
            <numerusform>%n 位，首位小于 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digits, the first %1, below n</source>
        <translation>
            <numerusform>%n 位，首位是 %1，小于 n</numerusform>
        </translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>哪些数</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>sum so far</source>
        <translation>累计</translation>
    </message>
    <message numerus="yes">
        <source>up to %n digit(s)</source>
        <translation>
            <numerusform>不超过 %n 位</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>Sum so far: %1.</source>
        <translation>累计：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Numbers of %n digit(s): %1 are N</source>
        <translation>
            <numerusform>%n 位数：必胜数有 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 of them are smaller than n, and an odd length is always N.</source>
        <translation>这 %1 个数全都小于 n；位数是奇数，一律是必胜数。</translation>
    </message>
    <message>
        <source>All %1 of them are smaller than n. Of these %2 are P, as the table says, and %3 are N.</source>
        <translation>这 %1 个数全都小于 n。查表可知，其中 %2 个是必败数，%3 个是必胜数。</translation>
    </message>
    <message>
        <source>Numbers of %1 to %2 digits: %3 are N</source>
        <translation>%1 到 %2 位的数：必胜数有 %3 个</translation>
    </message>
    <message>
        <source>All of them are smaller than n. Their N-numbers, length by length:</source>
        <translation>它们全都小于 n。按位数依次加上其中的必胜数：</translation>
    </message>
    <message numerus="yes">
        <source>Numbers of %n digit(s) below n: all are N</source>
        <translation>
            <numerusform>小于 n 的 %n 位数：全是必胜数</numerusform>
        </translation>
    </message>
    <message>
        <source>n has an odd length, and every number of that length is N. Below n there are %1 of them:</source>
        <translation>n 的位数是奇数，这种位数的数全是必胜数。其中小于 n 的有 %1 个：</translation>
    </message>
    <message>
        <source>As long as n, with a lower first digit: %1 are N</source>
        <translation>与 n 位数相同、首位更小：必胜数有 %1 个</translation>
    </message>
    <message numerus="yes">
        <source>n begins with %1, so %n lower first digit(s) can stand there. Any of %2 endings may follow, with zeros at the head or not.</source>
        <translation>
            <numerusform>n 的首位是 %1，更小的首位有 %n 种。后面可以接 %2 种尾数中的任何一种，尾数开头可以是 0。</numerusform>
        </translation>
    </message>
    <message>
        <source>The length is even: the number is P where the ending is an N-number. %1 endings are; so each first digit has %2 N-numbers.</source>
        <translation>位数是偶数：尾数是必胜数时，整个数是必败数。这样的尾数有 %1 个，所以每种首位有 %2 个必胜数。</translation>
    </message>
    <message>
        <source>Walk along the digits: W(%1) is needed</source>
        <translation>沿着各位往下走：需要 W(%1)</translation>
    </message>
    <message>
        <source>Now the numbers that begin with %1 as n does. Their endings are smaller than %2, which is what follows in n. They are P where the ending is an N-number, so we need W(%2): the same question for a shorter number.</source>
        <translation>再看与 n 同样以 %1 开头的数。它们的尾数都小于 n 的尾数 %2。尾数是必胜数时，整个数是必败数，所以需要 W(%2)：同样的问题，只是数更短。</translation>
    </message>
    <message numerus="yes">
        <source>The walk ends at %1, with %n digit(s): an odd length, where all are N.</source>
        <translation>
            <numerusform>走到 %1 为止，它有 %n 位：奇数位，全是必胜数。</numerusform>
        </translation>
    </message>
    <message>
        <source>The walk ends at %1: at most 1 follows its first digit, and no positive integer is below that.</source>
        <translation>走到 %1 为止：它首位后面的部分不超过 1，没有比那更小的正整数。</translation>
    </message>
    <message>
        <source>fewer digits</source>
        <translation>位数更少的</translation>
    </message>
    <message>
        <source>lower first digit</source>
        <translation>首位更小的</translation>
    </message>
    <message>
        <source>the others below x</source>
        <translation>其余小于 x 的</translation>
    </message>
    <message>
        <source>as long as x</source>
        <translation>与 x 位数相同的</translation>
    </message>
    <message>
        <source>Read the table upwards: each row needs the W(x) of the row below.</source>
        <translation>从下往上读表：每一行都要用到下面一行的 W(x)。</translation>
    </message>
    <message>
        <source>As long as n, with the same first digit: %1 are N</source>
        <translation>与 n 位数相同、首位也相同：必胜数有 %1 个</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) begin with %1 and are below n: their endings are smaller than %2.</source>
        <translation>
            <numerusform>以 %1 开头且小于 n 的数有 %n 个：它们的尾数都小于 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of these endings are N-numbers, which makes the whole number P. The others are N:</source>
        <translation>这些尾数中有 %1 个是必胜数，使整个数成为必败数；其余的都是必胜数：</translation>
    </message>
    <message>
        <source>The sum: %1</source>
        <translation>总和：%1</translation>
    </message>
    <message numerus="yes">
        <source>Of the %n positive integer(s) below n %1 are N-positions, where the first player wins, and %2 are P-positions.</source>
        <translation>
            <numerusform>小于 n 的 %n 个正整数中，%1 个是必胜态（先手必胜），%2 个是必败态。</numerusform>
        </translation>
    </message>
    <message>
        <source>n itself is not among them, whoever wins it.</source>
        <translation>n 本身不算在内，不论它是必胜还是必败。</translation>
    </message>
    <message>
        <source>number of digits</source>
        <translation>位数</translation>
    </message>
    <message>
        <source>share of N-numbers, per cent</source>
        <translation>必胜数所占的百分比</translation>
    </message>
    <message>
        <source>How large is the share of N-numbers at each length?</source>
        <translation>每种位数里，必胜数占多少？</translation>
    </message>
    <message>
        <source>Odd lengths: all of them. Even lengths: few, since most endings are N and make the number P.</source>
        <translation>奇数位：全部都是。偶数位：很少，因为大多数尾数是必胜数，使整个数成为必败数。</translation>
    </message>
    <message>
        <source>Of the %1 two-digit numbers %2 are N (10, 20, …, 90), of the %3 four-digit numbers %4.</source>
        <translation>%1 个两位数中有 %2 个必胜数（10、20、……、90）；%3 个四位数中有 %4 个。</translation>
    </message>
    <message>
        <source>Digit deletion</source>
        <translation>数字消失术</translation>
    </message>
    <message>
        <source>Nowcoder 136171/F</source>
        <translation>牛客 136171/F</translation>
    </message>
    <message>
        <source>Parity of the length, and a count digit by digit</source>
        <translation>位数的奇偶与数位 DP</translation>
    </message>
    <message>
        <source>Delete one digit, then zeros in front vanish; whoever leaves nothing wins.</source>
        <translation>每次删去一位数字，前导零随之消失；谁删到什么也不剩，谁获胜。</translation>
    </message>
    <message>
        <source>a positive integer, such as 105</source>
        <translation>一个正整数，例如 105</translation>
    </message>
    <message>
        <source>A chain through zeros: 30200504</source>
        <translation>穿过许多 0 的后缀链：30200504</translation>
    </message>
    <message>
        <source>Odd length, and the zero must go: 105</source>
        <translation>奇数位，要删的是 0：105</translation>
    </message>
    <message>
        <source>A P-position: 300102</source>
        <translation>一个必败态：300102</translation>
    </message>
    <message>
        <source>Several winning deletions: 91012</source>
        <translation>有多种必胜的删法：91012</translation>
    </message>
    <message>
        <source>The problem&apos;s input 1000: how many below it?</source>
        <translation>题目的输入 1000：比它小的有多少？</translation>
    </message>
    <message>
        <source>18 digits with zeros in many places</source>
        <translation>18 位，到处是 0</translation>
    </message>
    <message>
        <source>The largest count: below 10^18</source>
        <translation>最大的计数：10^18 以下</translation>
    </message>
    <message>
        <source>Too long to count, but easy to win</source>
        <translation>太长，不便计数，但不难取胜</translation>
    </message>
    <message>
        <source>One digit: nothing is below 1</source>
        <translation>一位数：没有比 1 小的</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>终局</translation>
    </message>
</context>
<context>
    <name>digit-deletion-short</name>
    <message>
        <source>Digit deletion</source>
        <translation>数字消失术</translation>
    </message>
</context>
<context>
    <name>document</name>
    <message>
        <source>“%1” is missing</source>
        <translation>缺少“%1”</translation>
    </message>
    <message>
        <source>“%1” should be a text</source>
        <translation>“%1”应为文本</translation>
    </message>
    <message>
        <source>“%1” is longer than %2 characters</source>
        <translation>“%1”超过了 %2 个字符</translation>
    </message>
    <message>
        <source>This is not a Mexplain file</source>
        <translation>这不是 Mexplain 文件</translation>
    </message>
    <message>
        <source>A newer Mexplain wrote this file (format %1); this one reads format %2</source>
        <translation>此文件由更新版本的 Mexplain 写成（格式 %1），本程序只能读格式 %2</translation>
    </message>
    <message>
        <source>The file is larger than %1 bytes</source>
        <translation>文件超过了 %1 字节</translation>
    </message>
    <message>
        <source>This is not a Mexplain file: the JSON breaks off at byte %1</source>
        <translation>这不是 Mexplain 文件：JSON 在第 %1 字节处出错</translation>
    </message>
    <message>
        <source>“step” should be a whole number from 0 to %1</source>
        <translation>“step”应为 0 到 %1 的整数</translation>
    </message>
    <message>
        <source>“%1” should be a text, or one text for each of “zh” and “en”</source>
        <translation>“%1”应当是一段文字，或分别用“zh”和“en”给出的文字</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>“%1” has a language “%2” that is not known</source>
        <translation>“%1”里的语言“%2”不认识</translation>
    </message>
    <message>
        <source>“%1” should be true or false</source>
        <translation>“%1”应当是 true 或 false</translation>
    </message>
    <message>
        <source>“%1” should be a list</source>
        <translation>“%1”应当是一个列表</translation>
    </message>
    <message>
        <source>The lesson has more than %1 items</source>
        <translation>课件超过 %1 项</translation>
    </message>
    <message>
        <source>Item %1 should be a position with its game</source>
        <translation>第 %1 项应当是一个游戏的局面</translation>
    </message>
    <message>
        <source>item %1: %2</source>
        <translation>第 %1 项：%2</translation>
    </message>
</context>
<context>
    <name>error</name>
    <message>
        <source>Number %1 (column %2): %3</source>
        <translation>第 %1 个数（第 %2 列）：%3</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>nothing is given; expected %1</source>
        <translation>什么也没有写；这里应当是%1</translation>
    </message>
    <message>
        <source>the text ends here; expected %1</source>
        <translation>文本到这里就结束了；还应当有%1</translation>
    </message>
    <message>
        <source>expected %1, found &quot;%2&quot;</source>
        <translation>这里应当是%1，却写着“%2”</translation>
    </message>
    <message>
        <source>%2 is negative; expected %1 from %3 to %4</source>
        <translation>%2 是负数；%1应在 %3 到 %4 之间</translation>
    </message>
    <message>
        <source>%2 is out of range; expected %1 from %3 to %4</source>
        <translation>%2 超出范围；%1应在 %3 到 %4 之间</translation>
    </message>
    <message>
        <source>expected nothing more, found &quot;%2&quot;</source>
        <translation>到这里就该结束了，却还写着“%2”</translation>
    </message>
    <message>
        <source>too many numbers; at most %2 are allowed</source>
        <translation>数太多了，最多 %2 个</translation>
    </message>
    <message>
        <source>the input is larger than %2 bytes</source>
        <translation>输入超过 %2 字节</translation>
    </message>
    <message>
        <source>cannot read %2: %3</source>
        <translation>无法读取 %2：%3</translation>
    </message>
    <message>
        <source>unknown game &quot;%2&quot;; the games are: %3</source>
        <translation>没有叫“%2”的游戏；现有：%3</translation>
    </message>
    <message>
        <source>this move is not legal here</source>
        <translation>这一步在这里不合规则</translation>
    </message>
    <message>
        <source>too large to search: more than %2 positions</source>
        <translation>局面太大，无法穷举：超过 %2 个局面</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>the number of piles</source>
        <translation>堆数</translation>
    </message>
    <message>
        <source>a pile size</source>
        <translation>一堆的根数</translation>
    </message>
    <message>
        <source>a bound for the positions</source>
        <translation>局面大小的上限</translation>
    </message>
    <message>
        <source>expected &quot;%2&quot;, found &quot;%3&quot;</source>
        <translation>这里应当是“%2”，却是“%3”</translation>
    </message>
    <message>
        <source>the text ends here; expected &quot;%2&quot;</source>
        <translation>文本到此为止；这里应当是“%2”</translation>
    </message>
    <message>
        <source>%2 is repeated; expected %1 that has not occurred yet</source>
        <translation>%2 重复了；这里应当是还没有出现过的%1</translation>
    </message>
    <message>
        <source>this row has %2 numbers, the first row has %3</source>
        <translation>这一行有 %2 个数，第一行有 %3 个</translation>
    </message>
    <message>
        <source>the total is too large; at most %2 is allowed</source>
        <translation>总数太大；最多 %2</translation>
    </message>
    <message>
        <source>too many digits; at most %2 are allowed</source>
        <translation>位数太多；最多 %2 位</translation>
    </message>
    <message>
        <source>&quot;%2&quot; begins with a zero; expected %1</source>
        <translation>“%2”以 0 开头；这里应当是%1</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is no rule; expected a set S={2,5}, a code 0.77, or one of: %3</source>
        <translation>“%2”不是规则；可以写集合 S={2,5}、代码 0.77，或这些名称之一：%3</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is no digit of a take-and-break code here</source>
        <translation>“%2”在这里不是取分代码的数字</translation>
    </message>
    <message>
        <source>the graph has a cycle, so the game need not end: %2</source>
        <translation>图里有环，游戏可能不会结束：%2</translation>
    </message>
    <message>
        <source>the number of cases</source>
        <translation>测试组数</translation>
    </message>
    <message>
        <source>the number of stairs</source>
        <translation>台阶数</translation>
    </message>
    <message>
        <source>the stones on a stair</source>
        <translation>一级台阶上的石子数</translation>
    </message>
    <message>
        <source>the number of heaps</source>
        <translation>堆数</translation>
    </message>
    <message>
        <source>a heap size</source>
        <translation>一堆的石子数</translation>
    </message>
    <message>
        <source>the number of rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>the number of pieces in a row</source>
        <translation>一行的棋子数</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>列号</translation>
    </message>
    <message>
        <source>the number of grains</source>
        <translation>沙子数</translation>
    </message>
    <message>
        <source>the most that a move may take</source>
        <translation>一次最多取的数量</translation>
    </message>
    <message>
        <source>the amount taken last</source>
        <translation>上一次取的数量</translation>
    </message>
    <message>
        <source>a positive integer</source>
        <translation>正整数</translation>
    </message>
    <message>
        <source>the number of stones</source>
        <translation>石子数</translation>
    </message>
    <message>
        <source>the number of columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>the number of thresholds</source>
        <translation>阈值个数</translation>
    </message>
    <message>
        <source>the number in a cell</source>
        <translation>格子里的数</translation>
    </message>
    <message>
        <source>a threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>the number of rows left</source>
        <translation>剩下的行数</translation>
    </message>
    <message>
        <source>the number of columns left</source>
        <translation>剩下的列数</translation>
    </message>
    <message>
        <source>the size of the set</source>
        <translation>集合的大小</translation>
    </message>
    <message>
        <source>a number of the set</source>
        <translation>集合里的数</translation>
    </message>
    <message>
        <source>a rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>the number of nodes</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>the number of edges</source>
        <translation>边数</translation>
    </message>
    <message>
        <source>the number of tokens</source>
        <translation>棋子数</translation>
    </message>
    <message>
        <source>a node</source>
        <translation>点的编号</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>There is no step %1; the last one is %2</source>
        <translation>没有第 %1 步，最后一步是第 %2 步</translation>
    </message>
    <message>
        <source>No step of this explanation has a figure</source>
        <translation>这份讲解的各步都没有图</translation>
    </message>
    <message>
        <source>Step %1 has no figure; these steps have one: %2</source>
        <translation>第 %1 步没有图，有图的步骤是：%2</translation>
    </message>
    <message>
        <source>The scale %1 is not between 1 and 4</source>
        <translation>缩放倍数 %1 不在 1 到 4 之间</translation>
    </message>
    <message>
        <source>The picture would be too large; use a smaller scale, or svg</source>
        <translation>图片太大，请用更小的缩放倍数，或者导出 svg</translation>
    </message>
    <message>
        <source>No installed font can draw the character %1; install fonts-wqy-microhei</source>
        <translation>已安装的字体都画不出字符 %1，请安装 fonts-wqy-microhei</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>理论</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>第 %1 步：%2</translation>
    </message>
    <message>
        <source>Exported by Mexplain</source>
        <translation>由 Mexplain 导出</translation>
    </message>
    <message numerus="yes">
        <source>… %n more row(s)</source>
        <translation>
            <numerusform>……还有 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The PDF could not be made</source>
        <translation>无法生成 PDF</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <translation>必胜的走法</translation>
    </message>
    <message>
        <source>Position after the move</source>
        <translation>走后的局面</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>先手这样走</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>后手这样应对</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>……还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer key: %1</source>
        <translation>参考答案：%1</translation>
    </message>
    <message>
        <source>Item %1: %2</source>
        <translation>第 %1 项：%2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>More steps follow in class.</source>
        <translation>后面的步骤课上再讲。</translation>
    </message>
    <message>
        <source>This document cannot be made as %1; it can be made as %2</source>
        <translation>这种文档不能导出为 %1，可以导出为 %2</translation>
    </message>
    <message>
        <source>this version has no game “%1”</source>
        <translation>这个版本里没有名为“%1”的游戏</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课件</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>This lesson has no positions yet.</source>
        <translation>这一课还没有放入局面。</translation>
    </message>
    <message>
        <source>Sheet %1</source>
        <translation>卷号 %1</translation>
    </message>
    <message>
        <source>Is it a P- or an N-position?</source>
        <translation>这个局面是必败态（P）还是必胜态（N）？</translation>
    </message>
    <message>
        <source>Which move wins? If none does: how is each move answered?</source>
        <translation>走哪一步必胜？如果没有这样的走法：对每一种走法，对手该怎样应对？</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Worksheet: %1</source>
        <translation>练习：%1</translation>
    </message>
</context>
<context>
    <name>figure</name>
    <message>
        <source>%1 (odd)</source>
        <translation>%1（奇数列）</translation>
    </message>
    <message>
        <source>%1 (chosen)</source>
        <translation>%1（选中）</translation>
    </message>
    <message>
        <source>%1 (taken)</source>
        <translation>%1（取走）</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1（有变化）</translation>
    </message>
    <message>
        <source>%1 (P-position)</source>
        <translation>%1（P 必败态）</translation>
    </message>
    <message>
        <source>%1 (N-position)</source>
        <translation>%1（N 必胜态）</translation>
    </message>
    <message numerus="yes">
        <source>… %n more pile(s)</source>
        <translation>
            <numerusform>……还有 %n 堆</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3 of them taken</source>
        <translation>%1：%2，其中取走 %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1——%2</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more row(s)</source>
        <translation>
            <numerusform>……还有 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n more number(s)</source>
        <translation>
            <numerusform>……还有 %n 个数</numerusform>
        </translation>
    </message>
    <message>
        <source>Ones per column</source>
        <translation>每列 1 的个数</translation>
    </message>
    <message>
        <source>%1: %2, in binary %3</source>
        <translation>%1：%2，二进制 %3</translation>
    </message>
    <message>
        <source>Ones per column, from the highest: %1</source>
        <translation>每列 1 的个数（从最高位起）：%1</translation>
    </message>
    <message>
        <source>Columns with an odd number of ones: %1</source>
        <translation>1 的个数为奇数的列：%1</translation>
    </message>
    <message>
        <source>The step looks at the column %1</source>
        <translation>这一步看的是 %1 那一列</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>target</source>
        <translation>落点</translation>
    </message>
    <message>
        <source>[%1]</source>
        <translation>[%1]</translation>
    </message>
    <message>
        <source>Chart: %1 over %2</source>
        <translation>图表：%1（横轴：%2）</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>地面</translation>
    </message>
    <message numerus="yes">
        <source>… %n stair(s)</source>
        <translation>
            <numerusform>… %n 级</numerusform>
        </translation>
    </message>
    <message>
        <source>Stair %1: %2</source>
        <translation>第 %1 级：%2</translation>
    </message>
    <message>
        <source>Answer: %1 from stair %2 down to %3</source>
        <translation>应对：从第 %2 级移 %1 个到第 %3 级</translation>
    </message>
    <message>
        <source>Move: %1 from stair %2 down to %3</source>
        <translation>走法：从第 %2 级移 %1 个到第 %3 级</translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… 还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>L: the player who goes there loses at once</source>
        <translation>L：走到这里立刻输</translation>
    </message>
    <message>
        <source>P: the player to move loses</source>
        <translation>P：轮到走的人输</translation>
    </message>
    <message>
        <source>N: the player to move wins</source>
        <translation>N：轮到走的人赢</translation>
    </message>
    <message>
        <source>not coloured yet</source>
        <translation>还没有染色</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>已切掉</translation>
    </message>
    <message>
        <source>A grid of %1 rows and %2 columns</source>
        <translation>%1 行 %2 列的网格</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>皇后</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more node(s)</source>
        <translation>
            <numerusform>……还有 %n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>Node %1: no arrow out</source>
        <translation>点 %1：没有出边</translation>
    </message>
    <message>
        <source>Node %1: arrows to %2</source>
        <translation>点 %1：通向 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) here</source>
        <translation>
            <numerusform>有 %n 枚棋子</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>graph</name>
    <message>
        <source>Token %1</source>
        <translation>棋子 %1</translation>
    </message>
    <message>
        <source>slide token %1 from node %2 to node %3</source>
        <translation>把棋子 %1 从点 %2 移到点 %3</translation>
    </message>
    <message>
        <source>token %1: %2</source>
        <translation>棋子 %1：%2</translation>
    </message>
    <message>
        <source>No arrow leads away from any token: the player to move can&apos;t move and has lost.</source>
        <translation>每枚棋子所在的点都没有出边：轮到走的人无路可走，已经输了。</translation>
    </message>
    <message>
        <source>The SG values of the tokens&apos; nodes have %1: every move has an answer.</source>
        <translation>各棋子所在点的 SG 值 %1：对手怎么走都有应对。</translation>
    </message>
    <message>
        <source>The token&apos;s node has the SG value %1, not 0: slide it to node %2, whose value is 0.</source>
        <translation>棋子所在点的 SG 值是 %1，不为 0：把它移到 SG 值为 0 的点 %2。</translation>
    </message>
    <message>
        <source>The SG values of the tokens&apos; nodes have %1: slide token %2 to node %3.</source>
        <translation>各棋子所在点的 SG 值 %1：把棋子 %2 移到点 %3。</translation>
    </message>
    <message>
        <source>The rule: slide one token along one arrow</source>
        <translation>规则：让一枚棋子沿一条边走一步</translation>
    </message>
    <message>
        <source>A move slides one token along an arrow to the next node. Tokens are not in each other&apos;s way: several may stand on one node. A token on a node that no arrow leaves can&apos;t move, and whoever has no move loses.</source>
        <translation>每步选一枚棋子，沿一条有向边移到下一个点。棋子互不阻挡，同一个点上可以有好几枚。没有出边的点上，棋子不能再走；谁无路可走，谁就输。</translation>
    </message>
    <message>
        <source>Here we have %1, %2 and %3.</source>
        <translation>这里有 %1、%2、%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 个点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s)</source>
        <translation>
            <numerusform>%n 条边</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n 枚棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From node %1, for instance, a token has %n way(s): to %2.</source>
        <translation>
            <numerusform>比如点 %1 上的棋子有 %n 种走法：到点 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>No token can move here: no arrow leaves the nodes that they stand on.</source>
        <translation>这里没有棋子能走：它们所在的点都没有出边。</translation>
    </message>
    <message>
        <source>From the ends backwards: a node&apos;s turn comes when all its arrows lead to known nodes</source>
        <translation>从终点倒着算：一个点的后继都算好了，才轮到它</translation>
    </message>
    <message>
        <source>What a node is worth depends on the nodes that its arrows lead to. There is no cycle, so one can take the nodes in reverse topological order: first those that no arrow leaves, then those whose arrows all lead to nodes that are done.</source>
        <translation>一个点的值取决于它的后继。图中没有环，所以可以按拓扑序的逆序来算：先算没有出边的点，再算后继全都算好的点。</translation>
    </message>
    <message numerus="yes">
        <source>No arrow leaves %n node(s): %1. Whoever is to move there has lost. There is no option, every number is missing, and the smallest is 0: the SG value is 0.</source>
        <translation>
            <numerusform>没有出边的点有 %n 个：%1。轮到在那里走的人已经输了。没有后继，哪个数都不出现，其中最小的是 0，所以 SG 值为 0。</numerusform>
        </translation>
    </message>
    <message>
        <source>A node that no arrow leaves has no option: every number is missing, and the smallest is 0, so its SG value is 0. A depth-first search that finishes a node after its successors computes all %1 values and looks at each arrow once.</source>
        <translation>没有出边的点没有后继：哪个数都不出现，其中最小的是 0，所以 SG 值为 0。深度优先搜索总在后继之后算完一个点，%1 个值全算出来，每条边只看一次。</translation>
    </message>
    <message>
        <source>Node %1 has the SG value %2</source>
        <translation>点 %1 的 SG 值是 %2</translation>
    </message>
    <message>
        <source>Next come the nodes %1</source>
        <translation>接着算点 %1</translation>
    </message>
    <message>
        <source>In the same way the rest: the nodes %1</source>
        <translation>其余的点照样算：%1</translation>
    </message>
    <message>
        <source>All arrows from here lead to nodes whose values are known. The SG value is the mex of these values: the smallest number from 0 on that is not among them.</source>
        <translation>它们的后继都已算好。SG 值就是后继各值的 mex：从 0 数起，第一个没有出现的数。</translation>
    </message>
    <message>
        <source>Now all their arrows lead to known values, and the smallest missing number is the SG value.</source>
        <translation>现在它们的后继也都算好了，没有出现的最小数就是 SG 值。</translation>
    </message>
    <message>
        <source>Each of them gets its turn as soon as all its arrows lead to known values.</source>
        <translation>哪个点的后继全都算好了，就轮到哪个点。</translation>
    </message>
    <message>
        <source>From node %1 one can also move up, to the value %2. That gains nothing: a node of that value has an arrow back to the value %3, and the opponent takes it.</source>
        <translation>从点 %1 也能走到更大的值 %2，但没有好处：值为 %2 的点必有一条边回到值 %3，对手走回去就行。</translation>
    </message>
    <message>
        <source>The values of the nodes that the tokens stand on</source>
        <translation>棋子所在各点的值</translation>
    </message>
    <message>
        <source>The graph is too large to draw; so here are the tokens&apos; nodes, the values that their arrows lead to, and the mex: the smallest number from 0 on that is not among them.</source>
        <translation>图太大，画不下；这里列出棋子所在的点、它们的后继的值，以及 mex：从 0 数起，第一个没有出现的数。</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Values of the options</source>
        <translation>后继的值</translation>
    </message>
    <message>
        <source>SG = mex</source>
        <translation>SG = mex</translation>
    </message>
    <message>
        <source>XOR X</source>
        <translation>异或和 X</translation>
    </message>
    <message>
        <source>One token: the value of its node alone decides</source>
        <translation>只有一枚棋子：它所在点的值就决定胜负</translation>
    </message>
    <message>
        <source>The token stands on node %1. With more tokens one would XOR the values of their nodes, as the piles in Nim; with one, X is its node&apos;s value.</source>
        <translation>棋子在点 %1。如果有好几枚，就像 Nim 的各堆那样把所在点的值异或起来；只有一枚时，X 就是它所在点的值。</translation>
    </message>
    <message>
        <source>Tokens do not touch each other: XOR the SG values of their nodes</source>
        <translation>棋子互不影响：把所在点的 SG 值异或起来</translation>
    </message>
    <message>
        <source>A move changes one token only, as a move in Nim changes one pile. By the Sprague–Grundy theorem a token on a node of SG value v plays like a pile of v matches.</source>
        <translation>每步只动一枚棋子，就像 Nim 每步只动一堆。由 Sprague–Grundy 定理，SG 值为 v 的点上的一枚棋子，相当于一堆 v 根火柴。</translation>
    </message>
    <message>
        <source>%1, so this is an N-position: the first player wins</source>
        <translation>%1，是必胜态：先手必胜</translation>
    </message>
    <message>
        <source>Here %1. Some token can go to a node with which the XOR becomes 0.</source>
        <translation>这里 %1。总有一枚棋子能走到某个点，使异或和变成 0。</translation>
    </message>
    <message>
        <source>From then on every move of the opponent makes the XOR something else than 0, and we bring it back to 0. No token ever returns to a node, so the game ends, and it is the opponent who has no move.</source>
        <translation>此后对手每走一步，异或和都不再是 0，我们再把它变回 0。图中没有环，棋子不会走回头路，游戏总会结束，最后无路可走的是对手。</translation>
    </message>
    <message>
        <source>No token can move: the player to move has lost</source>
        <translation>棋子都不能走：轮到走的人已经输了</translation>
    </message>
    <message>
        <source>Every token stands on a node that no arrow leaves; their values are 0, and so is the XOR. The end of the game is a P-position; the whole argument begins here.</source>
        <translation>每枚棋子都在没有出边的点上，值都是 0，异或和也是 0。终局是必败态，全部推理从这里开始。</translation>
    </message>
    <message>
        <source>%1, so this is a P-position: the second player wins</source>
        <translation>%1，是必败态：后手必胜</translation>
    </message>
    <message>
        <source>No arrow leads from a node to one of the same value: that is what mex means. So a move changes one of the values, and the XOR becomes something else than 0.</source>
        <translation>没有边通向值相同的点，这正是 mex 的含义。所以每走一步必有一个值改变，异或和不再是 0。</translation>
    </message>
    <message>
        <source>The second player then makes it 0 again, and so has an answer to the last move too.</source>
        <translation>后手总能把它变回 0，所以最后一步也有应对。</translation>
    </message>
    <message>
        <source>The token should go to a node of SG value 0</source>
        <translation>棋子应当走到 SG 值为 0 的点</translation>
    </message>
    <message>
        <source>%1 is the smallest value that the options lack, so 0 is among them: an arrow leads to a node of value 0.</source>
        <translation>%1 是后继的值里缺少的最小数，所以 0 必在其中：有一条边通向值为 0 的点。</translation>
    </message>
    <message>
        <source>Token %1 should go to a node of SG value %2</source>
        <translation>棋子 %1 应当走到 SG 值为 %2 的点</translation>
    </message>
    <message>
        <source>We take token %1, whose node has the value %2. The other tokens together have the XOR %3, and with the same value here the XOR is 0.</source>
        <translation>取棋子 %1，它所在点的值是 %2。其余棋子的异或和是 %3，让这枚的值也成为 %3，异或和就是 0。</translation>
    </message>
    <message>
        <source>%1 is less than %2, and %2 is the mex of the options: so one of them has the value %1.</source>
        <translation>%1 小于 %2，而 %2 是后继各值的 mex，所以必有一个后继的值是 %1。</translation>
    </message>
    <message>
        <source>Slide the token from node %1 to node %2</source>
        <translation>把棋子从点 %1 移到点 %2</translation>
    </message>
    <message>
        <source>Slide token %1 from node %2 to node %3</source>
        <translation>把棋子 %1 从点 %2 移到点 %3</translation>
    </message>
    <message>
        <source>The SG value under this token was %1; after the move it is %2.</source>
        <translation>这枚棋子所在点的 SG 值原来是 %1，走后是 %2。</translation>
    </message>
    <message>
        <source>It is the only winning move.</source>
        <translation>这是唯一的制胜走法。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n winning moves in all.</source>
        <translation>
            <numerusform>共有 %n 种制胜走法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lead(s) to a greater value: mex does not promise such a move, but here it exists.</source>
        <translation>
            <numerusform>其中 %n 种走到更大的值：mex 并不保证有这样的走法，但这里恰好有。</numerusform>
        </translation>
    </message>
    <message>
        <source>After the move the XOR is 0, and the opponent is to move</source>
        <translation>走后异或和为 0，轮到对手</translation>
    </message>
    <message>
        <source>No token can move any more: the game is won.</source>
        <translation>棋子都不能再走，已经赢了。</translation>
    </message>
    <message>
        <source>Wherever the opponent slides a token, its value changes. If it gets greater, take that token back to the old value; if it gets smaller, find the highest odd column again, as in Nim.</source>
        <translation>对手移动哪枚棋子，它的值都会改变。变大了，就把这枚走回原来的值；变小了，就像 Nim 那样再找最高的奇数列。</translation>
    </message>
    <message>
        <source>There is no move left</source>
        <translation>没有走法了</translation>
    </message>
    <message>
        <source>Every token has come to an end of the graph. The player who cannot move has lost.</source>
        <translation>每枚棋子都走到了终点。轮到走的人无路可走，输了。</translation>
    </message>
    <message>
        <source>Every move has an answer that makes the XOR 0 again</source>
        <translation>每种走法都有应对，使异或和重新为 0</translation>
    </message>
    <message>
        <source>Left: a move of the first player, what it makes of the token&apos;s SG value, and the XOR then, never 0. Right: the answer.</source>
        <translation>左边是先手的走法、棋子的 SG 值怎样变化、此时的异或和（总不为 0）；右边是应对。</translation>
    </message>
    <message>
        <source>A move to a greater value is answered with the same token: back to the old value.</source>
        <translation>走到更大的值，就用同一枚棋子应对：走回原来的值。</translation>
    </message>
    <message>
        <source>My move</source>
        <translation>我的走法</translation>
    </message>
    <message>
        <source>SG of the token</source>
        <translation>棋子的 SG 值</translation>
    </message>
    <message>
        <source>XOR then</source>
        <translation>此时异或和</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>应对</translation>
    </message>
    <message>
        <source>Graph game</source>
        <translation>有向图游戏</translation>
    </message>
    <message>
        <source>AcWing 1319</source>
        <translation>AcWing 1319</translation>
    </message>
    <message>
        <source>SG by mex on a graph without cycles</source>
        <translation>有向无环图上用 mex 求 SG</translation>
    </message>
    <message>
        <source>Slide a token along an arrow; whoever cannot move loses.</source>
        <translation>让一枚棋子沿有向边走一步，不能走者输。</translation>
    </message>
    <message>
        <source>the arrows, then the nodes of the tokens, such as 1&gt;2 1&gt;3 2&gt;3; tokens 1 2</source>
        <translation>先写边，再写棋子所在的点，例如 1&gt;2 1&gt;3 2&gt;3; tokens 1 2</translation>
    </message>
    <message>
        <source>The problem&apos;s format at its smallest: two tokens on one node, a P-position</source>
        <translation>最小的题目数据：两枚棋子在同一点，必败态</translation>
    </message>
    <message>
        <source>A row of arrows: one token, a P-position, since the way&apos;s length is even</source>
        <translation>一条链、一枚棋子：路长是偶数，必败态</translation>
    </message>
    <message>
        <source>A Nim pile of 4 as a graph: the values are 0, 1, 2, 3, 4</source>
        <translation>把 4 根的 Nim 堆画成图：各点的值是 0、1、2、3、4</translation>
    </message>
    <message>
        <source>Take 1 or 2 of 7 stones, as a graph: the values repeat 0, 1, 2</source>
        <translation>7 颗石子每次取 1 或 2 颗，画成图：值按 0、1、2 循环</translation>
    </message>
    <message>
        <source>A P-position where one can move up in value, and the opponent takes it back</source>
        <translation>必败态：可以走到更大的值，但对手会走回来</translation>
    </message>
    <message>
        <source>Four tokens, three of them on one node</source>
        <translation>四枚棋子，三枚在同一点</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>Now all its arrows lead to known values, and the smallest missing number is the SG value.</source>
        <translation>现在它的后继也都算好了，没有出现的最小数就是 SG 值。</translation>
    </message>
    <message>
        <source>Eight nodes, two tokens: several winning moves</source>
        <translation>八个点、两枚棋子：不止一种制胜走法</translation>
    </message>
    <message>
        <source>The token&apos;s node has the SG value 0: no arrow leads to another 0, and wherever the first player slides it, the second comes back to a 0.</source>
        <translation>棋子所在点的 SG 值是 0：没有边通向另一个 0；先手走到哪里，后手都能再走回 0。</translation>
    </message>
</context>
<context>
    <name>graph-short</name>
    <message>
        <source>Graph game</source>
        <translation>有向图游戏</translation>
    </message>
</context>
<context>
    <name>group</name>
    <message>
        <source>Nim family</source>
        <translation>Nim 家族</translation>
    </message>
    <message>
        <source>SG functions</source>
        <translation>SG 函数</translation>
    </message>
    <message>
        <source>Number theory</source>
        <translation>数论</translation>
    </message>
    <message>
        <source>Grids</source>
        <translation>网格</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>The lesson is larger than %1 MiB and was not saved.</source>
        <translation>课件超过 %1 MiB，没有保存。</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是一个文件夹</translation>
    </message>
    <message>
        <source>%1: %2, %3, answers hidden</source>
        <translation>%1：%2，%3，答案已隐藏</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Note for the teacher</source>
        <translation>教师备注</translation>
    </message>
    <message>
        <source>Add the position that is shown, or open a lesson</source>
        <translation>把当前局面加进来，或打开一份课件</translation>
    </message>
    <message>
        <source>Items of the lesson</source>
        <translation>课件的各项</translation>
    </message>
    <message>
        <source>Click or Enter shows the item; drag it or press Alt+Shift+↑ or ↓ to move it</source>
        <translation>单击或按 Enter 显示该项；拖动或按 Alt+Shift+↑、↓ 移动</translation>
    </message>
    <message>
        <source>Add position</source>
        <translation>添加局面</translation>
    </message>
    <message>
        <source>Add the shown position after the chosen item</source>
        <translation>把当前局面加在所选项之后</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Update the item</source>
        <translation>更新此项</translation>
    </message>
    <message>
        <source>Put the shown position and step into the chosen item</source>
        <translation>把当前局面和步骤存入所选项</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Duplicate the item (Ctrl+D)</source>
        <translation>把此项复制一份（Ctrl+D）</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move the item up (Alt+Shift+↑)</source>
        <translation>上移此项（Alt+Shift+↑）</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move the item down (Alt+Shift+↓)</source>
        <translation>下移此项（Alt+Shift+↓）</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>改标题</translation>
    </message>
    <message>
        <source>Write the item&apos;s title (F2)</source>
        <translation>写此项的标题（F2）</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete the item (Delete in the list)</source>
        <translation>删除此项（在列表中按 Delete）</translation>
    </message>
    <message>
        <source>Undo in the lesson</source>
        <translation>撤销对课件的修改</translation>
    </message>
    <message>
        <source>Undo in the lesson (Ctrl+Z in this panel)</source>
        <translation>撤销对课件的修改（在此面板中按 Ctrl+Z）</translation>
    </message>
    <message>
        <source>Redo in the lesson</source>
        <translation>重做对课件的修改</translation>
    </message>
    <message>
        <source>Redo in the lesson (Ctrl+Shift+Z in this panel)</source>
        <translation>重做对课件的修改（在此面板中按 Ctrl+Shift+Z）</translation>
    </message>
    <message>
        <source>Hide answers</source>
        <translation>隐藏答案</translation>
    </message>
    <message>
        <source>Answers of this item stay covered until they are revealed (Space)</source>
        <translation>此项的答案在揭示之前一直遮住（按 Space 切换）</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>讲课</translation>
    </message>
    <message>
        <source>Present the lesson</source>
        <translation>用课件讲课</translation>
    </message>
    <message>
        <source>Present the lesson from the chosen item on</source>
        <translation>从所选项开始讲课</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Export the lesson</source>
        <translation>导出课件</translation>
    </message>
    <message>
        <source>Make slides, notes or a worksheet of the lesson</source>
        <translation>把课件做成幻灯片、讲义或练习单</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>保存课件</translation>
    </message>
    <message>
        <source>Save the lesson in its file</source>
        <translation>把课件保存到文件</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>Title of the lesson in Chinese</source>
        <translation>课件的中文标题</translation>
    </message>
    <message>
        <source>Title of the lesson in English</source>
        <translation>课件的英文标题</translation>
    </message>
    <message>
        <source>Title of the item in Chinese</source>
        <translation>此项的中文标题</translation>
    </message>
    <message>
        <source>Title of the item in English</source>
        <translation>此项的英文标题</translation>
    </message>
    <message>
        <source>Note for the teacher in Chinese</source>
        <translation>中文教师备注</translation>
    </message>
    <message>
        <source>Note for the teacher in English</source>
        <translation>英文教师备注</translation>
    </message>
    <message>
        <source>the file is damaged, or another version wrote it</source>
        <translation>文件已损坏，或由别的版本写成</translation>
    </message>
    <message>
        <source>No safety copy of the lesson could be kept in %1: %2</source>
        <translation>无法在 %1 留下课件的备份：%2</translation>
    </message>
    <message>
        <source>the lesson is larger than %1 MiB</source>
        <translation>课件超过 %1 MiB</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>文件夹不能写入</translation>
    </message>
    <message>
        <source>The lesson in %1 cannot be restored: %2</source>
        <translation>无法恢复 %1 里的课件：%2</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>文件不能读取</translation>
    </message>
    <message>
        <source>another window is using it</source>
        <translation>另一个窗口正在使用它</translation>
    </message>
    <message>
        <source>Title and note of the chosen item</source>
        <translation>所选项的标题和备注</translation>
    </message>
    <message>
        <source>Title and note of the lesson as a whole</source>
        <translation>整份课件的标题和备注</translation>
    </message>
    <message>
        <source>Chosen item</source>
        <translation>所选项</translation>
    </message>
    <message>
        <source>Whole lesson</source>
        <translation>整份课件</translation>
    </message>
    <message>
        <source>Texts of the chosen item or of the whole lesson</source>
        <translation>所选项或整份课件的文字</translation>
    </message>
    <message>
        <source>Texts of the chosen item or of the whole lesson (← and →)</source>
        <translation>所选项或整份课件的文字（用 ←、→ 切换）</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Aim, class, time, what to bring</source>
        <translation>目标、班级、课时、要带的东西</translation>
    </message>
    <message>
        <source>Note on the whole lesson in Chinese</source>
        <translation>整份课件的中文备注</translation>
    </message>
    <message>
        <source>Note on the whole lesson in English</source>
        <translation>整份课件的英文备注</translation>
    </message>
    <message>
        <source>Note on the whole lesson in Chinese: on the presenter&apos;s first page and in the answer key, never in what students get</source>
        <translation>整份课件的中文备注：显示在提词窗口的第一页和参考答案里，学生拿到的文件里没有</translation>
    </message>
    <message>
        <source>Note on the whole lesson in English: on the presenter&apos;s first page and in the answer key, never in what students get</source>
        <translation>整份课件的英文备注：显示在提词窗口的第一页和参考答案里，学生拿到的文件里没有</translation>
    </message>
</context>
<context>
    <name>misere-nim</name>
    <message>
        <source>Pile %1</source>
        <translation>第 %1 堆</translation>
    </message>
    <message numerus="yes">
        <source>take %n match(es) from pile %1</source>
        <translation>
            <numerusform>从第 %1 堆取走 %n 根</numerusform>
        </translation>
    </message>
    <message>
        <source>No match is left: the opponent took the last one and has lost.</source>
        <translation>一根都没有了：最后一根是对手取的，对手输了。</translation>
    </message>
    <message>
        <source>A pile is bigger than 1 and %1, so the XOR decides as in normal play: the second player wins.</source>
        <translation>有大于 1 的堆，而 %1：和普通 Nim 一样由异或和决定，后手胜。</translation>
    </message>
    <message>
        <source>Only pile %1 is bigger than 1: cut it to %2, and an odd number of ones is left for the opponent.</source>
        <translation>只有第 %1 堆大于 1：把它取到只剩 %2 根，留给对手奇数个 1。</translation>
    </message>
    <message numerus="yes">
        <source>%1, and piles bigger than 1 are there: play as in normal Nim, take %n match(es) from pile %2.</source>
        <translation>
            <numerusform>%1，而且有大于 1 的堆：照普通 Nim 走，从第 %2 堆取走 %n 根。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule: whoever takes the last match loses</source>
        <translation>规则：取走最后一根的人输</translation>
    </message>
    <message>
        <source>Moves are those of Nim: take one or more matches from one pile. Only the end is turned around: who takes the last match has lost.</source>
        <translation>走法和 Nim 一样：从一堆里取至少一根。只有结局反过来：取走最后一根的人输。</translation>
    </message>
    <message numerus="yes">
        <source>Here lie %n pile(s): %1.</source>
        <translation>
            <numerusform>现在有 %n 堆：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>One could think that winning and losing simply change places. The next steps show that they hardly ever do.</source>
        <translation>有人会想：胜负对调一下不就行了？后面几步会看到，几乎从来不是这样。</translation>
    </message>
    <message>
        <source>Piles of 1</source>
        <translation>1 的堆数</translation>
    </message>
    <message>
        <source>Who takes the last match</source>
        <translation>谁取最后一根</translation>
    </message>
    <message>
        <source>normal play</source>
        <translation>普通 Nim</translation>
    </message>
    <message>
        <source>misère play</source>
        <translation>反尼姆</translation>
    </message>
    <message>
        <source>nobody: it is gone</source>
        <translation>没人取：已经没有了</translation>
    </message>
    <message>
        <source>the first player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>the second player</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>When every pile is 1, only odd or even is left</source>
        <translation>每堆都是 1 时，只看奇偶</translation>
    </message>
    <message>
        <source>With piles of 1 nobody has a choice: each move takes a whole pile. With an odd number of them the first player takes the last match and loses; with an even number the second player does.</source>
        <translation>每堆都是 1 时谁也没得选：每步取走一整堆。堆数是奇数，先手取到最后一根，输；是偶数，后手取到最后一根，输。</translation>
    </message>
    <message numerus="yes">
        <source>This position is not there yet: %n pile(s) are bigger than 1.</source>
        <translation>
            <numerusform>现在还没到那一步：还有 %n 堆大于 1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is this position: %n pile(s) of 1 and nothing else.</source>
        <translation>
            <numerusform>现在正是这种局面：有 %n 堆 1，别的都没有。</numerusform>
        </translation>
    </message>
    <message>
        <source>Write each pile in binary, as in Nim</source>
        <translation>像 Nim 一样，把每堆写成二进制</translation>
    </message>
    <message>
        <source>As long as a pile is bigger than 1, the end is far away and Nim&apos;s own measure counts: the XOR of the piles.</source>
        <translation>只要还有大于 1 的堆，终局就还远，起作用的仍是 Nim 的那把尺子：各堆的异或和。</translation>
    </message>
    <message>
        <source>Count the ones in each column</source>
        <translation>数每一列有几个 1</translation>
    </message>
    <message>
        <source>Here: piles bigger than 1: %1, piles of 1: %2, XOR: %3.</source>
        <translation>这里：大于 1 的堆有 %1 个，1 的堆有 %2 个，异或和是 %3。</translation>
    </message>
    <message>
        <source>Piles bigger than 1</source>
        <translation>大于 1 的堆</translation>
    </message>
    <message>
        <source>none: only ones</source>
        <translation>没有：全是 1</translation>
    </message>
    <message>
        <source>N with an odd number of ones</source>
        <translation>1 的个数是奇数时为 N</translation>
    </message>
    <message>
        <source>N with an even number of ones: the other way round</source>
        <translation>1 的个数是偶数时为 N：正好相反</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>恰好一个</translation>
    </message>
    <message>
        <source>N: s ≠ 0, its highest digit is alone</source>
        <translation>N：s ≠ 0，它的最高位没有伴</translation>
    </message>
    <message>
        <source>N: cut it to 1 or to 0, whichever leaves an odd number of ones</source>
        <translation>N：把它取到剩 1 或 0，让 1 的个数是奇数</translation>
    </message>
    <message>
        <source>two or more</source>
        <translation>两个以上</translation>
    </message>
    <message>
        <source>N exactly if s ≠ 0</source>
        <translation>s ≠ 0 时为 N</translation>
    </message>
    <message>
        <source>N exactly if s ≠ 0: the same</source>
        <translation>s ≠ 0 时为 N：完全一样</translation>
    </message>
    <message>
        <source>Where normal and misère play part</source>
        <translation>普通 Nim 和反尼姆在哪里分手</translation>
    </message>
    <message>
        <source>Both rules agree while a pile is bigger than 1. They part when the last big pile goes: whoever cuts it chooses whether an odd or an even number of ones is left, 1 or 0 of the pile itself.</source>
        <translation>只要有大于 1 的堆，两种规则的胜负就一样。最后一个大堆被取小的那一刻，两者分手：取它的人可以留 1 根或 0 根，从而决定剩下奇数个 1 还是偶数个 1。</translation>
    </message>
    <message>
        <source>So the winner of normal play plays the same game until then, and chooses the other parity at the end.</source>
        <translation>所以普通 Nim 的赢家一直照样走，到最后改选另一种奇偶就行。</translation>
    </message>
    <message>
        <source>N-position: the first player wins under the misère rule</source>
        <translation>必胜态：按反尼姆规则先手必胜</translation>
    </message>
    <message>
        <source>P-position: the second player wins under the misère rule</source>
        <translation>必败态：按反尼姆规则后手必胜</translation>
    </message>
    <message>
        <source>Under normal play the same player wins: the two rules agree here.</source>
        <translation>按普通 Nim 也是同一个人赢：两种规则在这里一致。</translation>
    </message>
    <message>
        <source>Under normal play the other player wins: all piles are at most 1, and only there the rules differ.</source>
        <translation>按普通 Nim 则是另一个人赢：每堆都不超过 1，只有这时两种规则才不同。</translation>
    </message>
    <message numerus="yes">
        <source>With s = 0 the highest column has an even number of ones, so at least two piles are bigger than 1, here %n. Any move leaves one of them and an XOR other than 0: an N-position.</source>
        <translation>
            <numerusform>s = 0 时最高一列有偶数个 1，所以大于 1 的堆至少有两个，这里有 %n 个。随便走一步，至少还剩一个大堆，而且异或和不是 0：是必胜态。</numerusform>
        </translation>
    </message>
    <message>
        <source>The same piles</source>
        <translation>同样的几堆</translation>
    </message>
    <message>
        <source>Who takes the last match …</source>
        <translation>取走最后一根的人……</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>… wins (normal play)</source>
        <translation>……胜（普通 Nim）</translation>
    </message>
    <message>
        <source>… loses (misère play)</source>
        <translation>……输（反尼姆）</translation>
    </message>
    <message>
        <source>The highest odd column is %1: find a pile with a 1 there</source>
        <translation>最高的奇数列是 %1：找这一列是 1 的堆</translation>
    </message>
    <message>
        <source>Two or more piles are bigger than 1, so the end is not near: make Nim&apos;s own move.</source>
        <translation>大于 1 的堆至少有两个，终局还早：照 Nim 走。</translation>
    </message>
    <message>
        <source>We take the first of them: pile %1, with %2.</source>
        <translation>取其中最靠前的一堆：第 %1 堆，%2。</translation>
    </message>
    <message>
        <source>Take any single match</source>
        <translation>任取一根</translation>
    </message>
    <message>
        <source>Cut the one big pile, pile %1, to %2</source>
        <translation>把唯一的大堆（第 %1 堆）取到剩 %2 根</translation>
    </message>
    <message numerus="yes">
        <source>Beside it lie %n pile(s) of 1. Leave 1 of the big pile, or nothing of it: one of the two makes the number of ones odd.</source>
        <translation>
            <numerusform>旁边有 %n 堆 1。大堆留 1 根，或者一根不留：两种里恰有一种让 1 的个数是奇数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n match(es) from pile %1. Normal play would do the opposite and leave an even number of ones.</source>
        <translation>
            <numerusform>从第 %1 堆取走 %n 根。普通 Nim 正好相反，要留偶数个 1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pile %1 should keep %2; take %3</source>
        <translation>第 %1 堆应留下 %2，取走 %3</translation>
    </message>
    <message>
        <source>Flip the digits of pile %1 in exactly the odd columns; then every column is even.</source>
        <translation>把第 %1 堆在奇数列上的数字都翻过来，每一列就都是偶数了。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n winning moves in all.</source>
        <translation>
            <numerusform>必胜走法一共有 %n 种。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the only winning move.</source>
        <translation>这是唯一的必胜取法。</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>取走 %1</translation>
    </message>
    <message>
        <source>After the move an odd number of ones is left, and the opponent is to move</source>
        <translation>走完剩奇数个 1，轮到对手</translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s) of 1: nobody has a choice any more, and the opponent takes the last match.</source>
        <translation>
            <numerusform>剩下 %n 堆 1：谁也没得选了，最后一根由对手取。</numerusform>
        </translation>
    </message>
    <message>
        <source>After the move the XOR is 0, and the opponent is to move</source>
        <translation>走完以后异或和是 0，轮到对手</translation>
    </message>
    <message numerus="yes">
        <source>%n piles are bigger than 1. The opponent cannot cut them all at once, so it is you who will cut the last one.</source>
        <translation>
            <numerusform>还有 %n 个大于 1 的堆。对手一步取不小所有大堆，所以最后一个大堆由你来取。</numerusform>
        </translation>
    </message>
    <message>
        <source>To move</source>
        <translation>轮到</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>各堆</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>走一步</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>second player</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>none: the opponent took the last one</source>
        <translation>无：最后一根是对手取的</translation>
    </message>
    <message>
        <source>A game played out under both rules</source>
        <translation>走一整局，看两种规则</translation>
    </message>
    <message>
        <source>The winner makes winning moves, the loser always takes the largest pile away. Each line says what the position is worth under either rule.</source>
        <translation>赢家走必胜走法，输家每次取走最大的一堆。每行写着这个局面按两种规则各是什么态。</translation>
    </message>
    <message>
        <source>The two rules part at %1: from there on every pile is at most 1.</source>
        <translation>两种规则在 %1 处分手：从这里起每堆都不超过 1。</translation>
    </message>
    <message>
        <source>Kayles: pins in the row</source>
        <translation>Kayles：一排的瓶数</translation>
    </message>
    <message>
        <source>SG value, normal play</source>
        <translation>普通规则下的 SG 值</translation>
    </message>
    <message>
        <source>misère Nim with a pile of that size</source>
        <translation>同样大小的一堆反尼姆</translation>
    </message>
    <message>
        <source>misère Kayles, by exhaustive search</source>
        <translation>反 Kayles（穷举得出）</translation>
    </message>
    <message>
        <source>Why this does not carry over to other games</source>
        <translation>为什么这个办法不能搬到别的游戏</translation>
    </message>
    <message>
        <source>Under normal play every impartial game acts like a Nim pile of its SG value. Under misère play it does not: the argument needs an endgame of ones, and other games need not have one.</source>
        <translation>普通规则下，任何公平游戏都相当于一堆大小为其 SG 值的 Nim。反规则下却不是：上面的论证离不开“全是 1”的终局，别的游戏不一定有。</translation>
    </message>
    <message>
        <source>Kayles (take one pin, or two side by side) shows it: a row of %1 has the SG value %2, and a pile of %2 is %3 in misère Nim. But in misère Kayles the row is %4.</source>
        <translation>Kayles（一次打掉一个瓶，或相邻的两个）就是例子：一排 %1 个的 SG 值是 %2，而反尼姆里一堆 %2 是%3；可是在反 Kayles 里，这一排是%4。</translation>
    </message>
    <message>
        <source>Every move has an answer</source>
        <translation>每一步都有应对</translation>
    </message>
    <message>
        <source>My move</source>
        <translation>先手取法</translation>
    </message>
    <message>
        <source>Piles then</source>
        <translation>走完的各堆</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>后手应对</translation>
    </message>
    <message>
        <source>The only move takes the last match</source>
        <translation>唯一的一步就是取走最后一根</translation>
    </message>
    <message>
        <source>One match is left, and the first player has to take it.</source>
        <translation>只剩一根，先手只能取它。</translation>
    </message>
    <message>
        <source>Left: a move of the first player. Middle: the piles that it leaves, an N-position. Right: an answer of the second player that wins.</source>
        <translation>左边是先手的走法，中间是走完的各堆（必胜态），右边是后手制胜的应对。</translation>
    </message>
    <message>
        <source>Misère Nim</source>
        <translation>反尼姆</translation>
    </message>
    <message>
        <source>Luogu P4279</source>
        <translation>洛谷 P4279</translation>
    </message>
    <message>
        <source>Bouton&apos;s misère rule: XOR, and the parity of the ones</source>
        <translation>Bouton 的反尼姆法则：异或和，以及 1 的奇偶</translation>
    </message>
    <message>
        <source>Take any number of matches from one pile; whoever takes the last match loses.</source>
        <translation>从一堆里取至少一根；取走最后一根的人输。</translation>
    </message>
    <message>
        <source>pile sizes apart by blanks, such as 3 5 1</source>
        <translation>各堆的大小，用空格隔开，例如 3 5 1</translation>
    </message>
    <message>
        <source>The problem&apos;s sample: won</source>
        <translation>题目样例：必胜</translation>
    </message>
    <message>
        <source>Only one pile is big: the rules part now</source>
        <translation>只有一个大堆：两种规则就在这里分手</translation>
    </message>
    <message>
        <source>All ones, an odd number: a P-position here, an N-position in Nim</source>
        <translation>全是 1，奇数堆：这里必败，普通 Nim 必胜</translation>
    </message>
    <message>
        <source>All ones, an even number: several winning moves</source>
        <translation>全是 1，偶数堆：有几种必胜走法</translation>
    </message>
    <message>
        <source>A P-position under both rules</source>
        <translation>两种规则下都是必败态</translation>
    </message>
    <message>
        <source>Three winning moves</source>
        <translation>三种必胜取法</translation>
    </message>
    <message>
        <source>The problem&apos;s sample: a single match</source>
        <translation>题目样例：只有一根</translation>
    </message>
    <message>
        <source>The end of the game: won without a move</source>
        <translation>终局：不用走就赢了</translation>
    </message>
    <message>
        <source>%1 is even: leave 1 of it; then the number of ones is %2.</source>
        <translation>%1 是偶数：留 1 根，1 的个数变成 %2。</translation>
    </message>
    <message>
        <source>%1 is odd already: leave nothing of it; then the number of ones is %2.</source>
        <translation>%1 已经是奇数：一根不留，1 的个数仍是 %2。</translation>
    </message>
    <message>
        <source>an N-position</source>
        <translation>必胜态</translation>
    </message>
    <message>
        <source>a P-position</source>
        <translation>必败态</translation>
    </message>
    <message numerus="yes">
        <source>Only %n pile(s) of 1 are left, an even number: the opponent has to take the last match.</source>
        <translation>
            <numerusform>只剩 %n 堆 1 根的，是偶数：最后一根只能由对手来取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n pile(s) of 1 are left, an odd number: the first player has to take the last match.</source>
        <translation>
            <numerusform>只剩 %n 堆 1 根的，是奇数：最后一根只能由先手来取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every move takes a whole pile of 1. There are %n, an even number; after the move it is odd.</source>
        <translation>
            <numerusform>每一步都取走一整堆 1。原来有 %n 堆，是偶数；走完剩奇数堆。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>misere-nim-short</name>
    <message>
        <source>Misère Nim</source>
        <translation>反尼姆</translation>
    </message>
</context>
<context>
    <name>nim</name>
    <message>
        <source>Pile %1</source>
        <translation>第 %1 堆</translation>
    </message>
    <message numerus="yes">
        <source>take %n match(es) from pile %1</source>
        <translation>
            <numerusform>从第 %1 堆取走 %n 根</numerusform>
        </translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>取走 %1</translation>
    </message>
    <message>
        <source>%1: whatever the first player takes, the second player can bring the XOR back to 0.</source>
        <translation>%1：无论先手怎么取，后手都能把异或和变回 0。</translation>
    </message>
    <message>
        <source>The rule: take from one pile; whoever takes the last match wins</source>
        <translation>规则：每次从一堆里取，取走最后一根者胜</translation>
    </message>
    <message>
        <source>Two players take turns. On each turn a player chooses one pile and takes at least one match from it, all of it at the most.</source>
        <translation>两人轮流取。每次选定一堆，从中取走至少一根火柴，最多可以把这一堆取完。</translation>
    </message>
    <message numerus="yes">
        <source>Here lie %n pile(s): %1.</source>
        <translation>
            <numerusform>现在有 %n 堆：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Write each pile in binary</source>
        <translation>把每堆写成二进制</translation>
    </message>
    <message>
        <source>Each pile is a sum of different powers of two, and in only one way. Align the binary digits: a column stands for one power of two.</source>
        <translation>每堆的根数都能唯一地写成若干个不同的 2 的幂之和。把二进制数位对齐，一列就代表一个 2 的幂。</translation>
    </message>
    <message>
        <source>Count the ones in each column</source>
        <translation>数每一列有几个 1</translation>
    </message>
    <message>
        <source>Write 1 under an odd column and 0 under an even one: that is the XOR of the piles.</source>
        <translation>奇数列记 1，偶数列记 0，得到的就是各堆的异或和。</translation>
    </message>
    <message>
        <source>%1, so this is an N-position: the first player wins</source>
        <translation>%1，所以是必胜态：先手必胜</translation>
    </message>
    <message>
        <source>Here %1. There is a move that makes every column even; the next steps find it.</source>
        <translation>这里 %1。总有一种取法能让每一列都变成偶数，后面几步就来找它。</translation>
    </message>
    <message>
        <source>Once every column is even, any move changes exactly one pile, so it flips some digit of it and that column becomes odd. The opponent cannot keep all columns even, and we can make them even again.</source>
        <translation>每一列都是偶数以后，对手无论怎么取，都恰好改动一堆，这一堆至少有一位翻转，那一列就变成奇数。所以对手没法保持全是偶数，而我们又能把它变回全是偶数。</translation>
    </message>
    <message>
        <source>Each move lowers the number of matches, so the game ends, and the last match goes to the player who always leaves XOR 0: when no match is left, the XOR is 0 too.</source>
        <translation>每取一次，火柴就变少，所以游戏一定会结束。火柴取完时异或和正好是 0，因此最后一根一定是由总把异或和留成 0 的一方取走的。</translation>
    </message>
    <message>
        <source>No match is left: the player to move has lost</source>
        <translation>火柴已经取完：轮到的一方输了</translation>
    </message>
    <message>
        <source>The opponent took the last match. The end of the game has XOR 0 and is a P-position; the whole argument begins here.</source>
        <translation>最后一根被对手取走了。终局的异或和是 0，是必败态；整个论证就从这里开始。</translation>
    </message>
    <message>
        <source>%1, so this is a P-position: the second player wins</source>
        <translation>%1，所以是必败态：后手必胜</translation>
    </message>
    <message>
        <source>A move changes exactly one pile. At least one digit of it flips, so at least one column becomes odd: the XOR is no longer 0.</source>
        <translation>先手取一次，恰好改动一堆。这一堆至少有一位翻转，于是至少有一列变成奇数：异或和不再是 0。</translation>
    </message>
    <message>
        <source>From an XOR other than 0 there is always a move back to 0. So the second player answers every move by bringing back XOR 0, and takes the last match.</source>
        <translation>而异或和不是 0 时，总有一步能把它变回 0。所以无论先手怎么取，后手都把异或和变回 0，最后一根由后手取走。</translation>
    </message>
    <message>
        <source>The highest odd column is %1: find a pile with a 1 there</source>
        <translation>最高的奇数列是 %1：找这一列是 1 的堆</translation>
    </message>
    <message>
        <source>Why the highest: in the pile that we change, this 1 becomes 0, and lower digits may then become anything. The pile gets smaller in any case, so taking can do it.</source>
        <translation>为什么看最高的奇数列：在要改的那一堆里，这一位从 1 变成 0，更低的各位不管怎么变，这一堆都会变小，所以用“取”就能做到。</translation>
    </message>
    <message>
        <source>We take the first of them: pile %1, with %2.</source>
        <translation>取其中最靠前的一堆：第 %1 堆，%2。</translation>
    </message>
    <message>
        <source>Pile %1 should keep %2; take %3</source>
        <translation>第 %1 堆应留下 %2，取走 %3</translation>
    </message>
    <message>
        <source>Flip the digits of pile %1 in exactly the odd columns; then every column is even. Flipping the digits where s has a 1 is XOR with s.</source>
        <translation>在第 %1 堆里，恰好把奇数列的那几位翻转，每一列就都变成偶数了。把 s 中是 1 的那些位翻转，就是与 s 作异或。</translation>
    </message>
    <message numerus="yes">
        <source>The pile has %1 and should keep %2: take %n match(es).</source>
        <translation>
            <numerusform>这一堆有 %1 根，应当留下 %2 根，所以取走 %n 根。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n winning moves in all, one in each pile with a 1 in column %1.</source>
        <translation>
            <numerusform>一共有 %n 种必胜的取法：在 %1 这一列是 1 的堆，每堆各一种。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the only winning move.</source>
        <translation>这是唯一的必胜取法。</translation>
    </message>
    <message>
        <source>After the move the XOR is 0, and the opponent is to move</source>
        <translation>走完以后异或和是 0，轮到对手</translation>
    </message>
    <message>
        <source>Every column is even, so the opponent stands in a P-position. Whatever they take, find the highest odd column again and answer in the same way.</source>
        <translation>每一列都是偶数，对手面对的是必败态。不管对手怎么取，都再找最高的奇数列，用同样的办法应对。</translation>
    </message>
    <message>
        <source>There is no move left</source>
        <translation>已经无子可取</translation>
    </message>
    <message>
        <source>All piles are empty. In normal play, the player who cannot move has lost.</source>
        <translation>每一堆都空了。按规则，轮到而无法取的一方输。</translation>
    </message>
    <message>
        <source>Every move has an answer that makes the XOR 0 again</source>
        <translation>无论怎么取，后手都能把异或和变回 0</translation>
    </message>
    <message>
        <source>Left: a move of the first player and the XOR that it leaves, never 0. Right: an answer of the second player that restores 0.</source>
        <translation>左边是先手的一种取法和取完以后的异或和，它绝不会是 0；右边是后手的应对，能把异或和变回 0。</translation>
    </message>
    <message>
        <source>My move</source>
        <translation>先手取法</translation>
    </message>
    <message>
        <source>XOR then</source>
        <translation>此时异或和</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>后手应对</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>取火柴游戏</translation>
    </message>
    <message>
        <source>Luogu P1247</source>
        <translation>洛谷 P1247</translation>
    </message>
    <message>
        <source>Bouton&apos;s theorem</source>
        <translation>Bouton 定理</translation>
    </message>
    <message>
        <source>Take any number of matches from one pile; whoever takes the last match wins.</source>
        <translation>每次从一堆里取走至少一根火柴；取走最后一根的人获胜。</translation>
    </message>
    <message>
        <source>pile sizes apart by blanks, such as 3 6 9</source>
        <translation>各堆的根数，用空格隔开，如 3 6 9</translation>
    </message>
    <message>
        <source>The problem&apos;s sample</source>
        <translation>题目样例</translation>
    </message>
    <message>
        <source>A P-position: two equal piles</source>
        <translation>必败态：两堆相等</translation>
    </message>
    <message>
        <source>A P-position: 1, 2, 3</source>
        <translation>必败态：1、2、3</translation>
    </message>
    <message>
        <source>The problem&apos;s lost sample</source>
        <translation>题目样例（必败）</translation>
    </message>
    <message>
        <source>Three winning moves</source>
        <translation>三种必胜取法</translation>
    </message>
    <message>
        <source>The classical 3, 4, 5</source>
        <translation>经典的 3、4、5</translation>
    </message>
    <message>
        <source>An empty pile keeps its number</source>
        <translation>空堆也占编号</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>终局</translation>
    </message>
    <message numerus="yes">
        <source>%1. Take pile %2 away: all %n match(es) of it.</source>
        <translation>
            <numerusform>%1。把第 %2 堆的 %n 根全部取走。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. Take %n match(es) from pile %2 and leave %3.</source>
        <translation>
            <numerusform>%1。从第 %2 堆取走 %n 根，留下 %3 根。</numerusform>
        </translation>
    </message>
    <message>
        <source>No match is left: the player to move can&apos;t move, and whoever took the last match has won.</source>
        <translation>已经没有火柴了：轮到的人无法走，取走最后一根的人赢了。</translation>
    </message>
    <message>
        <source>Each of these piles offers one winning move.</source>
        <translation>这样的每一堆都给出一种必胜走法。</translation>
    </message>
</context>
<context>
    <name>nim-short</name>
    <message>
        <source>Nim</source>
        <translation>取火柴 Nim</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>Contest solution in C++</source>
        <translation>C++ 竞赛题解</translation>
    </message>
    <message>
        <source>The marked lines do what the open step says (Ctrl+C copies)</source>
        <translation>标出的几行就是当前这一步（Ctrl+C 复制）</translation>
    </message>
    <message>
        <source>Figure of the step</source>
        <translation>这一步的图</translation>
    </message>
    <message>
        <source>There is no move left</source>
        <translation>已经无步可走</translation>
    </message>
    <message>
        <source>These moves win</source>
        <translation>这些走法必胜</translation>
    </message>
    <message>
        <source>Every move loses: the answer stands beside it</source>
        <translation>怎么走都输：右边是对手的应对</translation>
    </message>
    <message>
        <source>Winning move</source>
        <translation>必胜走法</translation>
    </message>
    <message>
        <source>My move</source>
        <translation>我的走法</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>对手的应对</translation>
    </message>
    <message numerus="yes">
        <source>and %n more move(s)</source>
        <translation>
            <numerusform>还有 %n 种走法</numerusform>
        </translation>
    </message>
    <message>
        <source>Double click or Enter plays the move; in the right column, the move and its answer</source>
        <translation>双击或按回车走这一步；在右列则连同应对一起走</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>走这一步</translation>
    </message>
    <message>
        <source>Play the chosen move</source>
        <translation>走选中的一步</translation>
    </message>
    <message>
        <source>Play the chosen move (Enter in the list)</source>
        <translation>走选中的一步（在列表中按回车）</translation>
    </message>
    <message>
        <source>Play this move</source>
        <translation>走这一步</translation>
    </message>
    <message>
        <source>Make the winning move on the board (Space when focused; Ctrl+Z takes it back)</source>
        <translation>在棋盘上走出必胜的一步（有焦点时按空格；Ctrl+Z 悔棋）</translation>
    </message>
    <message>
        <source>Open the step with my moves and the answer to each (Space when focused)</source>
        <translation>打开“我的走法与对手的应对”这一步（有焦点时按空格）</translation>
    </message>
    <message>
        <source>Enter keeps the size, Esc leaves it as it was</source>
        <translation>回车确定，Esc 保持原样</translation>
    </message>
    <message>
        <source>One number, please</source>
        <translation>请只填一个数</translation>
    </message>
    <message>
        <source>Pile %1</source>
        <translation>第 %1 堆</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>取走 %1</translation>
    </message>
    <message>
        <source>Position: click a match to take it and all right of it</source>
        <translation>局面：点一根火柴：取走它和右边的全部</translation>
    </message>
    <message>
        <source>Board: piles of matches</source>
        <translation>棋盘：火柴堆</translation>
    </message>
    <message>
        <source>Up and Down: pile · Left and Right: how many · Enter or Space: take · a digit or F2: size · Insert or +: add a pile · Delete: remove it</source>
        <translation>上下键：选堆 · 左右键：取几根 · 回车或空格：取走 · 数字或 F2：改根数 · Insert 或 +：加一堆 · Delete：删去这一堆</translation>
    </message>
    <message>
        <source>Piles: %1. Pile %2 of %3 is chosen and has %4; to take: %5</source>
        <translation>各堆：%1。选中第 %2 堆（共 %3 堆），有 %4 根；将取 %5 根</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters</source>
        <translation>文本超过了 %1 个字符</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>走一步</translation>
    </message>
    <message>
        <source>Edit of the board</source>
        <translation>在棋盘上修改</translation>
    </message>
    <message>
        <source>Figure of step %1: %2</source>
        <translation>第 %1 步的图&#x3000;%2</translation>
    </message>
    <message>
        <source>The text is too long to edit here; only its beginning is shown. Ctrl+V pastes another one</source>
        <translation>文本太长，这里只显示开头，不能编辑。可按 Ctrl+V 粘贴新的局面</translation>
    </message>
    <message>
        <source>Enter applies the text at once; a problem&apos;s whole input can be pasted with Ctrl+V</source>
        <translation>回车立即生效；也可按 Ctrl+V 粘贴题目的整个输入</translation>
    </message>
    <message>
        <source>Edit of the text</source>
        <translation>修改局面文本</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例题</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Medium (Ctrl+R)</source>
        <translation>中（Ctrl+R）</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Position %1. %2</source>
        <translation>局面 %1。%2</translation>
    </message>
    <message>
        <source>Cancel check</source>
        <translation>取消核对</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>Compare with an exhaustive search of every position that can follow (Space when focused)</source>
        <translation>穷举所有后继局面，与定理的结论核对（有焦点时按空格）</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例题</translation>
    </message>
    <message>
        <source>Open an example (Space when focused)</source>
        <translation>打开一道例题（有焦点时按空格）</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>A random position (Ctrl+R)</source>
        <translation>随机局面（Ctrl+R）</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Write the explanation to a file (Ctrl+E)</source>
        <translation>把讲解写入文件（Ctrl+E）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>撤销（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>重做（Ctrl+Shift+Z）</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面文本</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>局面文本</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Steps, moves and code</source>
        <translation>步骤、走法与代码</translation>
    </message>
    <message>
        <source>Steps, moves and code (Ctrl+Tab)</source>
        <translation>步骤、走法与代码（Ctrl+Tab）</translation>
    </message>
    <message>
        <source>Random position</source>
        <translation>随机局面</translation>
    </message>
    <message>
        <source>Exhaustive search…</source>
        <translation>正在穷举……</translation>
    </message>
    <message numerus="yes">
        <source>Exhaustive search: %n position(s) so far</source>
        <translation>
            <numerusform>穷举：已求出 %n 个局面</numerusform>
        </translation>
    </message>
    <message>
        <source>Exhaustive search: %1</source>
        <translation>穷举：%1</translation>
    </message>
    <message numerus="yes">
        <source>Exhaustive search: %n position(s), agrees</source>
        <translation>
            <numerusform>已用穷举核对：%n 个局面，一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exhaustive search: %n position(s), does NOT agree</source>
        <translation>
            <numerusform>已用穷举核对：%n 个局面，不一致！</numerusform>
        </translation>
    </message>
    <message>
        <source>Exhaustive search: cancelled</source>
        <translation>穷举：已取消</translation>
    </message>
    <message>
        <source>+ Pile</source>
        <translation>+ 一堆</translation>
    </message>
    <message>
        <source>Add a pile</source>
        <translation>加一堆</translation>
    </message>
    <message>
        <source>− Pile</source>
        <translation>− 一堆</translation>
    </message>
    <message>
        <source>Remove the chosen pile</source>
        <translation>删去选中的堆</translation>
    </message>
    <message>
        <source>Remove the chosen pile (Delete on the board)</source>
        <translation>删去选中的堆（在棋盘上按 Delete）</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>第 %1 步：%2</translation>
    </message>
    <message>
        <source>Click a step to open it (Up and Down when focused; PageDown next, PageUp previous)</source>
        <translation>点一步就打开它（有焦点时按上下键；PageDown 下一步，PageUp 上一步）</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>第一步（Home）</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Previous step (PageUp, ←)</source>
        <translation>上一步（PageUp、←）</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Next step (PageDown, →, Space)</source>
        <translation>下一步（PageDown、→、空格）</translation>
    </message>
    <message>
        <source>Stop auto-play</source>
        <translation>停止自动播放</translation>
    </message>
    <message>
        <source>Stop auto-play (Space when focused)</source>
        <translation>停止自动播放（有焦点时按空格）</translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation>自动播放</translation>
    </message>
    <message>
        <source>Auto-play: a step every 4 seconds (Space when focused)</source>
        <translation>自动播放：每 4 秒一步（有焦点时按空格）</translation>
    </message>
    <message>
        <source>Place among the steps</source>
        <translation>步骤进度</translation>
    </message>
    <message>
        <source>Place among the steps (Home first, End last)</source>
        <translation>步骤进度（Home 第一步，End 最后一步）</translation>
    </message>
    <message>
        <source>Size of the pile</source>
        <translation>这一堆的大小</translation>
    </message>
    <message>
        <source>Up and Down: pile · Left and Right: how many · Enter or Space: take · &lt; and &gt;: cap · a digit or F2: size · Insert or +: add a pile · Delete: remove it</source>
        <translation>↑↓：选堆 · ←→：取几个 · Enter 或空格：取走 · &lt; 和 &gt;：改上限 · 数字或 F2：改大小 · Insert 或 +：加一堆 · Delete：删一堆</translation>
    </message>
    <message>
        <source>Board: piles of cakes, cap %1</source>
        <translation>棋盘：几堆粑粑，上限 %1</translation>
    </message>
    <message>
        <source>The cap allows at most %1</source>
        <translation>上限规定最多取 %1 个</translation>
    </message>
    <message>
        <source>Heap %1</source>
        <translation>第 %1 堆</translation>
    </message>
    <message>
        <source>Up and Down: heap · Left and Right: how many · Enter or Space: take · S: split in three · a digit or F2: size · Insert or +: add a heap · Delete: remove it</source>
        <translation>↑↓：选堆 · ←→：取几颗 · Enter 或空格：取走 · S：拆成三堆 · 数字或 F2：改大小 · Insert 或 +：加一堆 · Delete：删一堆</translation>
    </message>
    <message>
        <source>Board: heaps of stones</source>
        <translation>棋盘：几堆石子</translation>
    </message>
    <message>
        <source>A heap of 1 or 2 cannot be split in three</source>
        <translation>只有 1 颗或 2 颗的堆拆不成三堆</translation>
    </message>
    <message>
        <source>No part may be empty: cut between two stones</source>
        <translation>每一份都不能空：请切在两颗石子之间</translation>
    </message>
    <message>
        <source>Three parts, such as 1 + 2 + 4</source>
        <translation>三份，例如 1 + 2 + 4</translation>
    </message>
    <message>
        <source>Three parts, not more</source>
        <translation>只能是三份</translation>
    </message>
    <message>
        <source>The parts add up to %1, not to %2</source>
        <translation>三份加起来是 %1，不是 %2</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>The cap: how many a move may take at most</source>
        <translation>上限：一步最多取几个</translation>
    </message>
    <message>
        <source>The cap: how many a move may take at most (&lt; and &gt; on the board)</source>
        <translation>上限：一步最多取几个（棋盘上按 &lt; 和 &gt;）</translation>
    </message>
    <message>
        <source>Add a pile of one (Insert or + on the board)</source>
        <translation>加一堆，大小为 1（棋盘上按 Insert 或 +）</translation>
    </message>
    <message>
        <source>Split …</source>
        <translation>拆三堆…</translation>
    </message>
    <message>
        <source>Split the chosen heap in three</source>
        <translation>把选中的堆拆成三堆</translation>
    </message>
    <message>
        <source>Split the chosen heap in three (S on the board)</source>
        <translation>把选中的堆拆成三堆（棋盘上按 S）</translation>
    </message>
    <message>
        <source>+ Heap</source>
        <translation>+ 一堆</translation>
    </message>
    <message>
        <source>Add a heap</source>
        <translation>加一堆</translation>
    </message>
    <message>
        <source>Add a heap of one (Insert or + on the board)</source>
        <translation>加一堆，大小为 1（棋盘上按 Insert 或 +）</translation>
    </message>
    <message>
        <source>− Heap</source>
        <translation>− 一堆</translation>
    </message>
    <message>
        <source>Remove the chosen heap</source>
        <translation>删去选中的堆</translation>
    </message>
    <message>
        <source>Remove the chosen heap (Delete on the board)</source>
        <translation>删去选中的堆（棋盘上按 Delete）</translation>
    </message>
    <message>
        <source>The chart of the pattern goes to this heap</source>
        <translation>规律图算到多大的堆</translation>
    </message>
    <message>
        <source>How far SG values are computed by mex for the chart of the pattern (Up and Down: by 8)</source>
        <translation>规律图里的 SG 值用 mex 算到多大的堆（↑↓：每次 8）</translation>
    </message>
    <message>
        <source>Stair %1</source>
        <translation>第 %1 级</translation>
    </message>
    <message>
        <source>Stones go to the next lower stair only</source>
        <translation>石子只能下到相邻的低一级</translation>
    </message>
    <message>
        <source>Stones on the stair</source>
        <translation>这一级的石子数</translation>
    </message>
    <message>
        <source>No stones lie on this stair</source>
        <translation>这一级没有石子</translation>
    </message>
    <message>
        <source>How many stones go down</source>
        <translation>往下移几个</translation>
    </message>
    <message>
        <source>Left and Right: stair · Up and Down: how many stones · Enter or Space: bring them down · M: type how many · a digit or F2: stones of the stair · Insert or +: add a stair · Delete: remove it</source>
        <translation>左右键：选台阶 · 上下键：移几个 · Enter 或空格：下移 · M：输入移几个 · 数字或 F2：改这一级的石子数 · Insert 或 +：加一级 · Delete：去掉这一级</translation>
    </message>
    <message>
        <source>Board: a staircase with stones</source>
        <translation>棋盘：放着石子的台阶</translation>
    </message>
    <message>
        <source>Stairs from the lowest: %1. Stair %2 of %3 is chosen and has %4; to bring down: %5</source>
        <translation>从低到高：%1。共 %3 级，选中第 %2 级，有 %4 个；要下移 %5 个</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>+ Stair</source>
        <translation>+ 一级</translation>
    </message>
    <message>
        <source>Add a stair</source>
        <translation>加一级台阶</translation>
    </message>
    <message>
        <source>Add a stair on top, with one stone (Insert or + on the board)</source>
        <translation>在最高处加一级，放一个石子（棋盘上按 Insert 或 +）</translation>
    </message>
    <message>
        <source>− Stair</source>
        <translation>− 一级</translation>
    </message>
    <message>
        <source>Remove the chosen stair</source>
        <translation>去掉选中的这一级</translation>
    </message>
    <message>
        <source>Remove the chosen stair (Delete on the board)</source>
        <translation>去掉选中的这一级（棋盘上按 Delete）</translation>
    </message>
    <message>
        <source>At most %1 may be taken</source>
        <translation>最多取 %1 个</translation>
    </message>
    <message>
        <source>How many stones</source>
        <translation>石子数</translation>
    </message>
    <message>
        <source>How many to take</source>
        <translation>取几个</translation>
    </message>
    <message>
        <source>Position: click a stone to take it and all after it, at most %1; grouped by %2</source>
        <translation>局面：点一个石子，取走它和后面的，最多 %1 个；按 %2 个一组排</translation>
    </message>
    <message>
        <source>Left and Right: how many · Enter or Space: take · T: type how many · a digit or F2: number of stones · + and −: one more or less · &lt; and &gt;: the most that may be taken</source>
        <translation>左右键：取几个 · Enter 或空格：取走 · T：输入取几个 · 数字或 F2：改石子数 · + 和 −：加减一个 · &lt; 和 &gt;：改每次最多取几个</translation>
    </message>
    <message>
        <source>Board: stones in groups of %1</source>
        <translation>棋盘：%1 个一组的石子</translation>
    </message>
    <message>
        <source>%1 stones: %2 groups of %3, and %4 left over; to take: %5</source>
        <translation>%1 个石子：%2 组，每组 %3 个，多出 %4 个；要取 %5 个</translation>
    </message>
    <message numerus="yes">
        <source>… %n more group(s)</source>
        <translation>
            <numerusform>… 还有 %n 组</numerusform>
        </translation>
    </message>
    <message>
        <source>Stones n</source>
        <translation>石子数 n</translation>
    </message>
    <message>
        <source>How many stones there are (+ and − on the board)</source>
        <translation>石子数（棋盘上按 + 和 −）</translation>
    </message>
    <message>
        <source>at most m</source>
        <translation>最多 m</translation>
    </message>
    <message>
        <source>The most stones that may be taken at a time (&lt; and &gt; on the board)</source>
        <translation>每次最多取几个（棋盘上按 &lt; 和 &gt;）</translation>
    </message>
    <message>
        <source>may be taken:</source>
        <translation>可以取：</translation>
    </message>
    <message>
        <source>Only divisors of %1 may be taken now, at most %2</source>
        <translation>现在只能取 %1 的约数，最多取 %2</translation>
    </message>
    <message>
        <source>Flip this digit</source>
        <translation>翻转这一位</translation>
    </message>
    <message>
        <source>Another amount (T)</source>
        <translation>取别的数量（T）</translation>
    </message>
    <message>
        <source>The number would pass %1</source>
        <translation>这个数会超过 %1</translation>
    </message>
    <message>
        <source>k cannot be less than the amount taken last, %1</source>
        <translation>k 不能小于上一次取的数量 %1</translation>
    </message>
    <message>
        <source>How many grains</source>
        <translation>沙子数</translation>
    </message>
    <message>
        <source>The amount taken last; 0 before the first move</source>
        <translation>上一次取的数量；还没取过就是 0</translation>
    </message>
    <message>
        <source>Left and Right: amount · Enter or Space: take · T: type it · a digit or F2: grains · + and −: one more or less · &lt; and &gt;: k · G: the amount taken last</source>
        <translation>左右键：选数量 · Enter 或空格：取走 · T：输入数量 · 数字或 F2：改沙子数 · + 和 −：加减一粒 · &lt; 和 &gt;：改 k · G：改上一次取的数量</translation>
    </message>
    <message>
        <source>Board: a bar of sand and its binary digits</source>
        <translation>棋盘：一条沙子和它的二进制位</translation>
    </message>
    <message>
        <source>%1 grains, in binary %2; at most %3; taken last %4; to take: %5</source>
        <translation>%1 粒，二进制 %2；最多取 %3；上一次取了 %4；要取 %5</translation>
    </message>
    <message>
        <source>How many grains there are (+ and − on the board)</source>
        <translation>沙子的粒数（棋盘上按 + 和 −）</translation>
    </message>
    <message>
        <source>The most that may be taken at a time (&lt; and &gt; on the board)</source>
        <translation>每次最多取多少（棋盘上按 &lt; 和 &gt;）</translation>
    </message>
    <message>
        <source>The amount taken last; 0 before the first move (G on the board)</source>
        <translation>上一次取的数量；还没取过就是 0（棋盘上按 G）</translation>
    </message>
    <message>
        <source>Position: click an amount or in the bar to take; click a digit to flip it</source>
        <translation>局面：点一个数量或点沙条来取；点二进制位翻转</translation>
    </message>
    <message>
        <source>s =</source>
        <translation>s =</translation>
    </message>
    <message>
        <source>k =</source>
        <translation>k =</translation>
    </message>
    <message>
        <source>g =</source>
        <translation>g =</translation>
    </message>
    <message>
        <source>The first digit cannot be 0</source>
        <translation>首位不能是 0</translation>
    </message>
    <message>
        <source>Digits in the place of the chosen one</source>
        <translation>用来替换所选这一位的数字</translation>
    </message>
    <message>
        <source>Digits to add at the end</source>
        <translation>添加在末尾的数字</translation>
    </message>
    <message>
        <source>Digits only, please</source>
        <translation>请只输入数字</translation>
    </message>
    <message>
        <source>At most %1 digits, please</source>
        <translation>最多 %1 位</translation>
    </message>
    <message>
        <source>Position: click a digit to delete it, Shift and click to change it</source>
        <translation>局面：点击一位数字把它删去；按住 Shift 点击可以修改它</translation>
    </message>
    <message>
        <source>Arrows: digit · Enter or Delete: delete it, a move · 0 to 9: replace it · Insert: caret, then digits go in and Backspace takes back, Esc ends it · F2: edit it · +: add digits</source>
        <translation>方向键：选位 · Enter 或 Delete：删去这一位（走一步）· 0 到 9：替换它 · Insert：插入光标，之后输入的数字插在这里，Backspace 退格，Esc 结束 · F2：编辑它 · +：在末尾添加</translation>
    </message>
    <message>
        <source>Board: the digits of the number</source>
        <translation>棋盘：数的各位数字</translation>
    </message>
    <message>
        <source>Nothing is left. A digit starts a new number</source>
        <translation>什么也不剩。输入数字就开始一个新的数</translation>
    </message>
    <message>
        <source>Number %1. New digits go in after place %2</source>
        <translation>数 %1。新数字插在第 %2 位之后</translation>
    </message>
    <message>
        <source>Number %1. Place %2 of %3 is chosen, the digit %4; deleting it leaves %5</source>
        <translation>数 %1。选中第 %2 位（共 %3 位），数字是 %4；删去它剩下 %5</translation>
    </message>
    <message>
        <source>Add digits at the end</source>
        <translation>在末尾添加数字</translation>
    </message>
    <message>
        <source>Deleting it leaves nothing</source>
        <translation>删去它，什么也不剩</translation>
    </message>
    <message>
        <source>Deleting it leaves %1</source>
        <translation>删去它，剩下 %1</translation>
    </message>
    <message>
        <source>Nothing is left: whoever moved last has won</source>
        <translation>什么也不剩：刚走完的一方已获胜</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>谁赢？</translation>
    </message>
    <message>
        <source>The steps of the question who wins this number</source>
        <translation>第一问的步骤：这个数谁赢</translation>
    </message>
    <message>
        <source>Go to the steps that tell who wins this number (Space when focused)</source>
        <translation>转到第一问：这个数谁赢（有焦点时按空格）</translation>
    </message>
    <message>
        <source>How many below?</source>
        <translation>小于它的有多少？</translation>
    </message>
    <message>
        <source>The steps of the question how many smaller numbers are N-positions</source>
        <translation>第二问的步骤：比它小的必胜态有多少个</translation>
    </message>
    <message>
        <source>Go to the steps that count the N-positions below this number (Space when focused)</source>
        <translation>转到第二问：比这个数小的必胜态有多少个（有焦点时按空格）</translation>
    </message>
    <message>
        <source>− 1</source>
        <translation>− 1</translation>
    </message>
    <message>
        <source>The number before</source>
        <translation>前一个数</translation>
    </message>
    <message>
        <source>The number before this one (Space when focused)</source>
        <translation>比它小 1 的数（有焦点时按空格）</translation>
    </message>
    <message>
        <source>+ 1</source>
        <translation>+ 1</translation>
    </message>
    <message>
        <source>The next number</source>
        <translation>后一个数</translation>
    </message>
    <message>
        <source>The number after this one (Space when focused)</source>
        <translation>比它大 1 的数（有焦点时按空格）</translation>
    </message>
    <message>
        <source>This piece cannot move: no square on its right is empty</source>
        <translation>这枚棋子不能动：右边没有空格</translation>
    </message>
    <message>
        <source>No piece stands here. Shift and click puts one</source>
        <translation>这里没有棋子。按住 Shift 单击可以放一枚</translation>
    </message>
    <message>
        <source>This piece goes to square %1 only</source>
        <translation>这枚棋子只能走到 %1 号格</translation>
    </message>
    <message>
        <source>Arrows, Home, End: square · Enter or Space: push the piece · X: put a piece or take it away · E: play or place · Insert or +: add a row · Delete: remove it</source>
        <translation>方向键、Home、End：选格子 · 回车或空格：推棋子 · X：放上或拿走棋子 · E：推棋子或摆棋子 · Insert 或 +：添一行 · Delete：删去这一行</translation>
    </message>
    <message>
        <source>Board: rows of squares with chess pieces</source>
        <translation>棋盘：一行行格子和棋子</translation>
    </message>
    <message>
        <source>a piece that can go to square %1</source>
        <translation>有棋子，可以走到 %1 号格</translation>
    </message>
    <message>
        <source>a piece that cannot move</source>
        <translation>有棋子，不能动</translation>
    </message>
    <message>
        <source>an empty square</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Row %1 of %2, pieces on squares %3. Square %4 is chosen: %5</source>
        <translation>第 %1 行，共 %2 行，棋子在 %3 号格。选中 %4 号格：%5</translation>
    </message>
    <message>
        <source>This piece goes to square %1</source>
        <translation>这枚棋子走到 %1 号格</translation>
    </message>
    <message>
        <source>Clicks push pieces</source>
        <translation>单击推棋子</translation>
    </message>
    <message>
        <source>A click on a piece pushes it (E on the board switches)</source>
        <translation>单击棋子把它推过去（在棋盘上按 E 切换）</translation>
    </message>
    <message>
        <source>Clicks place pieces</source>
        <translation>单击摆棋子</translation>
    </message>
    <message>
        <source>A click puts a piece on a square or takes it away (E on the board switches)</source>
        <translation>单击格子放上或拿走棋子（在棋盘上按 E 切换）</translation>
    </message>
    <message>
        <source>+ Row</source>
        <translation>+ 一行</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>添一行</translation>
    </message>
    <message>
        <source>Add a row with a piece on its first square (Insert or + on the board)</source>
        <translation>添一行，第一格放一枚棋子（在棋盘上按 Insert 或 +）</translation>
    </message>
    <message>
        <source>− Row</source>
        <translation>− 一行</translation>
    </message>
    <message>
        <source>Remove the chosen row</source>
        <translation>删去选中的行</translation>
    </message>
    <message>
        <source>Remove the chosen row (Delete on the board)</source>
        <translation>删去选中的行（在棋盘上按 Delete）</translation>
    </message>
    <message>
        <source>Position: click a square to put a piece or take it away; drag pieces anywhere</source>
        <translation>局面：单击格子放上或拿走棋子；棋子可以拖到任意空格</translation>
    </message>
    <message>
        <source>Position: click or drag a piece to push it; Shift and click edits</source>
        <translation>局面：单击或拖动棋子推过去；Shift 加单击可增减棋子</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>推棋子</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>摆棋子</translation>
    </message>
    <message>
        <source>Click: take from there to the end</source>
        <translation>点火柴：取走它和右边的</translation>
    </message>
    <message>
        <source>Misère: last match loses</source>
        <translation>反尼姆：取最后一根者输</translation>
    </message>
    <message>
        <source>Normal: last match wins</source>
        <translation>普通 Nim：取最后一根者胜</translation>
    </message>
    <message>
        <source>Position: click a stone to take from there; Shift: cut in three</source>
        <translation>局面：点石子取走它和右边的；Shift 点两处拆成三堆</translation>
    </message>
    <message>
        <source>Position: drag or click stones to bring them one stair down</source>
        <translation>局面：拖动或单击石子，把它和压在上面的搬下一级</translation>
    </message>
    <message>
        <source>Position: click a cake to take from there, at most %1; a line each %2</source>
        <translation>局面：点一个粑粑：取走它和右边的全部，最多 %1 个；每 %2 个后有一条虚线</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>看后手的应对</translation>
    </message>
    <message>
        <source>The threshold s: whoever leaves a sum of at most s is criticised</source>
        <translation>容忍度 s：谁剩下的和不超过 s，谁被批评</translation>
    </message>
    <message>
        <source>To the change of the verdict before (PageUp on the slider)</source>
        <translation>到上一个结论变化的地方（滑块上按 PageUp）</translation>
    </message>
    <message>
        <source>To the next change of the verdict (PageDown on the slider)</source>
        <translation>到下一个结论变化的地方（滑块上按 PageDown）</translation>
    </message>
    <message>
        <source>The game is over: what is left is at most s</source>
        <translation>游戏已经结束：剩下的和不超过 s</translation>
    </message>
    <message>
        <source>The number in this cell</source>
        <translation>这一格的数</translation>
    </message>
    <message>
        <source>Numbers: click a cell to edit it; drag the bottom or right edge to cut</source>
        <translation>数：单击格子修改；拖动下边或右边来切</translation>
    </message>
    <message>
        <source>Why: point at a cell; the cells that a cut leads to light up</source>
        <translation>为什么：指向一格，一刀能走到的格子会亮起来</translation>
    </message>
    <message>
        <source>Arrows: cell · Enter on the last row or column: cut there · a digit or F2: edit · L: layer · + − F: zoom (Ctrl and wheel too) · Backspace: put back what was cut off</source>
        <translation>方向键：选格子 · 在最后一行或一列按回车：切到那里 · 数字或 F2：修改 · L：换图层 · + − F：缩放（也可 Ctrl 加滚轮） · 退格：恢复切掉的部分</translation>
    </message>
    <message>
        <source>Board: a chocolate bar of %1 rows and %2 columns</source>
        <translation>局面：%1 行 %2 列的巧克力</translation>
    </message>
    <message>
        <source>Row %1, column %2, the number %3. %4</source>
        <translation>第 %1 行第 %2 列，数 %3。%4</translation>
    </message>
    <message>
        <source>%1 has been cut off.</source>
        <translation>%1 已经切掉。</translation>
    </message>
    <message>
        <source>%1 is L: the sum %2 is at most s = %3. Whoever goes there loses at once.</source>
        <translation>%1 是 L：和 %2 不超过 s = %3，谁走到这里立刻输。</translation>
    </message>
    <message>
        <source>%1 is P, sum %2: left of it and above it there is no P, so every cut leads to L or N.</source>
        <translation>%1 是 P，和为 %2：左边和上边都没有 P，怎么切都走到 L 或 N。</translation>
    </message>
    <message>
        <source>%1 is N, sum %2: one can cut columns and go to %3, which is P.</source>
        <translation>%1 是 N，和为 %2：切掉几列可以走到 %3，而 %3 是 P。</translation>
    </message>
    <message>
        <source>%1 is N, sum %2: one can cut rows and go to %3, which is P.</source>
        <translation>%1 是 N，和为 %2：切掉几行可以走到 %3，而 %3 是 P。</translation>
    </message>
    <message>
        <source>Drag up to cut off rows</source>
        <translation>向上拖，切掉最后几行</translation>
    </message>
    <message>
        <source>Drag left to cut off columns</source>
        <translation>向左拖，切掉最后几列</translation>
    </message>
    <message>
        <source>The whole bar; a click goes there</source>
        <translation>整块巧克力；单击跳到那里</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <translation>剩下 %1</translation>
    </message>
    <message>
        <source>Show the numbers of the bar</source>
        <translation>显示巧克力上的数</translation>
    </message>
    <message>
        <source>The numbers of the bar; a click on a cell edits it (L on the board: next layer)</source>
        <translation>巧克力上的数，单击格子修改（在局面上按 L 换图层）</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>前缀和</translation>
    </message>
    <message>
        <source>Show the prefix sums</source>
        <translation>显示前缀和</translation>
    </message>
    <message>
        <source>What each cell would leave (L on the board: next layer)</source>
        <translation>切到每一格会剩下多少（在局面上按 L 换图层）</translation>
    </message>
    <message>
        <source>L/P/N</source>
        <translation>L/P/N</translation>
    </message>
    <message>
        <source>Show the whole colouring</source>
        <translation>显示完整的染色</translation>
    </message>
    <message>
        <source>The whole colouring; winning cuts are outlined (L on the board: next layer)</source>
        <translation>完整的染色，必胜的切法加框（在局面上按 L 换图层）</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>Show why a cell has its colour</source>
        <translation>显示每格为什么是这个颜色</translation>
    </message>
    <message>
        <source>Point at a cell or walk with the arrows: what decides it (L on the board: next layer)</source>
        <translation>指向一格，或用方向键走：由什么决定（在局面上按 L 换图层）</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>Smaller cells</source>
        <translation>缩小格子</translation>
    </message>
    <message>
        <source>Smaller cells (− on the board, Ctrl and wheel)</source>
        <translation>缩小格子（在局面上按 −，或 Ctrl 加滚轮）</translation>
    </message>
    <message>
        <source>Fit the whole bar into the room (F on the board)</source>
        <translation>整块放进窗口（在局面上按 F）</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Larger cells</source>
        <translation>放大格子</translation>
    </message>
    <message>
        <source>Larger cells (+ on the board, Ctrl and wheel)</source>
        <translation>放大格子（在局面上按 +，或 Ctrl 加滚轮）</translation>
    </message>
    <message>
        <source>Put back what was cut off (Backspace on the board)</source>
        <translation>恢复切掉的部分（在局面上按退格）</translation>
    </message>
    <message>
        <source>How many rows the bar has</source>
        <translation>巧克力的行数</translation>
    </message>
    <message>
        <source>How many columns the bar has</source>
        <translation>巧克力的列数</translation>
    </message>
    <message>
        <source>s = %1 … %2: %3</source>
        <translation>s = %1 … %2：%3</translation>
    </message>
    <message>
        <source>Threshold s, 0 to %1</source>
        <translation>容忍度 s，0 到 %1</translation>
    </message>
    <message>
        <source>s = %1. %2</source>
        <translation>s = %1。%2</translation>
    </message>
    <message>
        <source>Several thresholds</source>
        <translation>多个容忍度</translation>
    </message>
    <message>
        <source>Thresholds s from 0 to %1, apart by blanks or lines:</source>
        <translation>容忍度 s，0 到 %1，用空格或换行隔开：</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Who is criticised</source>
        <translation>谁被批评</translation>
    </message>
    <message>
        <source>Where it changes</source>
        <translation>结论变化处</translation>
    </message>
    <message>
        <source>Save as CSV …</source>
        <translation>存为 CSV……</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>在局面上显示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>the first player (Putata)</source>
        <translation>先手（Putata）</translation>
    </message>
    <message>
        <source>the second player (Budada)</source>
        <translation>后手（Budada）</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数</translation>
    </message>
    <message>
        <source>Fill with ones</source>
        <translation>全部填 1</translation>
    </message>
    <message>
        <source>Fill by chance, 1 to 9</source>
        <translation>随机填 1 到 9</translation>
    </message>
    <message>
        <source>Fill by chance, 1 to 99</source>
        <translation>随机填 1 到 99</translation>
    </message>
    <message>
        <source>Fill so that a corner is out of reach</source>
        <translation>填出一个够不到的角落</translation>
    </message>
    <message>
        <source>Several thresholds, who is criticised …</source>
        <translation>多个容忍度，谁被批评……</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>更多…</translation>
    </message>
    <message>
        <source>More: fill the bar, zoom, put it back, several thresholds</source>
        <translation>更多：填充、缩放、恢复、多个容忍度</translation>
    </message>
    <message>
        <source>Fill the bar, zoom, put back what was cut off, or see several thresholds at once (Space when focused)</source>
        <translation>填充巧克力、缩放、恢复切掉的部分，或一次看多个容忍度（聚焦时按空格）</translation>
    </message>
    <message>
        <source>Cells of full size (100 %)</source>
        <translation>格子原大（100 %）</translation>
    </message>
    <message>
        <source>Cell (i, j) leaves i rows, j columns; click the last ones to cut</source>
        <translation>格 (i, j)：剩下前 i 行、前 j 列；单击最后一行或一列来切</translation>
    </message>
    <message>
        <source>queen: the two piles</source>
        <translation>皇后：两堆的数目</translation>
    </message>
    <message>
        <source>P: whoever moves loses</source>
        <translation>P：轮到谁走谁输</translation>
    </message>
    <message>
        <source>N: whoever moves wins</source>
        <translation>N：轮到谁走谁赢</translation>
    </message>
    <message>
        <source>winning move of the queen</source>
        <translation>皇后的必胜走法</translation>
    </message>
    <message>
        <source>slopes φ and 1/φ</source>
        <translation>斜率 φ 与 1/φ</translation>
    </message>
    <message>
        <source>The queen stands here: choose a cell on her lines to the left, down, or diagonally down</source>
        <translation>皇后就在这里：请选她左边、下面或左下斜线上的格子</translation>
    </message>
    <message>
        <source>Piles never grow, so the queen goes left and down only. Shift and click puts her here</source>
        <translation>石子只会变少，所以皇后只能向左、向下走。按住 Shift 再点可以把她放到这里</translation>
    </message>
    <message>
        <source>That takes %1 from the first pile and %2 from the second: from both it must be the same number</source>
        <translation>这要从第一堆取 %1 个、第二堆取 %2 个：两堆都取时必须取一样多</translation>
    </message>
    <message>
        <source>Position: click a cell to move the queen; Shift and click edits</source>
        <translation>局面：点格子或拖动来走皇后；按住 Shift 再点可以摆放</translation>
    </message>
    <message>
        <source>Arrows: cell · Home: the queen&apos;s cell · Enter or Space: move there · E or Shift and Enter: put the queen there · + and −, or Ctrl and the wheel: zoom</source>
        <translation>方向键：选格子 · Home：回到皇后 · Enter 或空格：走到那里 · E 或 Shift+Enter：把皇后放到那里 · + 和 −，或 Ctrl+滚轮：缩放</translation>
    </message>
    <message>
        <source>Board: a queen on her way to the corner</source>
        <translation>棋盘：走向角落的皇后</translation>
    </message>
    <message>
        <source>a P-position</source>
        <translation>必败态</translation>
    </message>
    <message>
        <source>an N-position</source>
        <translation>必胜态</translation>
    </message>
    <message>
        <source>the queen stands there</source>
        <translation>皇后就在那里</translation>
    </message>
    <message>
        <source>she can go there</source>
        <translation>皇后可以走到那里</translation>
    </message>
    <message>
        <source>she cannot go there</source>
        <translation>皇后走不到那里</translation>
    </message>
    <message>
        <source>The queen stands in column %1, row %2. Column %3, row %4 is chosen: %5, %6</source>
        <translation>皇后在第 %1 列、第 %2 行。选中第 %3 列、第 %4 行：%5，%6</translation>
    </message>
    <message>
        <source>(%1, %2): P, a winning move of the queen</source>
        <translation>(%1, %2)：P，皇后的必胜走法</translation>
    </message>
    <message>
        <source>(%1, %2): P, whoever moves loses</source>
        <translation>(%1, %2)：P，轮到谁走谁输</translation>
    </message>
    <message>
        <source>(%1, %2): N, whoever moves wins</source>
        <translation>(%1, %2)：N，轮到谁走谁赢</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>两堆</translation>
    </message>
    <message>
        <source>The first pile: the queen&apos;s column</source>
        <translation>第一堆：皇后所在的列</translation>
    </message>
    <message>
        <source>and</source>
        <translation>和</translation>
    </message>
    <message>
        <source>The second pile: the queen&apos;s row</source>
        <translation>第二堆：皇后所在的行</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Show fewer, larger cells (+ on the board, or Ctrl and the wheel)</source>
        <translation>显示更少、更大的格子（棋盘上按 +，或 Ctrl+滚轮）</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show more cells, up to 1000 rows (− on the board, or Ctrl and the wheel)</source>
        <translation>显示更多的格子，最多 1000 行（棋盘上按 −，或 Ctrl+滚轮）</translation>
    </message>
    <message>
        <source>Fill with the number of the chosen cell</source>
        <translation>全部填成选中格的数</translation>
    </message>
    <message>
        <source>%1: the answer is hidden.</source>
        <translation>%1：答案已隐藏。</translation>
    </message>
    <message>
        <source>The queen stands in column %1, row %2. Column %3, row %4 is chosen: %5</source>
        <translation>皇后在第 %1 列第 %2 行。选中的是第 %3 列第 %4 行：%5</translation>
    </message>
    <message>
        <source>Hidden; press to reveal it</source>
        <translation>已隐藏，按下即揭晓</translation>
    </message>
    <message>
        <source>The letters P and N are hidden. A click reveals them (Enter when focused)</source>
        <translation>P、N 暂时不显示，点击揭晓（有焦点时按 Enter）</translation>
    </message>
    <message>
        <source>The figure is hidden. A click reveals it (Enter when focused)</source>
        <translation>图已隐藏，点击揭晓（有焦点时按 Enter）</translation>
    </message>
    <message>
        <source>Back to the lesson&apos;s position</source>
        <translation>回到课上的局面</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>讲课</translation>
    </message>
    <message>
        <source>Show the steps full screen, for a projector (F5)</source>
        <translation>全屏逐步讲解，适合投影（F5）</translation>
    </message>
    <message>
        <source>Click to reveal this alone; H reveals everything</source>
        <translation>点击只揭晓这一处；按 H 全部揭晓</translation>
    </message>
    <message>
        <source>Which moves win, and what answers them, is hidden</source>
        <translation>必胜走法和应对都已隐藏</translation>
    </message>
    <message>
        <source>Predict first: P or N?</source>
        <translation>先猜一猜：P 还是 N？</translation>
    </message>
    <message>
        <source>Who wins if both play well? Choose, then see why.</source>
        <translation>双方都走得最好，谁能赢？先选，再看为什么。</translation>
    </message>
    <message>
        <source>The answer is hidden. H reveals everything.</source>
        <translation>答案已隐藏，按 H 全部揭晓。</translation>
    </message>
    <message>
        <source>right %1, wrong %2</source>
        <translation>猜对 %1 次，猜错 %2 次</translation>
    </message>
    <message>
        <source>%1 (So far: %2.)</source>
        <translation>%1（目前%2）</translation>
    </message>
    <message>
        <source>Right! (%2) %1</source>
        <translation>猜对了！（%2）%1</translation>
    </message>
    <message>
        <source>Not so. (%2) %1</source>
        <translation>没猜对。（%2）%1</translation>
    </message>
    <message>
        <source>P: second wins</source>
        <translation>P：后手胜</translation>
    </message>
    <message>
        <source>I say: a P-position, the second player wins (Space when focused)</source>
        <translation>我猜是必败态，后手胜（有焦点时按空格）</translation>
    </message>
    <message>
        <source>N: first wins</source>
        <translation>N：先手胜</translation>
    </message>
    <message>
        <source>I say: an N-position, the first player wins (Space when focused)</source>
        <translation>我猜是必胜态，先手胜（有焦点时按空格）</translation>
    </message>
    <message>
        <source>No arrow leads from node %1 to node %2</source>
        <translation>没有从点 %1 到点 %2 的边</translation>
    </message>
    <message>
        <source>At most %1 arrows can be drawn; write more as text</source>
        <translation>最多能画 %1 条边；更多的边请在文本中写</translation>
    </message>
    <message>
        <source>No token stands on node %1</source>
        <translation>点 %1 上没有棋子</translation>
    </message>
    <message>
        <source>It is the last token; one must stay</source>
        <translation>这是最后一枚棋子，至少要留一枚</translation>
    </message>
    <message>
        <source>Only a part of this graph is drawn: edit its arrows in the text below</source>
        <translation>这个图只画出了一部分：请在下面的文本中修改边</translation>
    </message>
    <message>
        <source>No arrow leads away from node %1</source>
        <translation>点 %1 没有出边</translation>
    </message>
    <message>
        <source>Position: now choose the node that the arrow from %1 leads to</source>
        <translation>局面：请选择从点 %1 出发的边通向哪个点</translation>
    </message>
    <message>
        <source>Position: click a node to put a token, Shift and click to take one; drag tokens anywhere</source>
        <translation>局面：单击点放一枚棋子，按住 Shift 单击取走一枚；棋子可以拖到任何点</translation>
    </message>
    <message>
        <source>Position: drag from node to node, or click both, to draw an arrow or take it away</source>
        <translation>局面：从一点拖到另一点（或依次单击两点）加一条边，已有的边则删去</translation>
    </message>
    <message>
        <source>Position: now choose the node that the token goes to</source>
        <translation>局面：请选择棋子走到哪个点</translation>
    </message>
    <message>
        <source>Position: drag a token along an arrow, or click it and then where it goes</source>
        <translation>局面：沿边拖动棋子，或先单击棋子再单击目标点</translation>
    </message>
    <message>
        <source>Arrow keys, Home, End: node · Enter or Space: pick up the token, then slide it · T, Shift+T: put or take a token · A, then Enter: an arrow · E: next tool · Insert or +: add a node · Delete: remove it</source>
        <translation>方向键、Home、End：选点 · Enter 或空格：拿起棋子，再放到目标点 · T、Shift+T：放或取棋子 · A 再 Enter：加边 · E：换工具 · Insert 或 +：加点 · Delete：删点</translation>
    </message>
    <message>
        <source>Board: a graph with tokens on its nodes</source>
        <translation>棋盘：点上有棋子的有向图</translation>
    </message>
    <message>
        <source>no arrow leads away from it</source>
        <translation>它没有出边</translation>
    </message>
    <message>
        <source>its arrows lead to %1</source>
        <translation>它的边通向点 %1</translation>
    </message>
    <message>
        <source>%1 nodes, tokens on %2. Node %3 is chosen: %4</source>
        <translation>%1 个点，棋子在点 %2。当前选中点 %3：%4</translation>
    </message>
    <message>
        <source>A token can go from here to %1</source>
        <translation>这里的棋子可以走到点 %1</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>走棋</translation>
    </message>
    <message>
        <source>Clicks slide tokens</source>
        <translation>单击走棋</translation>
    </message>
    <message>
        <source>Play: click a token, then the node where it goes (E on the board: next tool)</source>
        <translation>走棋：先单击棋子，再单击目标点（棋盘上按 E 换工具）</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Clicks put tokens</source>
        <translation>单击放棋子</translation>
    </message>
    <message>
        <source>A click puts a token on a node, with Shift it takes one (T, Shift+T on the board)</source>
        <translation>单击放一枚棋子，按住 Shift 取走一枚（棋盘上按 T、Shift+T）</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>连边</translation>
    </message>
    <message>
        <source>Clicks draw arrows</source>
        <translation>单击连边</translation>
    </message>
    <message>
        <source>Drag from node to node to draw an arrow or take it away (A on the board)</source>
        <translation>从一点拖到另一点，加边或删边（棋盘上按 A）</translation>
    </message>
    <message>
        <source>+ Node</source>
        <translation>+ 点</translation>
    </message>
    <message>
        <source>Add a node</source>
        <translation>加一个点</translation>
    </message>
    <message>
        <source>Add a node without arrows (Insert or + on the board)</source>
        <translation>加一个没有边的点（棋盘上按 Insert 或 +）</translation>
    </message>
    <message>
        <source>− Node</source>
        <translation>− 点</translation>
    </message>
    <message>
        <source>Remove the chosen node</source>
        <translation>删去选中的点</translation>
    </message>
    <message>
        <source>Remove the chosen node with its arrows and tokens (Delete on the board)</source>
        <translation>删去选中的点和它的边、棋子（棋盘上按 Delete）</translation>
    </message>
</context>
<context>
    <name>present</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>This is the last page.</source>
        <translation>已经是最后一页。</translation>
    </message>
    <message>
        <source>This is the first page.</source>
        <translation>已经是第一页。</translation>
    </message>
    <message>
        <source>Answers are hidden from here on.</source>
        <translation>从这里开始隐藏答案。</translation>
    </message>
    <message>
        <source>Answers are shown again.</source>
        <translation>答案重新显示。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Back (PageUp, ←)</source>
        <translation>后退（PageUp、←）</translation>
    </message>
    <message>
        <source>On</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>On: reveal, or the next step (PageDown, →, Space)</source>
        <translation>前进：揭晓或下一步（PageDown、→、空格）</translation>
    </message>
    <message>
        <source>Hide / reveal</source>
        <translation>隐藏/揭晓</translation>
    </message>
    <message>
        <source>Hide or reveal the answers (H)</source>
        <translation>隐藏或揭晓答案（H）</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Show the board to play on, or the figure (B)</source>
        <translation>显示可以走的棋盘，或换回图（B）</translation>
    </message>
    <message>
        <source>Lesson&apos;s position</source>
        <translation>原局面</translation>
    </message>
    <message>
        <source>Back to the lesson&apos;s position (Backspace)</source>
        <translation>回到课上的局面（Backspace）</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>画笔</translation>
    </message>
    <message>
        <source>Draw on the page (D)</source>
        <translation>在页面上画（D）</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>橡皮</translation>
    </message>
    <message>
        <source>Erase strokes (E)</source>
        <translation>擦去笔迹（E）</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Erase all strokes of this page (C)</source>
        <translation>清空这一页的笔迹（C）</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>光点</translation>
    </message>
    <message>
        <source>The pointer becomes a spot (S)</source>
        <translation>指针变成光点（S）</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>Blank the screen, or bring it back (.)</source>
        <translation>黑屏或恢复（.）</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Switch the language (Ctrl+L)</source>
        <translation>切换语言（Ctrl+L）</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Light, dark, high contrast (T)</source>
        <translation>浅色、深色、高对比度（T）</translation>
    </message>
    <message>
        <source>Presenter</source>
        <translation>提词</translation>
    </message>
    <message>
        <source>Presenter window with notes and clock (W)</source>
        <translation>提词窗口：备注和时钟（W）</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>结束讲课（Esc）</translation>
    </message>
    <message>
        <source>Mexplain: presentation</source>
        <translation>博弈图解：讲课</translation>
    </message>
    <message>
        <source>A move was played. Backspace goes back to the lesson&apos;s position.</source>
        <translation>局面已经变了，按 Backspace 回到课上的局面。</translation>
    </message>
    <message>
        <source>Mexplain: presenter</source>
        <translation>博弈图解：提词</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>No notes for this page.</source>
        <translation>这一页没有备注。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新计时</translation>
    </message>
    <message>
        <source>Count the time from now</source>
        <translation>从现在开始计时</translation>
    </message>
    <message>
        <source>Count the time from now (Space when focused)</source>
        <translation>从现在开始计时（有焦点时按空格）</translation>
    </message>
    <message>
        <source>Now: item %1 of %2</source>
        <translation>当前页：第 %1 项，共 %2 项</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前页</translation>
    </message>
    <message>
        <source>elapsed %1</source>
        <translation>已讲 %1</translation>
    </message>
    <message>
        <source>The whole lesson:
%1

This item:
%2</source>
        <translation>整份课件：
%1

这一项：
%2</translation>
    </message>
    <message>
        <source>The other screen has gone. W brings the presenter&apos;s window to the front.</source>
        <translation>另一块屏幕断开了。按 W 把提词窗口调到前面。</translation>
    </message>
</context>
<context>
    <name>sand</name>
    <message numerus="yes">
        <source>take %n grain(s)</source>
        <translation>
            <numerusform>取走 %n 粒</numerusform>
        </translation>
    </message>
    <message>
        <source>No grain is left: the opponent took the last one and has won.</source>
        <translation>一粒沙子都没有了：对手取走了最后一粒，已经赢了。</translation>
    </message>
    <message numerus="yes">
        <source>The last 1 of %1 is worth %2, at most %3: take %n grain(s).</source>
        <translation>
            <numerusform>%1 的最后一个 1 代表 %2，不超过 %3：取走 %n 粒。</numerusform>
        </translation>
    </message>
    <message>
        <source>The last 1 of %1 is worth %2, more than may be taken (%3).</source>
        <translation>%1 的最后一个 1 代表 %2，超过了最多能取的 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is at most %2: take %n grain(s).</source>
        <translation>
            <numerusform>%1，不超过 %2：取走 %n 粒。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is more than %2: no allowed amount leaves more factors 2 than it has.</source>
        <translation>%1，大于 %2：不管取哪个允许的数量，剩下的因子 2 都不会比它多。</translation>
    </message>
    <message>
        <source>sand</source>
        <translation>沙子</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>最多取</translation>
    </message>
    <message>
        <source>taken last</source>
        <translation>上次取</translation>
    </message>
    <message>
        <source>The rule: the first takes 1 to k; from then on only common divisors</source>
        <translation>规则：第一次取 1 到 k，以后只能取公约数</translation>
    </message>
    <message>
        <source>Two players take turns taking grains. The first move takes 1 to k grains. Each later amount must divide the greatest common divisor of all amounts taken so far. Whoever takes the last grain wins.</source>
        <translation>两人轮流取沙子。第一次取 1 到 k 粒；以后每次取的数量，必须整除之前所有数量的最大公约数。取到最后一粒的人赢。</translation>
    </message>
    <message numerus="yes">
        <source>Here lie %n grain(s), and k = %1. Nothing has been taken yet.</source>
        <translation>
            <numerusform>这里有 %n 粒沙子，k = %1，还没有人取过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here %n grain(s) are left, and k = %1. The amount taken last is g = %2.</source>
        <translation>
            <numerusform>这里还剩 %n 粒沙子，k = %1，上一次取了 g = %2 粒。</numerusform>
        </translation>
    </message>
    <message>
        <source>The greatest common divisor is always the amount taken last</source>
        <translation>最大公约数就是上一次取的数量</translation>
    </message>
    <message>
        <source>Each amount divides the one before it. So the last amount g divides all of them, and it is their greatest common divisor.</source>
        <translation>每次取的数量都整除前一次的。所以上一次的 g 整除之前所有的数量，它就是最大公约数。</translation>
    </message>
    <message>
        <source>Hence two numbers are enough to know what may happen: s, the grains left, and g, the amount taken last.</source>
        <translation>所以只要知道两个数就够了：剩下的粒数 s，和上一次取的数量 g。</translation>
    </message>
    <message>
        <source>taken last: g</source>
        <translation>上次取的 g</translation>
    </message>
    <message>
        <source>grains left: s</source>
        <translation>剩下的 s</translation>
    </message>
    <message>
        <source>may be taken next</source>
        <translation>接下来可以取</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>取不了</translation>
    </message>
    <message>
        <source>What matters: how often a number can be halved</source>
        <translation>关键：一个数能被 2 整除几次</translation>
    </message>
    <message>
        <source>Write numbers in binary. v₂ of a number says how many factors 2 it has: that is how many zeros stand behind its last 1. 0 can be halved for ever, so it counts as having infinitely many.</source>
        <translation>把数写成二进制。v₂ 表示一个数里有几个因子 2，也就是最后一个 1 后面有几个 0。0 可以一直除以 2，所以算作有无穷多个。</translation>
    </message>
    <message numerus="yes">
        <source>Behind it stand %n zero(s), so s has %n factor(s) 2: %1.</source>
        <translation>
            <numerusform>它后面有 %n 个 0，所以 s 有 %n 个因子 2：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The last amount is %1, with %2.</source>
        <translation>上一次取的是 %1，%2。</translation>
    </message>
    <message>
        <source>The simplest case: an odd number of grains</source>
        <translation>最简单的情形：沙子是奇数粒</translation>
    </message>
    <message>
        <source>Take 1. From then on only 1 may be taken, an even number is left, and the players alternate: the opponent takes an odd one, we take an even one, and the last grain is ours.</source>
        <translation>取 1 粒。从此每次只能取 1 粒，剩下偶数粒，两人一人一粒地取，最后一粒归我们。</translation>
    </message>
    <message>
        <source>So with g = 1 even numbers are P and odd ones N. The general case is the same thing, seen in larger portions.</source>
        <translation>所以 g = 1 时，偶数是 P，奇数是 N。一般的情形是同一回事，只是把沙子一份一份地看。</translation>
    </message>
    <message>
        <source>grains left, when only 1 may be taken</source>
        <translation>只能取 1 粒时，剩下的粒数</translation>
    </message>
    <message>
        <source>Claim: with g given, P exactly where s has more factors 2 than g</source>
        <translation>结论：定了 g 以后，s 的因子 2 比 g 多才是 P</translation>
    </message>
    <message>
        <source>Compare the factors 2 of the amount x with those of s. There are three cases.</source>
        <translation>比较取的数量 x 和 s 各有几个因子 2，分三种情况。</translation>
    </message>
    <message>
        <source>x has fewer: then what is left has just as many as x, not more. The opponent is in an N-position.</source>
        <translation>x 的少：剩下的数因子 2 和 x 一样多，不比它多。留给对手的是必胜态。</translation>
    </message>
    <message>
        <source>x has as many: both lose their last 1 in the same place, so what is left has more than x. The opponent is in a P-position.</source>
        <translation>x 的一样多：两个数最后的 1 在同一位，一减就消掉了，剩下的因子 2 比 x 多。留给对手的是必败态。</translation>
    </message>
    <message>
        <source>x has more: then what is left has as many as s, fewer than x. The opponent is in an N-position.</source>
        <translation>x 的多：剩下的数因子 2 和 s 一样多，比 x 少。留给对手的是必胜态。</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>情况</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>v₂(x)</source>
        <translation>v₂(x)</translation>
    </message>
    <message>
        <source>left: s − x</source>
        <translation>剩下 s − x</translation>
    </message>
    <message>
        <source>v₂(s − x)</source>
        <translation>v₂(s − x)</translation>
    </message>
    <message>
        <source>none allowed</source>
        <translation>没有允许的</translation>
    </message>
    <message>
        <source>The map of all states</source>
        <translation>所有状态的图</translation>
    </message>
    <message>
        <source>Columns: the grains left, s. Rows: the amount taken last, g; above them the row before the first move. The ring shows where we are.</source>
        <translation>每列是剩下的粒数 s，每行是上一次取的数量 g，最上面一行是还没取过的时候。圈出来的是现在的位置。</translation>
    </message>
    <message>
        <source>An odd g has P at the even numbers. g = 2 has P at the multiples of 4, g = 4 at the multiples of 8: the pattern depends on powers of two only.</source>
        <translation>g 是奇数时，偶数是 P；g = 2 时，4 的倍数是 P；g = 4 时，8 的倍数是 P：规律只和 2 的幂有关。</translation>
    </message>
    <message>
        <source>These numbers are too large for a map of all s and g. But only the factors 2 matter: columns v₂(s), rows v₂(g), and above them the row before the first move. The ring shows where we are.</source>
        <translation>数太大，画不下所有的 s 和 g。不过只有因子 2 的个数要紧：每列是 v₂(s)，每行是 v₂(g)，最上面一行是还没取过的时候。圈出来的是现在的位置。</translation>
    </message>
    <message>
        <source>Below the diagonal and on it N, above it P.</source>
        <translation>对角线上和它下方是 N，上方是 P。</translation>
    </message>
    <message>
        <source>start</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>No grain is left: the player to move has lost</source>
        <translation>沙子取完了：轮到的人已经输了</translation>
    </message>
    <message>
        <source>The opponent took the last grain. 0 has infinitely many factors 2, more than any g: a P-position, as it should be.</source>
        <translation>对手取走了最后一粒。0 有无穷多个因子 2，比什么 g 都多：是必败态，正合结论。</translation>
    </message>
    <message>
        <source>%1 is at most k, so this is an N-position: the first player wins</source>
        <translation>%1 不超过 k，所以是必胜态：先手必胜</translation>
    </message>
    <message>
        <source>The first amount is free up to %1. We need one with as many factors 2 as %2, and the smallest of these is %3: it is allowed.</source>
        <translation>第一次可以任取 1 到 %1 粒。要取的数量应当和 %2 有一样多的因子 2，其中最小的是 %3：允许取。</translation>
    </message>
    <message>
        <source>%1 is more than k, so this is a P-position: the second player wins</source>
        <translation>%1 大于 k，所以是必败态：后手必胜</translation>
    </message>
    <message>
        <source>Only an amount with as many factors 2 as %1 would win. The smallest of these is %2, and at most %3 may be taken. So the first player must take an amount with fewer factors 2, and leaves an N-position.</source>
        <translation>只有和 %1 有一样多因子 2 的数量才能赢，其中最小的是 %2，可是最多只能取 %3。所以先手只能取因子 2 更少的数量，留给对手必胜态。</translation>
    </message>
    <message>
        <source>s has no more factors 2 than g, so this is an N-position: the first player wins</source>
        <translation>s 的因子 2 不比 g 多，所以是必胜态：先手必胜</translation>
    </message>
    <message>
        <source>%1 and %2. The amount %3 has as many factors 2 as s and divides g, so it is allowed.</source>
        <translation>%1，%2。数量 %3 和 s 的因子 2 一样多，又整除 g，所以允许取。</translation>
    </message>
    <message>
        <source>s has more factors 2 than g, so this is a P-position: the second player wins</source>
        <translation>s 的因子 2 比 g 多，所以是必败态：后手必胜</translation>
    </message>
    <message>
        <source>%1 and %2. Every x that divides g has at most as many factors 2 as g, fewer than s. That is the first case: it leaves an N-position.</source>
        <translation>%1，%2。整除 g 的 x，因子 2 最多和 g 一样多，比 s 少。这是第一种情况：留给对手的是必胜态。</translation>
    </message>
    <message>
        <source>Take the last 1 of the binary number: %1</source>
        <translation>取走二进制的最后一个 1：%1</translation>
    </message>
    <message>
        <source>In binary the winning move takes away the last 1: %1 becomes %2.</source>
        <translation>看二进制，必胜走法就是取走最后一个 1：%1 变成 %2。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n winning moves in all: the allowed odd multiples of %1.</source>
        <translation>
            <numerusform>必胜走法一共 %n 种：允许取的、%1 的奇数倍。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the only winning move.</source>
        <translation>这是唯一的必胜取法。</translation>
    </message>
    <message>
        <source>take</source>
        <translation>取走</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩下</translation>
    </message>
    <message>
        <source>After the move s has more factors 2 than g</source>
        <translation>走完之后，s 的因子 2 比 g 多</translation>
    </message>
    <message>
        <source>No grain is left: the game is won at once.</source>
        <translation>沙子取完了，当场就赢。</translation>
    </message>
    <message>
        <source>Now %1 and %2. The opponent may take divisors of %3 only; each of them has fewer factors 2 than %4.</source>
        <translation>现在 %1，%2。对手只能取 %3 的约数，它们的因子 2 都比 %4 的少。</translation>
    </message>
    <message>
        <source>Whatever the opponent leaves, we take its last 1 again. It is allowed: it divides what the opponent took.</source>
        <translation>不管对手留下多少，我们再取走最后一个 1。这总是允许的：它整除对手刚取的数量。</translation>
    </message>
    <message>
        <source>There is no move left</source>
        <translation>已经无子可取</translation>
    </message>
    <message>
        <source>All sand is gone. Whoever took the last grain has won.</source>
        <translation>沙子都取完了，取走最后一粒的人赢了。</translation>
    </message>
    <message>
        <source>Every amount has an answer: the last 1 of what is left</source>
        <translation>每种取法都有对策：取走剩下的数的最后一个 1</translation>
    </message>
    <message>
        <source>Left: an amount of the first player and what it leaves. Right: the answer takes the last 1 of that number.</source>
        <translation>左边是先手取的数量和剩下的粒数；右边是后手的对策，取走这个数的最后一个 1。</translation>
    </message>
    <message>
        <source>My move</source>
        <translation>先手取法</translation>
    </message>
    <message>
        <source>Left then</source>
        <translation>剩下</translation>
    </message>
    <message>
        <source>In binary</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>后手应对</translation>
    </message>
    <message>
        <source>Sand taking</source>
        <translation>取沙子游戏</translation>
    </message>
    <message>
        <source>QOJ 14532</source>
        <translation>QOJ 14532</translation>
    </message>
    <message>
        <source>the last 1 in binary</source>
        <translation>二进制的最后一个 1</translation>
    </message>
    <message>
        <source>The first amount is 1 to k, each later one a divisor of all before it; whoever takes the last grain wins.</source>
        <translation>第一次取 1 到 k 粒，以后取的要整除之前所有的数量，取到最后一粒的人赢。</translation>
    </message>
    <message>
        <source>the grains and the most that may be taken, such as 20 4; in mid-game also the amount taken last</source>
        <translation>沙子数和最多取几粒，如 20 4；中局再写上一次取的数量</translation>
    </message>
    <message>
        <source>12 grains, at most 5: take 4</source>
        <translation>12 粒，最多取 5：取 4 粒</translation>
    </message>
    <message>
        <source>A P-position: the last 1 is worth more than k</source>
        <translation>必败态：最后一个 1 超过 k</translation>
    </message>
    <message>
        <source>An odd number of grains: several winning moves</source>
        <translation>奇数粒：有多种必胜走法</translation>
    </message>
    <message>
        <source>In mid-game: 6 was taken, 14 are left</source>
        <translation>中局：刚取了 6 粒，剩 14 粒</translation>
    </message>
    <message>
        <source>In mid-game, a P-position</source>
        <translation>中局的必败态</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <translation>大数</translation>
    </message>
    <message>
        <source>Large numbers in mid-game</source>
        <translation>中局的大数</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>Write s in binary: %1. Its last 1 is worth %2: that is the largest power of two which divides s, its lowbit.</source>
        <translation>把 s 写成二进制：%1。最后一个 1 代表 %2，这是能整除 s 的最大的 2 的幂，叫作 s 的 lowbit。</translation>
    </message>
</context>
<context>
    <name>sand-short</name>
    <message>
        <source>Sand taking</source>
        <translation>取沙子</translation>
    </message>
</context>
<context>
    <name>slide</name>
    <message>
        <source>The letters P and N are hidden. Press H to reveal them.</source>
        <translation>P、N 暂时不显示，按 H 揭晓。</translation>
    </message>
    <message>
        <source>Press H to reveal everything, or click a box.</source>
        <translation>按 H 全部揭晓，也可以点单个虚线框。</translation>
    </message>
</context>
<context>
    <name>split-nim</name>
    <message>
        <source>Heap %1</source>
        <translation>第 %1 堆</translation>
    </message>
    <message numerus="yes">
        <source>take %n stone(s) from heap %1</source>
        <translation>
            <numerusform>从第 %1 堆取走 %n 颗</numerusform>
        </translation>
    </message>
    <message>
        <source>split heap %1: %2</source>
        <translation>把第 %1 堆拆开：%2</translation>
    </message>
    <message>
        <source>Heap %1: %2</source>
        <translation>第 %1 堆 %2</translation>
    </message>
    <message>
        <source>No stone is left: the player to move can&apos;t move, and whoever moved last has won.</source>
        <translation>一颗都没有了：轮到的人走不了，走最后一步的人赢。</translation>
    </message>
    <message>
        <source>The XOR of the SG values is 0, %1: every move has an answer.</source>
        <translation>SG 值的异或和是 0，%1：每一步都有应对。</translation>
    </message>
    <message numerus="yes">
        <source>The XOR of the SG values is not 0, %1: take %n stone(s) from heap %2.</source>
        <translation>
            <numerusform>SG 值的异或和不是 0，%1。从第 %2 堆取走 %n 颗。</numerusform>
        </translation>
    </message>
    <message>
        <source>The XOR of the SG values is not 0, %1: split heap %2 into %3.</source>
        <translation>SG 值的异或和不是 0，%1。把第 %2 堆拆成 %3。</translation>
    </message>
    <message>
        <source>The rule: take from a heap, or split it into three</source>
        <translation>规则：从一堆里取，或把一堆拆成三堆</translation>
    </message>
    <message>
        <source>A move takes one or more stones from one heap, or splits one heap into three heaps, none of them empty. Whoever moves last wins.</source>
        <translation>每次从一堆里取至少一颗，或者把一堆拆成三堆，每堆都不空。走最后一步的人赢。</translation>
    </message>
    <message numerus="yes">
        <source>Here lie %n heap(s): %1.</source>
        <translation>
            <numerusform>现在有 %n 堆：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The heap of %1 could become %2, for example; a heap of 1 or 2 cannot be split.</source>
        <translation>比如 %1 颗的那堆可以拆成 %2；1 颗或 2 颗的堆拆不了。</translation>
    </message>
    <message>
        <source>Heaps of 1 or 2 cannot be split in three: here only taking is left.</source>
        <translation>1 颗或 2 颗的堆拆不成三堆：这里只能取。</translation>
    </message>
    <message>
        <source>Why the XOR of the heaps is not enough</source>
        <translation>为什么直接异或各堆不够</translation>
    </message>
    <message>
        <source>In Nim a heap only gets smaller. Here a move may turn one heap into three, so each heap needs a value that covers both: its SG value.</source>
        <translation>在 Nim 里，一堆只会变小。这里一步可以把一堆变成三堆，所以要给每堆一个能管住两种走法的值：SG 值。</translation>
    </message>
    <message>
        <source>A heap of SG value g can be moved to every smaller value. A move to a larger value is taken back at once by the opponent. So heaps together play like Nim piles of their SG values, and three heaps are worth the XOR of theirs.</source>
        <translation>SG 值是 g 的堆，可以走到每个更小的值；走到更大的值，对手马上能走回来。所以几堆放在一起，就像大小为各自 SG 值的 Nim 堆，三堆合起来的值就是它们 SG 值的异或。</translation>
    </message>
    <message>
        <source>The heap of 3 shows it: taking leaves 2, 1 or 0; splitting leaves 1 + 1 + 1, which is worth %1.</source>
        <translation>看 3 颗的堆：取，剩 2、1 或 0；拆，得 1 + 1 + 1，值是 %1。</translation>
    </message>
    <message>
        <source>its SG value</source>
        <translation>它的 SG 值</translation>
    </message>
    <message>
        <source>split into</source>
        <translation>拆成</translation>
    </message>
    <message>
        <source>SG(%1) = %2</source>
        <translation>SG(%1) = %2</translation>
    </message>
    <message>
        <source>From an empty heap there is no move. Nothing is reached, so the least value missing is 0.</source>
        <translation>空堆没有走法，什么值都走不到，缺的最小值是 0。</translation>
    </message>
    <message>
        <source>It cannot be split in three.</source>
        <translation>它拆不成三堆。</translation>
    </message>
    <message numerus="yes">
        <source>Its %n split(s) reach nothing new.</source>
        <translation>
            <numerusform>它有 %n 种拆法，没有带来新的值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of its %n split(s) some reach values that taking does not: %1.</source>
        <translation>
            <numerusform>它有 %n 种拆法，其中有的走到了取走不到的值：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The least value that is missing, the mex, is %1.</source>
        <translation>缺的最小值（mex）是 %1。</translation>
    </message>
    <message>
        <source>In Nim the value would be %1. Here a split reaches %1 as well, so the first gap is %2.</source>
        <translation>在 Nim 里它的值是 %1。这里有一种拆法也走到 %1，所以第一个空位是 %2。</translation>
    </message>
    <message>
        <source>The heap just below is worth %1, so taking jumps over %2, and no split reaches it either: %2 is the gap.</source>
        <translation>少一颗的那堆值是 %1，所以取跳过了 %2；拆也走不到它：空位就是 %2。</translation>
    </message>
    <message>
        <source>stones n in the heap</source>
        <translation>堆里的石子数 n</translation>
    </message>
    <message>
        <source>anything else</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>The pattern: 8k − 1 and 8k change places</source>
        <translation>规律：8k − 1 和 8k 互换</translation>
    </message>
    <message>
        <source>The chart shows SG(n) − n for n = 0 … %1, computed by mex, one heap after another.</source>
        <translation>图上是 n = 0 到 %1 的 SG(n) − n，用 mex 一堆一堆算出来的。</translation>
    </message>
    <message numerus="yes">
        <source>It is 0 nearly everywhere. %n pair(s) of neighbours are swapped: 7 and 8, 15 and 16, …</source>
        <translation>
            <numerusform>几乎处处是 0。有 %n 对相邻的值互换了：7 和 8，15 和 16，……</numerusform>
        </translation>
    </message>
    <message>
        <source>Of these %1 values %2 follow the pattern. This is computed, not proved: for heaps beyond it we trust the pattern.</source>
        <translation>这 %1 个值里有 %2 个符合规律。这是算出来的，不是证明：更大的堆我们相信这个规律。</translation>
    </message>
    <message>
        <source>Heap</source>
        <translation>堆</translation>
    </message>
    <message>
        <source>Stones n</source>
        <translation>石子数 n</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有 %n 堆</numerusform>
        </translation>
    </message>
    <message>
        <source>The SG value of each heap</source>
        <translation>每堆的 SG 值</translation>
    </message>
    <message>
        <source>Remainder 7 by 8: one more than the stones. Remainder 0 (but not the empty heap): one less. Otherwise as many as the stones.</source>
        <translation>除以 8 余 7：比石子数多 1；余 0（空堆除外）：比石子数少 1；其余就等于石子数。</translation>
    </message>
    <message>
        <source>Here no heap is a special one: each is worth its stones, as in Nim.</source>
        <translation>这里没有特殊的堆：每堆的值就是石子数，和 Nim 一样。</translation>
    </message>
    <message numerus="yes">
        <source>Here %n heap(s) are special ones.</source>
        <translation>
            <numerusform>这里有 %n 堆是特殊的。</numerusform>
        </translation>
    </message>
    <message>
        <source>XOR X</source>
        <translation>异或和 X</translation>
    </message>
    <message>
        <source>XOR the SG values</source>
        <translation>把 SG 值异或起来</translation>
    </message>
    <message>
        <source>%1, so this is an N-position: the first player wins</source>
        <translation>%1，所以是必胜态：先手必胜</translation>
    </message>
    <message>
        <source>Here %1. Some heap can be moved to the value that makes the XOR 0.</source>
        <translation>这里 %1。有一堆能走到让异或和变成 0 的值。</translation>
    </message>
    <message>
        <source>%1, so this is a P-position: the second player wins</source>
        <translation>%1，所以是必败态：后手必胜</translation>
    </message>
    <message>
        <source>A move changes the value of one heap, since no option of a heap has the heap&apos;s own value: that is what mex means. So the XOR becomes something else than 0.</source>
        <translation>走一步必然改变那一堆的值，因为一堆的任何后继都不等于它自己的值：这正是 mex 的意思。所以异或和不再是 0。</translation>
    </message>
    <message>
        <source>The second player can then bring it back to 0, and has an answer to the last move too.</source>
        <translation>后手总能把它变回 0，直到最后一步也有应对。</translation>
    </message>
    <message>
        <source>Heap %1 should be worth %2</source>
        <translation>第 %1 堆的值应变成 %2</translation>
    </message>
    <message>
        <source>The other heaps together are worth %1. With a heap of the same value beside them the XOR is 0.</source>
        <translation>其余各堆合起来的值是 %1。旁边放一堆同样的值，异或和就是 0。</translation>
    </message>
    <message>
        <source>%1 is less than %2, so the heap has a move to it.</source>
        <translation>%1 比 %2 小，所以这堆有一步走到它。</translation>
    </message>
    <message>
        <source>%1 is more than %2, but this heap happens to have a move up to it.</source>
        <translation>%1 比 %2 大，但这堆恰好有一步能走上去。</translation>
    </message>
    <message numerus="yes">
        <source>Take %n stone(s) from heap %1 and leave %2</source>
        <translation>
            <numerusform>从第 %1 堆取走 %n 颗，剩 %2 颗</numerusform>
        </translation>
    </message>
    <message>
        <source>A heap of %1 is worth %2.</source>
        <translation>%1 颗的堆值是 %2。</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>取走 %1</translation>
    </message>
    <message>
        <source>Split heap %1 into %2</source>
        <translation>把第 %1 堆拆成 %2</translation>
    </message>
    <message>
        <source>No smaller heap is worth %1, so taking does not help. The split does:</source>
        <translation>没有更小的堆值是 %1，取是走不到的。拆可以：</translation>
    </message>
    <message>
        <source>It is the only winning move.</source>
        <translation>这是唯一的必胜取法。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n winning moves in all.</source>
        <translation>
            <numerusform>必胜走法一共有 %n 种。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n move(s) win. Heaps of more than %1 have too many splits to try them all.</source>
        <translation>
            <numerusform>至少有 %n 种必胜走法。超过 %1 颗的堆拆法太多，没有一一试过。</numerusform>
        </translation>
    </message>
    <message>
        <source>After the move the XOR is 0, and the opponent is to move</source>
        <translation>走完以后异或和是 0，轮到对手</translation>
    </message>
    <message>
        <source>Whatever the opponent does, one heap&apos;s value changes; find again a heap that can make up for it.</source>
        <translation>不管对手怎么走，总有一堆的值变了；再找一堆把它补回来。</translation>
    </message>
    <message>
        <source>There is no move left</source>
        <translation>已经无子可取</translation>
    </message>
    <message>
        <source>All heaps are empty. The player who cannot move has lost.</source>
        <translation>所有堆都空了。走不了的人输。</translation>
    </message>
    <message>
        <source>Every move has an answer that makes the XOR 0 again</source>
        <translation>无论怎么取，后手都能把异或和变回 0</translation>
    </message>
    <message>
        <source>Left: a move of the first player and the XOR that it leaves, never 0. Right: an answer of the second player that restores 0.</source>
        <translation>左边是先手的一种取法和取完以后的异或和，它绝不会是 0；右边是后手的应对，能把异或和变回 0。</translation>
    </message>
    <message>
        <source>My move</source>
        <translation>先手取法</translation>
    </message>
    <message>
        <source>XOR then</source>
        <translation>此时异或和</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>后手应对</translation>
    </message>
    <message>
        <source>A Simple Nim (split in three)</source>
        <translation>可拆三堆的 Nim</translation>
    </message>
    <message>
        <source>HDU 5795</source>
        <translation>HDU 5795</translation>
    </message>
    <message>
        <source>Sprague–Grundy values by mex, with a pattern mod 8</source>
        <translation>用 mex 求 SG 值，按模 8 的规律</translation>
    </message>
    <message>
        <source>Take any number of stones from one heap, or split one heap into three non-empty heaps; whoever moves last wins.</source>
        <translation>从一堆里取至少一颗，或把一堆拆成三个非空的堆；走最后一步的人赢。</translation>
    </message>
    <message>
        <source>heap sizes apart by blanks, such as 7 8 15</source>
        <translation>各堆的大小，用空格隔开，例如 7 8 15</translation>
    </message>
    <message>
        <source>Special heaps: 7, 8, 15</source>
        <translation>特殊的堆：7、8、15</translation>
    </message>
    <message>
        <source>The problem&apos;s first sample: a P-position</source>
        <translation>题目样例一：必败态</translation>
    </message>
    <message>
        <source>The problem&apos;s second sample</source>
        <translation>题目样例二</translation>
    </message>
    <message>
        <source>Only one move wins, and it is a split</source>
        <translation>只有一种必胜走法，而且是拆</translation>
    </message>
    <message>
        <source>A P-position: 1, 6 and the heap of 8, worth 7</source>
        <translation>必败态：1、6 和值为 7 的 8</translation>
    </message>
    <message>
        <source>Three equal heaps: several winning moves</source>
        <translation>三堆相等：有几种必胜走法</translation>
    </message>
    <message>
        <source>Large heaps: the pattern decides</source>
        <translation>很大的堆：靠规律判断</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>From a heap of %1 taking reaches these values: %2.</source>
        <translation>从 %1 颗里取，能走到的值是 %2。</translation>
    </message>
    <message>
        <source>taking leaves</source>
        <translation>取后剩下</translation>
    </message>
    <message>
        <source>their XOR</source>
        <translation>它们的异或和</translation>
    </message>
    <message>
        <source>the first gap</source>
        <translation>第一个空位</translation>
    </message>
</context>
<context>
    <name>split-nim-short</name>
    <message>
        <source>Split in three</source>
        <translation>可拆三堆 Nim</translation>
    </message>
</context>
<context>
    <name>staircase-nim</name>
    <message>
        <source>Stair %1</source>
        <translation>第 %1 级</translation>
    </message>
    <message>
        <source>All stones lie on the ground: the player to move can&apos;t move and has lost.</source>
        <translation>石子全在地面上了：轮到的人走不了，输了。</translation>
    </message>
    <message>
        <source>The odd stairs have %1: every move has an answer.</source>
        <translation>奇数级的异或和 %1：先手怎么走，后手都有对策。</translation>
    </message>
    <message numerus="yes">
        <source>The odd stairs have %1: move %n stone(s) down from stair %2.</source>
        <translation>
            <numerusform>奇数级的异或和 %1：把第 %2 级的 %n 个石子下移一级。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule: bring stones one stair down; whoever cannot move loses</source>
        <translation>规则：石子往下移一级，走不了的人输</translation>
    </message>
    <message>
        <source>Two players take turns. On each turn a player chooses one stair, takes one or more of its stones, and puts them on the next lower stair. Below stair 1 is the ground; stones there stay for good.</source>
        <translation>两人轮流走。每次选一级台阶，从上面拿起至少一个石子，放到低一级的台阶上。第 1 级下面是地面，到了地面的石子不能再动。</translation>
    </message>
    <message numerus="yes">
        <source>Here are %n stair(s), from the lowest to the highest with these stones: %1.</source>
        <translation>
            <numerusform>这里有 %n 级台阶，从低到高石子数依次是 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>A move from an even stair can be passed on</source>
        <translation>偶数级上的一步，总可以接着往下传</translation>
    </message>
    <message>
        <source>Stones that come from an even stair land on an odd one. Below that is an even stair again, or the ground, so the other player can carry the same stones one stair further.</source>
        <translation>从偶数级移下来的石子落在奇数级上。再往下又是偶数级（或者地面），所以另一个人可以把同样这些石子再传下一级。</translation>
    </message>
    <message numerus="yes">
        <source>Say the opponent brings %n stone(s) from stair %1 to stair %2, which then has %3. I carry %n stone(s) on from there, and stair %2 has %4 again.</source>
        <translation>
            <numerusform>比如对手把 %n 个石子从第 %1 级移到第 %2 级，第 %2 级变成 %3 个。我就把 %n 个石子再往下传，第 %2 级又回到 %4 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>After these two moves every odd stair has what it had before. So stones on even stairs are as good as out of the game.</source>
        <translation>这两步之后，每个奇数级的石子数都和原来一样。所以偶数级上的石子等于不在局中。</translation>
    </message>
    <message>
        <source>Here no stones lie on even stairs. Those that come to lie there later are as good as out of the game: whoever moves them can be answered so that every odd stair has what it had before.</source>
        <translation>现在偶数级上没有石子。以后落到偶数级的石子也等于不在局中：谁动了它们，对手就接着往下传，每个奇数级又和原来一样。</translation>
    </message>
    <message>
        <source>A move from an odd stair takes stones out, as in Nim</source>
        <translation>奇数级上的一步，就像 Nim 里取走石子</translation>
    </message>
    <message>
        <source>Stones of an odd stair land on an even one or on the ground. There they no longer count: to the odd stairs it is as if they had been taken away.</source>
        <translation>从奇数级移下来的石子落在偶数级或地面上，不再算数：对奇数级来说，就跟取走了一样。</translation>
    </message>
    <message>
        <source>Here all odd stairs are empty.</source>
        <translation>现在奇数级都是空的。</translation>
    </message>
    <message>
        <source>Why the odd stairs and not the even ones: the ground</source>
        <translation>为什么看奇数级，不看偶数级：因为地面</translation>
    </message>
    <message>
        <source>Passing stones on must always be possible. From stair 2 the opponent reaches stair 1, and I reach the ground, number 0: an even number.</source>
        <translation>“接着往下传”必须永远做得到。对手从第 2 级到第 1 级，我再传到地面，也就是第 0 级：0 是偶数。</translation>
    </message>
    <message>
        <source>If the even stairs counted instead, a move from stair 1 to the ground would have to be passed on to a stair below the ground. There is none.</source>
        <translation>如果反过来看偶数级，那么对手从第 1 级移到地面时，我就得把石子传到地面以下的一级，可是没有这一级。</translation>
    </message>
    <message numerus="yes">
        <source>Here %n stone(s) can go from stair 1 to the ground, and from there nowhere.</source>
        <translation>
            <numerusform>这里第 1 级的 %n 个石子可以移到地面，到了地面就哪儿也去不了。</numerusform>
        </translation>
    </message>
    <message>
        <source>What counts is Nim with the odd stairs as piles</source>
        <translation>真正起作用的，是以奇数级为堆的 Nim</translation>
    </message>
    <message>
        <source>In one thing it differs from Nim: a pile can grow, when stones come down from the even stair above it. But that can be taken back at once.</source>
        <translation>和 Nim 只有一点不同：上面的偶数级移石子下来时，一堆会变大。不过这一步马上可以被抵消。</translation>
    </message>
    <message>
        <source>XOR X</source>
        <translation>异或和 X</translation>
    </message>
    <message>
        <source>The XOR of the odd stairs</source>
        <translation>奇数级的异或和</translation>
    </message>
    <message>
        <source>%1, so this is an N-position: the first player wins</source>
        <translation>%1，所以是必胜态：先手必胜</translation>
    </message>
    <message>
        <source>Here %1. As in Nim, some odd stair can give stones away so that the XOR becomes 0; the next steps find it.</source>
        <translation>这里 %1。和 Nim 一样，总有一个奇数级可以移走一些石子，让异或和变成 0；下面几步就把它找出来。</translation>
    </message>
    <message>
        <source>Each move brings stones closer to the ground, so the game ends. At the end X is 0, and the player to move has lost.</source>
        <translation>每一步都让石子离地面更近，所以游戏一定结束。结束时 X 是 0，轮到的人输。</translation>
    </message>
    <message>
        <source>No stone is left on the stairs: the player to move has lost</source>
        <translation>台阶上没有石子了：轮到的人已经输了</translation>
    </message>
    <message>
        <source>The opponent brought the last stone to the ground. At the end of the game X is 0; it is a P-position, and the whole argument begins here.</source>
        <translation>对手把最后的石子移到了地面。游戏结束时 X 是 0，这是必败态，整个推理就从这里开始。</translation>
    </message>
    <message>
        <source>%1, so this is a P-position: the second player wins</source>
        <translation>%1，所以是必败态：后手必胜</translation>
    </message>
    <message>
        <source>A move from an odd stair makes one number of the XOR smaller, a move from an even stair makes one greater. Either way exactly one number changes, and X is no longer 0.</source>
        <translation>动奇数级，参加异或的一个数变小；动偶数级，参加异或的一个数变大。不管哪种，恰好有一个数变了，X 就不再是 0。</translation>
    </message>
    <message>
        <source>The second player can always make it 0 again: by passing on what came from an even stair, by Nim&apos;s move after a move from an odd one.</source>
        <translation>后手总能让它变回 0：先手动偶数级，就接着往下传；先手动奇数级，就按 Nim 的走法应对。</translation>
    </message>
    <message>
        <source>The highest odd column is %1: find an odd stair with a 1 there</source>
        <translation>最高的奇数列是 %1：找一个这一位是 1 的奇数级</translation>
    </message>
    <message>
        <source>We take the first of them: stair %1, with %2.</source>
        <translation>取其中的第一个：第 %1 级，%2。</translation>
    </message>
    <message numerus="yes">
        <source>Stair %1 should keep %2: %n stone(s) go down</source>
        <translation>
            <numerusform>第 %1 级应当剩 %2：下移 %n 个石子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stair has %1 and should keep %2, so %n stone(s) go one stair down.</source>
        <translation>
            <numerusform>这一级有 %1 个，应当剩 %2 个，所以下移 %n 个石子。</numerusform>
        </translation>
    </message>
    <message>
        <source>They land on the ground and stay there.</source>
        <translation>它们落到地面，不再动了。</translation>
    </message>
    <message>
        <source>They land on stair %1, an even one, where they do not count.</source>
        <translation>它们落在第 %1 级，那是偶数级，不算数。</translation>
    </message>
    <message>
        <source>A move wins if it changes one odd stair from a to %1, here with %2. From the odd stair itself that is possible where a gets smaller.</source>
        <translation>能把某个奇数级的石子数 a 变成 %1 的走法都必胜，这里 %2。a 要变小时，就从这个奇数级往下移。</translation>
    </message>
    <message>
        <source>Where a should get greater, the stones must come from the even stair above, if it has enough.</source>
        <translation>a 要变大时，石子只能从上面的偶数级移下来，只要那里够多。</translation>
    </message>
    <message>
        <source>Here no winning move comes from an even stair: where a should grow, there are not enough stones above.</source>
        <translation>这里没有从偶数级移的必胜走法：a 该变大的地方，上面的石子都不够。</translation>
    </message>
    <message>
        <source>The move</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>The odd stair</source>
        <translation>奇数级</translation>
    </message>
    <message>
        <source>It had</source>
        <translation>原来</translation>
    </message>
    <message>
        <source>It then has</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>After the move the odd stairs have XOR 0</source>
        <translation>走完之后，奇数级的异或和是 0</translation>
    </message>
    <message>
        <source>The opponent stands in a P-position. How we answer depends only on where the opponent&apos;s stones come from.</source>
        <translation>对手面对必败态。我们怎么应对，只看对手的石子从哪里来。</translation>
    </message>
    <message>
        <source>Acted out: a move from an even stair is passed on</source>
        <translation>演示：对手动偶数级，我们接着往下传</translation>
    </message>
    <message>
        <source>Acted out: a move from an odd stair gets Nim&apos;s answer</source>
        <translation>演示：对手动奇数级，我们按 Nim 应对</translation>
    </message>
    <message numerus="yes">
        <source>The opponent brings %n stone(s) down from stair %1. Stair %2 then has %3, and the odd stairs have the XOR %4.</source>
        <translation>
            <numerusform>对手把第 %1 级的 %n 个石子下移一级。第 %2 级变成 %3 个，奇数级的异或和是 %4。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We bring %n stone(s) down from stair %1. Stair %2 then has %3, and the XOR is %4.</source>
        <translation>
            <numerusform>我们把第 %1 级的 %n 个石子下移一级。第 %2 级变成 %3 个，异或和是 %4。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no move left</source>
        <translation>石子都到了地面，无子可动</translation>
    </message>
    <message>
        <source>All stairs are empty. The player who cannot move has lost.</source>
        <translation>台阶都空了，走不了的人输。</translation>
    </message>
    <message>
        <source>Every move has an answer that makes X 0 again</source>
        <translation>每种走法都有对策，让 X 变回 0</translation>
    </message>
    <message>
        <source>Left: a move of the first player and the XOR of the odd stairs after it, never 0. Right: the answer. What comes from an even stair is passed on, a move from an odd stair is answered as in Nim.</source>
        <translation>左边是先手的走法和走完后奇数级的异或和，它不会是 0；右边是后手的对策：偶数级来的石子接着往下传，动了奇数级就按 Nim 应对。</translation>
    </message>
    <message>
        <source>My move</source>
        <translation>先手取法</translation>
    </message>
    <message>
        <source>XOR then</source>
        <translation>此时异或和</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>后手应对</translation>
    </message>
    <message>
        <source>Staircase Nim</source>
        <translation>台阶 Nim</translation>
    </message>
    <message>
        <source>AcWing 892</source>
        <translation>AcWing 892</translation>
    </message>
    <message>
        <source>XOR of the odd stairs</source>
        <translation>奇数级的异或和</translation>
    </message>
    <message>
        <source>Bring stones of one stair to the next lower one; whoever cannot move loses.</source>
        <translation>每次把一级台阶上的若干石子移到低一级，走不了的人输。</translation>
    </message>
    <message>
        <source>the stones of stairs 1, 2, …, such as 2 1 3</source>
        <translation>第 1、2、… 级的石子数，如 2 1 3</translation>
    </message>
    <message>
        <source>The problem&apos;s sample: a winning move from an even stair too</source>
        <translation>题目样例：偶数级也有必胜走法</translation>
    </message>
    <message>
        <source>A P-position: 3 and 3 on the odd stairs</source>
        <translation>必败态：奇数级是 3 和 3</translation>
    </message>
    <message>
        <source>Stones on even stairs only: a P-position</source>
        <translation>只有偶数级有石子：必败态</translation>
    </message>
    <message>
        <source>Several winning moves</source>
        <translation>有多种必胜走法</translation>
    </message>
    <message>
        <source>One stair: a single Nim pile</source>
        <translation>只有一级：一堆的 Nim</translation>
    </message>
    <message>
        <source>A high staircase</source>
        <translation>一座高台阶</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>终局</translation>
    </message>
    <message numerus="yes">
        <source>bring %n stone(s) from stair 1 to the ground</source>
        <translation>
            <numerusform>把第 1 级的 %n 个石子移到地面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bring %n stone(s) from stair %1 to stair %2</source>
        <translation>
            <numerusform>把第 %1 级的 %n 个石子移到第 %2 级</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For example %n stone(s) of stair %1: it keeps %3 of its %2 stones, like a Nim pile that goes from %2 to %3.</source>
        <translation>
            <numerusform>比如从第 %1 级移走 %n 个：%2 个里剩 %3 个，就像 Nim 的一堆从 %2 变成 %3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The odd stairs are %n pile(s): %1.</source>
        <translation>
            <numerusform>奇数级相当于 %n 堆：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n winning move(s)</source>
        <translation>
            <numerusform>全部 %n 种必胜走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From even stairs there are %n winning move(s).</source>
        <translation>
            <numerusform>其中 %n 种是从偶数级移的。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>staircase-nim-short</name>
    <message>
        <source>Staircase Nim</source>
        <translation>台阶 Nim</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>N-position: the first player wins</source>
        <translation>必胜态：先手必胜</translation>
    </message>
    <message>
        <source>P-position: the second player wins</source>
        <translation>必败态：后手必胜</translation>
    </message>
    <message>
        <source>N-position</source>
        <translation>必胜态</translation>
    </message>
    <message>
        <source>P-position</source>
        <translation>必败态</translation>
    </message>
    <message>
        <source>Which move wins, and how is it answered?</source>
        <translation>该怎么走？怎么应对？</translation>
    </message>
    <message>
        <source>Who wins: P or N?</source>
        <translation>谁能赢？P 还是 N？</translation>
    </message>
    <message>
        <source>P or N?</source>
        <translation>P 还是 N？</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>网页（HTML）</translation>
    </message>
    <message>
        <source>Notes (Markdown)</source>
        <translation>笔记（Markdown）</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>文档（PDF）</translation>
    </message>
    <message>
        <source>Vector picture (SVG)</source>
        <translation>矢量图（SVG）</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>图片（PNG）</translation>
    </message>
    <message>
        <source>Data (JSON)</source>
        <translation>数据（JSON）</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Stands under the title</source>
        <translation>显示在标题下面</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Preview of the text</source>
        <translation>文字预览</translation>
    </message>
    <message>
        <source>Preview of the figure</source>
        <translation>图的预览</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>中英对照</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>新局面(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Import problem input…</source>
        <translation>导入题目输入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>复制局面(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste position</source>
        <translation>粘贴局面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>上一步(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;First step</source>
        <translation>第一步(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>最后一步(&amp;L)</translation>
    </message>
    <message>
        <source>Previous &amp;game</source>
        <translation>上一个游戏(&amp;G)</translation>
    </message>
    <message>
        <source>Next ga&amp;me</source>
        <translation>下一个游戏(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Normal si&amp;ze</source>
        <translation>原始大小(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Full s&amp;creen</source>
        <translation>全屏(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Switch language</source>
        <translation>切换语言(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Mexplain</source>
        <translation>关于 Mexplain(&amp;A)</translation>
    </message>
    <message>
        <source>Switch the language (Ctrl+L)</source>
        <translation>切换语言（Ctrl+L）</translation>
    </message>
    <message>
        <source>%1 — %2[*] — Mexplain</source>
        <translation>%1 — %2[*] — Mexplain 博弈图解</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>公式：%1</translation>
    </message>
    <message>
        <source>Import problem input</source>
        <translation>导入题目输入</translation>
    </message>
    <message>
        <source>Paste the problem&apos;s input, as it stands there:</source>
        <translation>把题目的输入原样粘贴在这里：</translation>
    </message>
    <message>
        <source>A text of more than %1 MiB is refused.</source>
        <translation>文本超过 %1 MiB，没有粘贴。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved. Save them?</source>
        <translation>“%1”有尚未保存的更改，要保存吗？</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Positions and problem inputs</source>
        <translation>局面和题目输入</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MiB and was not opened.</source>
        <translation>%1 超过 %2 MiB，没有打开。</translation>
    </message>
    <message>
        <source>%1 was not opened: %2</source>
        <translation>%1 没有打开：%2</translation>
    </message>
    <message>
        <source>this version has no game “%1”</source>
        <translation>这个版本里没有游戏“%1”</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Mexplain positions</source>
        <translation>Mexplain 局面</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>First step, last step</source>
        <translation>第一步、最后一步</translation>
    </message>
    <message>
        <source>Previous game, next game</source>
        <translation>上一个游戏、下一个游戏</translation>
    </message>
    <message>
        <source>New position, open</source>
        <translation>新局面、打开</translation>
    </message>
    <message>
        <source>Save, save as</source>
        <translation>保存、另存为</translation>
    </message>
    <message>
        <source>Import problem input, export</source>
        <translation>导入题目输入、导出</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>撤销、重做</translation>
    </message>
    <message>
        <source>Copy position, paste position</source>
        <translation>复制局面、粘贴局面</translation>
    </message>
    <message>
        <source>Random position</source>
        <translation>随机局面</translation>
    </message>
    <message>
        <source>Larger, smaller, normal size</source>
        <translation>放大、缩小、原始大小</translation>
    </message>
    <message>
        <source>Switch language</source>
        <translation>切换语言</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>This list of keys</source>
        <translation>显示这张快捷键表</translation>
    </message>
    <message>
        <source>On the board: choose a place, act on it</source>
        <translation>在棋盘上：选择位置、操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>About Mexplain</source>
        <translation>关于 Mexplain</translation>
    </message>
    <message>
        <source>Mexplain %1 shows why a position of an impartial game is won or lost, step by step.</source>
        <translation>Mexplain 博弈图解 %1：一步一步讲清楚，公平组合游戏的一个局面为什么必胜或必败。</translation>
    </message>
    <message>
        <source>Present full screen</source>
        <translation>全屏讲课</translation>
    </message>
    <message>
        <source>Hide the answers, or reveal them</source>
        <translation>隐藏或揭晓答案</translation>
    </message>
    <message>
        <source>While presenting: blank, board, back to the lesson&apos;s position</source>
        <translation>讲课时：黑屏、棋盘、回到课上的局面</translation>
    </message>
    <message>
        <source>While presenting: pen, eraser, clear, spot</source>
        <translation>讲课时：画笔、橡皮、清空、光点</translation>
    </message>
    <message>
        <source>While presenting: theme, presenter window, swap screens, leave</source>
        <translation>讲课时：主题、提词窗口、对调屏幕、结束</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>讲课(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>开始讲课(&amp;P)</translation>
    </message>
    <message>
        <source>Present with the presenter &amp;window</source>
        <translation>带提词窗口讲课(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Hide answers (H)</source>
        <translation>隐藏答案（H）(&amp;H)</translation>
    </message>
    <message>
        <source>Predict &amp;first: P or N?</source>
        <translation>先猜 P 还是 N(&amp;F)</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>讲义</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>幻灯片</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>练习卷</translation>
    </message>
    <message>
        <source>Answer key</source>
        <translation>参考答案</translation>
    </message>
    <message>
        <source>Export the lesson</source>
        <translation>导出课件</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Sheet number</source>
        <translation>卷号</translation>
    </message>
    <message>
        <source>Further exercises</source>
        <translation>另加习题</translation>
    </message>
    <message>
        <source>New</source>
        <translation>换一个</translation>
    </message>
    <message>
        <source>New sheet number</source>
        <translation>换一个卷号</translation>
    </message>
    <message>
        <source>The worksheet and the answer key of one number belong together (Up and Down change it)</source>
        <translation>卷号相同的练习卷和参考答案是配套的（按上、下键调整）</translation>
    </message>
    <message>
        <source>Positions by chance after those of the lesson (Up and Down change their number)</source>
        <translation>在课件的局面之后，再随机添加几个局面（按上、下键调整）</translation>
    </message>
    <message>
        <source>Other exercises, on a sheet with another number (Ctrl+R)</source>
        <translation>换一个卷号，换一批习题（Ctrl+R）</translation>
    </message>
    <message>
        <source>Make the document and save it (Ctrl+S)</source>
        <translation>生成文档并保存（Ctrl+S）</translation>
    </message>
    <message>
        <source>Close without saving (Esc)</source>
        <translation>不保存，直接关闭（Esc）</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课件</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>课件：%1</translation>
    </message>
    <message>
        <source>Lessons that come with &amp;Mexplain</source>
        <translation>自带课件(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New lesson</source>
        <translation>新建课件(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Save lesson</source>
        <translation>保存课件(&amp;S)</translation>
    </message>
    <message>
        <source>Save lesson &amp;as…</source>
        <translation>课件另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export lesson…</source>
        <translation>导出课件(&amp;E)…</translation>
    </message>
    <message>
        <source>Add the position to the &amp;lesson</source>
        <translation>把局面加入课件(&amp;L)</translation>
    </message>
    <message>
        <source>Next &amp;item</source>
        <translation>下一项(&amp;I)</translation>
    </message>
    <message>
        <source>P&amp;revious item</source>
        <translation>上一项(&amp;R)</translation>
    </message>
    <message>
        <source>Lesson panel</source>
        <translation>课件面板</translation>
    </message>
    <message>
        <source>The lesson has changes that are not saved. Save them?</source>
        <translation>课件有改动还没有保存，要保存吗？</translation>
    </message>
    <message>
        <source>Save lesson as</source>
        <translation>课件另存为</translation>
    </message>
    <message>
        <source>Mexplain lessons</source>
        <translation>博弈图解课件</translation>
    </message>
    <message>
        <source>Mexplain ended without saving a lesson. A copy was kept at %1. Restore it? (Discard deletes the copy, Cancel keeps it for another time.)</source>
        <translation>上次退出时有一份课件没有保存，%1 留下了一份副本。要恢复吗？（“放弃”会删除副本，“取消”留到以后再决定。）</translation>
    </message>
    <message>
        <source>Take the lesson out of the window, or put it back</source>
        <translation>把课件移到窗口外，或放回来</translation>
    </message>
    <message>
        <source>Close the lesson panel (Ctrl+Shift+L)</source>
        <translation>关闭课件面板（Ctrl+Shift+L）</translation>
    </message>
</context>
<context>
    <name>wythoff</name>
    <message>
        <source>take %1 from the first pile</source>
        <translation>从第一堆取 %1 个</translation>
    </message>
    <message>
        <source>take %1 from the second pile</source>
        <translation>从第二堆取 %1 个</translation>
    </message>
    <message>
        <source>take %1 from both piles</source>
        <translation>从两堆各取 %1 个</translation>
    </message>
    <message>
        <source>Both piles are empty: the opponent took the last one and has won.</source>
        <translation>两堆都空了：对手取走了最后一个，已经赢了。</translation>
    </message>
    <message>
        <source>For the difference %1 the smaller pile is just %2.</source>
        <translation>两堆相差 %1，较小的一堆恰好是 %2。</translation>
    </message>
    <message>
        <source>The smaller pile is %1: take %2 from both piles.</source>
        <translation>较小的一堆 %1：从两堆各取 %2 个。</translation>
    </message>
    <message>
        <source>The smaller pile is %1: take %2 from the first pile.</source>
        <translation>较小的一堆 %1：从第一堆取 %2 个。</translation>
    </message>
    <message>
        <source>The smaller pile is %1: take %2 from the second pile.</source>
        <translation>较小的一堆 %1：从第二堆取 %2 个。</translation>
    </message>
    <message>
        <source>The rule: two piles, or a queen that walks to the corner</source>
        <translation>规则：两堆石子，也就是走向角落的皇后</translation>
    </message>
    <message>
        <source>A move takes any number from one of the two piles, or the same number from both. Whoever takes the last one wins.</source>
        <translation>每次从两堆中的一堆取任意多个，或者从两堆取走同样多个。取走最后一个的人获胜。</translation>
    </message>
    <message>
        <source>Draw the piles as a cell of a board: the first pile a is the column, the second pile b the row. A move is then that of a chess queen: left, down, or diagonally down to the left. Whoever brings her to the corner (0, 0) wins.</source>
        <translation>把两堆画成棋盘上的一格：第一堆 a 是列号，第二堆 b 是行号。走一步就是国际象棋的皇后走一步：向左、向下，或沿斜线向左下。谁把她送到角落 (0, 0)，谁就获胜。</translation>
    </message>
    <message>
        <source>She stands in the corner already: no move is left.</source>
        <translation>她已经在角落里：没有走法了。</translation>
    </message>
    <message>
        <source>Here the piles hold %1 and %2, so she stands on %3. The arrows show where she can go.</source>
        <translation>现在两堆是 %1 和 %2，所以她在 %3。箭头标出了她能走到的格子。</translation>
    </message>
    <message>
        <source>A P-cell makes all cells of its lines N</source>
        <translation>一个必败格让它线上的格子都成为必胜格</translation>
    </message>
    <message>
        <source>Every cell right of a P-cell, above it or diagonally above it can reach it in one move, so it is N. The picture shows this for %1.</source>
        <translation>在必败格的右边、上面和右上斜线上的格子，一步就能走到它，所以都是 N。图中以 %1 为例。</translation>
    </message>
    <message>
        <source>So no two P-cells stand in one row, in one column or on one diagonal. For the two numbers of a P-cell, called a cold pair, that means: no number is in two pairs, and no difference occurs twice.</source>
        <translation>所以任何两个必败格都不在同一行、同一列或同一条斜线上。必败格的两个数称为奇异局势；换句话说：没有一个数出现在两对里，也没有一个差出现两次。</translation>
    </message>
    <message>
        <source>The board is symmetric. We write the smaller number first, and %1 stands for %2 too.</source>
        <translation>棋盘是对称的。我们把小的数写在前面，%1 同时也代表 %2。</translation>
    </message>
    <message>
        <source>Pair 0 is (0, 0), the end of the game</source>
        <translation>第 0 对是 (0, 0)，游戏的终点</translation>
    </message>
    <message>
        <source>With both piles empty the player to move has lost: P. Here all cold pairs begin; the number 0 and the difference 0 are used now.</source>
        <translation>两堆都空时，轮到走的人已经输了：P。奇异局势就从这里开始；数 0 和差 0 已经用掉了。</translation>
    </message>
    <message>
        <source>Pair %1 is %2: the least number not used, and %1 more</source>
        <translation>第 %1 对是 %2：最小的未用数，再加 %1</translation>
    </message>
    <message>
        <source>The pairs so far use the numbers %1. The least number not among them, their mex, is %2.</source>
        <translation>前面各对用掉的数是 %1。不在其中的最小的数，即它们的 mex，是 %2。</translation>
    </message>
    <message>
        <source>The least difference not used is %1, so the other number is %2.</source>
        <translation>最小的未用的差是 %1，所以另一个数是 %2。</translation>
    </message>
    <message>
        <source>No nearer cell will do: with a number that is used, or with a difference that is used, it lies on a line of an earlier P-cell.</source>
        <translation>更近的格子都不行：只要有一个数用过，或者差用过，它就在前面某个必败格的线上。</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Why just these pairs are the P-positions</source>
        <translation>为什么必败态恰好就是这些对</translation>
    </message>
    <message>
        <source>From a cold pair no move reaches another one: taking from one pile keeps the other number, and taking from both keeps the difference. But each number and each difference occurs once.</source>
        <translation>从一个奇异局势走不到另一个：只取一堆，另一个数不变；两堆同取，差不变。而每个数、每个差都只出现一次。</translation>
    </message>
    <message>
        <source>From any other position one move does. Take the cold pair with the same difference. If our smaller pile is greater than its smaller number, take the same from both piles until it is equal.</source>
        <translation>从其他任何局面都有一步可以走到。看差相同的那个奇异局势：如果我们较小的一堆比它的小数大，就从两堆取同样多，直到相等。</translation>
    </message>
    <message>
        <source>If it is less, our smaller pile is in an earlier pair, and its partner is smaller than our larger pile: take from that one.</source>
        <translation>如果比它小，那么我们较小的一堆出现在更前面的一对里，它的搭档比我们较大的一堆小：从较大的一堆取。</translation>
    </message>
    <message>
        <source>The table of cold pairs</source>
        <translation>奇异局势表</translation>
    </message>
    <message>
        <source>Row after row by the same rule: aₖ is the least number not used yet, and bₖ = aₖ + k. Every positive number stands in just one row.</source>
        <translation>一行一行用同样的办法：aₖ 是最小的未用数，bₖ = aₖ + k。每个正整数恰好出现在一行里。</translation>
    </message>
    <message>
        <source>Our piles have the difference %1, so row %1 is the one to compare with.</source>
        <translation>我们的两堆相差 %1，所以要和第 %1 行比较。</translation>
    </message>
    <message>
        <source>The golden ratio gives row k at once, and only whole numbers are exact</source>
        <translation>黄金比直接给出第 k 行，而只有整数运算才精确</translation>
    </message>
    <message>
        <source>Beatty&apos;s theorem: since %1, the numbers ⌊k·φ⌋ and ⌊k·φ²⌋ for k = 1, 2, 3, … are every positive number just once. And φ² = φ + 1, so they differ by k, as in our table.</source>
        <translation>贝蒂定理：因为 %1，取 k = 1, 2, 3, … 时，⌊k·φ⌋ 与 ⌊k·φ²⌋ 合起来恰好把每个正整数各取一次。又因为 φ² = φ + 1，两者相差 k，和我们的表一样。</translation>
    </message>
    <message>
        <source>A program must not trust floating point: with the type double the first wrong row is %1, where it says %2 instead of %3. The root of a whole number, rounded down, is exact:</source>
        <translation>程序不能相信浮点数：用双精度算，第一个出错的是第 %1 行，它给出 %2，而不是 %3。整数开方向下取整才是精确的：</translation>
    </message>
    <message>
        <source>with double</source>
        <translation>双精度</translation>
    </message>
    <message>
        <source>%1, wrong</source>
        <translation>%1，错</translation>
    </message>
    <message>
        <source>The P-cells lie on two beams from the corner</source>
        <translation>必败格排成从角落射出的两束光</translation>
    </message>
    <message>
        <source>bₖ / aₖ comes near φ ≈ 1.618. So the cold pairs lie along a beam of that slope, and their mirror images along one of slope 1/φ ≈ 0.618.</source>
        <translation>bₖ / aₖ 趋近于 φ ≈ 1.618。所以奇异局势排在这个斜率的一束上，它们的镜像排在斜率 1/φ ≈ 0.618 的一束上。</translation>
    </message>
    <message>
        <source>Our position %1 is drawn too.</source>
        <translation>图中也画出了我们的局面 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Our position is too far out for this chart, which shows the first %n pairs.</source>
        <translation>
            <numerusform>我们的局面离得太远，画不进这张图；图中是前 %n 对。</numerusform>
        </translation>
    </message>
    <message>
        <source>first pile</source>
        <translation>第一堆</translation>
    </message>
    <message>
        <source>second pile</source>
        <translation>第二堆</translation>
    </message>
    <message>
        <source>our position</source>
        <translation>我们的局面</translation>
    </message>
    <message>
        <source>Both piles are empty: the player to move has lost</source>
        <translation>两堆都空了：轮到走的人已经输了</translation>
    </message>
    <message>
        <source>(0, 0) is pair 0. The end of the game is a P-position, and the whole argument begins here.</source>
        <translation>(0, 0) 就是第 0 对。游戏的终点是必败态，整个论证从这里开始。</translation>
    </message>
    <message>
        <source>%1, so this is a P-position: the second player wins</source>
        <translation>%1，所以这是必败态：后手必胜</translation>
    </message>
    <message>
        <source>Pair %1 is %2, and these are our piles. Whatever the first player takes, the result is no cold pair, and the second player makes one of it again.</source>
        <translation>第 %1 对是 %2，正是我们的两堆。无论先手怎么取，剩下的都不是奇异局势，后手又能把它变回奇异局势。</translation>
    </message>
    <message>
        <source>%1, so this is an N-position: the first player wins</source>
        <translation>%1，所以这是必胜态：先手必胜</translation>
    </message>
    <message>
        <source>Pair %1 is %2. Our smaller pile, %3, is greater: on our diagonal this P-cell lies before us, and we can go there.</source>
        <translation>第 %1 对是 %2。我们较小的一堆 %3 更大：这个必败格在我们斜线的前方，可以走过去。</translation>
    </message>
    <message>
        <source>Pair %1 is %2. Our smaller pile, %3, is less: on our diagonal this P-cell lies behind us, but the larger pile can be cut to the partner of %3.</source>
        <translation>第 %1 对是 %2。我们较小的一堆 %3 更小：这个必败格在我们斜线的后方，但可以把较大的一堆取到 %3 的搭档那么多。</translation>
    </message>
    <message>
        <source>smaller pile</source>
        <translation>较小的一堆</translation>
    </message>
    <message>
        <source>larger pile</source>
        <translation>较大的一堆</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>第 %1 对</translation>
    </message>
    <message>
        <source>All winning moves: the P-cells on the queen&apos;s three lines</source>
        <translation>所有必胜走法：皇后三条线上的必败格</translation>
    </message>
    <message>
        <source>Each line holds just one P-cell. Where it lies towards the corner, the move there wins.</source>
        <translation>每条线上恰好有一个必败格。它若在靠近角落的一边，走过去就赢。</translation>
    </message>
    <message numerus="yes">
        <source>Here that makes %n winning move(s).</source>
        <translation>
            <numerusform>这里一共有 %n 种必胜走法。</numerusform>
        </translation>
    </message>
    <message>
        <source>The line</source>
        <translation>线</translation>
    </message>
    <message>
        <source>Its P-cell</source>
        <translation>线上的必败格</translation>
    </message>
    <message>
        <source>The move</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>none: it lies behind us</source>
        <translation>没有：它在我们后方</translation>
    </message>
    <message>
        <source>← from the first pile</source>
        <translation>← 只取第一堆</translation>
    </message>
    <message>
        <source>↓ from the second pile</source>
        <translation>↓ 只取第二堆</translation>
    </message>
    <message>
        <source>↙ the same from both</source>
        <translation>↙ 两堆同取</translation>
    </message>
    <message>
        <source>Take %1 from both piles</source>
        <translation>从两堆各取 %1 个</translation>
    </message>
    <message>
        <source>The difference stays %1, and the smaller pile becomes %2.</source>
        <translation>差仍是 %1，较小的一堆变成 %2。</translation>
    </message>
    <message>
        <source>Take %1 from the first pile</source>
        <translation>从第一堆取 %1 个</translation>
    </message>
    <message>
        <source>Take %1 from the second pile</source>
        <translation>从第二堆取 %1 个</translation>
    </message>
    <message>
        <source>The partner of %1 is %2, so the larger pile becomes %3.</source>
        <translation>%1 的搭档是 %2，所以较大的一堆变成 %3。</translation>
    </message>
    <message>
        <source>That leaves %1, pair %2 of the table.</source>
        <translation>剩下 %1，就是表中的第 %2 对。</translation>
    </message>
    <message>
        <source>It is the only winning move.</source>
        <translation>这是唯一的必胜走法。</translation>
    </message>
    <message>
        <source>The opponent stands on the P-cell %1</source>
        <translation>对手站在必败格 %1</translation>
    </message>
    <message>
        <source>Nothing is left: the game is won at once.</source>
        <translation>什么都不剩了：立刻获胜。</translation>
    </message>
    <message>
        <source>Every cell that the opponent can reach is N. Suppose it is %1: then we go on to %2, a cold pair again.</source>
        <translation>对手能走到的格子都是 N。假如走到 %1，我们就接着走到 %2，又是奇异局势。</translation>
    </message>
    <message>
        <source>So it goes on until we bring the queen to the corner.</source>
        <translation>这样一直走下去，直到我们把皇后送到角落。</translation>
    </message>
    <message>
        <source>There is no move left</source>
        <translation>没有走法了</translation>
    </message>
    <message>
        <source>The queen is in the corner. Whoever brought her there has won.</source>
        <translation>皇后已经在角落里。把她送到那里的人赢了。</translation>
    </message>
    <message>
        <source>Every move has an answer: back to a cold pair</source>
        <translation>每步都有应对：回到奇异局势</translation>
    </message>
    <message>
        <source>Left: a move of the first player and what it leaves, never a cold pair. Right: the answer, and the cold pair it leaves.</source>
        <translation>左：先手的一步和剩下的局面，它绝不是奇异局势。右：应对，以及剩下的奇异局势。</translation>
    </message>
    <message>
        <source>My move</source>
        <translation>先手走法</translation>
    </message>
    <message>
        <source>Left then</source>
        <translation>剩下</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>后手应对</translation>
    </message>
    <message>
        <source>Wythoff&apos;s game</source>
        <translation>威佐夫博弈</translation>
    </message>
    <message>
        <source>Luogu P2252</source>
        <translation>洛谷 P2252</translation>
    </message>
    <message>
        <source>the golden ratio</source>
        <translation>黄金比</translation>
    </message>
    <message>
        <source>Take any number from one of two piles, or the same from both; whoever takes the last one wins.</source>
        <translation>从一堆取任意多个，或从两堆取同样多个；取走最后一个的人获胜。</translation>
    </message>
    <message>
        <source>the two piles, such as 4 7</source>
        <translation>两堆的数目，例如 4 7</translation>
    </message>
    <message>
        <source>The problem&apos;s sample: won</source>
        <translation>题目样例：必胜</translation>
    </message>
    <message>
        <source>A P-position: cold pair 3</source>
        <translation>必败态：第 3 对奇异局势</translation>
    </message>
    <message>
        <source>Several winning moves: one on each line</source>
        <translation>多种必胜走法：每条线上一种</translation>
    </message>
    <message>
        <source>Two equal piles: won at once</source>
        <translation>两堆相等：一步获胜</translation>
    </message>
    <message>
        <source>A P-position further out, with the larger pile first</source>
        <translation>远一些的必败态，大的一堆在前</translation>
    </message>
    <message>
        <source>A P-position that floating point takes for a win</source>
        <translation>浮点数会误判为必胜的必败态</translation>
    </message>
    <message>
        <source>The largest numbers</source>
        <translation>最大的数</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>游戏的终点</translation>
    </message>
</context>
<context>
    <name>wythoff-short</name>
    <message>
        <source>Wythoff</source>
        <translation>威佐夫博弈</translation>
    </message>
</context>
<context>
    <name>xor</name>
    <message>
        <source>XOR s</source>
        <translation>异或和 s</translation>
    </message>
    <message numerus="yes">
        <source>The largest, %1, needs %n column(s): the highest stands for %2.</source>
        <translation>
            <numerusform>最大的一个是 %1，需要 %n 列；最高的一列代表 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every column has an even number of ones: %1.</source>
        <translation>从高位到低位，各列 1 的个数是 %1：全是偶数。</translation>
    </message>
    <message>
        <source>Every column has an odd number of ones: %1.</source>
        <translation>从高位到低位，各列 1 的个数是 %1：全是奇数。</translation>
    </message>
    <message numerus="yes">
        <source>An odd number of ones stands in %n column(s): %1.</source>
        <translation>
            <numerusform>1 的个数是奇数的有 %n 列：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An even number of ones stands in %n column(s): %1.</source>
        <translation>
            <numerusform>1 的个数是偶数的有 %n 列：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In column %1 stand %n ones, an odd number, so at least one number has a 1 there.</source>
        <translation>
            <numerusform>%1 这一列有 %n 个 1，是奇数个，所以至少有一个数在这一列是 1。</numerusform>
        </translation>
    </message>
</context>
</TS>
