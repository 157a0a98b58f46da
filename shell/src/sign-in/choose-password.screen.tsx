import { callEndpoint } from '@suite/api-client';
import { checkForm } from '@suite/contracts/forms';
import { changePasswordFormOf, minPasswordLength, updateUserProfileEndpoint } from '@suite/contracts/auth';
import { useSession } from '@suite/session';
import { Banner, Button, toast, useCheckedForm } from '@suite/ui/core';
import { showRefusal, useFormSubmission } from '../forms/use-form-submission.ts';
import { initialValues, LanguageChoice } from '../language/language-choice.tsx';
import { usePageTitle } from '../page-title/use-page-title.ts';
import { takeSession } from '../session/session-store.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { ProductName } from './signed-out-page.tsx';
import styles from './sign-in.module.css';
import { rich, t } from '../languages/catalog.ts';

export function ChoosePasswordScreen() {
  const { user } = useSession();
  usePageTitle(t('Choose your password'));
  const fallbackMessage = t('Failed to update password');
  const minLength = user?.password_min_length ?? minPasswordLength;
  const check = (values: object) => checkForm(changePasswordFormOf(minLength), values);
  const form = useCheckedForm(check, initialValues({ usr_password: '', confirm_password: '' }));
  const { busy: leaving, leave } = useSignOut();
  const submission = useFormSubmission(form, {
    async send({ usr_password }) {
      const { result } = await callEndpoint(
        { ...updateUserProfileEndpoint, fallbackMessage },
        { body: { usr_password } },
      );
      const { step: _step, accessToken: _access, refreshToken: _refresh, ...user } = result;
      toast.success(t('Password updated successfully!'));
      takeSession(user);
    },
    describeFailure: (error) => showRefusal(form, error, fallbackMessage),
  });
  const { refusal, busy: choosing, onSubmit } = submission;

  return (
    <main className={styles.alone}>
      <form className={styles.card} onSubmit={onSubmit} noValidate aria-labelledby="choose-password-title">
        <ProductName />
        <h1 id="choose-password-title" className={styles.title}>
          {t('Choose your password')}
        </h1>
        <p className={styles.lead}>
          {user?.password_is_short
            ? t(
                'Passwords need at least {minLength} characters now, and yours is shorter. Choose another to go on.',
                { minLength },
              )
            : t('You signed in with a one-time password. Choose one of your own to go on.')}
        </p>
        {user && (
          <p className={styles.lead}>
            {rich('Your account: {email}', { email: <strong dir="ltr">{user.usr_email}</strong> })}
          </p>
        )}
        {refusal && <Banner tone="error">{refusal}</Banner>}
        <NewPasswordFields form={form} minLength={minLength} />
        <Button type="submit" variant="primary" block busy={choosing} busyLabel={t('Saving...')}>
          {t('Save and continue')}
        </Button>
        <Button block busy={leaving} onClick={() => void (choosing || leaving || leave())}>
          {t('Sign out')}
        </Button>
        {/* A language of the account replaces any other. */}
        {user?.usr_language ? null : <LanguageChoice />}
      </form>
    </main>
  );
}
