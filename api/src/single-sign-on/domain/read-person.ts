import { isEmail, normalizeEmail, normalizeLine } from '@suite/contracts/forms';
import type { Claims } from './mapped-role.ts';

/** A person as a provider describes them; without an e-mail address that it has verified, null in its place. */
export interface ProviderPerson {
  subject: string;
  verified_email: string | null;
  usr_firstname: string;
  usr_lastname: string;
}

const maxNameLength = 50;

/** Reads the claims of an ID token, of a provider's user info, or of both. */
export function readPerson(claims: Claims): ProviderPerson {
  const { sub } = claims;
  const email = typeof claims['email'] === 'string' ? normalizeEmail(claims['email']) : '';
  if (typeof sub !== 'string' || sub === '') throw new Error('The provider named no subject');
  const [first, ...others] = nameIn(claims['name'], 2 * maxNameLength).split(' ');
  return {
    subject: sub,
    verified_email: isEmail(email) && isVerified(claims) ? email : null,
    usr_firstname: nameIn(claims['given_name']) || nameIn(first) || 'New',
    usr_lastname: nameIn(claims['family_name']) || nameIn(others.join(' ')) || 'Person',
  };
}

/** What a provider says of the address itself: no setting vouches for it, since people may choose it at some providers. */
function isVerified({ email_verified, xms_edov }: Claims): boolean {
  // Amazon Cognito and others send the text 'true' in their user info.
  if (email_verified !== undefined) return email_verified === true || email_verified === 'true';
  // Microsoft Entra ID in its place: the owner of the domain was verified. It is written in several ways.
  return xms_edov === true || xms_edov === 1 || xms_edov === '1' || xms_edov === 'true';
}

function nameIn(value: unknown, length = maxNameLength): string {
  if (typeof value !== 'string') return '';
  const line = normalizeLine(value.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' '));
  return [...line].slice(0, length).join('').trim();
}

/** Whether an e-mail address belongs to one of the domains. */
export function isInDomains(email: string, domains: readonly string[]): boolean {
  const domainOf = (address: string) => normalizeEmail(address).replace(/^.*@/, '');
  return domains.some((domain) => domainOf(`@${domain}`) === domainOf(email));
}
