import { expect, test } from '@jest/globals';
import { openDatabase, sql } from './index.ts';
import { createTestDatabase } from './test-database.ts';
import { openLine } from './testing/open-line.ts';

test('a transaction whose connection is cut fails with an error that is not its own cause', async () => {
  const fixture = await createTestDatabase({ migrations: [] });
  const line = await openLine(fixture.url);
  const database = await openDatabase(line.url, { max: 1 });
  const failed = database
    .transaction(async (tx) => {
      await tx.query(sql`select 1`);
      line.cut();
      await tx.query(sql`select 2`);
    })
    .catch((error: Error) => error);
  const error = await failed;
  expect(error).toMatchObject({ message: 'Connection terminated unexpectedly' });
  expect((error as Error).cause === error).toBe(false);
  await database.close();
  line.close();
  await fixture.drop();
});
