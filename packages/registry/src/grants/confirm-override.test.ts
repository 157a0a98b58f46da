import { overrideHeader } from '@suite/descriptor';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { draftRelease } from '../testing/release-draft.ts';
import { visibleTo } from '../testing/release-history.ts';
import { signedIn, startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

const name = 'mf-bookings';
const local = 'http://localhost:4001/';
const origin = 'https://dev.example';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.release(draftRelease(name));
  await registry.command(`remotes/${name}/override-origins/accept`, { origin });
});
afterAll(() => registry.stop());

async function grantFor(url: string): Promise<string> {
  const release = draftRelease(name, { marker: 'dev' }).manifest;
  const answer = await registry.command('overrides', { remote: name, url, release });
  return answer.json<{ result: { grant: string } }>().result.grant;
}
const confirm = (grant: string, headers: Record<string, string>) =>
  registry.command('overrides/confirm', {}, { ...headers, [overrideHeader]: grant });
const cohortOf = async (grant: string, user_id: number) =>
  (await visibleTo(registry, name, { user_id }, { [overrideHeader]: grant }))?.cohort;

test('a loopback address is shown to the one user who confirms its grant, and to no other', async () => {
  const grant = await grantFor(local);
  expect(await cohortOf(grant, 1)).toBe('all');
  expect((await confirm(grant, {})).statusCode).toBe(401);
  expect((await confirm(grant, signedIn({ user_id: 1 }))).json()).toMatchObject({
    result: { granted_to: 'olga@suite.test' },
  });
  expect(await cohortOf(grant, 1)).toBe('override');
  expect((await confirm(grant, signedIn({ user_id: 1 }))).statusCode).toBe(200);
  expect((await confirm(grant, signedIn({ user_id: 2 }))).statusCode).toBe(403);
  expect(await cohortOf(grant, 2)).toBe('all');
});

test('a grant for another machine is not confirmed: it stays one for any holder', async () => {
  const grant = await grantFor(`${origin}/`);
  expect((await confirm(grant, signedIn({ user_id: 2 }))).statusCode).toBe(409);
  expect(await cohortOf(grant, 1)).toBe('override');
});
