import { loadShellChunk } from './remotes/download/load-shell-chunk.ts';

/** All callers share this function; a second import expression would build the chunk twice. */
export const loadSignedInArea = () =>
  loadShellChunk(
    'signed-in-area',
    () => import(/* webpackChunkName: "signed-in-area" */ './signed-in-area.tsx'),
  );
