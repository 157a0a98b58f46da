import { ApiCallError } from '@suite/api-client';
import { checkForm } from '@suite/contracts/forms';
import { loginSchema } from '@suite/contracts/auth';
import {
  Banner,
  Button,
  focusFirstInvalid,
  FormField,
  PasswordInput,
  TextInput,
  useCheckedForm,
} from '@suite/ui/core';
import { sessionAtom } from '@suite/session';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { signIn, type PendingSignIn } from '../session/session-store.ts';
import { preloadSignedInArea } from '../preload-signed-in-area.ts';
import { savedLocation } from '../guard/saved-location.ts';
import { readProvider } from './single-sign-on/stored-provider.ts';
import { PasskeyButton } from './passkey/passkey-button.tsx';
import { ProviderButton } from './single-sign-on/provider-button.tsx';
import { SecondStepForm } from './second-factor/second-step-form.tsx';
import { signInRefusal } from './sign-in-refusal.ts';
import styles from './sign-in.module.css';
import { Welcome } from './welcome.tsx';

const check = (values: object) => checkForm(loginSchema, values);

/** The sign-in page. Where it leads to is the guard's business. */
export function SignInScreen() {
  const form = useCheckedForm(check, { usr_email: '', usr_password: '' });
  const [refusal, setRefusal] = useState<string>();
  const location = useLocation();
  const [provider, setProvider] = useState(() => readProvider(location.search));
  const [busy, setBusy] = useState(false);
  const [pending, setPending] = useState<PendingSignIn>();
  const formElement = useRef<HTMLFormElement>(null);
  const session = useAtomValue(sessionAtom);
  const hasEnded = session.status === 'signed-out' && session.hasEnded;

  useEffect(preloadSignedInArea, []);
  useEffect(() => {
    if (form.failures > 0 && formElement.current) focusFirstInvalid(formElement.current);
  }, [form.failures]);

  async function submit(): Promise<void> {
    setRefusal(undefined);
    const credentials = form.submit();
    if (!credentials) return;
    setBusy(true);
    try {
      const next = await signIn(credentials);
      if (!next) return;
      setPending(next);
      setBusy(false);
    } catch (error) {
      setBusy(false);
      const required =
        error instanceof ApiCallError && error.errors.find(({ field }) => field === 'provider');
      if (required) setProvider(required.message);
      setRefusal(
        error instanceof ApiCallError ? signInRefusal(error, 'Your email and password were') : 'Login failed',
      );
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void submit();
  };

  const startAgain = (message?: string) => {
    form.reset({ ...form.values, usr_password: '' });
    setPending(undefined);
    setRefusal(message);
  };
  if (pending) {
    return (
      <div className={styles.page}>
        <Welcome />
        <main className={styles.side}>
          <SecondStepForm pending={pending} onStartAgain={startAgain} />
        </main>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <Welcome />
      <main className={styles.side}>
        <form
          ref={formElement}
          className={styles.card}
          onSubmit={onSubmit}
          noValidate
          aria-labelledby="sign-in-title"
        >
          <h1 id="sign-in-title" className={styles.title}>
            Welcome
          </h1>
          <p className={styles.lead}>Sign in to manage your hotel.</p>
          {refusal && <Banner tone="error">{refusal}</Banner>}
          {hasEnded && !refusal && <Banner tone="info">Your session has ended. Please sign in again.</Banner>}
          <FormField label="Email" error={form.errorOf('usr_email')}>
            <TextInput
              type="email"
              name="usr_email"
              autoComplete="username"
              value={form.values.usr_email}
              onChange={form.change('usr_email')}
            />
          </FormField>
          <FormField label="Password" error={form.errorOf('usr_password')}>
            <PasswordInput
              name="usr_password"
              autoComplete="current-password"
              value={form.values.usr_password}
              onChange={form.change('usr_password')}
            />
          </FormField>
          <Button type="submit" variant="primary" block busy={busy} busyLabel="Signing In...">
            Sign In to Dashboard
          </Button>
          <Link className={styles.forgot} to="/forgot-password">
            Forgot password?
          </Link>
          {provider === null ? null : (
            <ProviderButton
              provider={provider}
              returnTo={savedLocation(location.state)}
              onTry={() => setRefusal(undefined)}
              onRefused={setRefusal}
            />
          )}
          <PasskeyButton onTry={() => setRefusal(undefined)} onRefused={setRefusal} />
        </form>
      </main>
    </div>
  );
}
