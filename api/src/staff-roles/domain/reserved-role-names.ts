// Labels and rights elsewhere go by these names, so no hotel may give them to a role of its own.
const reservedNames = new Set(['super admin', 'platform operator', 'hotel admin']);

/** True for a name that would pass for one of the platform's own roles. */
export function isReservedRoleName(role_name: string): boolean {
  const plain = role_name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
  return reservedNames.has(plain);
}
