import type { Choices } from './choices.ts';
import type { People } from './people.ts';

export interface StaffPlan {
  usr_email: string;
  usr_firstname: string;
  usr_lastname: string;
  usr_phone: string | null;
  position: string;
  joined_at: Date;
  last_login: Date | null;
  is_active: boolean;
}

const positions: readonly [string, number][] = [
  ['Housekeeper', 7],
  ['Receptionist', 5],
  ['Waiter', 4],
  ['Night Porter', 2],
  ['Chef', 2],
  ['Maintenance Technician', 2],
  ['Security Guard', 2],
];
const mailDomain = 'seaview.test';
const hourInMs = 3_600_000;

/** Most people have signed in recently, some never have, and a few have left. */
export function planStaff({
  choices,
  people,
  opened,
  now,
}: {
  choices: Choices;
  people: People;
  opened: Date;
  now: Date;
}): StaffPlan[] {
  const hoursOpen = Math.floor((now.getTime() - opened.getTime()) / hourInMs);
  const before = (hours: number) => new Date(now.getTime() - hours * hourInMs);
  return positions
    .flatMap(([position, count]) => Array.from({ length: count }, () => position))
    .map((position, index) => {
      const { name, email } = people.next();
      const [usr_firstname = '', usr_lastname = ''] = name.split(' ');
      const hoursAgo = choices.between(48, hoursOpen);
      const isActive = index % 8 !== 6;
      const hasBegun = index % 9 !== 4;
      return {
        usr_firstname,
        usr_lastname,
        usr_email: `${email.split('@')[0]}@${mailDomain}`,
        usr_phone: index % 6 === 5 ? null : `+351 91${choices.between(1_000_000, 9_999_999)}`,
        position,
        joined_at: before(hoursAgo),
        last_login: hasBegun
          ? before(isActive ? choices.between(1, 40) : choices.between(25, hoursAgo - 1))
          : null,
        is_active: isActive,
      };
    });
}
