import { loadShellChunk } from './remotes/download/load-shell-chunk.ts';

/** The layout and all behind it. One place asks for it, or the build would make it twice. */
export const loadSignedInArea = () =>
  loadShellChunk(
    'signed-in-area',
    () => import(/* webpackChunkName: "signed-in-area" */ './signed-in-area.tsx'),
  );
