import { errorTypes, type Endpoint } from '@suite/contracts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

type FieldSchema = NonNullable<Endpoint['query']>;

/** The OpenAPI 3.1 document of these endpoints. */
export function describeEndpoints(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = (paths[`/api${endpoint.path}`] ??= {});
    path[endpoint.method.toLowerCase()] = describeEndpoint(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Management Suite', version: '1.0.0' },
    paths,
    components: {
      schemas: { Failure: failureSchema },
      responses: {
        Failure: { description: 'Refused or failed', content: jsonContent(refTo('schemas', 'Failure')) },
      },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'suite_access' },
        bearer: { type: 'http', scheme: 'bearer' },
        guestCookie: { type: 'apiKey', in: 'cookie', name: 'suite_guest' },
        guestToken: { type: 'apiKey', in: 'header', name: 'X-Verification-Token' },
      },
    },
  };
}

function describeEndpoint(endpoint: Endpoint) {
  const { access, body, files, name, params, query, version } = endpoint;
  const parameters = [...parametersOf('path', params), ...parametersOf('query', query)];
  return {
    operationId: version === 1 ? name : `${name}-v${version}`,
    tags: [endpoint.path.split('/')[1]],
    description: `${accessSentence(access)} Error types: ${endpoint.errors.join(', ')}.`,
    security: securityOf(access),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: bodyOf(body, files) } }),
    responses: {
      '2XX': { description: 'Done', content: contentOf(endpoint) },
      default: refTo('responses', 'Failure'),
    },
  };
}

function bodyOf(body: FieldSchema, files: Endpoint['files']) {
  const fields: JsonSchema = { ...jsonSchemaOf(body), additionalProperties: false };
  if (!files) return jsonContent(fields);
  const parts = Object.entries(files).map(([name, { count }]): [string, JsonSchema] => {
    const file = { type: 'string', contentMediaType: 'image/jpeg' };
    return [name, count === 1 ? file : { type: 'array', maxItems: count, items: file }];
  });
  const properties = { ...(fields['properties'] as JsonSchema), ...Object.fromEntries(parts) };
  const required = Object.keys(files).filter((name) => files[name]?.required);
  return { 'multipart/form-data': { schema: { ...fields, properties, required } } };
}

function contentOf({ raw, result }: Endpoint) {
  const schema = jsonSchemaOf(result);
  return raw === undefined ? jsonContent(successSchema(schema)) : { [raw]: { schema } };
}

function securityOf(access: Endpoint['access']) {
  if (access === 'public') return [];
  return access === 'guest' ? [{ guestCookie: [] }, { guestToken: [] }] : [{ cookie: [] }, { bearer: [] }];
}

function accessSentence(access: Endpoint['access']): string {
  if (access === 'public') return 'Anyone may call.';
  if (access === 'guest') return 'Needs the link of a booking.';
  if (access === 'signed-in') return 'Needs a session.';
  return `Needs one of the permissions ${access.anyOf.join(', ')}.`;
}

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

function successSchema(result: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { success: { const: true }, message: { type: 'string' }, result },
    required: ['success', 'message', 'result'],
  };
}

const failureSchema: JsonSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { type: 'string' },
    errorType: { enum: errorTypes },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'message'],
      },
    },
    tokenExpired: { const: true },
  },
  required: ['success', 'message', 'errorType'],
};

function jsonContent(schema: JsonSchema) {
  return { 'application/json': { schema } };
}

function refTo(kind: string, name: string): JsonSchema {
  return { $ref: `#/components/${kind}/${name}` };
}
