import { defaultPermissionsOf } from '@suite/contracts/permissions';
import {
  createRoleEndpoint,
  deleteRoleEndpoint,
  getRoleEndpoint,
  listPermissionsEndpoint,
  listRolesEndpoint,
  updateRoleEndpoint,
  type Permission,
  type Role,
  type RoleForm,
} from '@suite/contracts/staff-roles';
import { permissionOf, roleFactory } from '@suite/testing/factories';
import { refusal, type FakeApi } from '@suite/testing/fake-api';
import { someRoles } from './fake-staff.ts';

export const hotelPermissions: readonly Permission[] = defaultPermissionsOf('Hotel Admin').map(permissionOf);

const idIn = (url: string) => Number(url.split('/').at(-1));

export function answerRoles(
  api: FakeApi,
  roles: readonly Role[] = someRoles(),
  permissions: readonly Permission[] = hotelPermissions,
): void {
  let stored = [...roles];
  const written = ({ permission_ids, role_name, role_description }: RoleForm) => ({
    role_name,
    role_description: role_description || null,
    permissions: permissions.filter(({ id }) => permission_ids.includes(id)),
    updated_at: new Date().toISOString(),
  });
  const role = (id: number) => {
    const found = stored.find((one) => one.id === id);
    if (!found) throw refusal(404, { message: 'Role not found', errorType: 'NOT_FOUND' });
    return found;
  };
  api
    .on(listRolesEndpoint, () => ({ roles: [...stored] }))
    .on(getRoleEndpoint, ({ url }) => role(idIn(url)))
    .on(listPermissionsEndpoint, () => ({ permissions: [...permissions] }))
    .on(createRoleEndpoint, ({ body }) => {
      const added = roleFactory.build(written(body as RoleForm));
      stored = [...stored, added];
      return added;
    })
    .on(updateRoleEndpoint, ({ url, body }) => {
      const changed = { ...role(idIn(url)), ...written(body as RoleForm) };
      stored = stored.map((one) => (one.id === changed.id ? changed : one));
      return changed;
    })
    .on(deleteRoleEndpoint, ({ url }) => {
      const { id, staff_count } = role(idIn(url));
      if (staff_count > 0) {
        const message = `This role is in use: ${staff_count} people have it.`;
        throw refusal(409, { message, errorType: 'CONFLICT' });
      }
      stored = stored.filter((one) => one.id !== id);
      return {};
    });
}
