import { expect, test } from '@jest/globals';
import type { Schema } from 'yup';
import { endpointsByExportName } from './endpoints.ts';

/** Returns the paths of lists and texts without a maximum length. */
function findUnbounded(schema: Schema, path: string): string[] {
  const { fields = {}, innerType } = schema as Schema & {
    fields?: Readonly<Record<string, Schema>>;
    innerType?: Schema;
  };
  const { oneOf, tests } = schema.describe() as { oneOf: unknown[]; tests: { name?: string }[] };
  const isBounded = oneOf.length > 0 || tests.some(({ name }) => name === 'max' || name === 'length');
  const hasLength = schema.type === 'array' || schema.type === 'string';
  return [
    ...(hasLength && !isBounded ? [path] : []),
    ...(innerType ? findUnbounded(innerType, `${path}[]`) : []),
    ...Object.entries(fields).flatMap(([name, field]) => findUnbounded(field, `${path}.${name}`)),
  ];
}

const endpoints = [...endpointsByExportName.values()].map((endpoint) => [endpoint.name, endpoint] as const);

test.each(endpoints)('each list and text that %s takes has a maximum', (_name, endpoint) => {
  const { params, query, body, forms = [] } = endpoint;
  const parts = [
    ['params', params],
    ['query', query],
    ['body', body],
    ...forms.map((form) => ['form', form] as const),
  ] as const;
  expect(parts.flatMap(([part, schema]) => (schema ? findUnbounded(schema, part) : []))).toEqual([]);
});
