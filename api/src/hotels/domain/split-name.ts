/** Uses the last word as the last name. */
export function splitName(name: string): { usr_firstname: string; usr_lastname: string } {
  const words = name.split(/\s+/).filter(Boolean);
  const last = words.length > 1 ? words.pop() : undefined;
  return { usr_firstname: words.join(' '), usr_lastname: last ?? '' };
}
