import { useAtomValue } from 'jotai';
import { lazyShellPage } from '../remotes/view/loading/lazy-shell-part.tsx';
import { suspensionAtom } from '../session/session-store.ts';
import styles from './session-ended.module.css';
import { t } from '../languages/catalog.ts';

const SessionEndedDialog = lazyShellPage(
  'session-ended',
  () => t('The sign-in page could not be loaded'),
  async () => (await import('./session-ended-dialog.tsx')).SessionEndedDialog,
);

export function SessionEnded() {
  if (!useAtomValue(suspensionAtom)) return null;
  return (
    <div className={styles.cover}>
      <SessionEndedDialog />
    </div>
  );
}
