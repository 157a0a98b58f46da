import { ApiCallError } from '@suite/api-client';
import { loginSchema } from '@suite/contracts';
import { Banner, Button, FormField, PasswordInput, TextInput } from '@suite/ui/core';
import { useEffect, useState, type SubmitEvent } from 'react';
import { ValidationError } from 'yup';
import { signIn } from '../session/session-store.ts';
import { preloadSignedInArea } from '../remotes/preload-signed-in-area.ts';
import { firstMessages } from './first-messages.ts';
import { PasskeyButton } from './passkey-button.tsx';
import styles from './sign-in.module.css';
import { Welcome } from './welcome.tsx';

type Field = 'usr_email' | 'usr_password';

/** The sign-in page. Where it leads to is the guard's business. */
export function SignInScreen() {
  const [values, setValues] = useState<Record<Field, string>>({ usr_email: '', usr_password: '' });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(preloadSignedInArea, []);

  const change = (field: Field) => (value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    setErrors((current) => ({ ...current, [field]: undefined }));
  };

  async function submit(): Promise<void> {
    setRefusal(undefined);
    setBusy(true);
    try {
      await signIn(await loginSchema.validate(values, { abortEarly: false }));
    } catch (error) {
      setBusy(false);
      if (error instanceof ValidationError) setErrors(firstMessages<Field>(error));
      else setRefusal(error instanceof ApiCallError ? error.message : 'Login failed');
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void submit();
  };

  return (
    <div className={styles.page}>
      <Welcome />
      <main className={styles.side}>
        <form className={styles.card} onSubmit={onSubmit} noValidate aria-labelledby="sign-in-title">
          <h1 id="sign-in-title" className={styles.title}>
            Welcome
          </h1>
          <p className={styles.lead}>Sign in to manage your hotel.</p>
          {refusal && <Banner tone="error">{refusal}</Banner>}
          <FormField label="Email" error={errors.usr_email}>
            <TextInput
              type="email"
              name="usr_email"
              autoComplete="username"
              value={values.usr_email}
              onChange={change('usr_email')}
            />
          </FormField>
          <FormField label="Password" error={errors.usr_password}>
            <PasswordInput
              name="usr_password"
              autoComplete="current-password"
              value={values.usr_password}
              onChange={change('usr_password')}
            />
          </FormField>
          <Button type="submit" variant="primary" block busy={busy} busyLabel="Signing In...">
            Sign In to Dashboard
          </Button>
          <PasskeyButton onTry={() => setRefusal(undefined)} onRefused={setRefusal} />
        </form>
      </main>
    </div>
  );
}
