import type { Passenger } from '@suite/contracts/bookings';
import type { VerificationBooking } from '@suite/contracts/verification';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../components/kit/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { TextField } from '../../../components/kit/text-field.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { useLanguage } from '../../../components/language/use-language.ts';
import { useRefusalText } from '../../../components/language/use-refusal-text.ts';
import { useWords } from '../../../components/language/use-words.ts';
import { WordsReady } from '../../../components/language/words-ready.tsx';
import { emailProblem } from '../../../domain/guest/email-problem.ts';
import { refusalsCatalog } from '../../../languages/refusals/refusals-catalog.ts';
import { stepsCatalog } from '../../../languages/steps/steps-catalog.ts';
import { refusalOf } from '../../../queries/call-as-guest.ts';
import { useSendVerificationEmail } from '../../../queries/accompany-guest.ts';
import styles from './send-verification-email-dialog.module.css';

interface SendVerificationEmailDialogProps {
  booking: VerificationBooking;
  guest: Passenger;
  onSent: (email: string) => void;
  onClose: () => void;
}

export function SendVerificationEmailDialog(props: SendVerificationEmailDialogProps) {
  return (
    <WordsReady catalog={stepsCatalog}>
      <WordsReady catalog={refusalsCatalog}>
        <EmailDialog {...props} />
      </WordsReady>
    </WordsReady>
  );
}

function EmailDialog({ booking, guest, onSent, onClose }: SendVerificationEmailDialogProps) {
  const { say } = useWords(stepsCatalog);
  const [entry, setEntry] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const explain = useReason();
  const send = useSendVerificationEmail(booking.verification_token);
  const email = entry.trim();
  const problem = emailProblem(email);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    setChecked(true);
    if (problem) return field.current?.focus();
    const body = { email, guest_id: String(guest.id), booking_id: String(booking.id) };
    send.mutate(body, {
      onSuccess: () => {
        toast.success(say('emailSent', { name: guest.name, email }));
        onSent(email);
        onClose();
      },
    });
  };
  return (
    <Dialog title={say('sendTitle')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>{say('sendText', { name: guest.name })}</p>
        <TextField
          ref={field}
          label={say('emailAddress')}
          type="email"
          autoComplete="off"
          value={entry}
          error={isChecked && problem ? say(problem) : undefined}
          onChange={setEntry}
        />
        {send.error ? (
          <Notice tone="error" announced>
            <span dir="auto">{explain(send.error)}</span>
          </Notice>
        ) : null}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button type="submit" variant="primary" busy={send.isPending} busyLabel={say('sending')}>
            {say('sendEmail')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useReason(): (error: Error) => string {
  const { say } = useWords(stepsCatalog);
  const { language } = useLanguage();
  const tell = useRefusalText();
  return (error) => {
    const refusal = refusalOf(error);
    const isSilent = refusal.status === 0 || refusal.message === 'Failed to send email';
    if (language === 'en' && isSilent) return say('emailFailed');
    return say('emailFailedBecause', { message: tell(refusal) });
  };
}
