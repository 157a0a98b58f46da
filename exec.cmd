@rem In a script of package.json, `exec` has a POSIX shell replace itself by the program, which then gets npm's signals.
@%*
