import { expect, test } from '@jest/globals';
import { actingFor, namePerson, type PartyOfLink } from './acting-for.ts';

const party = (passenger_id: number | null, is_verified: boolean): PartyOfLink => ({
  id: 7,
  hotel_id: 3,
  name: 'Ines',
  is_verified,
  passengers: [
    { id: 21, name: 'Bo', is_verified: false },
    { id: 22, name: 'Cy', is_verified: true },
  ],
  passenger_id,
});
const primary = { user_type: 'primary', item_id: 7 } as const;
const guest = (item_id: number) => ({ user_type: 'guest', item_id }) as const;

test.each([
  ['the primary', null, false, undefined, primary],
  ['the primary', null, false, primary, primary],
  ['the primary', null, false, { ...primary, item_id: 21 }, 'unknown'],
  ['the primary', null, false, guest(21), 'primary-first'],
  ['the verified primary', null, true, guest(21), guest(21)],
  ['the verified primary', null, true, guest(7), 'unknown'],
  ['the primary', null, false, guest(99), 'unknown'],
  ['a guest', 21, false, undefined, 'wait-for-primary'],
  ['a guest', 21, true, undefined, guest(21)],
  ['a guest', 21, true, guest(21), guest(21)],
  ['a guest', 21, true, guest(22), 'only-primary'],
  ['a guest', 21, true, guest(99), 'only-primary'],
  ['a guest', 21, true, primary, 'only-primary'],
  ['a guest', 21, false, primary, 'only-primary'],
  ['a guest', 21, true, { ...primary, item_id: 21 }, 'only-primary'],
  ['a guest who was taken off', 23, true, undefined, 'unknown'],
] as const)('%s (%j, primary verified: %j) names %j: %j', (_who, own, verified, named, wanted) => {
  const found = actingFor(party(own, verified), named);
  expect('refusal' in found ? found.refusal : namePerson(found.person)).toEqual(wanted);
});
