import { errorTypes, type Confirmation, type Endpoint, type ErrorType } from '@suite/contracts/http';
import { bodyLimitOf } from '../bodies/body-limit.ts';
import { jsonSchemaOf, type JsonSchema } from '../endpoints/json-schema.ts';
import { errorStatuses } from '../errors/to-api-error.ts';
import { exampleBodies } from './examples.ts';
import { firstSentence, type EndpointText } from './read-endpoint-texts.ts';
import { tagOf } from './tags.ts';

type FieldSchema = NonNullable<Endpoint['query']>;

export type Paths = Record<string, Record<string, unknown>>;

export function describeEndpoints(
  endpoints: readonly Endpoint[],
  texts: ReadonlyMap<string, EndpointText>,
): Paths {
  const paths: Paths = {};
  for (const endpoint of endpoints) {
    const path = (paths[`/api${endpoint.path}`] ??= {});
    path[endpoint.method.toLowerCase()] = describeEndpoint(endpoint, texts.get(endpoint.name));
  }
  return paths;
}

function describeEndpoint(endpoint: Endpoint, { text, context }: EndpointText = { text: '', context: '' }) {
  const { access, body, confirmation, name, params, query, scope, version } = endpoint;
  const parameters = [
    ...parametersOf('path', params),
    ...parametersOf('query', query),
    ...(endpoint.idempotent ? [idempotencyKey] : []),
  ];
  return {
    operationId: version === 1 ? name : `${name}-v${version}`,
    summary: firstSentence(text),
    description: [
      text,
      accessSentence(access),
      ...(scope ? [`API tokens need the scope \`${scope}\`.`] : []),
      ...(confirmation ? [confirmationSentences[confirmation]] : []),
    ].join(' '),
    tags: [tagOf(context)],
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: bodyOf(endpoint, body) } }),
    responses: { '2XX': { description: 'Done', content: contentOf(endpoint) }, ...failuresOf(endpoint) },
  };
}

function bodyOf({ name, files, forms }: Endpoint, body: FieldSchema) {
  const example = exampleBodies[name];
  if (files) return { 'multipart/form-data': { schema: multipartSchema(body, files) } };
  const schema = forms ? { oneOf: forms.map(strictSchema) } : strictSchema(body);
  return jsonContent(schema, example);
}

function strictSchema(body: FieldSchema): JsonSchema {
  return { ...jsonSchemaOf(body), additionalProperties: false };
}

function multipartSchema(body: FieldSchema, files: NonNullable<Endpoint['files']>): JsonSchema {
  const fields = strictSchema(body);
  const parts = Object.entries(files).map(([name, { count }]): [string, JsonSchema] => {
    const file = { type: 'string', contentMediaType: 'image/jpeg' };
    return [name, count === 1 ? file : { type: 'array', maxItems: count, items: file }];
  });
  const properties = { ...(fields['properties'] as JsonSchema), ...Object.fromEntries(parts) };
  const required = Object.keys(files).filter((name) => files[name]?.required);
  return { ...fields, properties, required };
}

function contentOf({ raw, result }: Endpoint) {
  const schema = jsonSchemaOf(result);
  if (raw === undefined) return jsonContent(successSchema(schema));
  return Object.fromEntries([raw].flat().map((type) => [type, { schema }]));
}

function failuresOf(endpoint: Endpoint) {
  const byStatus: Record<number, ErrorType[]> = {};
  for (const type of endpoint.errors) (byStatus[errorStatuses[type][0]] ??= []).push(type);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, types]) => [
      status,
      { description: describeFailure(endpoint, types), content: jsonContent(refTo('schemas', 'Failure')) },
    ]),
  );
}

function describeFailure(endpoint: Endpoint, types: ErrorType[]): string {
  const names = types.join(', ');
  if (endpoint.files || !types.includes('TOO_LARGE')) return names;
  return `${names}: the body has more than ${bodyLimitOf(endpoint) / 1024} kB`;
}

function securityOf({ access, scope }: Endpoint) {
  if (access === 'public') return [];
  if (access === 'guest') return [{ guestCookie: [] }, { guestToken: [] }];
  return [{ cookie: [] }, { bearer: [] }, ...(scope ? [{ apiToken: [scope] }] : [])];
}

function accessSentence(access: Endpoint['access']): string {
  if (access === 'public') return 'Needs no session.';
  if (access === 'guest') return 'Needs the link of a booking.';
  if (access === 'signed-in') return 'Needs a session.';
  return `Needs one of the permissions ${access.anyOf.join(', ')}.`;
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A repeat with the same key within a day gets the first answer, with `Idempotency-Replayed: true`.',
  schema: { type: 'string', maxLength: 255 },
};

const thisCall = 'a confirmation of this very call, which serves once; a recent sign-in does not count.';
const confirmationSentences: Record<Confirmation, string> = {
  recent: 'Needs a sign-in or a confirmation within five minutes.',
  'some-recent': 'Some bodies need a sign-in or a confirmation within five minutes.',
  action: `Needs ${thisCall}`,
  'some-action': `What gives power or weakens sign-ins needs ${thisCall}`,
  'new-sign-in': `Needs ${thisCall} Where the account has no authenticator app, that takes a mailed code or a passkey.`,
};

function parametersOf(place: 'path' | 'query', fields: FieldSchema | undefined) {
  if (!fields) return [];
  const schema = jsonSchemaOf(fields);
  const required = (schema['required'] ?? []) as string[];
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

const messageProperties = {
  message: { type: 'string' },
  code: { type: 'string' },
  params: { type: 'object' },
} as const;

export function successSchema(result: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { success: { const: true }, ...messageProperties, result },
    required: ['success', 'message', 'result'],
  };
}

export const failureSchema: JsonSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    ...messageProperties,
    errorType: { enum: errorTypes },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, ...messageProperties },
        required: ['field', 'message'],
      },
    },
    tokenExpired: { const: true },
    action: {
      type: 'object',
      properties: {
        id: { type: 'string', format: 'uuid' },
        sentence: { type: 'string' },
        code: { type: 'string' },
        params: { type: 'object' },
        without_password: { const: true },
      },
      required: ['id', 'sentence'],
    },
  },
  required: ['success', 'message', 'errorType'],
};

export function jsonContent(schema: JsonSchema, example?: object) {
  return { 'application/json': { schema, ...(example && { example }) } };
}

export function refTo(kind: 'schemas', name: string): JsonSchema {
  return { $ref: `#/components/${kind}/${name}` };
}
