import { ApiCallError, callEndpoint } from '@suite/api-client';
import { checkForm } from '@suite/contracts/forms';
import {
  changePasswordFormOf,
  openPasswordResetEndpoint,
  passwordHint,
  resetPasswordEndpoint,
} from '@suite/contracts/auth';
import { Banner, Button, FormField, PasswordInput, toast, useCheckedForm } from '@suite/ui/core';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from '../sign-in/sign-in.module.css';

/** Chooses a new password with the token of a mailed link, and goes on to sign in with it. */
export function NewPasswordForm({ token }: { token: string }) {
  const [minLength, setMinLength] = useState<number>();
  const check = (values: object) => checkForm(changePasswordFormOf(minLength), values);
  const form = useCheckedForm(check, { usr_password: '', confirm_password: '' });
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const opening = new AbortController();
    callEndpoint(openPasswordResetEndpoint, { body: { token }, signal: opening.signal })
      .then(({ result }) => setMinLength(result.password_min_length))
      .catch((error: unknown) => {
        // Without an answer there is no hint: the server says what is too short.
        const isOver = error instanceof ApiCallError && error.errorType === 'VALIDATION_ERROR';
        if (isOver && !opening.signal.aborted) setRefusal(error.message);
      });
    return () => opening.abort();
  }, [token]);
  const wiring = (field: keyof typeof form.values) => ({
    name: field,
    autoComplete: 'new-password' as const,
    value: form.values[field],
    onChange: form.change(field),
    onBlur: form.leave(field),
  });

  async function save(): Promise<void> {
    setRefusal(undefined);
    const value = form.submit();
    if (!value) return;
    setBusy(true);
    try {
      const { usr_password } = value;
      const { message } = await callEndpoint(resetPasswordEndpoint, { body: { token, usr_password } });
      toast.success(message);
      await navigate('/login');
    } catch (error) {
      setBusy(false);
      const { errors = [], message } = error instanceof ApiCallError ? error : {};
      if (errors.some(({ field }) => field === 'usr_password')) form.refuse(errors);
      else setRefusal(message ?? resetPasswordEndpoint.fallbackMessage);
    }
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void save();
  };

  return (
    <form className={styles.fields} onSubmit={onSubmit} noValidate>
      {refusal === undefined ? null : <Banner tone="error">{refusal}</Banner>}
      <FormField
        label="New Password"
        hint={minLength === undefined ? undefined : passwordHint(form.values.usr_password, minLength)}
        error={form.errorOf('usr_password')}
      >
        <PasswordInput {...wiring('usr_password')} />
      </FormField>
      <FormField label="Confirm Password" error={form.errorOf('confirm_password')}>
        <PasswordInput {...wiring('confirm_password')} />
      </FormField>
      <Button type="submit" variant="primary" block busy={busy} busyLabel="Saving...">
        Save new password
      </Button>
    </form>
  );
}
