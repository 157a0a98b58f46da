/** Icons a menu entry may name; the shell draws them. A shell that does not know a newer name draws its default. */
export const menuIcons = [
  'account',
  'bookings',
  'calendar',
  'chart',
  'dashboard',
  'hotel',
  'list',
  'mail',
  'roles',
  'rooms',
  'settings',
  'staff',
  'tasks',
  'verification',
] as const;

export type MenuIcon = (typeof menuIcons)[number];
