import { addDays } from '@suite/contracts/dates';
import { permissionNames, type OwnPermissionName, type PermissionName } from '@suite/contracts/permissions';
import type { Permission, Role } from '@suite/contracts/staff-roles';
import { sequence } from './sequence.ts';

const nextRole = sequence();

/** Builds roles; each state returns a factory of its own, so that states can be combined. */
export interface RoleFactory {
  /** A role with `fields` as given and everything else filled in. */
  build(fields?: Partial<Role>): Role;
  buildList(count: number, fields?: Partial<Role>): Role[];
  /** Bundles exactly these permissions. */
  permitting(...names: PermissionName[]): RoleFactory;
  /** Came with the hotel. */
  seeded(): RoleFactory;
  /** The reader has it. */
  own(): RoleFactory;
  /** Bundles more than the reader holds. */
  beyondReach(): RoleFactory;
  /** So many people have it. */
  heldBy(staff_count: number): RoleFactory;
}

/** A permission as the API answers it. */
export function permissionOf(permission_name: PermissionName): Permission {
  const id = permissionNames.indexOf(permission_name) + 1;
  return { id, permission_name, permission_description: `Described ${permission_name}` };
}

/** A permission that a remote declares, as the API answers it once it is accepted. */
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

/** Roles as the list answers them: made by the hotel, for creating bookings, and assigned to no user. */
export const roleFactory: RoleFactory = factoryOf({});
