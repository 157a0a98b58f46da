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

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await setTimeout(20);
}

/** Waits for so many statements, and resolves with the number once none has followed for a while. */
async function statementsSince(before: number, expected: number): Promise<number> {
  await until(() => statements() - before >= expected);
  await setTimeout(300);
  return statements() - before;
}

test('a change of the registry reads channels and services once for all open streams, one run at a time', async () => {
  const streams = await Promise.all(Array.from({ length: 8 }, (_, index) => openStream(index + 1)));
  let isListening = false;
  let heard = 0;
  const stop = suite.registry.database.listen('registry_changed', {
    onMessage: () => void (heard += 1),
    onOpen: () => void (isListening = true),
  });
  await until(() => isListening);
  const announce = () => suite.registry.database.query(sql`select pg_notify('registry_changed', '')`);
  // Opening the streams may have announced changes too.
  await announce();
  await until(() => heard > 0);
  await setTimeout(300);

  let before = statements();
  await announce();
  expect(await statementsSince(before, 2)).toBe(2);
  before = statements();
  const heardBefore = heard;
  await suite.registry.database.transaction(async (tx) => {
    await tx.query(sql`lock table services in access exclusive mode`);
    await announce();
    await until(() => statements() - before >= 2);
    for (let times = 0; times < 4; times += 1) await announce();
    await until(() => heard - heardBefore >= 5);
  });
  expect(await statementsSince(before, 4)).toBe(4);
  expect(streams.every(({ destroyed }) => !destroyed)).toBe(true);

  const withdrawn = Promise.all(
    streams.map((stream) => new Promise((resolve) => stream.on('close', resolve))),
  );
  await suite.registry.database.query(sql`update services set remotes = '{mf-other}'`);
  await announce();
  await withdrawn;
  await stop();
});
