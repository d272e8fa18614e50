#include <cstdio>

typedef unsigned long long Number;

Number power[19];                              //@ table lower
Number below[19]; // N-numbers of at most so many digits //@ table lower

Number count(Number n)                         //@ count rests
{
    if (n <= 1)                                //@ count rests
        return 0;                              //@ count rests
    int length = 1;
    while (length < 19 && power[length] <= n)
        ++length;
    Number p = power[length - 1];
    if (length % 2 == 1) // all of them are N  //@ odd
        return below[length - 1] + n - p;      //@ odd
    // The first digit goes: who gets an N-number wins. //@ even suffixes verdict winning
    Number lower = (n / p - 1) * (p - below[length - 1]); //@ even lower
    Number rest = n % p;                       //@ suffixes same rests
    Number same = rest - count(rest);          //@ suffixes verdict winning same rests
    return below[length - 1] + lower + same;   //@ sum
}

int main()
{
    power[0] = 1;                              //@ table
    for (int length = 1; length <= 18; ++length) { //@ table share
        power[length] = 10 * power[length - 1]; //@ table share
        Number all = 9 * power[length - 1];    //@ table share
        Number lost = length % 2 == 1 ? 0 : 9 * below[length - 1]; //@ table share
        below[length] = below[length - 1] + all - lost; //@ table share
    }
    Number n;
    scanf("%llu", &n);                         //@ rule
    printf("%llu\n", count(n));                //@ sum
}
