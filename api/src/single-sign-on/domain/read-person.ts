import { isDeliverable, normalizeEmail, normalizeLine } from '@suite/contracts/forms';
import type { Claims } from './mapped-role.ts';

/** `verified_email` is null unless the provider has verified the address. */
export interface ProviderPerson {
  subject: string;
  verified_email: string | null;
  usr_firstname: string;
  usr_lastname: string;
}

const maxNameLength = 50;

export function readPerson(claims: Claims): ProviderPerson {
  const { sub } = claims;
  const email = typeof claims['email'] === 'string' ? normalizeEmail(claims['email']) : '';
  if (typeof sub !== 'string' || sub === '') throw new Error('The provider named no subject');
  const [first, ...others] = nameIn(claims['name'], 2 * maxNameLength).split(' ');
  return {
    subject: sub,
    verified_email: isDeliverable(email) && isVerified(claims) ? email : null,
    usr_firstname: nameIn(claims['given_name']) || nameIn(first) || 'New',
    usr_lastname: nameIn(claims['family_name']) || nameIn(others.join(' ')) || 'Person',
  };
}

/** Requires the provider's own claim: people may enter any address at some providers. */
function isVerified({ email_verified, xms_edov }: Claims): boolean {
  // Amazon Cognito and others send the text 'true' in their user info.
  if (email_verified !== undefined) return email_verified === true || email_verified === 'true';
  // Microsoft Entra ID uses `xms_edov` for a verified domain, in several spellings.
  return xms_edov === true || xms_edov === 1 || xms_edov === '1' || xms_edov === 'true';
}

function nameIn(value: unknown, length = maxNameLength): string {
  if (typeof value !== 'string') return '';
  const line = normalizeLine(value.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' '));
  return [...line].slice(0, length).join('').trim();
}

export function isInDomains(email: string, domains: readonly string[]): boolean {
  const domainOf = (address: string) => normalizeEmail(address).replace(/^.*@/, '');
  return domains.some((domain) => domainOf(`@${domain}`) === domainOf(email));
}

export function saysIfVerified(claims: Claims): boolean {
  return 'email_verified' in claims || 'xms_edov' in claims;
}

/** Takes the address and its verification from the same source. */
export function joinClaims(claims: Claims, info: Claims): Claims {
  return saysIfVerified(claims) ? { ...withoutEmail(info), ...claims } : { ...info, ...withoutEmail(claims) };
}

function withoutEmail({
  email: _email,
  email_verified: _verified,
  xms_edov: _edov,
  ...others
}: Claims): Claims {
  return others;
}
