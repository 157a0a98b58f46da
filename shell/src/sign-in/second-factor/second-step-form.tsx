import { ApiCallError } from '@suite/api-client';
import { checkForm } from '@suite/contracts/forms';
import { secondFactorFormSchema } from '@suite/contracts/auth';
import {
  Banner,
  Button,
  FormField,
  TextInput,
  useCheckedForm,
  useFocusFirstInvalid,
  type CheckedFormState,
} from '@suite/ui/core';
import { useState } from 'react';
import { useFormSubmission } from '../../forms/use-form-submission.ts';
import { finishSignIn, type PendingSignIn } from '../../session/session-store.ts';
import { PasskeyButton } from '../passkey/passkey-button.tsx';
import { signInRefusal } from '../sign-in-refusal.ts';
import styles from '../sign-in.module.css';
import { t } from '../../languages/catalog.ts';

const check = (values: object) => checkForm(secondFactorFormSchema, values);

interface SecondStepFormProps {
  pending: PendingSignIn;
  onStartAgain: (message?: string) => void;
}

export function SecondStepForm({ pending, onStartAgain }: SecondStepFormProps) {
  const form = useCheckedForm(check, { code: '' });
  const formElement = useFocusFirstInvalid(form.failures);
  const { busy, refusal, setRefusal, onSubmit } = useFormSubmission(form, {
    send: (value) => finishSignIn({ ...value, login_token: pending.login_token }),
    describeFailure(error) {
      if (!(error instanceof ApiCallError)) return t('Login failed');
      if (error.status === 401) return void onStartAgain(error.message);
      if (error.errors.length > 0) return void form.refuse(error.errors);
      return signInRefusal(
        error,
        t('The server cannot be reached. Your code was not checked. Please try again.'),
      );
    },
  });
  return (
    <form
      ref={formElement}
      className={styles.card}
      onSubmit={onSubmit}
      noValidate
      aria-labelledby="second-step-title"
    >
      <h1 id="second-step-title" className={styles.title}>
        {t('Confirm it is you')}
      </h1>
      {refusal && <Banner tone="error">{refusal}</Banner>}
      {pending.second_steps.includes('code') ? (
        <CodeStep form={form} busy={busy} />
      ) : (
        <p className={styles.lead}>{t('Your account needs a second factor. Use your passkey to sign in.')}</p>
      )}
      {pending.second_steps.includes('passkey') ? (
        <PasskeyButton onTry={() => setRefusal(undefined)} onRefused={setRefusal} />
      ) : null}
      <Button block disabled={busy} onClick={() => onStartAgain()}>
        {t('Back')}
      </Button>
    </form>
  );
}

function CodeStep({ form, busy }: { form: CheckedFormState<{ code: string }, unknown>; busy: boolean }) {
  const [isRecovery, setIsRecovery] = useState(false);
  const switchKind = () => {
    form.reset();
    setIsRecovery(!isRecovery);
  };
  return (
    <>
      <p className={styles.lead}>
        {isRecovery
          ? t('Enter one of the recovery codes you kept when you set up two-step verification.')
          : t('Enter the code that your authenticator app shows now.')}
      </p>
      <FormField label={isRecovery ? t('Recovery Code') : t('Code')} error={form.errorOf('code')}>
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
      <Button type="submit" variant="primary" block busy={busy} busyLabel={t('Signing In...')}>
        {t('Continue')}
      </Button>
      <Button block disabled={busy} onClick={switchKind}>
        {isRecovery ? t('Use your authenticator app') : t('Use a recovery code')}
      </Button>
    </>
  );
}
