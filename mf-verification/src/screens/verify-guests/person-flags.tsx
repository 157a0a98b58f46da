import type { DeskPerson } from '@suite/contracts/verification';
import { translateMessage } from '@suite/i18n';
import { formatMoment } from '@suite/i18n/dates';
import { Badge, Icon } from '@suite/ui';
import { t } from '../../languages/desk/desk-catalog.ts';
import styles from './verify-guests-panel.module.css';

export function PersonFlags({ flags }: Pick<DeskPerson, 'flags'>) {
  const open = flags.filter(({ acknowledged_at }) => acknowledged_at === null);
  return (
    <>
      {open.length > 0 ? (
        <ul className={styles.flags} aria-label={t('To check')}>
          {open.map(({ flag, label, text }) => (
            <li key={flag} className={styles.flag} title={translateMessage(text)}>
              <Badge tone="danger">
                <Icon name="warning" />
                {translateMessage(label)}
              </Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {flags.map(({ flag, label, acknowledged_at, acknowledged_by }) =>
        acknowledged_at === null ? null : (
          <p key={flag} className={styles.quiet}>
            {acknowledgedText(translateMessage(label), formatMoment(acknowledged_at), acknowledged_by)}
          </p>
        ),
      )}
    </>
  );
}

function acknowledgedText(label: string, moment: string, name: string | null): string {
  return name
    ? t('{label}: acknowledged by {name} on {moment}', { label, name, moment })
    : t('{label}: acknowledged on {moment}', { label, moment });
}
