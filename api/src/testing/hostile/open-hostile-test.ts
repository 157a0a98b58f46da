import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { permissionNames } from '@suite/contracts/permissions';
import { createReleaseToken } from '@suite/registry';
import { createTestApp } from '../create-test-app.ts';
import { addBooking } from '../contexts/open-bookings-test.ts';
import { insertHotel, insertUser } from '../contexts/insert-user.ts';

type Method = NonNullable<InjectOptions['method']>;

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

const quietMs = 33;
/** A request may take these milliseconds on that processor. */
const maxQuietMs = 50;
/** The fastest try counts, because others include garbage collection and compilation. */
const tries = 4;

let callers = 0;

/** Separate addresses keep the rate limit from answering in place of the call. */
async function sendFromElsewhere(app: FastifyInstance, options: InjectOptions): Promise<number> {
  callers += 1;
  const address = [Math.floor(callers / 62_500), Math.floor(callers / 250) % 250, 1 + (callers % 250)];
  const { statusCode } = await app.inject({ ...options, remoteAddress: `10.${address.join('.')}` });
  return statusCode;
}

export async function findSlow(
  requests: Iterable<readonly [string, string]>,
  send: (content: string) => Promise<number>,
): Promise<string[]> {
  const slow: string[] = [];
  for (const [name, content] of requests) {
    const { status, ms } = await measure(() => send(content));
    if (status >= 500 || ms > maxQuietMs) slow.push(`${name}: ${status}, ${Math.round(ms)} ms`);
  }
  return slow;
}

/**
 * Repeats until a try is clearly within the limit. Slower ones are compared with fixed work right after them,
 * because a shared processor may be several times slower for seconds.
 */
async function measure(send: () => Promise<number>): Promise<{ status: number; ms: number }> {
  let quickest = { status: 0, ms: Infinity };
  for (let time = 0; time < tries && quickest.ms > maxQuietMs / 2; time++) {
    const { result: status, ms } = await timed(send);
    if (status >= 500) return { status, ms };
    const quiet = ms > maxQuietMs / 2 ? ms / Math.max((await measureFixedWork()) / quietMs, 1) : ms;
    if (quiet < quickest.ms) quickest = { status, ms: quiet };
  }
  return quickest;
}

async function measureFixedWork(): Promise<number> {
  const rows = Array.from({ length: 2_000 }, (_, id) => ({ id, name: `Guest ${id}`, nights: [id, id + 1] }));
  const work = async () => {
    for (let round = 0; round < 15; round += 1) JSON.parse(JSON.stringify(rows));
  };
  return (await timed(work)).ms;
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1_000 };
}
