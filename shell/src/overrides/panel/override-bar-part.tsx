import { lazyShellPart } from '../../remotes/view/loading/lazy-shell-part.tsx';
import { retryOnce } from '../../scheduling/retry-once.ts';
import { loadShellChunk } from '../../remotes/download/load-shell-chunk.ts';
import { t } from '../../languages/catalog.ts';

export const OverrideBar = lazyShellPart({
  failureTitle: () => t('A remote is overridden. The bar that shows it could not be loaded.'),
  load: async () =>
    (await retryOnce(() => loadShellChunk('override-bar', () => import('./override-bar.tsx')))).OverrideBar,
  place: 'inline',
});
