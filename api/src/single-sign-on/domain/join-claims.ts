import type { Claims } from './mapped-role.ts';

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
