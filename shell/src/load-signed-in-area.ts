import { loadOwnChunk } from './remotes/own-chunk.ts';

/** The layout and all behind it. One place asks for it, or the build would make it twice. */
export const loadSignedInArea = () => loadOwnChunk('signed-in-area', () => import('./signed-in-area.tsx'));
