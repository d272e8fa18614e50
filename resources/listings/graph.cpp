#include <cstdio>
#include <cstring>
#include <vector>

std::vector<int> next[2005];
int sg[2005];

int value(int node)
{
    if (sg[node] >= 0)                  //@ order
        return sg[node];                //@ order
    std::vector<bool> seen(next[node].size() + 1); //@ mex
    for (int to : next[node]) {         //@ rule order mex
        // Successors first.
        int v = value(to);              //@ order mex
        if (v < (int)seen.size())       //@ mex
            seen[v] = true;             //@ mex
    }
    sg[node] = 0;                       //@ mex
    while (seen[sg[node]])              //@ mex
        ++sg[node];                     //@ mex
    return sg[node];
}

int main()
{
    int n, m, k;
    scanf("%d %d %d", &n, &m, &k);
    while (m--) {
        int from, to;
        scanf("%d %d", &from, &to);
        next[from].push_back(to);       //@ rule
    }
    memset(sg, -1, sizeof sg);          //@ order
    int x = 0;
    while (k--) {
        int node;
        scanf("%d", &node);
        x ^= value(node);               //@ xor move
    }
    puts(x != 0 ? "win" : "lose");      //@ verdict
}
