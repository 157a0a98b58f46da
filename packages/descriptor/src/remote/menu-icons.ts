/** The shell draws a default icon for a name that it does not have. */
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

/** Allows SVG path commands and numbers, so that an icon cannot contain markup, style or an address. */
const iconPathPattern = /^[Mm][MmZzLlHhVvCcSsQqTtAaEe\d\s,.+-]+$/;
const iconPathLength = 1500;

/** Drawings are filled, in a box of 24 by 24, in the colour of the text around them. */
export function isIconPath(icon: string): boolean {
  return icon.length <= iconPathLength && iconPathPattern.test(icon);
}

export function isMenuIcon(icon: string): icon is MenuIcon {
  return menuIcons.some((name) => name === icon);
}

export const iconJsonSchema = {
  anyOf: [
    { type: 'string', enum: menuIcons },
    { type: 'string', pattern: iconPathPattern.source, maxLength: iconPathLength },
  ],
};
