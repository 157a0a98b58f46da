/** What the calls of each context stand under in the document, in this order. */
const tags = {
  auth: 'Sign-in and account',
  bookings: 'Bookings',
  verification: 'Verification',
  dashboard: 'Dashboard and housekeeping',
  hotels: 'Hotels',
  'staff-roles': 'Staff and roles',
  audit: 'Audit',
  mail: 'Mail',
  platform: 'Remotes and releases',
  operations: 'Operations',
} as const;

export const documentTags = Object.values(tags).map((name) => ({ name }));

/** @throws Error for a context that has no tag yet */
export function tagOf(context: string): string {
  const tag = new Map<string, string>(Object.entries(tags)).get(context);
  if (tag === undefined) throw new Error(`Give the calls of "${context}" a tag in plugins/openapi/tags.ts.`);
  return tag;
}
