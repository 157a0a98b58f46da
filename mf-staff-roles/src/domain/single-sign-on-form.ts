import { checkForm, type CheckedForm, type FormErrors } from '@suite/contracts/forms';
import {
  updateSingleSignOnSchema,
  type SignInProvider,
  type UpdateSingleSignOnPayload,
} from '@suite/contracts/single-sign-on';
import { t } from '../languages/catalog.ts';

/** `role_id` is a number as text, as selects require. */
export interface RoleMapping {
  claim_value: string;
  role_id: string;
}

export interface SingleSignOnValues {
  provider_name: string;
  issuer: string;
  client_id: string;
  client_secret: string;
  allowed_domains: string;
  default_role_id: string;
  role_claim: string;
  role_mappings: readonly RoleMapping[];
  is_enabled: boolean;
  is_required: boolean;
}

const blank: SingleSignOnValues = {
  provider_name: '',
  issuer: '',
  client_id: '',
  client_secret: '',
  allowed_domains: '',
  default_role_id: '',
  role_claim: '',
  role_mappings: [],
  is_enabled: true,
  is_required: false,
};

/** The form never contains the stored secret. */
export function singleSignOnValuesOf(provider: SignInProvider | null): SingleSignOnValues {
  if (!provider) return blank;
  const { provider_name, issuer, client_id, is_enabled, is_required } = provider;
  return {
    provider_name,
    issuer,
    client_id,
    is_enabled,
    is_required,
    client_secret: '',
    allowed_domains: provider.allowed_domains.join(', '),
    default_role_id: String(provider.default_role_id ?? ''),
    role_claim: provider.role_claim ?? '',
    role_mappings: provider.role_mappings.map(({ claim_value, role_id }) => ({
      claim_value,
      role_id: String(role_id),
    })),
  };
}

const numberOf = (role: string) => (role === '' ? null : Number(role));

export function checkSingleSignOn(provider: SignInProvider | null) {
  return (values: SingleSignOnValues): CheckedForm<UpdateSingleSignOnPayload> => {
    const { client_secret, allowed_domains, default_role_id, role_mappings, ...rest } = values;
    const payload = {
      ...rest,
      ...(client_secret ? { client_secret } : {}),
      allowed_domains: allowed_domains
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
      default_role_id: numberOf(default_role_id),
      role_mappings: role_mappings.map(({ claim_value, role_id }) => ({
        claim_value,
        role_id: numberOf(role_id) ?? undefined,
      })),
      ...(provider ? { updated_at: provider.updated_at } : {}),
    };
    const checked = checkForm(updateSingleSignOnSchema, payload);
    const errors = {
      ...checked.errors,
      ...(secretIsMissing(provider, values) && { client_secret: t('Client secret is required') }),
    };
    const [error] = Object.keys(errors);
    return error === undefined && checked.value ? { value: checked.value } : { errors: byField(errors) };
  };
}

/** The stored secret applies to the issuer and the client that it was entered for. */
function secretIsMissing(provider: SignInProvider | null, values: SingleSignOnValues): boolean {
  const isSame = provider?.issuer === values.issuer.trim() && provider.client_id === values.client_id.trim();
  return values.client_secret === '' && !isSame;
}

/** The form has one field for all domains. */
function byField(errors: FormErrors): FormErrors {
  const entries = Object.entries(errors).map(([path, message]) => [
    path.replace(/^allowed_domains\[.*/, 'allowed_domains'),
    message,
  ]);
  return Object.fromEntries(entries) as FormErrors;
}
