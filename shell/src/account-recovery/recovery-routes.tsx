import { Route } from 'react-router-dom';
import { retryOnce } from '../scheduling/retry-once.ts';
import { lazyShellPart } from '../remotes/view/loading/lazy-shell-part.tsx';
import { loadShellChunk } from '../remotes/download/load-shell-chunk.ts';
import { t } from '../languages/catalog.ts';

const loadForgotPassword = () =>
  loadShellChunk('forgot-password', () => import('./forgot-password.screen.tsx'));
const loadResetPassword = () => loadShellChunk('reset-password', () => import('./reset-password.screen.tsx'));
const loadUndoEmailChange = () =>
  loadShellChunk('undo-email-change', () => import('./undo-email-change.screen.tsx'));

const loadFinishSingleSignOn = () =>
  loadShellChunk(
    'finish-single-sign-on',
    () => import('../sign-in/single-sign-on/finish-single-sign-on.screen.tsx'),
  );

const ForgotPassword = lazyShellPart({
  failureTitle: () => t('This page could not be loaded'),
  load: async () => (await retryOnce(loadForgotPassword)).ForgotPasswordScreen,
  place: 'page',
});

const ResetPassword = lazyShellPart({
  failureTitle: () => t('The form for your password could not be loaded'),
  load: async () => (await retryOnce(loadResetPassword)).ResetPasswordScreen,
  place: 'page',
});

const UndoEmailChange = lazyShellPart({
  failureTitle: () => t('This page could not be loaded'),
  load: async () => (await retryOnce(loadUndoEmailChange)).UndoEmailChangeScreen,
  place: 'page',
});

const FinishSingleSignOn = lazyShellPart({
  failureTitle: () => t('Signing in could not be loaded'),
  load: async () => (await retryOnce(loadFinishSingleSignOn)).FinishSingleSignOnScreen,
  place: 'page',
});

export const recoveryRoutes = (
  <>
    <Route path="/forgot-password" element={<ForgotPassword />} />
    <Route path="/reset-password" element={<ResetPassword />} />
    <Route path="/single-sign-on/:provider" element={<FinishSingleSignOn />} />
    <Route path="/undo-email-change" element={<UndoEmailChange />} />
    <Route path="/undo-new-sign-in" element={<UndoEmailChange />} />
  </>
);
