/** Maps shared requests to bundled versions; the shell's webpack configuration defines it. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
