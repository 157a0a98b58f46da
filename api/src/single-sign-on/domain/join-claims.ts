import type { Claims } from './mapped-role.ts';

/** Whether an ID token says of its address if it is verified; else the provider's user info is asked. */
export function saysIfVerified(claims: Claims): boolean {
  return 'email_verified' in claims || 'xms_edov' in claims;
}

/** What an ID token and a provider's user info say of a person. An address and whether it is verified are read from one source. */
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
