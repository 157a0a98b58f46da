import pg from 'pg';
import { testServerUrl, visitorLockKey } from './test-server.ts';

/** A stay on the test server, during which it does not stop. */
export interface Visit {
  url: string;
  leave(): Promise<void>;
}

const attempts = 5;
/** The server is stopping, or was when we came. */
const closing = ['57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET'];

/** Enters the test server, starting it when needed. */
export async function visitTestServer(): Promise<Visit> {
  for (let attempt = 1; ; attempt++) {
    const url = await testServerUrl();
    const client = new pg.Client({ connectionString: url });
    // What it stands for ends with it; the test's own queries report a server that is gone.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select pg_advisory_lock_shared($1)', [visitorLockKey]);
      // A test that forgets to drop its database must not keep the test run from ending.
      (client as pg.Client & { unref(): void }).unref();
      return { url, leave: () => client.end() };
    } catch (error) {
      await client.end();
      if (attempt === attempts || !closing.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}
