#include <cstdio>

int main()
{
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        int n;
        scanf("%d", &n);
        int s = 0;
        bool onlyOnes = true;
        for (int i = 0; i < n; ++i) {          //@ rule
            int pile;                          //@ rule
            scanf("%d", &pile);                //@ rule
            s ^= pile;                         //@ xor
            if (pile > 1)                      //@ ones
                onlyOnes = false;              //@ ones
        }
        // Only ones: an even number wins. Otherwise the XOR decides, as in Nim.
        bool wins = onlyOnes ? s == 0 : s != 0; //@ verdict ones move
        puts(wins ? "John" : "Brother");       //@ verdict
    }
}
