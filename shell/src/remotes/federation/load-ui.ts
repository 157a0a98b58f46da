import { loadShellChunk } from '../download/load-shell-chunk.ts';

/** The whole of the UI package, as remotes get it. One place asks for it, or the build would make it twice. */
export const loadUi = () => loadShellChunk('ui', () => import(/* webpackChunkName: "ui" */ '@suite/ui'));
