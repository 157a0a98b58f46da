import { translateMessage } from '@suite/i18n';
import { Badge, Icon } from '@suite/ui';
import type { NamedFlag } from '../domain/flags-of-booking.ts';
import { t } from '../languages/catalog.ts';
import styles from './flag-badges.module.css';

type Shown = Pick<NamedFlag, 'flag' | 'label' | 'text' | 'guest'>;

export function FlagBadges({ flags }: { flags: readonly Shown[] }) {
  if (flags.length === 0) return null;
  return (
    <ul className={styles.flags} aria-label={t('To check')}>
      {flags.map(({ flag, label, text, guest }) => (
        <li key={`${flag} ${guest ?? ''}`} className={styles.flag} title={translateMessage(text)}>
          <Badge tone="danger">
            <Icon name="warning" />
            {translateMessage(label)}
          </Badge>
          {guest ? <bdi className={styles.muted}> {guest}</bdi> : null}
        </li>
      ))}
    </ul>
  );
}
