import type { LoginCredentials } from '@suite/contracts/auth';
import {
  Banner,
  Button,
  FormField,
  PasswordInput,
  TextInput,
  useFocusFirstInvalid,
  type CheckedFormState,
} from '@suite/ui/core';
import { sessionAtom } from '@suite/session';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import type { FormSubmission } from '../forms/use-form-submission.ts';
import { LanguageChoice } from '../language/language-choice.tsx';
import { savedLocation } from '../session/saved-location.ts';
import { PasskeyButton } from './passkey/passkey-button.tsx';
import { ProviderButton } from './single-sign-on/provider-button.tsx';
import styles from './sign-in.module.css';
import { t } from '../languages/catalog.ts';

interface PasswordFormProps {
  form: CheckedFormState<{ usr_email: string; usr_password: string }, LoginCredentials>;
  submission: FormSubmission;
  provider: string | null;
}

export function PasswordForm({ form, submission, provider }: PasswordFormProps) {
  const location = useLocation();
  const formElement = useFocusFirstInvalid(form.failures);
  const session = useAtomValue(sessionAtom);
  const hasEnded = session.status === 'signed-out' && session.hasEnded;
  const { refusal } = submission;
  return (
    <form
      ref={formElement}
      className={styles.card}
      onSubmit={submission.onSubmit}
      noValidate
      aria-labelledby="sign-in-title"
    >
      <h1 id="sign-in-title" className={styles.title}>
        {t('Welcome')}
      </h1>
      <p className={styles.lead}>{t('Sign in to manage your hotel.')}</p>
      {refusal && <Banner tone="error">{refusal}</Banner>}
      {hasEnded && !refusal && (
        <Banner tone="info">{t('Your session has ended. Please sign in again.')}</Banner>
      )}
      <FormField label={t('Email')} error={form.errorOf('usr_email')}>
        <TextInput
          type="email"
          name="usr_email"
          autoComplete="username"
          value={form.values.usr_email}
          onChange={form.change('usr_email')}
        />
      </FormField>
      <FormField label={t('Password')} error={form.errorOf('usr_password')}>
        <PasswordInput
          name="usr_password"
          autoComplete="current-password"
          value={form.values.usr_password}
          onChange={form.change('usr_password')}
        />
      </FormField>
      <Button type="submit" variant="primary" block busy={submission.busy} busyLabel={t('Signing In...')}>
        {t('Sign In to Dashboard')}
      </Button>
      <Link className={styles.forgot} to="/forgot-password">
        {t('Forgot password?')}
      </Link>
      {provider === null ? null : (
        <ProviderButton
          provider={provider}
          returnTo={savedLocation(location.state)}
          onTry={() => submission.setRefusal(undefined)}
          onRefused={submission.setRefusal}
        />
      )}
      <PasskeyButton onTry={() => submission.setRefusal(undefined)} onRefused={submission.setRefusal} />
      <LanguageChoice />
    </form>
  );
}
