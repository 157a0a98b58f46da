import { expect, test } from '@jest/globals';
import { isSchema, ValidationError, type Schema } from 'yup';
import type { Endpoint } from './http/define-endpoint.ts';
import { contexts } from './endpoints.ts';
import * as http from './http/index.ts';

const huge = 'x'.repeat(200_000);
const hostile: [string, unknown][] = [
  ['a list', []],
  ['an object', {}],
  ['a number', 7],
  ['a boolean', true],
  ['null', null],
  ['an object whose toString is no function', { toString: 1, valueOf: 1, trim: 1, length: 1, includes: 1 }],
  ['an object that names a prototype', JSON.parse('{"__proto__":{"length":1},"constructor":null}')],
  ['deep nesting', Array.from({ length: 1_000 }).reduce<unknown>((inner) => [{ inner }], 'deep')],
  ['a huge text', huge],
  // A server still reads a body of this size.
  ['a huge list', Array.from({ length: 20_000 }, () => 'x'.repeat(50))],
  ['a huge number', Number.MAX_VALUE],
  ['text with a NUL character', 'a\0b'],
];

// Clients do not send these schemas of answers.
const replies = ['bookingSchema', 'paginationSchema', 'passengerSchema', 'userProfileSchema'];

/** Returns every schema that validates a caller's values, including those that forms use alone. */
function requestSchemas(): [string, Schema][] {
  const named = [http, ...Object.values(contexts)]
    .flatMap((entryPoint) => Object.entries<unknown>(entryPoint))
    .flatMap(([name, value]): [string, Schema][] => {
      if (replies.includes(name)) return [];
      if (isSchema(value)) return [[name, value as Schema]];
      if (typeof value !== 'object' || value === null || !('fallbackMessage' in value)) return [];
      const { params, query, body } = value as Endpoint;
      const parts = Object.entries({ params, query, body });
      return parts.flatMap(([part, schema]) => (schema ? [[`${part} of ${name}`, schema]] : []));
    });
  // A form and its endpoint often share one schema object under two names.
  const namesBySchema = new Map<Schema, string>();
  for (const [name, schema] of named) {
    const known = namesBySchema.get(schema);
    namesBySchema.set(schema, known === undefined ? name : `${known} and ${name}`);
  }
  return [...namesBySchema].map(([schema, names]) => [names, schema]);
}

/** Returns each field with a function that puts a value in its place. */
function fieldsOf(
  schema: Schema,
  place: (value: unknown) => unknown,
  path: string,
): [string, (value: unknown) => unknown][] {
  const described = schema as unknown as { fields?: Record<string, Schema>; innerType?: Schema };
  const children = Object.entries(described.fields ?? {}).flatMap(([key, child]) =>
    fieldsOf(child, (value) => place({ [key]: value }), `${path}.${key}`),
  );
  const items = described.innerType
    ? fieldsOf(described.innerType, (value) => place([value]), `${path}[0]`)
    : [];
  // The server refuses invalid objects itself, because yup fails on a field named toString.
  return described.fields ? children : [[path, place], ...items];
}

const fields = requestSchemas().flatMap(([name, schema]) =>
  fieldsOf(schema, (value) => value, '').map(([path, place]) => [`${name}${path}`, schema, place] as const),
);

test.each(fields)('%s takes or refuses whatever is sent, and never fails', (_name, schema, place) => {
  for (const [what, value] of hostile) {
    try {
      schema.validateSync(place(value), { abortEarly: false, disableStackTrace: true });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw new Error(`Failed on ${what}`, { cause: error });
    }
  }
});

test('the table covers bodies, queries, and the fields inside lists', () => {
  const names = fields.map(([name]) => name);
  for (const [schema, path] of [
    ['body of loginEndpoint', '.usr_password'],
    ['query of listBookingsEndpoint', '.status'],
    ['body of createBookingEndpoint', '.passengers[0].name'],
    ['createRoleSchema', '.permission_ids[0]'],
    ['newPasswordField', ''],
  ] as const) {
    expect(names.filter((name) => name.includes(schema) && name.endsWith(path))).not.toEqual([]);
  }
});
