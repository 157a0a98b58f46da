import { explainPermission } from '@suite/contracts/permissions';

interface Person {
  usr_firstname: string;
  usr_lastname: string;
  usr_email: string;
}

export function describePerson({ usr_firstname, usr_lastname, usr_email }: Person): string {
  return `${usr_firstname} ${usr_lastname} (${usr_email})`;
}

export function listTitles(names: readonly string[]): { texts: string[] } {
  return { texts: names.map((name) => explainPermission(name)?.title ?? name) };
}

export function listRoleNames(roles: readonly { role_name: string }[]): string {
  return roles.map(({ role_name }) => role_name).join(', ');
}
