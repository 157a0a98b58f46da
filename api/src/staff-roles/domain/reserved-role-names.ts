import { foldText } from '@suite/contracts/forms';

// Labels and rights elsewhere go by these names, so no hotel may give them to a role of its own.
const reservedNames = new Set(['super admin', 'platform operator', 'hotel admin']);

/** True for a name that would pass for one of the platform's own roles. */
export function isReservedRoleName(role_name: string): boolean {
  return reservedNames.has(foldText(role_name));
}
