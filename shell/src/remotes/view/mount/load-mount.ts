import { loadShellChunk } from '../../download/load-shell-chunk.ts';

/** What mounts remotes of other frameworks; most visitors open none. */
export const loadMount = () => loadShellChunk('mount', () => import('./open-mount.tsx'));
