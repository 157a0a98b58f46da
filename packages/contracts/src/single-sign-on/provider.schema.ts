import { array, boolean, number, object, string, type InferType } from 'yup';
import { singleLine, updatedAtField } from '../forms/value-fields.ts';
import { flagField, idIn, queryNumberField, textField, wholeNumberField } from '../forms/strict-fields.ts';

/** Is `platform` or the number of a hotel. */
export const providerParams = object({
  provider: textField('Provider')
    .required('Provider is required')
    .matches(/^(platform|[1-9]\d{0,8})$/, 'Provider is not known'),
});

/** Callers who see every hotel may name one; by default it is the own hotel or the platform. */
export const providerQuery = object({ hotelId: idIn(queryNumberField('Hotel ID'), 'Hotel ID') });

const domain = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

function isIssuer(value: string | undefined): boolean {
  if (value === undefined || value === '') return true;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { username, password, search, hash, pathname } = new URL(value);
  return (
    [username, password, search, hash].every((part) => part === '') && !pathname.includes('/.well-known/')
  );
}

const role = (label: string) => idIn(wholeNumberField(label), label);

const issuerFields = {
  issuer: singleLine('Issuer')
    .required('Issuer is required')
    .max(500, 'Issuer must be at most 500 characters')
    .test('issuer', 'Issuer must be the https address of the provider, without /.well-known', isIssuer),
  client_id: singleLine('Client ID')
    .required('Client ID is required')
    .max(300, 'Client ID must be at most 300 characters'),
  /** If it is missing, the stored secret stays while issuer and client ID stay. */
  client_secret: singleLine('Client secret').max(1_000, 'Client secret must be at most 1000 characters'),
};

export const testSingleSignOnSchema = object(issuerFields).noUnknown();
export type TestSingleSignOnPayload = InferType<typeof testSingleSignOnSchema>;

export const updateSingleSignOnSchema = object({
  ...issuerFields,
  provider_name: singleLine('Name')
    .required('Name is required')
    .max(60, 'Name must be at most 60 characters'),
  allowed_domains: array(
    singleLine('Domain')
      .required('Domain is required')
      .max(253, 'Enter domains such as hotel.example')
      .matches(domain, 'Enter domains such as hotel.example'),
  )
    .required('Enter at least one domain')
    .min(1, 'Enter at least one domain')
    .max(50, 'Enter at most 50 domains'),
  default_role_id: role('Role').nullable().defined(),
  role_claim: singleLine('Claim').max(100, 'Claim must be at most 100 characters').nullable().defined(),
  role_mappings: array(
    object({
      claim_value: singleLine('Value')
        .required('Value is required')
        .max(200, 'Value must be at most 200 characters'),
      role_id: role('Role').required('Role is required'),
    })
      .required()
      .noUnknown(),
  )
    .required()
    .max(50, 'Enter at most 50 values'),
  is_enabled: flagField('Single sign-on').required(),
  is_required: flagField('Only single sign-on').required(),
  updated_at: updatedAtField(),
}).noUnknown();
export type UpdateSingleSignOnPayload = InferType<typeof updateSingleSignOnSchema>;

const signInProviderSchema = object({
  provider_name: string().required(),
  issuer: string().required(),
  client_id: string().required(),
  allowed_domains: array(string().required()).required(),
  default_role_id: number().nullable().defined(),
  role_claim: string().nullable().defined(),
  role_mappings: array(
    object({ claim_value: string().required(), role_id: number().required() }).required(),
  ).required(),
  is_enabled: boolean().required(),
  is_required: boolean().required(),
  updated_at: string().required(),
});
export type SignInProvider = InferType<typeof signInProviderSchema>;

/** `provider` is null before the first save; `roles` are those that an account may get at its first sign-in. */
export const singleSignOnSchema = object({
  provider: signInProviderSchema.nullable().defined(),
  redirect_uri: string().required(),
  logout_uri: string().required(),
  sign_in_address: string().required(),
  can_be_required: boolean().required(),
  roles: array(object({ id: number().required(), role_name: string().required() }).required()).required(),
});
export type SingleSignOn = InferType<typeof singleSignOnSchema>;
