#include <cstdio>

int main()
{
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        long long n, m;
        scanf("%lld %lld", &n, &m);        //@ rule
        long long rest = n % (m + 1);      //@ period verdict
        puts(rest != 0 ? "first" : "second"); //@ verdict
    }
}
