import type { DeskMethod, DeskPerson } from '@suite/contracts/verification';
import { Button, Select } from '@suite/ui';
import { useState } from 'react';
import { accompanied, deskDocuments, verifiedHow } from '../../domain/verified-how.ts';
import { useVerifyAtDesk } from '../../queries/verify-at-desk.mutation.ts';
import { PersonFlags } from './person-flags.tsx';
import { saidByToast } from './said-by-toast.ts';
import { VerificationCheck } from './verification-check.tsx';
import styles from './verification-panel.module.css';

interface VerificationPersonProps {
  id: number;
  person: DeskPerson;
}

/** Somebody of a booking: how they were verified, or what to do about it. */
export function VerificationPerson({ id, person }: VerificationPersonProps) {
  const { name, type, is_verified, attempts_today, user_type, flags, checks } = person;
  const [method, setMethod] = useState<DeskMethod>('passport');
  const verify = useVerifyAtDesk(id);
  const documents = type === 'Adult' ? deskDocuments : [...deskDocuments, accompanied];
  return (
    <li className={styles.person}>
      <div>
        <p className={styles.line}>
          <span className={styles.name}>{name}</span> <span className={styles.quiet}>{type}</span>
        </p>
        <p className={styles.quiet}>
          {verifiedHow(person)}
          {attempts_today > 0 ? ` · ${attempts_today} of 10 attempts today` : ''}
        </p>
      </div>
      <PersonFlags flags={flags} />
      {checks.slice(0, is_verified ? 1 : checks.length).map((check) => (
        <VerificationCheck key={check.attempt_id} id={id} name={name} check={check} />
      ))}
      {is_verified ? null : (
        <div className={styles.row}>
          <div className={styles.document}>
            <Select
              label={`What ${name} shows`}
              value={method}
              options={documents}
              onChange={(value) => setMethod(value)}
            />
          </div>
          <Button
            aria-label={`Verify ${name} at the desk`}
            busy={verify.isPending}
            busyLabel="Verifying..."
            onClick={() => verify.mutate({ user_type, method }, saidByToast)}
          >
            Verify at the desk
          </Button>
        </div>
      )}
    </li>
  );
}
