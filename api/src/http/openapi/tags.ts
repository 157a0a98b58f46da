const tags = {
  auth: 'Sign-in and account',
  'single-sign-on': 'Single sign-on',
  bookings: 'Bookings',
  verification: 'Verification',
  dashboard: 'Dashboard and housekeeping',
  hotels: 'Hotels',
  integrations: 'Integrations',
  'staff-roles': 'Staff and roles',
  audit: 'Audit',
  mail: 'Mail',
  platform: 'Remotes and releases',
  operations: 'Operations',
} as const;

export const documentTags = Object.values(tags).map((name) => ({ name }));

export function tagOf(context: string): string {
  const tag = new Map<string, string>(Object.entries(tags)).get(context);
  return tag ?? context.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
}
