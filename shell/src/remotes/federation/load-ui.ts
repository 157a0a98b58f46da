import { loadShellChunk } from '../download/load-shell-chunk.ts';

/**
 * All callers share this function; a second import expression would build the chunk twice.
 * `@suite/ui` is the only shared module with its own file, so remotes load it in parallel.
 */
export const loadUi = () => loadShellChunk('ui', () => import(/* webpackChunkName: "ui" */ '@suite/ui'));
