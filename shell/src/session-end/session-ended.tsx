import { useAtomValue } from 'jotai';
import { loadShellChunk } from '../remotes/download/load-shell-chunk.ts';
import { lazyShellPart } from '../remotes/view/loading/lazy-shell-part.tsx';
import { retryOnce } from '../scheduling/retry-once.ts';
import { suspensionAtom } from '../session/session-store.ts';
import styles from './session-ended.module.css';
import { t } from '../languages/catalog.ts';

const loadDialog = () => loadShellChunk('session-ended', () => import('./session-ended-dialog.tsx'));

const SessionEndedDialog = lazyShellPart({
  failureTitle: () => t('Signing in could not be loaded'),
  load: async () => (await retryOnce(loadDialog)).SessionEndedDialog,
  place: 'page',
});

export function SessionEnded() {
  if (!useAtomValue(suspensionAtom)) return null;
  return (
    <div className={styles.cover}>
      <SessionEndedDialog />
    </div>
  );
}
