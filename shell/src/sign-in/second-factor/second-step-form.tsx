import { ApiCallError } from '@suite/api-client';
import { checkForm } from '@suite/contracts/forms';
import { secondFactorFormSchema } from '@suite/contracts/auth';
import { Banner, Button, focusFirstInvalid, FormField, TextInput, useCheckedForm } from '@suite/ui/core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { finishSignIn, type PendingSignIn } from '../../session/session-store.ts';
import { PasskeyButton } from '../passkey/passkey-button.tsx';
import { signInRefusal } from '../sign-in-refusal.ts';
import styles from '../sign-in.module.css';

const check = (values: object) => checkForm(secondFactorFormSchema, values);

interface SecondStepFormProps {
  pending: PendingSignIn;
  /** Back to the password, with the reason where there is one. */
  onStartAgain: (message?: string) => void;
}

/** The second step of a sign-in with a password: a code of the app, a recovery code, or a passkey. */
export function SecondStepForm({ pending, onStartAgain }: SecondStepFormProps) {
  const form = useCheckedForm(check, { code: '' });
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isRecovery, setIsRecovery] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const asksCode = pending.second_steps.includes('code');

  useEffect(() => {
    if (form.failures > 0 && formElement.current) focusFirstInvalid(formElement.current);
  }, [form.failures]);

  async function submit(): Promise<void> {
    setRefusal(undefined);
    const value = form.submit();
    if (!value) return;
    setBusy(true);
    try {
      await finishSignIn({ ...value, login_token: pending.login_token });
    } catch (error) {
      setBusy(false);
      refuse(error);
    }
  }
  function refuse(error: unknown): void {
    if (!(error instanceof ApiCallError)) return setRefusal('Login failed');
    if (error.status === 401) return onStartAgain(error.message);
    if (error.errors.length > 0) return form.refuse(error.errors);
    setRefusal(signInRefusal(error, 'Your code was'));
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void submit();
  };
  const switchKind = () => {
    form.reset();
    setIsRecovery(!isRecovery);
  };

  return (
    <form
      ref={formElement}
      className={styles.card}
      onSubmit={onSubmit}
      noValidate
      aria-labelledby="second-step-title"
    >
      <h1 id="second-step-title" className={styles.title}>
        Confirm it is you
      </h1>
      {refusal && <Banner tone="error">{refusal}</Banner>}
      {asksCode ? (
        <>
          <p className={styles.lead}>
            {isRecovery
              ? 'Enter one of the recovery codes you kept when you set up two-step verification.'
              : 'Enter the code that your authenticator app shows now.'}
          </p>
          <FormField label={isRecovery ? 'Recovery Code' : 'Code'} error={form.errorOf('code')}>
            <TextInput
              key={String(isRecovery)}
              autoFocus
              name="code"
              autoComplete={isRecovery ? 'off' : 'one-time-code'}
              inputMode={isRecovery ? 'text' : 'numeric'}
              value={form.values.code}
              onChange={form.change('code')}
            />
          </FormField>
          <Button type="submit" variant="primary" block busy={busy} busyLabel="Signing In...">
            Continue
          </Button>
          <Button block disabled={busy} onClick={switchKind}>
            {isRecovery ? 'Use your authenticator app' : 'Use a recovery code'}
          </Button>
        </>
      ) : (
        <p className={styles.lead}>Your account needs a second factor. Use your passkey to sign in.</p>
      )}
      {pending.second_steps.includes('passkey') ? (
        <PasskeyButton onTry={() => setRefusal(undefined)} onRefused={setRefusal} />
      ) : null}
      <Button block disabled={busy} onClick={() => onStartAgain()}>
        Back
      </Button>
    </form>
  );
}
