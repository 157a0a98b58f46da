import { t, tn } from '../languages/catalog.ts';

/** Returns a clause without a full stop, such as `3 people have this role`. */
export function peopleHaveRole(staff_count: number): string {
  if (staff_count === 0) return t('No staff member has this role');
  return tn(staff_count, '1 person has this role', '{count} people have this role');
}
