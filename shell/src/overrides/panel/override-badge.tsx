import { Icon } from '@suite/ui';
import { useSetAtom } from 'jotai';
import styles from './override-badge.module.css';
import { overridePanelOpenAtom } from './override-panel-open.ts';
import { useOverrideState } from '../use-override-state.ts';

/** Says as long as it is so that a remote is not its release, and opens the panel. */
export function OverrideBadge({ narrow = false }: { narrow?: boolean }) {
  const { inForce, refused } = useOverrideState();
  const setOpen = useSetAtom(overridePanelOpenAtom);
  if (inForce.length === 0 && refused.length === 0) return null;
  const [word, names] =
    inForce.length > 0
      ? ['Override:', inForce.map(({ title }) => title).join(', ')]
      : ['Override', 'refused'];
  return (
    <button
      type="button"
      className={styles.badge}
      aria-haspopup="dialog"
      title={narrow ? `${word} ${names}` : undefined}
      onClick={() => setOpen(true)}
    >
      <Icon name="warning" />
      <span className={narrow ? styles.hidden : styles.text}>
        <span className={styles.word}>{word}</span> {names}
      </span>
    </button>
  );
}
