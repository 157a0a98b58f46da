import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { contractEndpoints } from '../endpoints/contract-endpoints.ts';
import { buildOpenapiDocument } from './build-document.ts';
import { errorStatuses } from '../errors/to-api-error.ts';
import { exampleBodies } from './examples.ts';
import { openapiFile } from './openapi.ts';

interface Operation {
  operationId: string;
  summary: string;
  security: object[];
  requestBody: { content: { 'application/json': { schema: { oneOf: { properties: object }[] } } } };
  responses: Record<string, unknown>;
}
type Paths = Record<string, Record<string, Operation>>;

const pathsOf = async () => (JSON.parse(await buildOpenapiDocument()) as { paths: Paths }).paths;

test('the committed document is what the contracts say now (npm run generate -w api)', async () => {
  expect(await readFile(openapiFile, 'utf8')).toBe(await buildOpenapiDocument());
});

test('every call has a summary of its own and a name, and says how it is refused', async () => {
  const operations = Object.values(await pathsOf()).flatMap((path) => Object.values(path));
  expect(operations.filter(({ summary }) => !summary || summary.length > 130)).toEqual([]);
  const names = operations.map(({ operationId }) => operationId);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(operations.filter(({ responses }) => !responses['500'] || !responses['503'])).toEqual([]);
});

test('bodies take declared fields alone and answers come in the envelope', async () => {
  const login = (await pathsOf())['/api/auth/login']?.['post'];
  expect(login?.security).toEqual([]);
  expect(login?.summary).toBe('Signs in');
  expect(login?.requestBody.content['application/json']).toMatchObject({
    schema: { additionalProperties: false, required: ['usr_email', 'usr_password'] },
    example: exampleBodies['login'],
  });
  expect(login?.responses).toMatchObject({
    '2XX': {
      content: {
        'application/json': {
          schema: {
            properties: {
              result: { properties: { login_token: { type: 'string' }, user: { type: 'object' } } },
            },
          },
        },
      },
    },
    '401': { description: 'INVALID_CREDENTIALS' },
  });
  const second = (await pathsOf())['/api/auth/login/second-factor']?.['post'];
  expect(second?.responses['2XX']).toMatchObject({
    content: {
      'application/json': {
        schema: { properties: { result: { required: ['user', 'accessToken', 'refreshToken'] } } },
      },
    },
  });
});

test('a new booking is one of two forms: the one that names its hotel takes no overlap', async () => {
  const create = (await pathsOf())['/api/bookings']?.['post'];
  const forms = create?.requestBody.content['application/json'].schema.oneOf;
  expect(forms?.map(({ properties }) => Object.keys(properties))).toEqual([
    expect.arrayContaining(['allow_overlap', 'guest_language', 'verification_token']),
    expect.not.arrayContaining(['allow_overlap', 'guest_language']),
  ]);
});

const withExample = contractEndpoints().flatMap(({ name, body }) =>
  body && exampleBodies[name] ? [{ name, body }] : [],
);
test('calls with a scope take API tokens, and say which scope they need', async () => {
  const paths = await pathsOf();
  expect(paths['/api/bookings']?.['post']?.security).toContainEqual({ apiToken: ['bookings:write'] });
  expect(JSON.stringify(paths['/api/hotel/list']?.['get']?.security)).not.toContain('apiToken');
});

test.each(withExample)('the example of $name is accepted', ({ name, body }) => {
  const example = exampleBodies[name];
  expect(body.validateSync(example, { strict: true, context: { today: '2035-01-01' } })).toEqual(example);
});

test('every body with a required field has an example, and no example is left over', () => {
  const endpoints = contractEndpoints();
  const needs = endpoints.filter(({ body, files }) => {
    const fields = Object.values(body?.describe().fields ?? {});
    return !files && fields.some((field) => 'optional' in field && !field.optional);
  });
  expect(needs.map(({ name }) => name).filter((name) => !exampleBodies[name])).toEqual([]);
  const names = new Set(endpoints.map(({ name }) => name));
  expect(Object.keys(exampleBodies).filter((name) => !names.has(name))).toEqual([]);
});

test('refusals in the sources have the statuses that the document gives', async () => {
  const sources = fileURLToPath(new URL('../../', import.meta.url));
  const files = (await readdir(sources, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(sources + file, 'utf8')));
  const refusals = texts.flatMap((text) => [...text.matchAll(/new ApiError\(\s*(\d+),\s*'([A-Z_]+)'/g)]);
  const undocumented = refusals.filter(
    ([, status, type]) => !errorStatuses[type as keyof typeof errorStatuses].includes(Number(status)),
  );
  expect(refusals.length).toBeGreaterThan(15);
  expect(undocumented.map(([text]) => text)).toEqual([]);
});
