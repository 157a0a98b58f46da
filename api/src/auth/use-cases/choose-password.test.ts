import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { createSuperAdmin } from '../../staff-roles/staff-roles.public.ts';
import { schemaSources } from '../../bootstrap/open-storage.ts';
import { choosePassword } from './choose-password.ts';
import { verifyPassword } from '../domain/passwords.ts';
import { readCaller } from './find-caller.ts';

let test_database: TestDatabase;

beforeAll(async () => {
  test_database = await createTestDatabase({ migrations: schemaSources });
});
afterAll(() => test_database.drop());

describe('the first account', () => {
  test('is made once on an empty database, and its password is replaced by a chosen one', async () => {
    const { database } = test_database;
    const attempts = await Promise.allSettled(
      ['one@suite.test', 'two@suite.test'].map((usr_email) => createSuperAdmin(database, { usr_email })),
    );
    const made = attempts.filter((attempt) => attempt.status === 'fulfilled').map(({ value }) => value);
    const refused = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(made).toHaveLength(1);
    expect(refused).toMatchObject([{ reason: { errorType: 'CONFLICT' } }]);

    const { user_id = 0, password = '' } = made[0] ?? {};
    const caller = await readCaller(database, user_id, '192.0.2.1');
    expect(caller.scope).toEqual({ kind: 'all' });
    expect(caller.permissions).toContain('approve_hotels');
    expect(caller.permissions).not.toContain('manage_releases');

    const refusal = { errorType: 'VALIDATION_ERROR', fields: [{ field: 'usr_password' }] };
    for (const weak of ['', 'abc12', 'abcdef', '123456', password]) {
      await expect(choosePassword(database, caller, weak)).rejects.toMatchObject(refusal);
    }
    await choosePassword(database, caller, 'Chosen-1');
    const [stored] = await database.query<{ usr_password_hash: string; must_change_password: boolean }>(sql`
      select usr_password_hash, must_change_password from users where user_id = ${user_id}
    `);
    expect(stored?.must_change_password).toBe(false);
    expect(stored?.usr_password_hash).toMatch(/^\$argon2id\$/);
    expect(await verifyPassword(stored?.usr_password_hash, 'Chosen-1')).toBe(true);
    await expect(choosePassword(database, caller, 'Another-2')).rejects.toMatchObject({
      errorType: 'CONFLICT',
    });
    expect(await verifyPassword(stored?.usr_password_hash, 'Chosen-1')).toBe(true);
  });
});
