export { beginSecondFactorEndpoint } from './begin-second-factor.endpoint.ts';
export {
  changePasswordFormOf,
  changePasswordFormSchema,
  type ChangePasswordForm,
} from './change-password.schema.ts';
export {
  confirmIdentityEndpoint,
  confirmIdentityFormSchema,
  type ConfirmIdentityForm,
  type ConfirmIdentityPayload,
} from './confirm-identity.endpoint.ts';
export { confirmPasskeyOptionsEndpoint } from './confirm-passkey-options.endpoint.ts';
export { confirmPasskeyEndpoint } from './confirm-passkey.endpoint.ts';
export { createPasskeyOptionsEndpoint } from './create-passkey-options.endpoint.ts';
export { createPasskeyEndpoint } from './create-passkey.endpoint.ts';
export { createRecoveryCodesEndpoint } from './create-recovery-codes.endpoint.ts';
export { createSecondFactorEndpoint } from './create-second-factor.endpoint.ts';
export { deletePasskeyEndpoint } from './delete-passkey.endpoint.ts';
export { deleteSecondFactorEndpoint } from './delete-second-factor.endpoint.ts';
export { endOtherSessionsEndpoint } from './end-other-sessions.endpoint.ts';
export { endSessionEndpoint } from './end-session.endpoint.ts';
export {
  forgotPasswordEndpoint,
  forgotPasswordSchema,
  type ForgotPasswordForm,
} from './forgot-password.endpoint.ts';
export { getSecondFactorEndpoint } from './get-second-factor.endpoint.ts';
export { getSignInRulesEndpoint } from './get-sign-in-rules.endpoint.ts';
export { getUserPhotoEndpoint } from './get-user-photo.endpoint.ts';
export { getUserProfileEndpoint } from './get-user-profile.endpoint.ts';
export { listPasskeysEndpoint } from './list-passkeys.endpoint.ts';
export { listSessionsEndpoint } from './list-sessions.endpoint.ts';
export { loginPasskeyOptionsEndpoint } from './login-passkey-options.endpoint.ts';
export { loginPasskeyEndpoint } from './login-passkey.endpoint.ts';
export { loginSecondFactorEndpoint } from './login-second-factor.endpoint.ts';
export { loginEndpoint, loginSchema, type LoginCredentials, type SecondStep } from './login.endpoint.ts';
export { logoutEndpoint } from './logout.endpoint.ts';
export { newEmailField } from './new-email.schema.ts';
export { maxMinPasswordLength, minPasswordLength, newPasswordField } from './new-password.schema.ts';
export type { Passkey } from './passkey.schema.ts';
export { consoleLanguages, genders, profileFormSchema, type ProfileForm } from './profile-fields.schema.ts';
export { passwordHint } from './password-strength.ts';
export { renamePasskeyEndpoint, renamePasskeySchema } from './rename-passkey.endpoint.ts';
export { openPasswordResetEndpoint } from './open-password-reset.endpoint.ts';
export { resetPasswordEndpoint } from './reset-password.endpoint.ts';
export {
  appCodeFormSchema,
  recoveryCodeIn,
  recoveryCodeLength,
  secondFactorFormSchema,
  type SecondFactorForm,
} from './second-factor-code.schema.ts';
export type { SecondFactor } from './second-factor.schema.ts';
export { sendEmailVerificationEndpoint } from './send-email-verification.endpoint.ts';
export type { AccountSession } from './session.schema.ts';
export type { SignInRules } from './sign-in-rules.schema.ts';
export { undoEmailChangeEndpoint } from './undo-email-change.endpoint.ts';
export { updateSignInRulesEndpoint } from './update-sign-in-rules.endpoint.ts';
export { updateUserProfileEndpoint, type ProfileChange } from './update-user-profile.endpoint.ts';
export { userProfileSchema, type UserProfile } from './user-profile.schema.ts';
export { verificationCodeFormSchema } from './verification-code.schema.ts';
