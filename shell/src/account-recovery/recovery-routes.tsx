import { Route } from 'react-router-dom';
import { askTwice } from '../remotes/ask-twice.ts';
import { lazyShellPart } from '../remotes/lazy-shell-part.tsx';
import { loadOwnChunk } from '../remotes/own-chunk.ts';

const loadResetPassword = () => loadOwnChunk('reset-password', () => import('./reset-password.screen.tsx'));
const loadUndoEmailChange = () =>
  loadOwnChunk('undo-email-change', () => import('./undo-email-change.screen.tsx'));

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

/** Pages that mailed links lead to, whoever is signed in. */
export const recoveryRoutes = (
  <>
    <Route path="/reset-password" element={<ResetPassword />} />
    <Route path="/undo-email-change" element={<UndoEmailChange />} />
  </>
);
