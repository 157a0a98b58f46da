import type { Choices } from './choices.ts';
import type { People, Person } from './people.ts';

export interface PlannedGuest {
  name: string;
  type: 'Adult' | 'Child' | 'Infant';
  user_type: 'guest';
}

const companions: Record<string, { adults: readonly number[]; children: readonly number[] }> = {
  Single: { adults: [0], children: [0] },
  Double: { adults: [0, 0, 1, 1], children: [0, 0, 0, 1] },
  Triple: { adults: [1, 1, 2], children: [0, 1] },
  Deluxe: { adults: [0, 1, 1], children: [0, 0, 1] },
  Family: { adults: [1], children: [1, 2, 2, 3] },
};

export function planGuests(
  choices: Choices,
  people: People,
  primary: Person,
  roomType: string,
): PlannedGuest[] {
  const along = companions[roomType];
  if (!along || (roomType !== 'Family' && choices.chance(0.3))) return [];
  const adults = Array.from({ length: choices.pick(along.adults) }, () => 'Adult' as const);
  const children = Array.from({ length: choices.pick(along.children) }, () =>
    choices.chance(0.2) ? ('Infant' as const) : ('Child' as const),
  );
  const names = new Set([primary.name]);
  return [...adults, ...children].map((type) => {
    let name = primary.name;
    while (names.has(name)) name = people.companionOf(primary, type === 'Adult' ? 'Adult' : 'Child');
    names.add(name);
    return { name, type, user_type: 'guest' };
  });
}
