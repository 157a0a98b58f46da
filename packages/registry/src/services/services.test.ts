import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { overrideCookie, type ServicesOverview } from '@suite/descriptor';
import { openServicesTest, guestOfSpa, type ServicesTest } from '../testing/services/open-services-test.ts';
import { draftRelease, formOf } from '../testing/release-draft.ts';
import { contentsOf } from '../testing/gate/gate-case.ts';
import { signedIn, testServices } from '../testing/start-test-registry.ts';
import { addCalls } from './figures/service-hours.repository.ts';

let suite: ServicesTest;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const healthy = (_request: IncomingMessage, response: ServerResponse) => void response.end();

beforeAll(async () => {
  answer = healthy;
  suite = await openServicesTest((request, response) => answer(request, response), {
    healthTimeoutMs: 300,
    healthCacheMs: 0,
    flushMs: 1,
    maxFailures: 2,
    openMs: 60_000,
  });
});
afterAll(() => suite.stop());
beforeEach(() => {
  answer = healthy;
});

const operator = signedIn({ permissions: 'manage_releases', user_id: 1 });

async function overview(): Promise<ServicesOverview> {
  const answered = await suite.registry.app.inject({ url: '/platform/services', headers: operator });
  return answered.json<{ result: ServicesOverview }>().result;
}
const serviceOf = async (alias: string) =>
  (await overview()).services.find((service) => service.alias === alias);

/** Maps a service for a live remote of its own, so that each test has its own calls and breaker. */
async function openOwnService(alias: string) {
  await suite.map(suite.service.origin, {}, alias);
  await suite.registry.release(
    draftRelease(`mf-${alias}`, { services: [alias], permissions: ['manage_hotel'] }),
  );
  return (path: string) => fetch(`${suite.address}/services/${alias}${path}`, { headers: guestOfSpa });
}

/** Leaves a live remote with a declared service that is no longer mapped. */
async function loseAddress(alias: string) {
  const mapped = (await suite.map(suite.service.origin, {}, alias)).json<{
    result: { updated_at: string };
  }>();
  await suite.registry.release(draftRelease(`mf-${alias}`, { services: [alias] }));
  const forced = await suite.registry.app.inject({
    method: 'DELETE',
    url: `/platform/services/${alias}`,
    headers: operator,
    payload: { updated_at: mapped.result.updated_at, force: true },
  });
  expect(forced.statusCode).toBe(200);
}

/** Waits until this many calls are stored, which happens after their responses. */
async function waitForCalls(alias: string, requests: number, refused = 0) {
  for (const startedAt = performance.now(); performance.now() - startedAt < 10_000;) {
    const service = await serviceOf(alias);
    if (service?.total.requests === requests && service.total.refused === refused) return service;
  }
  throw new Error('The calls were not stored within 10 s.');
}

async function refusalOf(services: string[]) {
  const { manifest, files } = draftRelease('mf-new', { services, marker: services.join() });
  const checked = await suite.registry.command('releases/check', {
    release: manifest,
    contents: contentsOf({ manifest, files }),
  });
  const { problems } = checked.json<{ result: { problems: { code: string; message: string }[] } }>().result;
  const published = await suite.registry.publishForm(formOf({ manifest, files }));
  const { release } = published.json<{ result: { release: string } }>().result;
  const promoted = await suite.registry.promote('mf-new', release);
  const { message } = promoted.json<{ message: string }>();
  expect([promoted.statusCode, problems.length]).toEqual(problems.length > 0 ? [409, 1] : [200, 0]);
  if (problems[0]) expect(message).toBe(problems[0].message);
  return problems[0]?.code;
}

test('a release whose service has no address, or is not healthy, does not go live', async () => {
  expect(await refusalOf(['parking'])).toBe('service-unmapped');
  answer = (_request, response) => void response.writeHead(503).end();
  expect(await refusalOf(['spa'])).toBe('service-unhealthy');
  answer = () => undefined;
  expect(await refusalOf(['spa'])).toBe('service-unhealthy');
  answer = ({ url }, response) => void response.writeHead(url === '/health' ? 204 : 500).end();
  expect(await refusalOf(['spa'])).toBeUndefined();
});

test('a developer calls the service of a build that is not released, by their override alone', async () => {
  const app = await suite.registry.start({
    freeOverrides: true,
    services: { ...testServices, limits: { flushMs: 1 } },
  });
  await suite.map(suite.service.origin, { remotes: ['mf-draft'] }, 'new');
  const place = { remote: 'mf-draft', url: 'http://localhost:4001/' };
  const release = draftRelease('mf-draft', { services: ['new'] }).manifest;
  const payload = { ...place, release };
  const granted = await app.inject({ method: 'POST', url: '/platform/overrides', payload });
  expect(granted.statusCode).toBe(201);
  const cookie = `${overrideCookie}=${encodeURIComponent(JSON.stringify({ 'mf-draft': place.url }))}`;
  const statusOf = async (headers: object) =>
    (await app.inject({ url: '/services/new/', headers: { ...guestOfSpa, ...headers } })).statusCode;
  expect([await statusOf({ cookie }), await statusOf({})]).toEqual([200, 403]);
  await app.close();
});

test('a rollback is not kept up by a service that is away', async () => {
  const first = await suite.registry.release(draftRelease('mf-back', { services: ['spa'], marker: 'a' }));
  await suite.registry.release(draftRelease('mf-back', { marker: 'b' }));
  answer = (_request, response) => void response.writeHead(503).end();
  const answered = await suite.registry.command('remotes/mf-back/rollback');
  expect(answered.json<{ result: { to: string } }>().result.to).toBe(first);
});

test('operators see where each service is, who needs it, how it is and how calls went', async () => {
  const call = await openOwnService('seen');
  answer = ({ url }, response) => void response.writeHead(url === '/broken' ? 500 : 200).end();
  for (const path of ['/', '/', '/broken']) await call(path);
  const seen = await waitForCalls('seen', 3);
  expect(seen).toMatchObject({
    mapping: { origin: suite.service.origin, updated_by_name: 'any remote' },
    health: { is_healthy: true, reason: null },
    breaker: 'closed',
  });
  expect(seen?.remotes).toEqual([{ remote: 'mf-seen', title: 'mf-seen' }]);
  expect(seen?.total).toMatchObject({ requests: 3, errors: 1, refused: 0 });
  expect(seen?.total.p50_ms).toBeGreaterThan(0);
  expect(seen?.total.p95_ms).toBeGreaterThanOrEqual(seen?.total.p50_ms ?? 0);
  expect(seen?.hourly).toHaveLength(24);
  expect(seen?.hourly.at(-1)).toMatchObject({ requests: 3, errors: 1 });
  expect(seen?.hourly[0]).toMatchObject({ requests: 0, p50_ms: null });
  expect((await overview()).changes.find(({ alias }) => alias === 'seen')).toMatchObject({
    from_origin: null,
    to_origin: suite.service.origin,
    changed_by_name: 'any remote',
  });
});

test('a service that is down shows why, and its open breaker with the calls that it refused', async () => {
  const call = await openOwnService('down');
  answer = (_request, response) => void response.writeHead(503).end();
  for (const path of ['/', '/', '/']) await call(path);
  expect(await serviceOf('down')).toMatchObject({
    health: { is_healthy: false, reason: 'answered 503' },
    breaker: 'open',
  });
  const { total } = await waitForCalls('down', 2, 1);
  expect([total.errors, total.refused]).toEqual([2, 1]);
});

test('the hours of a service add up to its total while calls are being stored', async () => {
  const call = { alias: 'spa', upper_ms: 1, requests: 1, errors: 0, refused: 0 };
  const read: [hourly: number | undefined, total: number | undefined][] = [];
  let isStoring = true;
  const storing = async () => {
    while (isStoring) await addCalls(suite.registry.database, [call]);
  };
  const reading = async () => {
    for (let count = 0; count < 40; count += 1) {
      const spa = await serviceOf('spa');
      read.push([spa?.hourly.reduce((sum, { requests }) => sum + requests, 0), spa?.total.requests]);
    }
  };
  await Promise.all([storing(), reading().finally(() => (isStoring = false))]);
  expect(read.filter(([hourly, total]) => hourly !== total)).toEqual([]);
  expect(new Set(read.map(([, total]) => total)).size).toBeGreaterThan(1);
});

test('services that a live release declares without an address are listed, and teams do not see the list', async () => {
  const { statusCode } = await suite.registry.app.inject({ url: '/platform/services', headers: guestOfSpa });
  expect(statusCode).toBe(403);
  await loseAddress('gone');
  expect(await serviceOf('gone')).toMatchObject({
    mapping: null,
    health: null,
    remotes: [{ remote: 'mf-gone', title: 'mf-gone' }],
  });
});

test('calls are counted by aliases that are mapped and named by a live remote, whatever callers write', async () => {
  await suite.map(suite.service.origin, {}, 'unnamed');
  await loseAddress('lost');
  const counted: [string, string, string][] = [];
  const app = await suite.registry.start({
    services: { ...testServices, onCall: (alias, { kind }, breaker) => counted.push([alias, kind, breaker]) },
  });
  const statuses = [];
  for (const alias of ['invented', 'unnamed', 'lost', 'spa']) {
    statuses.push((await app.inject({ url: `/services/${alias}/`, headers: guestOfSpa })).statusCode);
  }
  expect(statuses).toEqual([403, 403, 503, 200]);
  expect(counted).toEqual([['spa', 'answered', 'closed']]);
  await app.close();
});

describe('a remote that names the service of another one', () => {
  const everyone = signedIn({ permissions: 'create_staff', user_id: 3, tenant_id: 7 });
  const statusOf = async (headers: Record<string, string>) =>
    (await fetch(`${suite.address}/services/pool/`, { headers })).status;
  const wanted = (more: object) => suite.map(suite.service.origin, more, 'pool');
  const seen = async () => ({ updated_at: (await serviceOf('pool'))?.mapping?.updated_at });

  test('neither goes live with it nor opens it to its users, until an operator accepts both', async () => {
    const call = await openOwnService('pool');
    const checked = await suite.registry.command('releases/check', {
      release: draftRelease('mf-rival', { services: ['pool'] }).manifest,
      contents: contentsOf(draftRelease('mf-rival', { services: ['pool'] })),
    });
    expect(checked.json()).toMatchObject({
      result: { problems: [{ code: 'service-not-accepted', field: 'descriptor.services[0]' }] },
    });
    expect((await serviceOf('pool'))?.asked_by).toEqual([{ remote: 'mf-rival', title: 'mf-rival' }]);
    await wanted({ remotes: ['mf-pool', 'mf-rival'], ...(await seen()) });
    await suite.registry.release(draftRelease('mf-rival', { services: ['pool'] }));
    expect([await statusOf(everyone), (await call('/')).status]).toEqual([200, 200]);
    // The release stays live after an operator withdrew the acceptance.
    await wanted({ remotes: ['mf-pool'], ...(await seen()) });
    expect([await statusOf(everyone), (await call('/')).status]).toEqual([403, 200]);
  });

  test('is called only by users with a permission that the service demands', async () => {
    await wanted({ remotes: ['mf-pool', 'mf-rival'], permissions: ['manage_hotel'], ...(await seen()) });
    expect([await statusOf(everyone), await statusOf(guestOfSpa)]).toEqual([403, 200]);
    const unknown = await wanted({ permissions: ['manage_hotels'], ...(await seen()) });
    expect([unknown.statusCode, unknown.json<{ message: string }>().message]).toEqual([
      400,
      'There is no permission called manage_hotels; callers may need any of manage_hotel, create_staff.',
    ]);
    const moved = await wanted({ remotes: undefined, ...(await seen()) });
    expect(moved.json()).toMatchObject({
      result: { remotes: ['mf-pool', 'mf-rival'], permissions: ['manage_hotel'] },
    });
    expect((await wanted({ remotes: undefined, permissions: null, ...(await seen()) })).json()).toMatchObject(
      {
        result: { permissions: null },
      },
    );
    expect(await statusOf(everyone)).toBe(200);
  });
});
