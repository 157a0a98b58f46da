import { Badge } from '@suite/ui';
import { t } from '../languages/catalog.ts';
import styles from './change-summary.module.css';

interface ChangeSummaryProps {
  /** Empty groups are left out. */
  groups: readonly { label: string; tone: 'success' | 'danger' | 'info'; items: readonly string[] }[];
  nothing: string;
}

export function ChangeSummary({ groups, nothing }: ChangeSummaryProps) {
  const told = groups.filter(({ items }) => items.length > 0);
  return (
    <section className={styles.summary} aria-label={t('What changes')} aria-live="polite">
      <h3 className={styles.title}>{t('What changes')}</h3>
      {told.length === 0 ? <p className={styles.muted}>{nothing}</p> : null}
      {told.map(({ label, tone, items }) => (
        <div key={label} className={styles.group}>
          <span className={styles.label}>{label}</span>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>
                <Badge tone={tone}>{item}</Badge>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
