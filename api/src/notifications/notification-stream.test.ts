import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';
import { notifyPeople } from './use-cases/notify-people.ts';

let server: AccountTest;
let url: string;
let seaview: number;
let ana: Headers;
let bo: Headers;
const closing = new AbortController();

beforeAll(async () => {
  server = await openAccountTest();
  seaview = await insertHotel(server.database, 'Seaview');
  const alpine = await insertHotel(server.database, 'Alpine');
  const add = async (usr_email: string, hotel_id: number) => {
    await insertUser(server.database, { usr_email, hotel_id, permissions: ['manage_hotel'] });
    return server.signIn(usr_email);
  };
  ana = await add('ana@seaview.test', seaview);
  bo = await add('bo@alpine.test', alpine);
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  closing.abort();
  await server.close();
});

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Counts the events that concern only this person. */
async function openStream(headers: Headers) {
  const answer = await fetch(`${url}/platform/remotes/changes`, { headers, signal: closing.signal });
  let text = '';
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true });
  })().catch(() => undefined);
  const personal = () => text.match(/^event: personal$/gm)?.length ?? 0;
  return { text: () => text, personal };
}

test('an open stream says that there is something new, or that it was read, and to its person alone', async () => {
  const [ofAna, ofBo] = [await openStream(ana), await openStream(bo)];
  // The event that a server sends when it begins to listen arrives first.
  await server.database.query(sql`select announce_registry_change()`);
  while (!/changed/.test(ofAna.text()) || !/changed/.test(ofBo.text())) await pause();
  const before = [ofAna.personal(), ofBo.personal()];
  const brings = async (work: () => Promise<unknown>) => {
    const count = ofAna.personal();
    await work();
    while (ofAna.personal() === count) await pause();
  };

  await brings(() => notifyPeople(server.database, { kind: 'desk', hotel_id: seaview, actor_id: null }));
  const listed = await server.call('GET', '/notifications', ana);
  const [notification] = listed.json<{ result: { notifications: { id: number }[] } }>().result.notifications;
  await brings(() => server.call('POST', `/notifications/${notification?.id}/read`, ana));
  await brings(() => notifyPeople(server.database, { kind: 'desk', hotel_id: seaview, actor_id: null }));
  const newest = (notification?.id ?? 0) + 1;
  await brings(() => server.call('POST', '/notifications/read', ana, { newest }));

  // All notifications are read.
  await server.call('POST', '/notifications/read', ana, { newest });
  await server.database.query(sql`select announce_registry_change()`);
  const changes = (text: string) => text.match(/^event: changed$/gm)?.length ?? 0;
  const last = changes(ofBo.text());
  await server.database.query(sql`select announce_registry_change()`);
  while (changes(ofBo.text()) <= last) await pause();
  expect([ofAna.personal(), ofBo.personal()]).toEqual([(before[0] ?? 0) + 4, before[1]]);
  expect(ofAna.text()).not.toMatch(/desk|Seaview|booking/);
});
