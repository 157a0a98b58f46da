import { loadShellChunk } from '../../download/load-shell-chunk.ts';

export const loadMount = () => loadShellChunk('mount', () => import('./open-mount.tsx'));
