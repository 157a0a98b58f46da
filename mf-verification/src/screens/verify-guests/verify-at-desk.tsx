import type { DeskMethod, DeskPerson } from '@suite/contracts/verification';
import { Button, ConfirmDialog, Select, toast } from '@suite/ui';
import { useState } from 'react';
import { accompanied, deskDocuments } from '../../domain/desk/verified-how.ts';
import { type DeskBooking, useUndoDeskVerification, useVerifyAtDesk } from '../../queries/verify-at-desk.ts';
import { toastCallbacks } from './toast-callbacks.ts';
import { t } from '../../languages/desk/desk-catalog.ts';
import styles from './verify-guests-panel.module.css';

const undoMs = 8000;

export function VerifyAtDesk({ booking, person }: { booking: DeskBooking; person: DeskPerson }) {
  const { name, type, user_type } = person;
  const [method, setMethod] = useState<DeskMethod | ''>('');
  const [isAsking, setIsAsking] = useState(false);
  const verify = useVerifyAtDesk(booking);
  const undo = useUndoDeskVerification(booking);
  const documents = type === 'Adult' ? deskDocuments() : [...deskDocuments(), accompanied()];
  const chosen = documents.find(({ value }) => value === method);
  const record = () => {
    if (method === '') return;
    verify.mutate(
      { user_type, method },
      {
        onSuccess: ({ message }) => {
          const action = { label: t('Undo'), onSelect: () => undo.mutate(user_type, toastCallbacks) };
          toast.success(message, { durationMs: undoMs, action });
        },
        onError: toastCallbacks.onError,
        onSettled: () => setIsAsking(false),
      },
    );
  };
  return (
    <div className={styles.row}>
      <div className={styles.document}>
        <Select
          label={t('What {name} shows', { name })}
          placeholder={t('Choose a document')}
          value={method}
          options={documents}
          onChange={(value) => setMethod(value)}
        />
      </div>
      <Button
        aria-label={t('Verify {name} at the desk', { name })}
        disabled={method === ''}
        onClick={() => setIsAsking(true)}
      >
        {t('Verify at the desk')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('Verify at the desk')}
        text={questionAbout(name, chosen)}
        confirmLabel={t('Verify {name}', { name })}
        busyLabel={t('Verifying...')}
        busy={verify.isPending}
        onConfirm={record}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}

function questionAbout(name: string, chosen: { value: DeskMethod; label: string } | undefined): string {
  if (chosen?.value === 'guardian') {
    return t(
      '{name} travels with an adult of this booking and shows no document. Do you want to record {name} as verified?',
      { name },
    );
  }
  return t(
    'You have seen the document ({document}) of {name}, it is valid, and the photo shows the person in front of you.',
    { document: chosen?.label ?? '', name },
  );
}
