import { randomUUID } from 'node:crypto';
import type { PermissionName } from '@suite/contracts';
import type { Database } from '@suite/database';
import type { Caller } from '../../auth/auth.public.ts';
import {
  addStaff,
  createRole,
  deleteRole,
  removeStaff,
  updateRole,
  updateStaff,
  updateStaffRoles,
} from '../../staff-roles/staff-roles.public.ts';
import type { PersonState, RoleState, StaffingState } from './staffing-state.ts';

export interface Move {
  name: string;
  make(tx: Database, caller: Caller): Promise<unknown>;
}

type Ids = Record<string, number>;

const unique = () => randomUUID().slice(0, 8);
const person = () => ({
  usr_firstname: 'Nora',
  usr_lastname: 'Quist',
  usr_phone: undefined,
  position: 'Clerk',
  hotel_id: undefined,
});

function roleForm(ids: Ids, names: readonly PermissionName[]) {
  const permission_ids = names.map((name) => ids[name] ?? 0);
  return {
    role_name: unique(),
    role_description: '',
    permission_ids,
    hotel_id: undefined,
    updated_at: undefined,
  };
}

const create = (ids: Ids, names: readonly PermissionName[]): Move => ({
  name: `create-role of ${names.join('+')}`,
  make: (tx, caller) => createRole(tx, caller, roleForm(ids, names)),
});
const change = (ids: Ids, role: RoleState, names: readonly PermissionName[]): Move => ({
  name: `update-role ${role.held.join('+') || 'empty'} to ${names.join('+')}`,
  make: (tx, caller) => updateRole(tx, caller, role.id, roleForm(ids, names)),
});
const erase = (role: RoleState): Move => ({
  name: `delete-role ${role.held.join('+')}`,
  make: (tx, caller) => deleteRole(tx, caller, role.id),
});
const assign = ({ user_id }: PersonState, role_ids: number[]): Move => ({
  name: `update-staff-roles of ${user_id} to ${role_ids.join('+')}`,
  make: (tx, caller) => updateStaffRoles(tx, caller, user_id, { role_ids }),
});
const edit = ({ user_id }: PersonState, role_ids: number[]): Move => ({
  name: `update-staff ${user_id} with ${role_ids.join('+')}`,
  make: (tx, caller) => updateStaff(tx, caller, user_id, { ...person(), usr_email: undefined, role_ids }),
});
const add = (role: RoleState): Move => ({
  name: `add-staff with ${role.held.join('+')}`,
  make: (tx, caller) =>
    addStaff(
      tx,
      caller,
      { ...person(), usr_email: `${unique()}@suite.test`, role_ids: [role.id] },
      { publicUrl: 'https://suite.test' },
    ),
});
const remove = ({ user_id }: PersonState): Move => ({
  name: `remove-staff ${user_id}`,
  make: (tx, caller) => removeStaff(tx, caller, user_id),
});

const isWithin = (names: readonly PermissionName[], limit: readonly PermissionName[]) =>
  names.every((name) => limit.includes(name));

/** Calls that would pass on one of `beyond`: at the start in every way there is, later on in one way of each kind. */
export function movesBeyond(
  ids: Ids,
  { roles, people }: StaffingState,
  beyond: PermissionName[],
  isStart: boolean,
): Move[] {
  const tempting = roles.filter(({ held }) => held.some((name) => beyond.includes(name)));
  return [
    ...beyond.map((name) => create(ids, [name])),
    ...roles.flatMap((role) => beyond.map((name) => change(ids, role, [...role.held, name]))),
    ...tempting.flatMap((role) => [
      add(role),
      ...people.flatMap((one) => [
        assign(one, [...one.role_ids, role.id]),
        ...(isStart ? [assign(one, [role.id]), edit(one, [...one.role_ids, role.id])] : []),
      ]),
    ]),
  ];
}

/** Calls that stay within `limit`, as far as they lead to something new; later on two rights stand for all. */
export function movesWithin(
  ids: Ids,
  { roles, people }: StaffingState,
  limit: PermissionName[],
  isStart: boolean,
): Move[] {
  const names = isStart ? limit : limit.slice(0, 2);
  const free = roles.filter(({ is_seeded, held }) => !is_seeded && isWithin(held, limit));
  const without = (role: RoleState) => names.filter((name) => !role.held.includes(name));
  return [
    ...names.map((name) => create(ids, [name])),
    ...free.flatMap((role) => without(role).map((name) => change(ids, role, [...role.held, name]))),
    ...free.map(erase),
    ...free.map(add),
    ...people.flatMap((one) =>
      free
        .filter(({ id }) => !one.role_ids.includes(id))
        .flatMap((role) => [assign(one, [...one.role_ids, role.id]), assign(one, [role.id])]),
    ),
    ...people.map(remove),
  ];
}
