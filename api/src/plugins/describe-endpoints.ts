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
      },
    },
  };
}

function describeEndpoint(endpoint: Endpoint) {
  const { access, body, name, params, query, version } = endpoint;
  const parameters = [...parametersOf('path', params), ...parametersOf('query', query)];
  return {
    operationId: version === 1 ? name : `${name}-v${version}`,
    tags: [endpoint.path.split('/')[1]],
    description: `${accessSentence(access)} Error types: ${endpoint.errors.join(', ')}.`,
    security: access === 'public' ? [] : [{ cookie: [] }, { bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: jsonContent({ ...jsonSchemaOf(body), additionalProperties: false }),
      },
    }),
    responses: {
      '2XX': { description: 'Done', content: contentOf(endpoint) },
      default: refTo('responses', 'Failure'),
    },
  };
}

function contentOf({ raw, result }: Endpoint) {
  const schema = jsonSchemaOf(result);
  return raw === undefined ? jsonContent(successSchema(schema)) : { [raw]: { schema } };
}

function accessSentence(access: Endpoint['access']): string {
  if (access === 'public') return 'Anyone may call.';
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
