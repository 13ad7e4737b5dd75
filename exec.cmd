@rem npm scripts say "exec node ..." so that a signal to npm reaches the program; Windows has no exec.
@%*
