// build-one-bundle.mjs defines these constants.
/** The path of the bookings remote's `remote.tsx`. */
declare const REMOTE_MODULE: string;
/** The path of the shell's `signed-in-area.tsx`. */
declare const SIGNED_IN_AREA_MODULE: string;
/** The remote's entry of the registry document. */
declare const BUNDLED_REMOTE: object;
