#include <cstdio>
#include <vector>

int main()
{
    int k;
    scanf("%d", &k);
    std::vector<long long> pile(k);        //@ rule
    for (long long &p : pile)              //@ rule
        scanf("%lld", &p);                 //@ rule

    long long s = 0;                       //@ xor
    for (long long p : pile)               //@ xor
        s ^= p;                            //@ xor

    if (s == 0) {                          //@ verdict replies
        puts("lose");                      //@ verdict replies
        return 0;                          //@ verdict replies
    }
    for (int i = 0; i < k; ++i) {          //@ choose
        if ((pile[i] ^ s) < pile[i]) {     //@ choose
            long long keep = pile[i] ^ s;  //@ move
            printf("%lld %d\n", pile[i] - keep, i + 1); //@ move
            pile[i] = keep;                //@ move after
            break;
        }
    }
    for (int i = 0; i < k; ++i)            //@ after
        printf("%lld%c", pile[i], i + 1 < k ? ' ' : '\n'); //@ after
}
