/** The authenticated paths that belong to the shell itself. */
export const ownPaths: readonly string[] = ['/', '/releases', '/reports'];
