import { foldText } from '@suite/contracts/forms';

// Labels and rights elsewhere use these names.
const reservedNames = new Set(['super admin', 'platform operator', 'hotel admin']);

export function isReservedRoleName(role_name: string): boolean {
  return reservedNames.has(foldText(role_name));
}
