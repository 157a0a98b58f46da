import { everySet, namesOf, rules, type StaffingCall } from './staffing-model.ts';
import { make, type Move } from './staffing-moves.ts';
import type { PersonState, RoleState, StaffingState } from './staffing-state.ts';

export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `isBlocked` means that something other than permissions prevents the call. */
export interface RandomMove extends Move {
  caller: PersonState;
  isBlocked: boolean;
}

const kinds = Object.keys(rules) as StaffingCall['kind'][];
const union = (roles: readonly RoleState[]) => roles.reduce((rights, role) => rights | role.rights, 0);

export function randomMove(
  { roles, people }: StaffingState,
  permissionIds: Record<string, number>,
  random: () => number,
): RandomMove {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const callers = people.filter(({ is_active }) => is_active);
  const [caller, person, role, rights] = [pick(callers), pick(people), pick(roles), pick(everySet) || 1];
  const idsOf = namesOf(rights).map((name) => permissionIds[name] ?? 0);
  const chosen = roles.filter((one) => one === role || random() < 0.3);
  const chosenIds = chosen.map(({ id }) => id);
  const moved = union(roles.filter(({ id }) => chosenIds.includes(id) !== person.role_ids.includes(id)));
  const isLocked = role.is_seeded || caller.role_ids.includes(role.id);
  const moves: Record<StaffingCall['kind'], Omit<RandomMove, 'kind' | 'caller'>> = {
    'create-role': { passed: rights, target: 0, isBlocked: false, make: make['create-role'](idsOf) },
    'update-role': {
      passed: role.rights | rights,
      target: 0,
      isBlocked: isLocked,
      make: make['update-role'](role.id, idsOf),
    },
    'delete-role': {
      passed: role.rights,
      target: 0,
      isBlocked: isLocked || role.holders > 0,
      make: make['delete-role'](role.id),
    },
    'add-staff': { passed: union(chosen), target: 0, isBlocked: false, make: make['add-staff'](chosenIds) },
    'update-staff': {
      passed: moved,
      target: person.rights,
      isBlocked: false,
      make: make['update-staff'](person.user_id, chosenIds),
    },
    'update-staff-roles': {
      passed: moved,
      target: person.rights,
      isBlocked: false,
      make: make['update-staff-roles'](person.user_id, chosenIds),
    },
    'remove-staff': {
      passed: 0,
      target: person.rights,
      isBlocked: person === caller,
      make: make['remove-staff'](person.user_id),
    },
    'deactivate-staff': {
      passed: person.rights,
      target: person.rights,
      isBlocked: person === caller || !person.is_active,
      make: make['deactivate-staff'](person.user_id),
    },
    'activate-staff': {
      passed: person.rights,
      target: person.rights,
      isBlocked: person.is_active,
      make: make['activate-staff'](person.user_id),
    },
  };
  const kind = pick(kinds);
  return { kind, caller, ...moves[kind] };
}
