#include <cstdio>

int main()
{
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        int n;
        long long k;
        scanf("%d %lld", &n, &k);
        long long p = 1;                   //@ modulus
        while (p <= k)                     //@ modulus
            p *= 2;                        //@ modulus
        long long x = 0;
        for (int i = 0; i < n; ++i) {      //@ rule
            long long pile;                //@ rule
            scanf("%lld", &pile);          //@ rule
            x ^= pile % p;                 //@ residues xor move
        }
        puts(x != 0 ? "Alice" : "Bob");    //@ verdict
    }
}
