import { loadOwnChunk } from './own-chunk.ts';

/** The whole of the UI package, as remotes get it. One place asks for it, or the build would make it twice. */
export const loadUi = () => loadOwnChunk('ui', () => import('@suite/ui'));
