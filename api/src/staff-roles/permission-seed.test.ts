import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { declaredPermissions, permissionNames, type PermissionName } from '@suite/contracts/permissions';
import { migrate, sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { schemaSources } from '../bootstrap/open-storage.ts';
import { insertHotel } from '../testing/contexts/insert-user.ts';
import { seedHotelRoles } from './staff-roles.public.ts';

let scratch: TestDatabase;

beforeAll(async () => {
  scratch = await createTestDatabase({ migrations: schemaSources });
  const hotel_id = await insertHotel(scratch.database, 'Seaview');
  await seedHotelRoles(scratch.database, hotel_id, new Date());
  await scratch.database.query(sql`insert into roles (hotel_id, role_name) values (${hotel_id}, 'Porter')`);
}, 60_000);
afterAll(() => scratch.drop());

async function readPermission(name: PermissionName) {
  return scratch.database.query(sql`
    select permissions.is_global, array_agg(role_name order by role_name) as roles
    from permissions join role_permissions on permission_id = permissions.id join roles on roles.id = role_id
    where permission_name = ${name} group by permissions.is_global`);
}

describe.each(permissionNames)('%s', (name) => {
  const { group, roles } = declaredPermissions[name];
  const declared = [{ is_global: group === 'Platform', roles: [...roles].sort() }];
  const gone = sql`delete from role_permissions using permissions
    where id = permission_id and permission_name = ${name}`;

  test('is there after the first start', async () => {
    expect(await readPermission(name)).toEqual(declared);
  });

  test('comes with the first start of a release that declares it', async () => {
    await scratch.database.query(gone);
    await scratch.database.query(sql`delete from permissions where permission_name = ${name}`);
    await migrate(scratch.database, schemaSources);
    expect(await readPermission(name)).toEqual(declared);
  });

  test('comes to hotels that an earlier release approved meanwhile', async () => {
    await scratch.database.query(gone);
    await migrate(scratch.database, schemaSources);
    expect(await readPermission(name)).toEqual(declared);
  });
});
