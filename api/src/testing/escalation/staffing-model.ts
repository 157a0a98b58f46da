import { holdsAny, mayAssignRoles, mayManageStaff } from '@suite/contracts/permissions';
import type { GrantedPermission, PermissionName } from '@suite/contracts/permissions';
import { hotelAdminRole } from '../../staff-roles/staff-roles.public.ts';

/** Operators have accepted this permission of a remote. */
export const ownRight = 'spa.manage';

export const hotelRights: readonly GrantedPermission[] = [...hotelAdminRole.permissions, ownRight];

/** The bits follow the order of `hotelRights`. */
export type Rights = number;

export const allRights: Rights = 2 ** hotelRights.length - 1;
export const everySet: readonly Rights[] = Array.from({ length: allRights + 1 }, (_, rights) => rights);
const namedRights = ['manage_hotel', 'create_staff', 'update_permissions'] as const;
const bookingRights = ['hotel_checkins_manage', 'hotel_checkins_create'] as const;
/**
 * Tests every set of the rights that a rule names and the two booking permissions, and each other right combined with
 * those that a rule names. No rule names the others, so that all sets would add nothing.
 */
export const askedFamilies: readonly (readonly Rights[])[] = [
  setsOf([...namedRights, ...bookingRights]),
  ...hotelRights
    .filter((right) => !(namedRights as readonly string[]).concat(bookingRights).includes(right))
    .map((right) => setsOf([...namedRights, right])),
];
export const everyAskedSet: readonly Rights[] = [...new Set(askedFamilies.flat())];

function setsOf(names: readonly GrantedPermission[]): Rights[] {
  const limit = rightsOf(names);
  return everySet.filter((rights) => isWithin(rights, limit));
}

export function isWithin(some: Rights, others: Rights): boolean {
  return (some & ~others) === 0;
}

export function namesOf(rights: Rights): GrantedPermission[] {
  return hotelRights.filter((_name, index) => rights & (1 << index));
}

export function rightsOf(names: readonly string[]): Rights {
  return hotelRights.reduce((rights, name, index) => rights | (names.includes(name) ? 1 << index : 0), 0);
}

interface Rule {
  who: readonly PermissionName[];
  /** Requires `manage_hotel` for a target who holds it. */
  sparesTheAbove?: true;
}

export const rules = {
  'create-role': { who: mayManageStaff },
  'update-role': { who: mayManageStaff },
  'delete-role': { who: mayManageStaff },
  'add-staff': { who: mayManageStaff },
  'update-staff': { who: mayManageStaff, sparesTheAbove: true },
  'update-staff-roles': { who: mayAssignRoles },
  'remove-staff': { who: mayManageStaff, sparesTheAbove: true },
  'deactivate-staff': { who: mayManageStaff },
  'activate-staff': { who: mayManageStaff },
} as const satisfies Record<string, Rule>;

export interface StaffingCall {
  kind: keyof typeof rules;
  passed: Rights;
  target: Rights;
}

export function allows(caller: Rights, { kind, passed, target }: StaffingCall): boolean {
  const { who, sparesTheAbove }: Rule = rules[kind];
  const held = namesOf(caller);
  const isAbove = namesOf(target).includes('manage_hotel') && !held.includes('manage_hotel');
  return holdsAny(held, who) && isWithin(passed, caller) && !(sparesTheAbove && isAbove);
}

/**
 * Computes all rights that users and roles can reach from `limit` by any sequence of permitted calls. Rights are only
 * added, because a user who lost some can do nothing new.
 */
export function reachableFrom(
  limit: Rights,
  seeded: readonly Rights[],
  isAllowed: typeof allows = allows,
): { people: Rights[]; roles: Rights[] } {
  const people = new Set<Rights>([0, limit]);
  const roles = new Set<Rights>([limit]);
  const may = (kind: StaffingCall['kind'], passed: Rights) =>
    [...people].some((caller) => isAllowed(caller, { kind, passed, target: 0 }));
  let before = 0;
  while (before < people.size + roles.size) {
    before = people.size + roles.size;
    for (const rights of everySet) {
      if (may('create-role', rights)) roles.add(rights);
      if ([...roles].some((role) => may('update-role', role | rights))) roles.add(rights);
    }
    for (const role of [...roles, ...seeded]) {
      if (may('add-staff', role)) people.add(role);
      if (may('update-staff', role) || may('update-staff-roles', role)) {
        for (const person of [...people]) people.add(person | role);
      }
    }
  }
  return { people: [...people], roles: [...roles] };
}
