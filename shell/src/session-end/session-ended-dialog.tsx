import { ApiCallError } from '@suite/api-client';
import { loginSchema } from '@suite/contracts/auth';
import { checkForm } from '@suite/contracts/forms';
import { useSession } from '@suite/session';
import { Banner, Dialog, FormDialog, FormField, PasswordInput, TextInput, useCheckedForm } from '@suite/ui';
import { useState } from 'react';
import { useAttempt, type Attempt } from '../forms/use-form-submission.ts';
import { dropSession, signIn, type PendingSignIn } from '../session/session-store.ts';
import { PasskeyButton } from '../sign-in/passkey/passkey-button.tsx';
import { SecondStepForm } from '../sign-in/second-factor/second-step-form.tsx';
import { signInRefusal } from '../sign-in/sign-in-refusal.ts';
import styles from './session-ended.module.css';
import { t } from '../languages/catalog.ts';

const check = (values: object) => checkForm(loginSchema, values);

function useSignInAgain(usr_email: string) {
  const form = useCheckedForm(check, { usr_email, usr_password: '' });
  const [pending, setPending] = useState<PendingSignIn>();
  const attempt = useAttempt((error) =>
    error instanceof ApiCallError
      ? signInRefusal(
          error,
          t('The server cannot be reached. Your email and password were not checked. Please try again.'),
        )
      : t('Login failed'),
  );
  const submit = () => {
    const credentials = form.submit();
    if (credentials) void attempt.run(async () => setPending(await signIn(credentials)));
  };
  const startAgain = (message?: string) => {
    form.reset();
    setPending(undefined);
    attempt.setRefusal(message);
  };
  return { form, attempt, pending, submit, startAgain };
}

export function SessionEndedDialog() {
  const { user } = useSession();
  const { form, attempt, pending, submit, startAgain } = useSignInAgain(user?.usr_email ?? '');
  const title = t('Your session has ended');
  if (pending) {
    return (
      <Dialog open persistent title={title} size="small" onClose={dropSession}>
        <div className={styles.dialog}>
          <SecondStepForm pending={pending} onStartAgain={startAgain} />
        </div>
      </Dialog>
    );
  }
  return (
    <FormDialog
      open
      persistent
      title={title}
      description={t('Sign in again to continue. What you have entered on this page is kept.')}
      size="small"
      submitLabel={t('Sign In')}
      busyLabel={t('Signing In...')}
      cancelLabel={t('Sign in as someone else')}
      busy={attempt.busy}
      failures={form.failures}
      onSubmit={submit}
      onClose={dropSession}
    >
      <div className={styles.dialog}>
        {attempt.refusal === undefined ? null : <Banner tone="error">{attempt.refusal}</Banner>}
        <FormField label={t('Email')} error={form.errorOf('usr_email')}>
          <TextInput
            disabled
            type="email"
            autoComplete="username"
            value={form.values.usr_email}
            onChange={() => undefined}
          />
        </FormField>
        <FormField label={t('Password')} error={form.errorOf('usr_password')}>
          <PasswordInput
            autoFocus
            autoComplete="current-password"
            value={form.values.usr_password}
            onChange={form.change('usr_password')}
          />
        </FormField>
        <OtherWays provider={String(user?.hotelId ?? 'platform')} attempt={attempt} />
      </div>
    </FormDialog>
  );
}

/** A provider's page would replace this one, so it opens in a new window. */
function OtherWays({ provider, attempt: { setRefusal } }: { provider: string; attempt: Attempt }) {
  return (
    <>
      <PasskeyButton onTry={() => setRefusal(undefined)} onRefused={setRefusal} />
      <p className={styles.hint}>
        <a href={`/login?hotel=${provider}`} target="_blank" rel="noreferrer">
          {t('Sign in another way, in a new window')}
        </a>
        <br />
        {t('This page continues as soon as you are signed in there.')}
      </p>
    </>
  );
}
