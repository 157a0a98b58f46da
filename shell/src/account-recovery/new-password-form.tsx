import { ApiCallError, callEndpoint } from '@suite/api-client';
import { checkForm } from '@suite/contracts/forms';
import { translateMessage } from '@suite/i18n';
import {
  changePasswordFormOf,
  openPasswordResetEndpoint,
  resetPasswordEndpoint,
} from '@suite/contracts/auth';
import { Banner, Button, toast, useCheckedForm } from '@suite/ui/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormSubmission } from '../forms/use-form-submission.ts';
import { initialValues } from '../language/language-choice.tsx';
import { restoreSession } from '../session/session-store.ts';
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx';
import styles from '../sign-in/sign-in.module.css';
import { t } from '../languages/catalog.ts';

export function NewPasswordForm({ token }: { token: string }) {
  const [minLength, setMinLength] = useState<number>();
  const check = (values: object) => checkForm(changePasswordFormOf(minLength), values);
  const form = useCheckedForm(check, initialValues({ usr_password: '', confirm_password: '' }));
  const navigate = useNavigate();
  const { busy, refusal, setRefusal, onSubmit } = useFormSubmission(form, {
    async send({ usr_password }) {
      const { message } = await callEndpoint(resetPasswordEndpoint, { body: { token, usr_password } });
      toast.success(message);
      // The server has ended the sessions of the account, possibly including the one of this tab.
      await restoreSession().catch(() => undefined);
      await navigate('/login');
    },
    describeFailure(error) {
      const { errors = [], message } = error instanceof ApiCallError ? error : {};
      if (errors.some(({ field }) => field === 'usr_password')) return void form.refuse(errors);
      return message ?? translateMessage(resetPasswordEndpoint.fallbackMessage);
    },
  });
  useEffect(() => {
    const opening = new AbortController();
    callEndpoint(openPasswordResetEndpoint, { body: { token }, signal: opening.signal })
      .then(({ result }) => setMinLength(result.password_min_length))
      .catch((error: unknown) => {
        const isOver = error instanceof ApiCallError && error.errorType === 'VALIDATION_ERROR';
        if (isOver && !opening.signal.aborted) setRefusal(error.message);
      });
    return () => opening.abort();
  }, [token, setRefusal]);

  return (
    <form className={styles.fields} onSubmit={onSubmit} noValidate>
      {refusal === undefined ? null : <Banner tone="error">{refusal}</Banner>}
      <NewPasswordFields form={form} minLength={minLength} />
      <Button type="submit" variant="primary" block busy={busy} busyLabel={t('Saving...')}>
        {t('Save new password')}
      </Button>
    </form>
  );
}
