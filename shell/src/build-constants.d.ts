/** Shared request → version of the copy in this build, put in by the shell's webpack configuration. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
