/** What a provider says of a person. */
export type Claims = Readonly<Record<string, unknown>>;

interface RoleRules {
  role_claim: string | null;
  role_mappings: readonly { claim_value: string; role_id: number }[];
  default_role_id: number | null;
}

/** The role of a new account: that of the first listed value which the person's claim has, or the default; null makes none. */
export function mappedRole({ role_claim, role_mappings, default_role_id }: RoleRules, claims: Claims) {
  const claim = role_claim === null ? undefined : claims[role_claim];
  const values = Array.isArray(claim) ? claim : [claim];
  return role_mappings.find(({ claim_value }) => values.includes(claim_value))?.role_id ?? default_role_id;
}
