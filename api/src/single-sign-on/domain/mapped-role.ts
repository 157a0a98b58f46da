/** What a provider says of a person. */
export type Claims = Readonly<Record<string, unknown>>;

interface RoleRules {
  role_claim: string | null;
  role_mappings: readonly { claim_value: string; role_id: number }[];
  default_role_id: number | null;
}

/** The role of a new account: that of the first listed value which the person's claim has, or the default; null makes none. */
export function mappedRole({ role_claim, role_mappings, default_role_id }: RoleRules, claims: Claims) {
  const claim = role_claim === null ? undefined : claimAt(claims, role_claim);
  const values = Array.isArray(claim) ? claim : [claim];
  return role_mappings.find(({ claim_value }) => values.includes(claim_value))?.role_id ?? default_role_id;
}

/** The claim of this name, or for `realm_access.roles` the one within another: Keycloak lists roles there. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (within, key) => (isClaims(within) && Object.hasOwn(within, key) ? within[key] : undefined),
      claims,
    );
}

const isClaims = (value: unknown): value is Claims => typeof value === 'object' && value !== null;
