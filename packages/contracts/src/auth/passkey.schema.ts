import { array, boolean, number, object, string, type InferType } from 'yup';
import { singleLine } from '../forms/single-line.ts';
import { textField } from '../forms/strict-fields.ts';

type Wish = 'required' | 'preferred' | 'discouraged';
const longestPart = 16_384;
/** One part of a credential is long at a time: its attestation. */
export const maxPasskeyBytes = 64 * 1024;

/** A passkey of the own account. `last_used_at` is null before the first sign-in with it; instants are ISO 8601. */
export const passkeySchema = object({
  id: string().required(),
  passkey_name: string().required(),
  created_at: string().required(),
  last_used_at: string().defined().nullable(),
});

export type Passkey = InferType<typeof passkeySchema>;

/** The name of a passkey. */
export const passkeyNameField = singleLine('Passkey name').max(
  50,
  'Passkey name must not exceed 50 characters',
);

const credentialReference = object({
  id: string().required(),
  type: string().required(),
  transports: array(string().required()),
});

/** The options of `navigator.credentials.create`, in WebAuthn's JSON. */
export const passkeyCreationSchema = object({
  rp: object({ name: string().required(), id: string() }).required(),
  user: object({
    id: string().required(),
    name: string().required(),
    displayName: string().defined(),
  }).required(),
  challenge: string().required(),
  pubKeyCredParams: array(
    object({ alg: number().required(), type: string().required() }).required(),
  ).required(),
  timeout: number(),
  excludeCredentials: array(credentialReference.required()),
  authenticatorSelection: object({
    residentKey: string<Wish>(),
    requireResidentKey: boolean(),
    userVerification: string<Wish>(),
  }).required(),
  attestation: string<'none' | 'indirect' | 'direct' | 'enterprise'>(),
});

/** The options of `navigator.credentials.get`, in WebAuthn's JSON. */
export const passkeyRequestSchema = object({
  challenge: string().required(),
  timeout: number(),
  rpId: string(),
  allowCredentials: array(credentialReference.required()),
  userVerification: string<Wish>(),
});

function part(label: string) {
  return textField(label)
    .max(longestPart, `${label} is too long`)
    .matches(/^[\w-]*$/, { message: `${label} is not valid` });
}

const credentialFields = {
  id: part('Passkey').required('Passkey is required'),
  rawId: part('Passkey').required('Passkey is required'),
  type: textField('Type')
    .oneOf(['public-key'] as const, 'Type must be public-key')
    .required('Type is required'),
};

/** What the browser returns for a new passkey; further fields are ignored. */
export const createdPasskeySchema = object({
  ...credentialFields,
  response: object({
    clientDataJSON: part('Client data').required('Client data is required'),
    attestationObject: part('Attestation').required('Attestation is required'),
    transports: array(textField('Transport').max(50, 'Transport is too long').required()).max(20),
  }),
});

/** What the browser returns at a sign-in with a passkey. */
export const usedPasskeySchema = object({
  ...credentialFields,
  response: object({
    clientDataJSON: part('Client data').required('Client data is required'),
    authenticatorData: part('Authenticator data').required('Authenticator data is required'),
    signature: part('Signature').required('Signature is required'),
    userHandle: part('User handle').nullable(),
  }),
});
