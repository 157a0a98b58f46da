import type { Role } from '@suite/contracts/staff-roles';
import { t } from '../languages/catalog.ts';

interface RoleLock {
  note: string;
  reason: string;
}

export function roleLockOf({ is_seeded, is_locked, is_grantable }: Role): RoleLock | undefined {
  if (is_seeded) {
    return {
      note: t('came with the hotel'),
      reason: t('This role came with the hotel and cannot be changed or deleted.'),
    };
  }
  if (is_locked) {
    return {
      note: t('your own role'),
      reason: t('You have this role yourself and cannot change or delete it.'),
    };
  }
  if (!is_grantable) {
    return {
      note: t('beyond your permissions'),
      reason: t('This role has permissions that you do not have, so you cannot change or delete it.'),
    };
  }
  return undefined;
}
