import { afterEach, expect, jest, test } from '@jest/globals';
import { overrideHeader } from '@suite/descriptor';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { releaseCountedRemote } from '../../testing/release-over-http.ts';

let server: TestApp;
afterEach(() => server.close());

const METRICS_TOKEN = 'a-token-of-the-operator';
const scrape = (authorization = `Bearer ${METRICS_TOKEN}`) =>
  server.app.inject({
    url: '/metrics',
    headers: { authorization, accept: 'application/openmetrics-text, */*' },
  });
const valueOf = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.split(' ')[1],
  );

test('without a token there are no metrics', async () => {
  server = await createTestApp();
  expect((await scrape()).statusCode).toBe(404);
});

test('who has the token reads requests by route, queues, connections and delays of the event loop', async () => {
  server = await createTestApp({ METRICS_TOKEN });
  for (const wrong of ['', 'Bearer', `Bearer ${METRICS_TOKEN}x`, METRICS_TOKEN]) {
    expect((await scrape(wrong)).json()).toMatchObject({ errorType: 'UNAUTHENTICATED' });
  }
  await server.app.inject('/api/getuser_by_token/a-secret-of-a-guest');
  await server.app.inject('/api/health');
  const { statusCode, headers, body } = await scrape();
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
  const requests = 'suite_http_request_duration_seconds_count';
  expect(valueOf(body, `${requests}{method="GET",route="/api/health",status="200"}`)).toBe(1);
  expect(valueOf(body, `${requests}{method="GET",route="/api/getuser_by_token/:token",status="404"}`)).toBe(
    1,
  );
  expect(valueOf(body, `${requests}{method="GET",route="/metrics",status="401"}`)).toBe(4);
  expect(body).not.toContain('a-secret-of-a-guest');
  expect(valueOf(body, 'suite_queue_length{queue="mails",state="waiting"}')).toBe(0);
  expect(valueOf(body, 'suite_queue_oldest_seconds{queue="checks"}')).toBe(0);
  expect(valueOf(body, 'suite_queue_oldest_seconds{queue="seals"}')).toBe(0);
  expect(valueOf(body, 'suite_database_connections{state="waiting"}')).toBe(0);
  expect(valueOf(body, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  // Without a replica there are no figures of one.
  expect(body).not.toMatch(/^suite_replica/m);
  expect(body.endsWith('# EOF\n')).toBe(true);
});

test('the registry is measured: releases, their changes and loads, and overrides', async () => {
  server = await createTestApp({ METRICS_TOKEN });
  await releaseCountedRemote(server);
  await server.app.inject({ url: '/platform/remotes', headers: { [overrideHeader]: 'made up' } });
  const { body } = await scrape();
  for (const [line, value] of [
    ['suite_registry_releases{remote="mf-counted",state="live"}', 1],
    ['suite_registry_releases{remote="mf-counted",state="failing"}', 0],
    ['suite_registry_moves_total{remote="mf-counted",kind="promote"}', 1],
    ['suite_registry_moves_total{remote="mf-counted",kind="demote"}', 0],
    ['suite_registry_loads{remote="mf-counted",outcome="mounted"}', 1],
    ['suite_registry_overrides', 0],
    ['suite_registry_override_uses_total{outcome="applied"}', 0],
    ['suite_registry_override_uses_total{outcome="refused"}', 1],
  ] as const) {
    expect([line, valueOf(body, line)]).toEqual([line, value]);
  }
  // Counts are read from the database at each scrape instead of being accumulated.
  expect(
    valueOf((await scrape()).body, 'suite_registry_moves_total{remote="mf-counted",kind="promote"}'),
  ).toBe(1);
});

test('without its database a server still reports its own metrics', async () => {
  server = await createTestApp({ METRICS_TOKEN });
  const away = jest.spyOn(server.database, 'query').mockRejectedValue(new Error('Connection terminated'));
  const { statusCode, body } = await scrape();
  away.mockRestore();
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/^suite_queue_length\{/m);
  expect(body).not.toMatch(/^suite_registry_(releases\{|overrides )/m);
  expect(body).toMatch(/^process_cpu_seconds_total /m);
});
