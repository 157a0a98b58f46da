import { addDays } from '@suite/contracts/dates';
import { permissionNames, type OwnPermissionName, type PermissionName } from '@suite/contracts/permissions';
import type { Permission, Role } from '@suite/contracts/staff-roles';
import { sequence } from './sequence.ts';

const nextRole = sequence();

/** Each state returns a new factory, so that states can be combined. */
export interface RoleFactory {
  build(fields?: Partial<Role>): Role;
  buildList(count: number, fields?: Partial<Role>): Role[];
  permitting(...names: PermissionName[]): RoleFactory;
  /** Marks roles created with the hotel. */
  seeded(): RoleFactory;
  /** Assigns the role to the current user. */
  own(): RoleFactory;
  /** Adds permissions that the current user lacks. */
  beyondReach(): RoleFactory;
  /** Sets the number of people with the role. */
  heldBy(staff_count: number): RoleFactory;
}

export function permissionOf(permission_name: PermissionName): Permission {
  const id = permissionNames.indexOf(permission_name) + 1;
  return { id, permission_name, permission_description: `Described ${permission_name}` };
}

/** Builds an accepted permission that a remote declares. */
export function ownPermissionOf(
  permission_name: OwnPermissionName,
  texts: Partial<NonNullable<Permission['remote']>> = {},
): Permission {
  return {
    id: 100 + permission_name.length,
    permission_name,
    permission_description: `Described ${permission_name}`,
    remote: {
      remote_title: 'Spa',
      permission_title: `Title of ${permission_name}`,
      is_used: true,
      translations: [],
      ...texts,
    },
  };
}

function plainRole(): Role {
  const n = nextRole();
  const created_at = `${addDays('2027-01-01', n)}T09:00:00.000Z`;
  return {
    id: 10 + n,
    role_name: `Role ${n}`,
    role_description: null,
    created_at,
    updated_at: created_at,
    permissions: [permissionOf('hotel_checkins_create')],
    is_seeded: false,
    is_locked: false,
    is_grantable: true,
    staff_count: 0,
  };
}

function factoryOf(state: Partial<Role>): RoleFactory {
  const having = (more: Partial<Role>) => factoryOf({ ...state, ...more });
  const build = (fields: Partial<Role> = {}) => ({ ...plainRole(), ...state, ...fields });
  return {
    build,
    buildList: (count, fields) => Array.from({ length: count }, () => build(fields)),
    permitting: (...names) => having({ permissions: names.map(permissionOf) }),
    seeded: () => having({ is_seeded: true, is_locked: true }),
    own: () => having({ is_locked: true }),
    beyondReach: () => having({ is_grantable: false }),
    heldBy: (staff_count) => having({ staff_count }),
  };
}

/** Builds unassigned roles of the hotel with the permission to create bookings. */
export const roleFactory: RoleFactory = factoryOf({});
