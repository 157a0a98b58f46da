import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Schema } from 'yup';
import { errorTypes, type Endpoint, type Failure } from '@suite/contracts/http';
import { permissionNames } from '@suite/contracts/permissions';
import { sql } from '@suite/database';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';
import { addBooking } from '../../testing/contexts/open-bookings-test.ts';
import { startPhotoServer } from '../../testing/processes/start-photo-server.ts';
import { parseBody } from '../../validation/request-values.ts';
import { failureOf } from '../errors/api-error.ts';
import { bodyLimitOf } from '../bodies/body-limit.ts';
import { toApiError } from '../errors/to-api-error.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { urlOf } from './serve-endpoint.ts';

const huge = 'x'.repeat(100_000);
const deep = Array.from({ length: 2_000 }).reduce<unknown>((inner) => [{ inner }], 'deep');
const inBodies: [string, unknown][] = [
  ['array', []],
  ['object', {}],
  ['number', 7],
  ['boolean', true],
  ['null', null],
  ['object', { toString: 1 }],
  ['object', { constructor: { prototype: 1 }, length: 1 }],
  ['array', deep],
  ['string', huge],
  ['array', Array.from({ length: 5_000 }, () => 'x')],
  ['number', Number.MAX_VALUE],
  ['string', 'a\0b'],
];
const inAddresses = [
  '[]',
  '{}',
  'true',
  'null',
  '7e400',
  '-1',
  '9'.repeat(400),
  huge,
  '%00',
  '%E0%A4',
  '%F0%9F%92%A9',
];

let server: TestApp;
let headers: { cookie: string; origin: string; 'x-verification-token': string };

beforeAll(async () => {
  server = await createTestApp({ DEMO: 'true' });
  const hotel_id = await insertHotel(server.database, 'Seaview');
  await insertUser(server.database, { usr_email: 'a@suite.test', hotel_id, permissions: permissionNames });
  const photos = await startPhotoServer();
  await server.database.query(sql`update users set usr_photo = ${photos.url}`);
  const verification_token = randomUUID();
  await addBooking(server.database, { hotel_id, checkin_date: '2999-01-01', verification_token });
  // Each call uses the credential that it requires.
  headers = { ...(await server.signIn('a@suite.test')), 'x-verification-token': verification_token };
});
afterAll(() => server.close());

type Place = (value: unknown) => unknown;

function fieldsOf(schema: Schema, path = '', place: Place = (value) => value): [string, Schema, Place][] {
  const { fields = {}, innerType } = schema as unknown as {
    fields?: Record<string, Schema>;
    innerType?: Schema;
  };
  const children = Object.entries(fields).flatMap(([key, child]) =>
    fieldsOf(child, path ? `${path}.${key}` : key, (value) => place({ [key]: value })),
  );
  const items = innerType ? fieldsOf(innerType, `${path}[0]`, (value) => place([value])) : [];
  return [[path, schema, place], ...children, ...items];
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

let callers = 0;

/** Separate addresses keep the rate limit from answering in place of the call. */
async function send({ method }: Endpoint, url: string, body?: unknown) {
  callers += 1;
  const remoteAddress = `10.0.${Math.floor(callers / 250)}.${1 + (callers % 250)}`;
  const options: InjectOptions = { method, url, headers, remoteAddress };
  if (body !== undefined) {
    options.headers = { ...headers, 'content-type': 'application/json' };
    options.payload = JSON.stringify(body);
  }
  const answer = await server.app.inject(options);
  if (answer.statusCode >= 400) requireFailure(answer.json());
  return answer;
}

function requireFailure(answer: Failure): void {
  const { success, message, errorType } = answer;
  const isOne = success === false && /^.{5,300}$/.test(message) && errorTypes.includes(errorType);
  if (!isOne) throw new Error(`This is no refusal: ${JSON.stringify(answer)}`);
}

interface BodyAnswer {
  status: number;
  fields: string[] | undefined;
}

async function answerTo(endpoint: Endpoint, body: unknown): Promise<BodyAnswer> {
  const answer = await send(endpoint, addressOf(endpoint), body);
  return { status: answer.statusCode, fields: fieldsIn(answer.json()) };
}

function refusalOf(schema: NonNullable<Endpoint['body']>, body: unknown): BodyAnswer | null {
  try {
    parseBody(schema, body);
    return null;
  } catch (error) {
    const refusal = toApiError(error);
    const failure = failureOf(refusal);
    requireFailure(failure);
    return { status: refusal.status, fields: fieldsIn(failure) };
  }
}

const fieldsIn = ({ errors }: Partial<Failure>) => errors?.map(({ field }) => field);

/** Valid parameters ensure that only the body is refused. */
function addressOf({ path, params }: Endpoint): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fields = (params?.fields ?? {}) as Record<string, Schema>;
    const isValid = (value: string) => fields[name]?.isValidSync(value) ?? true;
    return ['1', 'bookings', 'review'].find(isValid) ?? '3f0c9a52-7d1e-4b8a-9c55-0a1b2c3d4e5f';
  })}`;
}
const named = (endpoints: Endpoint[]) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const all = contractEndpoints();
/** Some contracts have no route yet. */
const isServed = (endpoint: Endpoint) =>
  server.app.hasRoute({ method: endpoint.method, url: urlOf(endpoint) });

// Forms have separate tests.
test.each(named(all.filter(({ body, files }) => body && !files)))(
  'the body of %s: every field',
  async (_name, endpoint) => {
    if (!isServed(endpoint) || !endpoint.body) return;
    const wrong: unknown[] = [];
    for (const [index, [path, field, place]] of fieldsOf(endpoint.body).entries()) {
      for (const [order, [kind, value]] of inBodies.entries()) {
        const { nullable } = field.spec;
        if (kind === 'null' && nullable && path !== '') continue;
        // All fields of this body are optional.
        if (path === '' && isEmpty(value) && field.isValidSync({})) continue;
        // Required fields are missing, because the body holds only the wrong value.
        const body = place(value);
        // All values are sent in place of the body, but only one in place of each field; the rest are parsed locally.
        const isSent = path === '' || order === (nullable ? 0 : index % inBodies.length);
        const { status, fields } =
          (isSent ? null : refusalOf(endpoint.body, body)) ?? (await answerTo(endpoint, body));
        // A value of the right type may name a missing record, conflict with its state, or succeed.
        const mayPass = kind === field.type && [200, 404, 409].includes(status);
        const isTooLarge = JSON.stringify(body).length > bodyLimitOf(endpoint);
        if (isTooLarge && status === 413) continue;
        const wanted = mayPass ? status : 400;
        if (status !== wanted) wrong.push([path, kind, status]);
        if (kind === field.type || path === '') continue;
        const named = fields?.filter((field) => field.startsWith(path) || path.startsWith(field));
        if (named?.length === 0) wrong.push([path, kind, fields]);
      }
    }
    expect(wrong).toEqual([]);
  },
);

const queriesOf = (path: string) => [
  ...inAddresses.map((value) => `${path}=${value}`),
  ...[`${path}=a&${path}=b`, `${path}[]=a`, `${path}[toString]=1`, `${path}=a%00b`],
];
const isRefused = (query: string) => query.endsWith(`=${huge}`) || /=a(&.+=b|%00b)$/.test(query);

test.each(named(all.filter(({ query }) => query)))(
  'the query of %s: every field',
  async (_name, endpoint) => {
    const paths = endpoint.query ? fieldsOf(endpoint.query).map(([path]) => path) : [];
    const queries = paths.filter((path) => path !== '').flatMap(queriesOf);
    // The address may name a missing record.
    const answers = endpoint.params ? [200, 400, 404, 414] : [200, 400, 414];
    for (const query of [...queries, '__proto__=1', '=']) {
      const { statusCode } = await send(endpoint, `${addressOf(endpoint)}?${query}`);
      expect(isRefused(query) ? [400] : answers).toContain(statusCode);
    }
  },
);

const cookies = [
  '',
  ';',
  'suite_access',
  'suite_access=%E0%A4%A',
  `suite_access=${huge}`,
  'suite_refresh=\u00ff',
  'suite_guest=a.9999999999.b',
  `suite_guest=${huge}`,
];
const tokens = ['', 'Bearer', 'Bearer \u00ff', `Bearer ${huge}`, 'Basic YTpi', '[object Object]'];

async function sendCredentials(endpoint: Endpoint, cookie: string, authorization: string): Promise<void> {
  const answer = await server.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint),
    headers: { origin: headers.origin, cookie, authorization },
    remoteAddress: `10.1.0.${1 + cookies.indexOf(cookie)}`,
    ...(endpoint.body && { payload: {} }),
  });
  // Public calls may answer 404, because the values name no record.
  const nowhere = endpoint.access === 'public' && endpoint.params ? [404] : [];
  expect([200, 400, 401, ...nowhere]).toContain(answer.statusCode);
  expect(answer.json()).toMatchObject({ success: answer.statusCode === 200 });
}

// Calls of the same access share the code that reads credentials; testing every pair on one call is enough.
test.each(named(all))('%s with cookies and tokens that are none', async (_name, endpoint) => {
  if (!isServed(endpoint)) return;
  for (const [index, cookie] of cookies.entries())
    await sendCredentials(endpoint, cookie, tokens[index % tokens.length] ?? '');
});

const oneOfEachAccess = [
  ...new Map(all.map((endpoint) => [JSON.stringify(endpoint.access), endpoint])).entries(),
];
test.each(oneOfEachAccess)(
  'a call with access %j, each cookie with each token',
  async (_access, endpoint) => {
    for (const cookie of cookies)
      for (const authorization of tokens) await sendCredentials(endpoint, cookie, authorization);
  },
);
