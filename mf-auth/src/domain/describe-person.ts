import { isOwnRoleName, roleLabelOf } from '@suite/contracts/permissions';
import type { UserProfile } from '@suite/contracts/auth';
import { translateMessage } from '@suite/i18n';
import { t } from '../languages/catalog.ts';

export function initialsOf({ usr_firstname, usr_lastname }: UserProfile): string {
  const first = (text: string) => Array.from(text.trim())[0] ?? '';
  return `${first(usr_firstname)}${first(usr_lastname)}`.toUpperCase();
}

/** Names the hotel unless the role is global. */
export function roleLineOf({ roles, permissions, hotel_name }: UserProfile): string {
  const [role] = roles;
  const names = permissions.map(({ permission_name }) => permission_name);
  const name = role?.role_name ?? roleLabelOf(names, roles);
  const label = isOwnRoleName(name) ? translateMessage(name) : name;
  return hotel_name && !role?.is_global ? t('{role} at {hotel}', { role: label, hotel: hotel_name }) : label;
}
