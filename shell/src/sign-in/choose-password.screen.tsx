import { ApiCallError, callEndpoint } from '@suite/api-client';
import { checkForm } from '@suite/contracts/forms';
import {
  changePasswordFormOf,
  minPasswordLength,
  passwordHint,
  updateUserProfileEndpoint,
} from '@suite/contracts/auth';
import { useSession } from '@suite/session';
import { Banner, Button, FormField, PasswordInput, toast, useCheckedForm } from '@suite/ui/core';
import { useState, type SubmitEvent } from 'react';
import { takeSession } from '../session/session-store.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import styles from './sign-in.module.css';

const endpoint = { ...updateUserProfileEndpoint, fallbackMessage: 'Failed to update password' };

/** Nothing of the suite is open before a one-time password, or one that is too short by now, has given way to another. */
export function ChoosePasswordScreen() {
  const { user } = useSession();
  const minLength = user?.password_min_length ?? minPasswordLength;
  const check = (values: object) => checkForm(changePasswordFormOf(minLength), values);
  const form = useCheckedForm(check, { usr_password: '', confirm_password: '' });
  const [refusal, setRefusal] = useState<string>();
  const [choosing, setChoosing] = useState(false);
  const { busy: leaving, leave } = useSignOut();
  const busy = choosing || leaving;

  const wiring = (field: keyof typeof form.values) => ({
    name: field,
    autoComplete: 'new-password' as const,
    value: form.values[field],
    onChange: form.change(field),
    onBlur: form.leave(field),
  });

  async function choose(): Promise<void> {
    setRefusal(undefined);
    const value = form.submit();
    if (!value) return;
    setChoosing(true);
    try {
      const { result } = await callEndpoint(endpoint, { body: { usr_password: value.usr_password } });
      const { step: _step, accessToken: _access, refreshToken: _refresh, ...user } = result;
      toast.success('Password updated successfully!');
      takeSession(user);
    } catch (error) {
      setChoosing(false);
      const refused = error instanceof ApiCallError ? error : undefined;
      if (refused && refused.errors.length > 0) form.refuse(refused.errors);
      else setRefusal(refused?.message ?? endpoint.fallbackMessage);
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
          {user?.password_is_short
            ? `Passwords need at least ${minLength} characters now, and yours is shorter. Choose another to go on.`
            : 'You signed in with a one-time password. Choose one of your own to go on.'}
        </p>
        {refusal && <Banner tone="error">{refusal}</Banner>}
        <FormField
          label="New Password"
          hint={passwordHint(form.values.usr_password, minLength)}
          error={form.errorOf('usr_password')}
        >
          <PasswordInput {...wiring('usr_password')} />
        </FormField>
        <FormField label="Confirm Password" error={form.errorOf('confirm_password')}>
          <PasswordInput {...wiring('confirm_password')} />
        </FormField>
        <Button type="submit" variant="primary" block busy={choosing} busyLabel="Saving...">
          Save and continue
        </Button>
        <Button block busy={leaving} onClick={() => void (busy || leave())}>
          Sign out
        </Button>
      </form>
    </main>
  );
}
