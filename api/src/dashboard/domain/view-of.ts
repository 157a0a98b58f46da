import type { Dashboard } from '@suite/contracts/dashboard';

interface Held {
  roles: readonly { role_name: string }[];
  permissions: readonly string[];
}

/** Selects the layout only; the scope decides which rows count. */
export function viewOf({ roles, permissions }: Held): Dashboard['role'] {
  const isCalled = (name: string) => roles.some(({ role_name }) => role_name === name);
  if (isCalled('Super Admin') || permissions.includes('manage_users')) return 'Super Admin';
  if (isCalled('Hotel Admin') || permissions.includes('manage_hotel')) return 'Hotel Admin';
  return 'Staff';
}
