import { useLocation } from 'react-router-dom';
import { NewPasswordForm } from './new-password-form.tsx';
import { SignedOutPage } from '../sign-in/signed-out-page.tsx';
import { t } from '../languages/catalog.ts';

/** The token follows the #, so that it never appears in server logs. */
export function ResetPasswordScreen() {
  const { hash } = useLocation();
  return (
    <SignedOutPage
      title={t('Choose a new password')}
      lead={t('Every device that is signed in to your account will be signed out.')}
      hasLanguageChoice
    >
      <NewPasswordForm token={hash.slice(1)} />
    </SignedOutPage>
  );
}
