import { addDays } from '@suite/contracts/dates';
import type { Staff } from '@suite/contracts/staff-roles';
import { sequence } from './sequence.ts';

const nextStaff = sequence();

/** Each state returns a new factory, so that states can be combined. */
export interface StaffFactory {
  build(fields?: Partial<Staff>): Staff;
  buildList(count: number, fields?: Partial<Staff>): Staff[];
  inRoles(...roles: Staff['roles']): StaffFactory;
  /** Revokes the sign-in. */
  inactive(): StaffFactory;
  /** Leaves the password unset. */
  invited(): StaffFactory;
  /** Sets the last sign-in to an ISO instant. */
  lastSeen(instant: string): StaffFactory;
  /** Omits phone and position, which older accounts lack. */
  withoutContact(): StaffFactory;
}

function plainStaff(): Staff {
  const n = nextStaff();
  return {
    user_id: 100 + n,
    usr_firstname: 'Kim',
    usr_lastname: `Member ${n}`,
    usr_email: `member${n}@seaview.test`,
    usr_phone: '+351 912 345 678',
    position: 'Receptionist',
    is_active: true,
    must_change_password: false,
    staff_joined_at: `${addDays('2027-01-01', n)}T09:00:00.000Z`,
    last_login: null,
    updated_at: `${addDays('2027-01-01', n)}T09:00:00.000Z`,
    hotel_id: 1,
    hotel_name: 'Seaview',
    roles: [{ id: 3, role_name: 'Staff', role_description: null }],
  };
}

function factoryOf(state: Partial<Staff>): StaffFactory {
  const having = (more: Partial<Staff>) => factoryOf({ ...state, ...more });
  const build = (fields: Partial<Staff> = {}) => ({ ...plainStaff(), ...state, ...fields });
  return {
    build,
    buildList: (count, fields) => Array.from({ length: count }, () => build(fields)),
    inRoles: (...roles) => having({ roles }),
    inactive: () => having({ is_active: false }),
    invited: () => having({ must_change_password: true }),
    lastSeen: (last_login) => having({ last_login }),
    withoutContact: () => having({ usr_phone: null, position: null }),
  };
}

/** Builds receptionists of Seaview with the role Staff, who have never signed in. */
export const staffFactory: StaffFactory = factoryOf({});
