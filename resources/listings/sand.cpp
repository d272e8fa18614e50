#include <cstdio>

int main()
{
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        long long n, k;
        scanf("%lld %lld", &n, &k);        //@ rule
        long long lowbit = n & -n;         //@ lowbit move
        puts(lowbit <= k ? "Alice" : "Bob"); //@ verdict
    }
}
