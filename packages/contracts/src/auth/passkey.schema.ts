import { array, boolean, number, object, string, type InferType } from 'yup';
import { singleLine } from '../forms/value-fields.ts';
import { textField } from '../forms/strict-fields.ts';

type Wish = 'required' | 'preferred' | 'discouraged';
const longestPart = 16_384;
export const maxPasskeyBytes = 64 * 1024;

export const passkeySchema = object({
  id: string().required(),
  passkey_name: string().required(),
  created_at: string().required(),
  last_used_at: string().defined().nullable(),
});
export type Passkey = InferType<typeof passkeySchema>;

export const passkeyNameField = singleLine('Passkey name').max(
  50,
  'Passkey name must not exceed 50 characters',
);

const credentialReference = object({
  id: string().required(),
  type: string().required(),
  transports: array(string().required()),
});

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

export const createdPasskeySchema = object({
  ...credentialFields,
  response: object({
    clientDataJSON: part('Client data').required('Client data is required'),
    attestationObject: part('Attestation').required('Attestation is required'),
    transports: array(textField('Transport').max(50, 'Transport is too long').required()).max(20),
  }),
});

export const usedPasskeySchema = object({
  ...credentialFields,
  response: object({
    clientDataJSON: part('Client data').required('Client data is required'),
    authenticatorData: part('Authenticator data').required('Authenticator data is required'),
    signature: part('Signature').required('Signature is required'),
    userHandle: part('User handle').nullable(),
  }),
});
