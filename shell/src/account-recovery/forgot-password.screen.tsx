import { ApiCallError, callEndpoint } from '@suite/api-client';
import { checkForm } from '@suite/contracts/forms';
import { forgotPasswordEndpoint, forgotPasswordSchema } from '@suite/contracts/auth';
import { translateMessage } from '@suite/i18n';
import { Banner, Button, FormField, TextInput, useCheckedForm } from '@suite/ui/core';
import { useState } from 'react';
import { useFormSubmission } from '../forms/use-form-submission.ts';
import { initialValues } from '../language/language-choice.tsx';
import styles from '../sign-in/sign-in.module.css';
import { SignedOutPage } from '../sign-in/signed-out-page.tsx';
import { t } from '../languages/catalog.ts';

const check = (values: object) => checkForm(forgotPasswordSchema, values);

/** The response never reveals whether an address has an account. */
export function ForgotPasswordScreen() {
  const form = useCheckedForm(check, initialValues({ usr_email: '' }));
  const [answer, setAnswer] = useState<string>();
  const { busy, refusal, onSubmit } = useFormSubmission(form, {
    send: async (body) => setAnswer((await callEndpoint(forgotPasswordEndpoint, { body })).message),
    describeFailure: (error) =>
      error instanceof ApiCallError
        ? error.message
        : translateMessage(forgotPasswordEndpoint.fallbackMessage),
  });

  return (
    <SignedOutPage
      title={t('Forgot your password?')}
      lead={t('Enter the address of your account, and a link to choose a new password is mailed to it.')}
      hasLanguageChoice
    >
      {answer === undefined ? (
        <form className={styles.fields} onSubmit={onSubmit} noValidate>
          {refusal === undefined ? null : <Banner tone="error">{refusal}</Banner>}
          <FormField label={t('Email')} error={form.errorOf('usr_email')}>
            <TextInput
              type="email"
              name="usr_email"
              autoComplete="username"
              value={form.values.usr_email}
              onChange={form.change('usr_email')}
            />
          </FormField>
          <Button type="submit" variant="primary" block busy={busy} busyLabel={t('Sending...')}>
            {t('Send the link')}
          </Button>
        </form>
      ) : (
        <Banner tone="success">{answer}</Banner>
      )}
    </SignedOutPage>
  );
}
