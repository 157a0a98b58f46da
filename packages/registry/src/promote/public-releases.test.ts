import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RemoteDescriptor } from '@suite/descriptor';
import { contentsOf } from '../testing/gate/gate-case.ts';
import { draftRelease } from '../testing/release-draft.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';
import { createReleaseToken } from '../tokens/release-tokens.ts';

let registry: TestRegistry;
let token: string;
let team: { authorization: string };
beforeAll(async () => {
  registry = await startTestRegistry();
  token = await createReleaseToken(registry.database, { remote: 'mf-wifi' });
  team = { authorization: `Bearer ${token}` };
});
afterAll(() => registry.stop());

interface Answer {
  message: string;
  result: { release: string; problems: { code: string }[]; warnings: { code: string; field: string }[] };
}

const draftOf = (marker: string, descriptor: Partial<RemoteDescriptor>) =>
  draftRelease('mf-wifi', { marker, ...descriptor });

async function publish(marker: string, descriptor: Partial<RemoteDescriptor>): Promise<Answer['result']> {
  const published = await registry.publish(draftOf(marker, descriptor), token);
  return published.json<Answer>().result;
}

async function promote(release: string, headers?: Record<string, string>) {
  const answer = await registry.command('remotes/mf-wifi/promote', { release }, headers);
  return { status: answer.statusCode, message: answer.json<Answer>().message };
}

const open = { access: 'public' } as const;
const welcomePart = { parts: [{ name: 'welcome', access: 'public' as const }] };

test('what a team opens to visitors without a session goes live by an operator first', async () => {
  const draft = draftOf('first', open);
  const checked = await registry.command(
    'releases/check',
    { release: draft.manifest, contents: contentsOf(draft) },
    team,
  );
  expect(checked.json<Answer>()).toMatchObject({
    message: expect.stringMatching(
      /^mf-wifi may be published, but not go live yet. This release opens its pages/,
    ),
    result: { problems: [], warnings: [{ code: 'public-not-accepted', field: 'descriptor.access' }] },
  });
  const first = await publish('first', open);
  expect(first.problems).toMatchObject([{ code: 'public-not-accepted' }]);
  expect(await promote(first.release, team)).toEqual({
    status: 409,
    message: expect.stringMatching(
      /opens its pages to visitors who have not signed in.*let an operator promote it/,
    ),
  });
  expect((await promote(first.release)).status).toBe(200);
  const next = await publish('next', open);
  expect((await promote(next.release, team)).status).toBe(200);
});

test('what an operator accepted is no consent to open more', async () => {
  const more = await publish('more', { ...open, ...welcomePart });
  expect(await promote(more.release, team)).toEqual({
    status: 409,
    message: expect.stringMatching(/opens the part welcome/),
  });
});

test('a remote that was closed is opened again by an operator', async () => {
  const closed = await publish('closed', {});
  expect((await promote(closed.release, team)).status).toBe(200);
  const again = await publish('again', open);
  expect((await promote(again.release, team)).status).toBe(409);
});
