import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { createReleaseToken, openReleaseStorage, registry as platform } from '../index.ts';
import { contentsOf, gateCase, gateHost, otherDrafts, type GateCase } from '../testing/gate/gate-case.ts';
import { seal } from '../testing/release-draft.ts';
import { startTestRegistry, testServices, type TestRegistry } from '../testing/start-test-registry.ts';
import { readGateHost } from './gate-host.ts';
import { listLiveReleases } from '../releases.repository.ts';
import { incompatibleReleases } from './check-gate.ts';

let registry: TestRegistry;
let provided = gateHost().provided;
const { apiVersions = {}, permissionNames, reservedPaths } = gateHost();
const options = { permissionNames, reservedPaths, apiVersions, providedVersions: async () => provided };
beforeAll(async () => {
  registry = await startTestRegistry(options);
  for (const draft of otherDrafts()) await registry.release(draft);
});
afterEach(() => {
  provided = gateHost().provided;
});
afterAll(() => registry.stop());

const bodyOf = ({ draft }: GateCase) => ({ release: draft.manifest, contents: contentsOf(draft) });

describe('POST /platform/releases/check', () => {
  test('reports that a good release may go live, and stores nothing', async () => {
    const before = await registry.traces();
    const answer = await registry.command('releases/check', bodyOf(gateCase()));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      success: true,
      message: 'mf-bookings may go live.',
      result: { remote: 'mf-bookings', problems: [], warnings: [] },
    });
    expect(await registry.traces()).toEqual(before);
  });

  test('warns of a fill of a slot that no live release offers, which may go live all the same', async () => {
    const one = gateCase();
    const fill = { slot: 'calender.tools', module: './tool', title: 'Tool', order: 1 };
    Object.assign(one.draft.manifest.descriptor, { exposes: ['./remote', './tool'], fills: [fill] });
    seal(one.draft);
    const answer = (await registry.command('releases/check', bodyOf(one))).json<{ result: object }>();
    expect(answer.result).toMatchObject({
      problems: [],
      warnings: [
        {
          code: 'slot-missing',
          field: 'descriptor.fills[0].slot',
          message: expect.stringMatching(
            /^\.\/tool fills the slot calender\.tools, which no live release offers/,
          ),
        },
      ],
    });
  });

  test('warns of an event that no live release publishes, which may go live all the same', async () => {
    const one = gateCase();
    Object.assign(one.draft.manifest.descriptor, { events: { listensTo: ['calender.day-chosen'] } });
    seal(one.draft);
    const answer = (await registry.command('releases/check', bodyOf(one))).json<{ result: object }>();
    expect(answer.result).toMatchObject({
      problems: [],
      warnings: [{ code: 'event-missing', field: 'descriptor.events.listensTo[0]' }],
    });
  });

  test.each([
    ['spa-team@suite.example', true],
    ['ada@example.com', true],
    ['https://chat.suite.test/spa', true],
    ['spa-team@example-hotels.com', false],
    ['https://chat.hotels.com/example.com', false],
  ])('warns of the contact %s: %s', async (contact, warns) => {
    const one = gateCase();
    Object.assign(one.draft.manifest.descriptor, { contact });
    seal(one.draft);
    const answer = (await registry.command('releases/check', bodyOf(one))).json<{ result: object }>();
    const message = expect.stringContaining(`The contact ${contact} is a placeholder`);
    expect(answer.result).toMatchObject({
      problems: [],
      warnings: warns ? [{ code: 'contact-placeholder', field: 'descriptor.contact', message }] : [],
    });
  });

  test('names every reason of one that would be refused', async () => {
    const one = gateCase();
    one.draft.manifest.descriptor.permissions = ['fly'];
    one.draft.files['607ed5ce02ab.js'] = '';
    const { message, result } = (await registry.command('releases/check', bodyOf(one))).json<{
      message: string;
      result: { problems: object[] };
    }>();
    expect(message).toMatch(/^mf-bookings would be refused: 607ed5ce02ab\.js does not have the content/);
    expect(result.problems).toEqual([
      expect.objectContaining({ code: 'file-hash', field: '607ed5ce02ab.js' }),
      expect.objectContaining({ code: 'permission-unknown', field: 'descriptor.permissions' }),
    ]);
  });

  test('checks a release without its files, and one without any valid field', async () => {
    const { draft } = gateCase();
    const alone = await registry.command('releases/check', { release: draft.manifest });
    expect(alone.json()).toMatchObject({ result: { problems: [] } });
    const shapeless = await registry.command('releases/check', { release: {} });
    expect(shapeless.json()).toMatchObject({
      message: expect.stringMatching(/^A release without a name would be refused: /),
    });
  });

  test.each([
    {},
    { release: null },
    { release: {}, contents: [] },
    { release: {}, contents: { files: { 'a.js': 5 } } },
    { release: {}, contents: { files: { 'a.js': { gzip: -1 } } } },
    { release: {}, contents: { files: { 'a.js': { gzip: 1, hash: 7 } } } },
    { release: {}, more: 1 },
    [],
  ])('does not understand %j', async (body) => {
    const answer = await registry.command('releases/check', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      success: false,
      errorType: 'VALIDATION_ERROR',
      message: expect.any(String),
    });
  });

  test('needs a token, and one for this remote', async () => {
    const body = bodyOf(gateCase());
    expect((await registry.command('releases/check', body, {})).statusCode).toBe(401);
    const token = await createReleaseToken(registry.database, { remote: 'mf-other' });
    const other = await registry.command('releases/check', body, { authorization: `Bearer ${token}` });
    expect(other.statusCode).toBe(403);
  });
});

test('live releases are checked against a newer shell: at promotions, at start, and in the overview', async () => {
  const { draft } = gateCase();
  const release = await registry.release(draft);
  const readHost = readGateHost(options, async () => new Map());
  const live = await listLiveReleases(registry.database);
  const findIncompatible = async () => incompatibleReleases(live, await readHost());
  expect(await findIncompatible()).toEqual([]);
  provided = { ...provided, react: '20.0.0' };

  const stranded = await findIncompatible();
  expect(stranded.map(({ remote }) => remote)).toContain('mf-bookings');
  expect(stranded.find(({ remote }) => remote === 'mf-bookings')).toMatchObject({
    release,
    problems: [{ code: 'shared-range' }],
  });

  const overview = await registry.app.inject({
    url: '/platform/releases/overview',
    headers: { authorization: `Bearer ${registry.token}` },
  });
  expect(overview.json<{ result: { stranded: object[] } }>().result.stranded).toEqual(stranded);

  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  await app.register(platform, {
    ...options,
    database: registry.database,
    storage: await openReleaseStorage(registry.releasesFolder),
    visitor: () => null,
    services: testServices,
  });
  await app.ready();
  await app.close();
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      msg: `mf-bookings ${release} is live and not compatible with this server: promote a release that is, or deploy the server it needs.`,
      reasons: [
        expect.stringMatching(/The live shell provides react 20\.0\.0 and this release needs \^19\.2\.0/),
      ],
    }),
  );
});
