import { Route } from 'react-router-dom';
import { lazyShellPage } from '../remotes/view/loading/lazy-shell-part.tsx';
import { t } from '../languages/catalog.ts';

const ForgotPassword = lazyShellPage(
  'forgot-password',
  () => t('This page could not be loaded'),
  async () => (await import('./forgot-password.screen.tsx')).ForgotPasswordScreen,
);
const ResetPassword = lazyShellPage(
  'reset-password',
  () => t('The form for your password could not be loaded'),
  async () => (await import('./reset-password.screen.tsx')).ResetPasswordScreen,
);
const UndoEmailChange = lazyShellPage(
  'undo-email-change',
  () => t('This page could not be loaded'),
  async () => (await import('./undo-email-change.screen.tsx')).UndoEmailChangeScreen,
);
const FinishSingleSignOn = lazyShellPage(
  'finish-single-sign-on',
  () => t('The sign-in page could not be loaded'),
  async () =>
    (await import('../sign-in/single-sign-on/finish-single-sign-on.screen.tsx')).FinishSingleSignOnScreen,
);

export const recoveryRoutes = (
  <>
    <Route path="/forgot-password" element={<ForgotPassword />} />
    <Route path="/reset-password" element={<ResetPassword />} />
    <Route path="/single-sign-on/:provider" element={<FinishSingleSignOn />} />
    <Route path="/undo-email-change" element={<UndoEmailChange />} />
    <Route path="/undo-new-sign-in" element={<UndoEmailChange />} />
  </>
);
