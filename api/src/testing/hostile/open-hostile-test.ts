import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { permissionNames } from '@suite/contracts/permissions';
import { createReleaseToken } from '@suite/registry';
import { insertHotel, insertUser } from '../contexts/insert-user.ts';
import { addBooking } from '../contexts/open-bookings-test.ts';
import { createTestApp } from '../create-test-app.ts';
import { sendFromElsewhere } from './measure-requests.ts';

type Method = NonNullable<InjectOptions['method']>;

/** Creates senders with every permission: a user with a guest's link, and a team. */
export async function openHostileTest() {
  const { app, database, signIn, close } = await createTestApp({ DEMO: 'true' });
  const hotel_id = await insertHotel(database, 'Seaview');
  await insertUser(database, { usr_email: 'a@suite.test', hotel_id, permissions: permissionNames });
  const verification_token = randomUUID();
  await addBooking(database, { hotel_id, checkin_date: '2999-01-01', verification_token });
  const token = await createReleaseToken(database, { remote: '*', label: 'Operations' });
  const user: Record<string, string> = {
    ...(await signIn('a@suite.test')),
    'x-verification-token': verification_token,
  };
  const team = { authorization: `Bearer ${token}` };
  const sendAs = (headers: Record<string, string>) => (method: Method, url: string, payload?: string) =>
    sendFromElsewhere(app, {
      method,
      url,
      headers: payload === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(payload !== undefined && { payload }),
    });
  return { close, sendAs, sendAsUser: sendAs(user), sendAsTeam: sendAs(team), user };
}

export type HostileTest = Awaited<ReturnType<typeof openHostileTest>>;
