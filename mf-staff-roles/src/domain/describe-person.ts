import type { Staff } from '@suite/contracts/staff-roles';

/** A colleague's name, else their e-mail address. */
export function fullName({
  usr_firstname,
  usr_lastname,
  usr_email,
}: Pick<Staff, 'usr_firstname' | 'usr_lastname' | 'usr_email'>): string {
  return `${usr_firstname} ${usr_lastname}`.trim() || usr_email;
}
