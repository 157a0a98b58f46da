import pg from 'pg';
import type { Statement } from '../database.ts';
import { testServerUrl, clientLockKey } from './test-server.ts';

export interface TestServerConnection {
  url: string;
  run(statement: Statement): Promise<unknown[]>;
  close(): Promise<void>;
}

const attempts = 5;
const closing = ['57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET'];

export async function connectToTestServer(): Promise<TestServerConnection> {
  for (let attempt = 1; ; attempt++) {
    const url = await testServerUrl();
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select pg_advisory_lock_shared($1)', [clientLockKey]);
      // A test that does not drop its database must not keep the test run alive.
      (client as pg.Client & { unref(): void }).unref();
      return {
        url,
        run: async ({ text, values }) => (await client.query(text, [...values])).rows,
        close: () => client.end(),
      };
    } catch (error) {
      await client.end();
      if (attempt === attempts || !closing.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}
