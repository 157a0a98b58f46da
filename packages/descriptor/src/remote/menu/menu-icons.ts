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

/** SVG path data of one drawing: commands and numbers, and nothing that could be markup, style or an address. */
const iconPathPattern = /^[Mm][MmZzLlHhVvCcSsQqTtAaEe\d\s,.+-]+$/;
const iconPathLength = 1500;

/** Whether an icon is a drawing of its own: filled, in a box of 24 by 24, and in the colour of the text around it. */
export function isIconPath(icon: string): boolean {
  return icon.length <= iconPathLength && iconPathPattern.test(icon);
}

export function isMenuIcon(icon: string): icon is MenuIcon {
  return menuIcons.some((name) => name === icon);
}

/** Both kinds, for editors. */
export const iconJsonSchema = {
  anyOf: [
    { type: 'string', enum: menuIcons },
    { type: 'string', pattern: iconPathPattern.source, maxLength: iconPathLength },
  ],
};
