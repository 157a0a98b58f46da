import { loadShellChunk } from '../download/load-shell-chunk.ts';

/** All callers share this function; a second import expression would build the chunk twice. */
export const loadUi = () => loadShellChunk('ui', () => import(/* webpackChunkName: "ui" */ '@suite/ui'));
