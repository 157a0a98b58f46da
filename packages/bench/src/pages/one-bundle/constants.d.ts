// Put in by the webpack configuration of the one bundle.
/** The bookings remote's `remote.tsx`, as a path. */
declare const REMOTE_MODULE: string;
/** What its remote.json says, as the registry would answer it. */
declare const BUNDLED_REMOTE: object;
