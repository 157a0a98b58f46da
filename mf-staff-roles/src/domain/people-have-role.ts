/** How many people have a role, as a sentence without its end: `3 people have this role`. */
export function peopleHaveRole(staff_count: number): string {
  if (staff_count === 0) return 'No staff member has this role';
  return staff_count === 1 ? '1 person has this role' : `${staff_count} people have this role`;
}
