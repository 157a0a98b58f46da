import {
  holdsAny,
  mayAssignRoles,
  mayManageStaff,
  type GrantedPermission,
  type PermissionName,
} from '@suite/contracts/permissions';
import { hotelAdminRole } from '../../staff-roles/staff-roles.public.ts';

/** A permission of a remote, which operators accepted. */
export const ownRight = 'spa.manage';

/** The rights a hotel's roles are made of: those of the product, and one of a remote. */
export const hotelRights: readonly GrantedPermission[] = [...hotelAdminRole.permissions, ownRight];

/** A set of hotel rights: one bit each, in the order of `hotelRights`. */
export type Rights = number;

export const allRights: Rights = 2 ** hotelRights.length - 1;
export const everySet: readonly Rights[] = Array.from({ length: allRights + 1 }, (_, rights) => rights);
/**
 * The sets that the server is asked about: every set of the product's rights, and every set of the remote's right with those
 * that a rule names. The two booking permissions are named by no rule, so that all 64 sets would say no more.
 */
export const askedFamilies: readonly (readonly Rights[])[] = [
  setsOf(hotelAdminRole.permissions),
  setsOf(['manage_hotel', 'create_staff', 'update_permissions', ownRight]),
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
  /** Targets a person: holders of `manage_hotel` are out of reach of those without it. */
  sparesTheAbove?: true;
}

/** The calls that change who has which rights, and who may make them at all. */
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

/** A call as far as rights go. */
export interface StaffingCall {
  kind: keyof typeof rules;
  /** All that is given or taken away by it, as rights of a role or of a person. */
  passed: Rights;
  /** What the person it is done to holds before. */
  target: Rights;
}

/** Whether a user with these permissions may make the call: the complete permission rules. */
export function allows(caller: Rights, { kind, passed, target }: StaffingCall): boolean {
  const { who, sparesTheAbove }: Rule = rules[kind];
  const held = namesOf(caller);
  const isAbove = namesOf(target).includes('manage_hotel') && !held.includes('manage_hotel');
  return holdsAny(held, who) && isWithin(passed, caller) && !(sparesTheAbove && isAbove);
}

/**
 * All rights that people can come to hold, and that roles can come to be made of, when those who start with `limit`
 * and one without permissions make all permitted calls, in any number and order. Permissions are only
 * added on the way: a user who lost some may do nothing that they could not do before.
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
