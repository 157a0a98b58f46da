import { defaultPermissionsOf, type OwnRoleName, type PermissionName } from '@suite/contracts/permissions';
import type { UserProfile } from '@suite/contracts/auth';
import { sequence } from './sequence.ts';

const nextUser = sequence();

/** States set role, hotel and permissions. */
export interface UserProfileFactory {
  build(fields?: Partial<UserProfile>): UserProfile;
  holding(...names: PermissionName[]): UserProfileFactory;
  /** Sets a global role with all permissions except the platform operator's. */
  superAdmin(): UserProfileFactory;
  hotelAdmin(): UserProfileFactory;
  /** Grants management of Seaview's check-ins. */
  staff(): UserProfileFactory;
  /** Grants only the assignment of roles at Seaview. */
  rolesOnly(): UserProfileFactory;
  withoutPermissions(): UserProfileFactory;
}

function profile(): UserProfile {
  const n = nextUser();
  return {
    user_id: n,
    usr_firstname: 'Sam',
    usr_lastname: 'Porter',
    usr_email: `user${n}@seaview.test`,
    usr_phone: null,
    usr_description: null,
    usr_gender: null,
    usr_photo: null,
    roles: [{ id: 1, role_name: 'Staff', is_global: false }],
    permissions: [],
    hotelId: 1,
    hotel_name: 'Seaview',
    hotel_time_zone: 'Europe/Lisbon',
    is_approved: true,
    must_change_password: false,
    created_at: '2027-01-01T09:00:00.000Z',
  };
}

function inRole(id: number, role_name: string, held: readonly PermissionName[]): Partial<UserProfile> {
  return {
    roles: [{ id, role_name, is_global: false }],
    permissions: held.map((permission_name) => ({ permission_name })),
  };
}

function inOwnRole(id: number, role_name: OwnRoleName): Partial<UserProfile> {
  return inRole(id, role_name, defaultPermissionsOf(role_name));
}

function factoryOf(state: Partial<UserProfile>): UserProfileFactory {
  const having = (more: Partial<UserProfile>) => factoryOf({ ...state, ...more });
  return {
    build: (fields = {}) => ({ ...profile(), ...state, ...fields }),
    holding: (...names) => having({ permissions: names.map((permission_name) => ({ permission_name })) }),
    superAdmin: () =>
      having({
        ...inOwnRole(1, 'Super Admin'),
        roles: [{ id: 1, role_name: 'Super Admin', is_global: true }],
        hotelId: null,
        hotel_name: null,
        hotel_time_zone: null,
      }),
    hotelAdmin: () => having(inOwnRole(2, 'Hotel Admin')),
    staff: () => having(inOwnRole(3, 'Staff')),
    rolesOnly: () => having(inRole(4, 'Role Keeper', ['update_permissions'])),
    withoutPermissions: () => having(inRole(5, 'Trainee', [])),
  };
}

/** Builds users like `get-user-profile`; without a state, staff of Seaview without permissions. */
export const userProfileFactory: UserProfileFactory = factoryOf({});
