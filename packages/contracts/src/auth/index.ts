export {
  beginSecondFactorEndpoint,
  createRecoveryCodesEndpoint,
  createSecondFactorEndpoint,
  deleteSecondFactorEndpoint,
  getSecondFactorEndpoint,
  type SecondFactor,
} from './second-factor.endpoint.ts';
export {
  changePasswordFormOf,
  maxMinPasswordLength,
  minPasswordLength,
  newPasswordField,
  type ChangePasswordForm,
} from './new-password.schema.ts';
export {
  confirmIdentityEndpoint,
  confirmIdentityFormSchema,
  confirmPasskeyEndpoint,
  confirmPasskeyOptionsEndpoint,
  type ConfirmIdentityPayload,
} from './confirm-identity.endpoint.ts';
export {
  createPasskeyEndpoint,
  createPasskeyOptionsEndpoint,
  deletePasskeyEndpoint,
  listPasskeysEndpoint,
  renamePasskeyEndpoint,
  renamePasskeySchema,
} from './passkeys.endpoint.ts';
export {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
  logoutEndpoint,
} from './sessions.endpoint.ts';
export {
  forgotPasswordEndpoint,
  forgotPasswordSchema,
  openPasswordResetEndpoint,
  resetPasswordEndpoint,
  undoEmailChangeEndpoint,
} from './password-reset.endpoint.ts';
export { getSignInRulesEndpoint, updateSignInRulesEndpoint } from './sign-in-rules.endpoint.ts';
export type { SignInRules } from './sign-in-rules.endpoint.ts';
export { getUserPhotoEndpoint, getUserProfileEndpoint } from './user-profile.endpoint.ts';
export {
  loginEndpoint,
  loginPasskeyEndpoint,
  loginPasskeyOptionsEndpoint,
  loginSchema,
  loginSecondFactorEndpoint,
} from './login.endpoint.ts';
export type { LoginCredentials, SecondStep } from './login.endpoint.ts';
export { verificationCodeFormSchema } from './email-change.schema.ts';
export type { Passkey } from './passkey.schema.ts';
export { genders, profileFormSchema, type ProfileForm } from './profile-fields.schema.ts';
export { passwordHint } from './password-strength.ts';
export {
  appCodeFormSchema,
  recoveryCodeIn,
  recoveryCodeLength,
  secondFactorFormSchema,
} from './second-factor-code.schema.ts';
export { sendEmailVerificationEndpoint, updateUserProfileEndpoint } from './update-user-profile.endpoint.ts';
export type { ProfileChange } from './update-user-profile.endpoint.ts';
export type { AccountSession } from './session.schema.ts';
export { userProfileSchema, type UserProfile } from './user-profile.schema.ts';
