import { Button, focusFirstInvalid } from '@suite/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../../../languages/catalog.ts';
import styles from '../hotel-profile.module.css';
import { SaveRefusal } from './save-refusal.tsx';
import type { StoredFormState } from './use-stored-form.ts';

interface StoredFormProps {
  label: string;
  frame: StoredFormState;
  saveLabel: string;
  children: ReactNode;
}

export function StoredForm({ label, frame, saveLabel, children }: StoredFormProps) {
  const { isChanged, failures, busy } = frame;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0 && form.current) focusFirstInvalid(form.current);
  }, [failures]);
  return (
    <form
      ref={form}
      aria-label={label}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        frame.save();
      }}
    >
      {children}
      <SaveRefusal frame={frame} />
      <div className={styles.buttons}>
        <Button variant="primary" type="submit" disabled={!isChanged} busy={busy} busyLabel={t('Saving...')}>
          {saveLabel}
        </Button>
        <Button disabled={!isChanged || busy} onClick={frame.discard}>
          {t('Discard Changes')}
        </Button>
        <p className={styles.muted} role="status">
          {isChanged ? t('You have unsaved changes.') : ''}
        </p>
      </div>
    </form>
  );
}
