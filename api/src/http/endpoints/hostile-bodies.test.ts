import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Schema } from 'yup';
import type { Endpoint } from '@suite/contracts/http';
import { maxLengthOf } from '@suite/descriptor';
import { fill, hostileValues, unknownFields } from '../../testing/hostile/hostile-json.ts';
import { findSlow, openHostileTest, type HostileTest } from '../../testing/hostile/open-hostile-test.ts';
import { bodyLimitOf } from '../bodies/body-limit.ts';
import { contractEndpoints } from './contract-endpoints.ts';

let server: HostileTest;
beforeAll(async () => {
  server = await openHostileTest();
});
afterAll(() => server.close());

interface Branches {
  fields?: Readonly<Record<string, Schema>>;
  innerType?: Schema;
}

function placesIn(schema: Schema, before = '', after = ''): [string, string][] {
  const { fields = {}, innerType } = schema as Schema & Branches;
  return [
    [before, after],
    ...Object.entries(fields).flatMap(([name, field]) =>
      placesIn(field, `${before}{"${name}":`, `}${after}`),
    ),
    ...(innerType ? placesIn(innerType, `${before}[`, `]${after}`) : []),
  ];
}

/** `item` makes the values of a list differ. */
function largest(schema: Schema, item = 1): unknown {
  const { fields, innerType } = schema as Schema & Branches;
  if (fields) {
    const entries = Object.entries(fields).map(([name, field]) => [name, largest(field, item)]);
    return Object.fromEntries(entries);
  }
  if (innerType)
    return Array.from({ length: maxLengthOf(schema) }, (_, index) => largest(innerType, index + 1));
  const { oneOf, tests } = schema.describe();
  if (oneOf.length > 0) return oneOf[0];
  if (schema.type !== 'string') return schema.type === 'number' ? item : true;
  const isEmail = tests.some(({ name }) => name === 'email');
  return (isEmail ? 'guest@hotel.test' : String(item)).padStart(maxLengthOf(schema), 'x');
}

function* wrongLists(schema: Schema, limit: number): Generator<[string, string]> {
  const { fields = {}, innerType } = schema as Schema & Branches;
  for (const [name, field] of Object.entries(fields)) {
    const { innerType: item } = field as Schema & Branches;
    if (!item) continue;
    const bytes = Math.floor(limit / maxLengthOf(field)) - 2;
    for (const wrong of [
      unknownFields(Math.min(bytes, 170)),
      '{}',
      '""',
      '-1',
      'null',
      String.raw`"\ud800"`,
    ]) {
      const count = Math.min(maxLengthOf(field), Math.floor(limit / (wrong.length + 1)) - 2);
      yield [`${count} times ${wrong} in ${name}`, `{"${name}":[${Array(count).fill(wrong).join(',')}]}`];
    }
  }
  if (innerType) yield* wrongLists(innerType, limit);
}

function* bodiesOf(schema: Schema, limit: number): Generator<[string, string]> {
  yield ['the largest body', JSON.stringify(largest(schema))];
  for (const [before, after] of placesIn(schema))
    for (const [name, body] of hostileValues(limit, before, after)) yield [`${name} in ${before}`, body];
  yield* wrongLists(schema, limit);
}

/** Fills valid ids of records that do not exist. */
function addressOf({ path, params }: Endpoint): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const isValid = (value: string) => params?.isValidSync({ [name]: value }) ?? true;
    return ['999999', 'bookings', 'review'].find(isValid) ?? '3f0c9a52-7d1e-4b8a-9c55-0a1b2c3d4e5f';
  })}`;
}

const named = (endpoints: Endpoint[]) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const all = contractEndpoints();

test.each(named(all.filter(({ body, files }) => body && !files)))(
  '%s takes at most 50 ms for any body',
  async (_name, endpoint) => {
    // Rows of bookings are stored one after the other, and others are served in between: machine-bookings.test.ts.
    if (!endpoint.body || endpoint.name === 'put-bookings') return;
    const url = addressOf(endpoint);
    await server.sendAsUser(endpoint.method, url, '{}');
    const bodies = bodiesOf(endpoint.body, bodyLimitOf(endpoint));
    expect(await findSlow(bodies, (body) => server.sendAsUser(endpoint.method, url, body))).toEqual([]);
  },
);

test.each(named(all.filter(({ method, files }) => method !== 'GET' && !files)))(
  '%s takes no body above its limit',
  async (_name, endpoint) => {
    const limit = bodyLimitOf(endpoint);
    const body = unknownFields(limit).padEnd(limit + 1);
    expect(await server.sendAsUser(endpoint.method, addressOf(endpoint), body)).toBe(413);
  },
);

const querySize = 15_000;
const longQueries = [
  fill(querySize, '', () => 'a', '').replaceAll(',', '&'),
  fill(querySize, '', (index) => `k${index}=1`, '').replaceAll(',', '&'),
  `a${'[a]'.repeat(querySize / 3)}=1`,
  '%'.repeat(querySize),
];

test.each(named(all.filter(({ query }) => query)))(
  '%s takes at most 50 ms for any query',
  async (_name, endpoint) => {
    const fields = Object.keys(endpoint.query?.fields ?? {});
    const queries = fields.flatMap((name) => [
      `${name}=${'x'.repeat(querySize)}`,
      `${name}=x${'%20'.repeat(querySize / 3)}x`,
      fill(querySize, '', () => `${name}=1`, '').replaceAll(',', '&'),
    ]);
    const url = addressOf(endpoint);
    await server.sendAsUser(endpoint.method, url);
    const requests = [...longQueries, ...queries].map((query) => [query.slice(0, 50), query] as const);
    const slow = await findSlow(requests, (query) => server.sendAsUser(endpoint.method, `${url}?${query}`));
    expect(slow).toEqual([]);
  },
);
