export { findHolders } from './auth.repository.ts';
export { forgetOneTimePassword, replacePassword, updateOneTimePassword } from './passwords.repository.ts';
export {
  countSeenSessions,
  endLocalSessions,
  endSessionsOf,
  findSessionProvider,
} from './sessions.repository.ts';
export { findAccountOf, findRequiredProvider, type SignInAccount } from './sign-ins.repository.ts';
export {
  findLanguage,
  findLanguageOfAddress,
  findPerson,
  insertUser,
  isEmailKept,
  lockAndCountUsers,
  markUsedBefore,
  markUserChanged,
  markUserRemoved,
  renameUser,
  updateDuty,
  updateUserActive,
  updateUserDetails,
} from './users.repository.ts';
export { authenticatorApp, authenticatorSetup } from './domain/authenticator.ts';
export { hashPassword, verifyPassword } from './domain/passwords.ts';
export { describeProviderSignIn, providerSignInLink } from './domain/provider-sign-in.ts';
export { createToken, hashToken } from './domain/tokens.ts';
export { deviceOf } from './session/device-of.ts';
export { setSessionCookies } from './session/session-cookies.ts';
export { identify, session } from './session/session.ts';
export { choosePassword } from './use-cases/choose-password.ts';
export { signOut } from './use-cases/end-sessions.ts';
export { readCaller } from './use-cases/find-caller.ts';
export { getUserProfile } from './use-cases/get-user-profile.ts';
export { keepPasskeyHandles } from './use-cases/keep-passkey-handles.ts';
export { listSessions } from './use-cases/list-sessions.ts';
export { openAccount, type Device, type OpenedAccount } from './use-cases/open-account.ts';
export { requireConfirmedAction, type ConfirmingActor } from './use-cases/require-confirmation.ts';
export { accountIsInactive } from './use-cases/require-right-password.ts';
export { resetSecondFactor } from './use-cases/reset-second-factor.ts';
export { runPasswordRulesCommand } from './use-cases/run-password-rules-command.ts';
