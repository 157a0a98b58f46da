import type { Staff } from '@suite/contracts/staff-roles';

export function fullName({
  usr_firstname,
  usr_lastname,
  usr_email,
}: Pick<Staff, 'usr_firstname' | 'usr_lastname' | 'usr_email'>): string {
  return `${usr_firstname} ${usr_lastname}`.trim() || usr_email;
}
