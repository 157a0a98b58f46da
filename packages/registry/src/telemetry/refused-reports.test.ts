import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mounted } from '../testing/report-loads.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());

describe('a body that is no list of reports', () => {
  const good = () => mounted('mf-staff', '1.0.0-3f2a9c0d1e4b');
  test.each([
    ['nothing', () => undefined],
    ['null', () => 'null'],
    ['a number', () => '7'],
    ['a text', () => '"reports"'],
    ['a list', () => '[]'],
    ['an empty object', () => '{}'],
    ['half a JSON', () => '{"reports": ['],
    ['no report', () => ({ reports: [] })],
    ['twenty-one reports', () => ({ reports: Array.from({ length: 21 }, good) })],
    ['reports that are an object', () => ({ reports: good() })],
    ['a report that is null', () => ({ reports: [null] })],
    ['a report that is a list', () => ({ reports: [[]] })],
    ['one good and one bad report', () => ({ reports: [good(), { ...good(), cold: 1 }] })],
    ['a field beside the reports', () => ({ reports: [good()], user_id: 2 })],
    ['a field beside those of a report', () => ({ reports: [{ ...good(), user_id: 2 }] })],
    ['a remote that is a path', () => ({ reports: [{ ...good(), remote: '../../etc' }] })],
    ['a remote with a NUL', () => ({ reports: [{ ...good(), remote: 'mf-a\0' }] })],
    ['a release that is a statement', () => ({ reports: [{ ...good(), release: "'; drop table moves" }] })],
    ['another outcome', () => ({ reports: [{ ...good(), outcome: 'fine' }] })],
    ['another phase', () => ({ reports: [{ ...good(), phase: 'boot' }] })],
    ['a time below zero', () => ({ reports: [{ ...good(), times: { fetch: -1 } }] })],
    ['a time of a day', () => ({ reports: [{ ...good(), times: { fetch: 86_400_000 } }] })],
    ['a time that is not finite', () => '{"reports":[{"times":{"fetch":1e999}}]}'],
    ['a prototype', () => '{"__proto__":{"reports":[]}}'],
  ])('%s is refused in a sentence', async (_what, body) => {
    const payload = body();
    const answer = await registry.app.inject({
      method: 'POST',
      url: '/platform/telemetry',
      headers: { 'x-visitor': '', 'x-user': '1', 'content-type': 'application/json' },
      ...(payload === undefined
        ? {}
        : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, message: expect.stringMatching(/\w+ .*\w/) });
    expect(answer.body).not.toMatch(/ at .*\.ts/);
  });

  test.each([
    ['text/plain', '{"reports":[]}', 400],
    ['application/x-www-form-urlencoded', 'reports=1', 415],
    ['multipart/form-data; boundary=x', '--x--\r\n', 400],
    ['application/json', JSON.stringify({ reports: 'x'.repeat(17_000) }), 413],
  ])('as %s it is refused', async (type, payload, status) => {
    const headers = { 'x-visitor': '', 'x-user': '1', 'content-type': type };
    const answer = await registry.app.inject({
      method: 'POST',
      url: '/platform/telemetry',
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false });
  });
});
