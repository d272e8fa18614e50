#include <cstdio>

int sg(int n)                              //@ pattern
{                                          //@ pattern
    // The mex over takes and splits shows this pattern.
    if (n == 0)                            //@ mex pattern
        return 0;                          //@ mex pattern
    if (n % 8 == 7)                        //@ mex pattern
        return n + 1;                      //@ mex pattern
    if (n % 8 == 0)                        //@ mex pattern
        return n - 1;                      //@ mex pattern
    return n;                              //@ mex pattern
}                                          //@ pattern

int main()
{
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        int n;
        scanf("%d", &n);
        int x = 0;
        for (int i = 0; i < n; ++i) {      //@ rule
            int heap;                      //@ rule
            scanf("%d", &heap);            //@ rule
            x ^= sg(heap);                 //@ xor move
        }
        puts(x != 0 ? "First player wins." : "Second player wins."); //@ verdict
    }
}
