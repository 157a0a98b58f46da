// Put in by the webpack configuration of the one bundle.
/** The bookings remote's `remote.tsx`, as a path. */
declare const REMOTE_MODULE: string;
/** The shell's `signed-in-area.tsx`, as a path. */
declare const SIGNED_IN_AREA_MODULE: string;
/** The remote's entry of the registry document. */
declare const BUNDLED_REMOTE: object;
