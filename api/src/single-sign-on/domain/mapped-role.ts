export type Claims = Readonly<Record<string, unknown>>;

interface RoleRules {
  role_claim: string | null;
  role_mappings: readonly { claim_value: string; role_id: number }[];
  default_role_id: number | null;
}

/** Uses the first mapping that matches; null creates no account. */
export function mappedRole({ role_claim, role_mappings, default_role_id }: RoleRules, claims: Claims) {
  const claim = role_claim === null ? undefined : claimAt(claims, role_claim);
  const values = Array.isArray(claim) ? claim : [claim];
  return role_mappings.find(({ claim_value }) => values.includes(claim_value))?.role_id ?? default_role_id;
}

/** Resolves paths such as `realm_access.roles`, which Keycloak uses. */
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
