#include <cstdio>

unsigned char sg[1 << 20];

int main()
{
    // A move makes the mask smaller: from 0 up, every option is known.
    for (int row = 0; row < 1 << 20; ++row) {       //@ order
        unsigned reached = 0;                       //@ mex
        for (int from = 1; from < 20; ++from) {     //@ rule mex
            int to = from - 1;                      //@ rule mex
            while (to >= 0 && (row >> to & 1))      //@ rule mex
                --to;                               //@ rule mex
            if ((row >> from & 1) && to >= 0)       //@ rule mex
                reached |= 1u << sg[row ^ 1 << from ^ 1 << to]; //@ mex
        }
        while (reached >> sg[row] & 1)              //@ mex
            ++sg[row];                              //@ mex
    }
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        int n;
        scanf("%d", &n);
        int x = 0;
        while (n--) {
            int pieces, row = 0;
            scanf("%d", &pieces);
            while (pieces--) {
                int column;
                scanf("%d", &column);
                row |= 1 << (20 - column);          //@ order
            }
            x ^= sg[row];                           //@ xor move
        }
        puts(x != 0 ? "YES" : "NO");                //@ verdict
    }
}
