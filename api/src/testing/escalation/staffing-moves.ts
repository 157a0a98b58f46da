import { randomUUID } from 'node:crypto';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import {
  activateStaff,
  addStaff,
  createRole,
  deactivateStaff,
  deleteRole,
  removeStaff,
  updateRole,
  updateStaff,
  updateStaffRoles,
} from '../../staff-roles/staff-roles.public.ts';
import type { StaffingCall } from './staffing-model.ts';

export interface Move extends StaffingCall {
  asks?: boolean;
  make(tx: Database, caller: Caller): Promise<unknown>;
}

const unique = () => randomUUID().slice(0, 8);
const person = () => ({
  usr_firstname: 'Nora',
  usr_lastname: 'Quist',
  usr_phone: undefined,
  position: 'Clerk',
  hotel_id: undefined,
});
const roleForm = (permission_ids: number[]) => ({
  role_name: unique(),
  role_description: '',
  permission_ids,
});

export const make = {
  'create-role': (permission_ids: number[]) => (tx: Database, caller: Caller) =>
    createRole(tx, caller, { ...roleForm(permission_ids), hotel_id: undefined }),
  'update-role': (role_id: number, permission_ids: number[]) => (tx: Database, caller: Caller) =>
    updateRole(tx, caller, role_id, { ...roleForm(permission_ids), updated_at: undefined }),
  'delete-role': (role_id: number) => (tx: Database, caller: Caller) => deleteRole(tx, caller, role_id),
  'add-staff': (role_ids: number[]) => (tx: Database, caller: Caller) =>
    addStaff(
      tx,
      caller,
      { ...person(), usr_email: `${unique()}@suite.test`, role_ids },
      { publicUrl: 'https://suite.test' },
    ),
  'update-staff': (user_id: number, role_ids: number[]) => (tx: Database, caller: Caller) =>
    updateStaff(tx, caller, user_id, { ...person(), usr_email: undefined, role_ids, updated_at: undefined }),
  'update-staff-roles': (user_id: number, role_ids: number[]) => (tx: Database, caller: Caller) =>
    updateStaffRoles(tx, caller, user_id, { role_ids, updated_at: undefined }),
  'remove-staff': (user_id: number) => (tx: Database, caller: Caller) => removeStaff(tx, caller, user_id),
  'deactivate-staff': (user_id: number) => (tx: Database, caller: Caller) =>
    deactivateStaff(tx, caller, user_id),
  'activate-staff': (user_id: number) => (tx: Database, caller: Caller) => activateStaff(tx, caller, user_id),
} satisfies Record<StaffingCall['kind'], unknown>;
