import { ApiCallError } from '@suite/api-client';
import { checkForm } from '@suite/contracts/forms';
import { loginSchema, type LoginCredentials } from '@suite/contracts/auth';
import { useCheckedForm } from '@suite/ui/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { initialValues } from '../language/language-choice.tsx';
import { nameStartPage } from '../remotes/lifecycle/preload-start-page.ts';
import { signIn, type PendingSignIn } from '../session/session-store.ts';
import { usePageTitle } from '../page-title/use-page-title.ts';
import { useFormSubmission } from '../forms/use-form-submission.ts';
import { PasswordForm } from './password-form.tsx';
import { readProvider } from './single-sign-on/single-sign-on.ts';
import { SecondStepForm } from './second-factor/second-step-form.tsx';
import { signInRefusal } from './sign-in-refusal.ts';
import styles from './sign-in.module.css';
import { t } from '../languages/catalog.ts';
import { RegisterHotelTrigger } from './register-hotel-trigger.tsx';

const check = (values: object) => checkForm(loginSchema, values);

export function SignInScreen() {
  usePageTitle(t('Sign In'));
  const form = useCheckedForm(check, initialValues({ usr_email: '', usr_password: '' }));
  const location = useLocation();
  const [provider, setProvider] = useState(() => readProvider(location.search));
  const [pending, setPending] = useState<PendingSignIn>();
  const submission = useFormSubmission(form, {
    async send(credentials: LoginCredentials) {
      const signingIn = signIn(credentials);
      void nameStartPage();
      setPending(await signingIn);
    },
    describeFailure(error) {
      if (!(error instanceof ApiCallError)) return t('Login failed');
      const required = error.errors.find(({ field }) => field === 'provider');
      if (required) setProvider(required.message);
      return signInRefusal(
        error,
        t('The server cannot be reached. Your email and password were not checked. Please try again.'),
      );
    },
  });

  const startAgain = (message?: string) => {
    form.reset({ ...form.values, usr_password: '' });
    setPending(undefined);
    submission.setRefusal(message);
  };
  return (
    <div className={styles.page}>
      <Welcome />
      <main className={styles.side}>
        {pending ? (
          <SecondStepForm pending={pending} onStartAgain={startAgain} />
        ) : (
          <PasswordForm form={form} submission={submission} provider={provider} />
        )}
      </main>
    </div>
  );
}

function Welcome() {
  return (
    <section className={styles.welcome} aria-label={t('About')}>
      <p className={styles.product}>{t('Hotel Management Suite')}</p>
      <p className={styles.tagline}>{t('Bookings, guests and teams of your hotel in one calm place.')}</p>
      <ul className={styles.points}>
        <li>{t('Every arrival and its verification at a glance')}</li>
        <li>{t('Guests prove who they are before they reach the desk')}</li>
        <li>{t('Each team sees what it needs, and nothing else')}</li>
      </ul>
      <RegisterHotelTrigger />
    </section>
  );
}
