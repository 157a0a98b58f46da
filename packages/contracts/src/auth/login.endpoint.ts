import { array, object, string, type InferType } from 'yup';
import { isEmail } from '../forms/normalize-text.ts';
import { textField } from '../forms/strict-fields.ts';
import { emailField } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { maxPasskeyBytes, passkeyRequestSchema, usedPasskeySchema } from './passkey.schema.ts';
import { linkTokenField } from './password-reset.endpoint.ts';
import { secondFactorFormSchema } from './second-factor-code.schema.ts';
import { userProfileSchema } from './user-profile.schema.ts';

export const loginSchema = object({
  usr_email: emailField('Email', 'Please enter a valid email address', isEmail).required('Email is required'),
  usr_password: textField('Password')
    .min(6, 'Password must be at least 6 characters')
    .max(256, 'Password must be at most 256 characters')
    .required('Password is required'),
}).noUnknown();
export type LoginCredentials = InferType<typeof loginSchema>;

export const signedInSchema = object({
  user: userProfileSchema.required(),
  accessToken: string().required(),
  refreshToken: string().required(),
});

const secondSteps = ['code', 'passkey'] as const;
export type SecondStep = (typeof secondSteps)[number];

/** With `step` a second step must follow: `login_token` with a code, or a passkey, which signs in by itself. */
const loginResultSchema = object({
  step: string().oneOf(['second-factor']),
  second_steps: array(string().oneOf(secondSteps).required()),
  login_token: string(),
  user: userProfileSchema.default(undefined).optional(),
  accessToken: string(),
  refreshToken: string(),
});

/** Signs in. The browser keeps the cookies of the answer; the tokens are for callers without cookies. */
export const loginEndpoint = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: loginSchema,
  result: loginResultSchema,
  fallbackMessage: 'Login failed',
  errors: ['INVALID_CREDENTIALS', 'ACCOUNT_INACTIVE'],
});

/** The second step of a sign-in with a password. `login_token` is from the answer of the first; it is valid for five minutes. */
export const loginSecondFactorEndpoint = defineEndpoint({
  name: 'login-second-factor',
  method: 'POST',
  path: '/auth/login/second-factor',
  access: 'public',
  body: secondFactorFormSchema.shape({ login_token: linkTokenField }).noUnknown(),
  result: signedInSchema,
  fallbackMessage: 'Login failed',
  errors: ['INVALID_CREDENTIALS'],
});

/** Starts a sign-in by passkey, before the user is known. Valid for one attempt within five minutes. */
export const loginPasskeyOptionsEndpoint = defineEndpoint({
  name: 'login-passkey-options',
  method: 'POST',
  path: '/auth/login/passkey/options',
  access: 'public',
  result: object({ options: passkeyRequestSchema.required() }),
  fallbackMessage: 'Login failed',
});

/** Signs in with a passkey; the answer is that of a sign-in with a password. */
export const loginPasskeyEndpoint = defineEndpoint({
  name: 'login-passkey',
  method: 'POST',
  path: '/auth/login/passkey',
  access: 'public',
  body: object({ credential: usedPasskeySchema.required() }).noUnknown(),
  maxBodyBytes: maxPasskeyBytes,
  result: signedInSchema,
  fallbackMessage: 'Login failed',
  errors: ['INVALID_CREDENTIALS'],
});
