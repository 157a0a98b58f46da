export function personName(person: { usr_firstname: string | null; usr_lastname: string | null }): string {
  return [person.usr_firstname, person.usr_lastname].filter(Boolean).join(' ');
}
