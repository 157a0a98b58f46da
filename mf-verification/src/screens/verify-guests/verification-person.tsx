import type { DeskPerson } from '@suite/contracts/verification';
import { translateMessage } from '@suite/i18n';
import { Button, Badge, Icon } from '@suite/ui';
import { verifiedHow } from '../../domain/desk/verified-how.ts';
import { useUndoDeskVerification, type DeskBooking } from '../../queries/verify-at-desk.ts';
import { t } from '../../languages/desk/desk-catalog.ts';
import { toastCallbacks } from './toast-callbacks.ts';
import { VerificationCheck } from './verification-check.tsx';
import styles from './verify-guests-panel.module.css';
import { VerifyAtDesk } from './verify-at-desk.tsx';
import { formatMoment } from '@suite/i18n/dates';

interface VerificationPersonProps {
  booking: DeskBooking;
  person: DeskPerson;
  isCheckedIn: boolean;
}

export function VerificationPerson({ booking, person, isCheckedIn }: VerificationPersonProps) {
  const { name, type, is_verified, method, attempts_today, user_type, flags, checks } = person;
  const undo = useUndoDeskVerification(booking);
  return (
    <li className={styles.person}>
      <div>
        <p className={styles.line}>
          <span className={styles.name} dir="auto">
            {name}
          </span>{' '}
          <span className={styles.quiet}>{translateMessage(type)}</span>
        </p>
        <p className={styles.quiet}>
          {verifiedHow(person)}
          {attempts_today > 0
            ? ` · ${t('{attempts} of 10 attempts today', { attempts: attempts_today })}`
            : ''}
        </p>
      </div>
      <PersonFlags flags={flags} />
      {(is_verified ? proofAmong(checks) : checks).map((check) => (
        <VerificationCheck key={check.attempt_id} booking={booking} name={name} check={check} />
      ))}
      {is_verified ? null : <VerifyAtDesk booking={booking} person={person} />}
      {method === 'desk' || method === 'guardian' ? (
        <div className={styles.row}>
          <Button
            size="small"
            disabled={isCheckedIn}
            aria-label={t('Undo the verification of {name}', { name })}
            busy={undo.isPending}
            busyLabel={t('Undoing...')}
            onClick={() => undo.mutate(user_type, toastCallbacks)}
          >
            {t('Undo')}
          </Button>
          {isCheckedIn ? <span className={styles.quiet}>{t('Undo the check-in first')}</span> : null}
        </div>
      ) : null}
    </li>
  );
}

/** A check that was rejected may be newer than the one that proved the person. */
function proofAmong(checks: DeskPerson['checks']): DeskPerson['checks'] {
  const proof = checks.find(({ review, is_match }) => review === 'approve' || (is_match && review === null));
  return proof ? [proof] : checks.slice(0, 1);
}

function PersonFlags({ flags }: Pick<DeskPerson, 'flags'>) {
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
