import { array, object, string, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { isEmail } from '../forms/normalize-text.ts';
import { textField } from '../forms/strict-fields.ts';
import { emailField } from '../forms/value-fields.ts';
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
