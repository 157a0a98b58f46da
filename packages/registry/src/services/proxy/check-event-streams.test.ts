import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import type { FastifyInstance } from 'fastify';
import { countStatements } from '../../testing/count-statements.ts';
import { openServicesTest, type ServicesTest } from '../../testing/services/open-services-test.ts';
import { signedIn } from '../../testing/start-test-registry.ts';

let suite: ServicesTest;
let app: FastifyInstance;
let statements: () => number;
beforeAll(async () => {
  suite = await openServicesTest((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
  });
  const counted = countStatements(suite.registry.database);
  statements = counted.count;
  app = await suite.registry.start({ database: counted.database });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  await suite.stop();
});

async function openStream(user_id: number): Promise<IncomingMessage> {
  const headers = signedIn({ permissions: 'manage_hotel', user_id, tenant_id: user_id });
  const request = get(`${app.listeningOrigin}/services/spa/events`, { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.on('error', () => undefined);
  await once(response, 'data');
  return response.resume();
}

/** Resolves with the number of statements, once none has followed for a while. */
async function statementsUntilQuiet(): Promise<number> {
  const before = statements();
  let last = -1;
  for (let count = before; count !== last;) {
    last = count;
    await setTimeout(300);
    count = statements();
  }
  return last - before;
}

test('a change of the registry reads channels and services once for all open streams, one run at a time', async () => {
  const streams = await Promise.all(Array.from({ length: 8 }, (_, index) => openStream(index + 1)));
  // The streams may have been opened before this process listened.
  await statementsUntilQuiet();
  const announce = () => suite.registry.database.query(sql`select pg_notify('registry_changed', '')`);
  await announce();
  expect(await statementsUntilQuiet()).toBe(2);
  const before = statements();
  await suite.registry.database.transaction(async (tx) => {
    await tx.query(sql`lock table services in access exclusive mode`);
    for (let times = 0; times < 5; times += 1) await announce();
    await statementsUntilQuiet();
  });
  await statementsUntilQuiet();
  expect(statements() - before).toBe(4);
  expect(streams.every(({ destroyed }) => !destroyed)).toBe(true);

  const withdrawn = Promise.all(
    streams.map((stream) => new Promise((resolve) => stream.on('close', resolve))),
  );
  await suite.registry.database.query(sql`update services set remotes = '{mf-other}'`);
  await announce();
  await withdrawn;
});
