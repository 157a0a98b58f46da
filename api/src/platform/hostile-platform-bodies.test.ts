import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { platformPaths } from '../http/openapi/platform-paths.ts';
import { hostileValues, unknownFields } from '../testing/hostile/hostile-json.ts';
import { findSlow, openHostileTest, type HostileTest } from '../testing/hostile/open-hostile-test.ts';

let server: HostileTest;
beforeAll(async () => {
  server = await openHostileTest();
});
afterAll(() => server.close());

const kilobyte = 1024;
/** The limits in bytes apply to a release with its contents, a release, and a command. */
const limits = [512, 258, 16].map((size) => size * kilobyte);

const descriptorLists = ['routes', 'menu', 'exposes', 'permissions', 'translations', 'services'];
const releaseLists = ['preload', 'entryGlobals', 'files', 'shared', 'modules'];
const releaseFields = [
  ...releaseLists.map((name) => `{"${name}":`),
  ...descriptorLists.map((name) => `{"descriptor":{"${name}":`),
];
const withinRelease = releaseFields.map((before) => `{"release":${before}`);

/** Maps the end of a call's path to the text before each list or record in its body. */
const lists: Record<string, string[]> = {
  '/smoke-run': ['{"findings":'],
  '/promote': ['{"hotels":'],
  '/rollback': ['{"hotels":'],
  '/telemetry': ['{"reports":', '{"ran":', '{"reports":[{"times":'],
  '/releases/check': [...withinRelease, ...['files', 'scripts'].map((name) => `{"contents":{"${name}":`)],
  '/overrides': withinRelease,
  '/overrides/release': releaseFields,
};

const closing = (before: string) =>
  [...before].map((sign) => ({ '{': '}', '[': ']' })[sign] ?? '').reduceRight((all, sign) => all + sign, '');

function* bodies(url: string, limit: number): Generator<[string, string]> {
  yield* hostileValues(limit);
  const [, places = []] = Object.entries(lists).find(([end]) => url.endsWith(end)) ?? [];
  for (const before of places)
    for (const [name, body] of hostileValues(limit, before, closing(before)))
      yield [`${name} in ${before}`, body];
}

const calls = Object.entries(platformPaths)
  .flatMap(([path, operations]) => Object.keys(operations).map((method) => [method, path] as const))
  .filter(([method, path]) => method !== 'get' && path.startsWith('/platform/'))
  .map(([method, path]) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'mf-bookings')] as const);

test.each(calls)('%s %s takes at most 50 ms for any body', async (method, url) => {
  const send = (body: string) => server.sendAsTeam(method, url, body);
  const taken = [];
  for (const limit of limits) if ((await send(unknownFields(limit))) !== 413) taken.push(limit);
  expect(await findSlow(bodies(url, taken[0] ?? kilobyte), send)).toEqual([]);
  expect([413, 400]).toContain(await send(unknownFields(600 * kilobyte)));
});
