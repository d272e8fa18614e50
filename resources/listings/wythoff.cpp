#include <cmath>
#include <iostream>
#include <utility>

using Wide = unsigned __int128;

int main()
{
    unsigned long long a, b;
    std::cin >> a >> b;                              //@ rule
    if (a > b)                                       //@ pair
        std::swap(a, b);                             //@ pair
    unsigned long long d = b - a;                    //@ pair verdict
    // The root of 5dd, exact: a first guess, then integers decide.
    Wide square = Wide(5) * d * d;                   //@ ratio
    Wide root = std::sqrt((long double)square);      //@ ratio
    while (root * root > square)                     //@ ratio
        --root;                                      //@ ratio
    while ((root + 1) * (root + 1) <= square)        //@ ratio
        ++root;                                      //@ ratio
    unsigned long long cold = (d + root) / 2;        //@ ratio verdict
    std::cout << (a == cold ? 0 : 1) << '\n';        //@ verdict
}
