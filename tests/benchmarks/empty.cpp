// What starting and ending a C++ program costs.
int main()
{
    return 0;
}
