import { Route } from 'react-router-dom';
import { askTwice } from '../remotes/ask-twice.ts';
import { lazyShellPart } from '../remotes/lazy-shell-part.tsx';
import { loadOwnChunk } from '../remotes/own-chunk.ts';

const loadForgotPassword = () =>
  loadOwnChunk('forgot-password', () => import('./forgot-password.screen.tsx'));
const loadResetPassword = () => loadOwnChunk('reset-password', () => import('./reset-password.screen.tsx'));
const loadUndoEmailChange = () =>
  loadOwnChunk('undo-email-change', () => import('./undo-email-change.screen.tsx'));

const loadFinishSingleSignOn = () =>
  loadOwnChunk('finish-single-sign-on', () => import('../sign-in/finish-single-sign-on.screen.tsx'));

const ForgotPassword = lazyShellPart({
  title: 'This page',
  load: async () => (await askTwice(loadForgotPassword)).ForgotPasswordScreen,
  place: 'page',
});

const ResetPassword = lazyShellPart({
  title: 'The form for your password',
  load: async () => (await askTwice(loadResetPassword)).ResetPasswordScreen,
  place: 'page',
});

const UndoEmailChange = lazyShellPart({
  title: 'This page',
  load: async () => (await askTwice(loadUndoEmailChange)).UndoEmailChangeScreen,
  place: 'page',
});

const FinishSingleSignOn = lazyShellPart({
  title: 'Signing in',
  load: async () => (await askTwice(loadFinishSingleSignOn)).FinishSingleSignOnScreen,
  place: 'page',
});

/** The pages that lead back into an account; no session is needed. */
export const recoveryRoutes = (
  <>
    <Route path="/forgot-password" element={<ForgotPassword />} />
    <Route path="/reset-password" element={<ResetPassword />} />
    <Route path="/single-sign-on/:provider" element={<FinishSingleSignOn />} />
    <Route path="/undo-email-change" element={<UndoEmailChange />} />
  </>
);
