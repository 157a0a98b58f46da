import { ApiCallError, callEndpoint } from '@suite/api-client';
import { changePasswordFormSchema, updateUserProfileEndpoint } from '@suite/contracts';
import { Banner, Button, FormField, PasswordInput, toast } from '@suite/ui/core';
import { useState, type SubmitEvent } from 'react';
import { ValidationError } from 'yup';
import { signOut, takeSession } from '../session/session-store.ts';
import { firstMessages } from './first-messages.ts';
import styles from './sign-in.module.css';

type Field = 'usr_password' | 'confirm_password';

const endpoint = { ...updateUserProfileEndpoint, fallbackMessage: 'Failed to update password' };

/** The first sign-in: nothing of the suite is open before the one-time password has given way to an own one. */
export function ChoosePasswordScreen() {
  const [values, setValues] = useState<Record<Field, string>>({ usr_password: '', confirm_password: '' });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState<'choosing' | 'leaving'>();

  const wiring = (field: Field) => ({
    name: field,
    autoComplete: 'new-password' as const,
    value: values[field],
    onChange: (value: string) => {
      setValues((current) => ({ ...current, [field]: value }));
      setErrors((current) => ({ ...current, [field]: undefined }));
    },
  });

  async function choose(): Promise<void> {
    setRefusal(undefined);
    setBusy('choosing');
    try {
      const { usr_password } = await changePasswordFormSchema.validate(values, { abortEarly: false });
      const { result } = await callEndpoint(endpoint, { body: { usr_password } });
      const { step: _step, accessToken: _access, refreshToken: _refresh, ...user } = result;
      toast.success('Password updated successfully!');
      takeSession(user);
    } catch (error) {
      setBusy(undefined);
      if (error instanceof ValidationError) return setErrors(firstMessages<Field>(error));
      const refused = error instanceof ApiCallError ? error : undefined;
      const beside = refused?.errors.find(({ field }) => field === 'usr_password');
      if (beside) setErrors({ usr_password: beside.message });
      else setRefusal(refused?.message ?? endpoint.fallbackMessage);
    }
  }
  async function leave(): Promise<void> {
    setBusy('leaving');
    try {
      await signOut();
      toast.success('Logged out successfully!');
    } catch {
      toast.error('Failed to logout. Please try again.');
      setBusy(undefined);
    }
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void choose();
  };

  return (
    <main className={styles.alone}>
      <form className={styles.card} onSubmit={onSubmit} noValidate aria-labelledby="choose-password-title">
        <h1 id="choose-password-title" className={styles.title}>
          Choose your password
        </h1>
        <p className={styles.lead}>
          You signed in with a one-time password. Choose one of your own to go on.
        </p>
        {refusal && <Banner tone="error">{refusal}</Banner>}
        <FormField
          label="New Password"
          hint="At least 6 characters, with a letter and a number"
          error={errors.usr_password}
        >
          <PasswordInput {...wiring('usr_password')} />
        </FormField>
        <FormField label="Confirm Password" error={errors.confirm_password}>
          <PasswordInput {...wiring('confirm_password')} />
        </FormField>
        <Button type="submit" variant="primary" block busy={busy === 'choosing'} busyLabel="Saving...">
          Save and continue
        </Button>
        <Button block busy={busy === 'leaving'} onClick={() => void (busy ?? leave())}>
          Sign out
        </Button>
      </form>
    </main>
  );
}
