#include <cstdio>

int main()
{
    int n;
    scanf("%d", &n);
    long long x = 0;
    for (int i = 1; i <= n; ++i) {         //@ rule
        long long stones;                  //@ rule
        scanf("%lld", &stones);            //@ rule
        if (i % 2 == 1)                    //@ parity
            x ^= stones;                   //@ parity xor move
    }
    puts(x != 0 ? "Yes" : "No");           //@ verdict replies
}
