export { findAccountOf, type SignInAccount } from './auth.repository.ts';
export { endSessionsOf } from './devices.repository.ts';
export { findLanguageOfAddress, isEmailKept } from './email-changes.repository.ts';
export { authenticatorApp, authenticatorSetup } from './domain/authenticator.ts';
export { describeProviderSignIn, providerSignInLink } from './domain/provider-sign-in.ts';
export { hashPassword, verifyPassword } from './domain/passwords.ts';
export { createToken, hashToken } from './domain/tokens.ts';
export { deviceOf } from './session/device-of.ts';
export { setSessionCookies } from './session/session-cookies.ts';
export { identify, session } from './session/session.ts';
export { replaceOneTimePassword, updateOneTimePassword } from './one-time-passwords.repository.ts';
export { findLanguage, findPerson } from './people.repository.ts';
export {
  endLocalSessions,
  findRequiredProvider,
  forgetOneTimePassword,
} from './required-providers.repository.ts';
export { countSeenSessions } from './seen-sessions.repository.ts';
export { findSessionProvider } from './sessions.repository.ts';
export {
  insertUser,
  lockAndCountUsers,
  markUsedBefore,
  markUserChanged,
  markUserRemoved,
  renameUser,
  updateDuty,
  updateUserActive,
  updateUserDetails,
} from './users.repository.ts';
export { accountIsInactive } from './use-cases/require-right-password.ts';
export { getUserProfile } from './use-cases/get-user-profile.ts';
export { choosePassword } from './use-cases/choose-password.ts';
export { openAccount, type Device, type OpenedAccount } from './use-cases/open-account.ts';
export { listSessions } from './use-cases/list-sessions.ts';
export { keepPasskeyHandles } from './use-cases/keep-passkey-handles.ts';
export { readCaller } from './use-cases/read-caller.ts';
export { requireConfirmedAction, type ConfirmingActor } from './use-cases/require-confirmation.ts';
export { runPasswordRulesCommand } from './use-cases/run-password-rules-command.ts';
export { resetSecondFactor } from './use-cases/reset-second-factor.ts';
export { signOut } from './use-cases/sign-out.ts';
