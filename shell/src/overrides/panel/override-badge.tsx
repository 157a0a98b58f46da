import { Icon } from '@suite/ui';
import { useSetAtom } from 'jotai';
import styles from './override-badge.module.css';
import { overridePanelOpenAtom } from './override-panel-open.ts';
import { useOverrideState } from '../use-override-state.ts';
import { t } from '../../languages/catalog.ts';

/** Says as long as it is so that a remote is not its release, and opens the panel. */
export function OverrideBadge({ narrow = false }: { narrow?: boolean }) {
  const { inForce, refused } = useOverrideState();
  const setOpen = useSetAtom(overridePanelOpenAtom);
  if (inForce.length === 0 && refused.length === 0) return null;
  const names = inForce.map(({ title }) => title).join(', ');
  const text =
    inForce.length === 0 ? (
      t('Override refused')
    ) : (
      <>
        <span className={styles.word}>{t('Override:')}</span> {names}
      </>
    );
  const title = inForce.length === 0 ? t('Override refused') : `${t('Override:')} ${names}`;
  return (
    <button
      type="button"
      className={styles.badge}
      aria-haspopup="dialog"
      title={narrow ? title : undefined}
      onClick={() => setOpen(true)}
    >
      <Icon name="warning" />
      <span className={narrow ? styles.hidden : styles.text}>{text}</span>
    </button>
  );
}
