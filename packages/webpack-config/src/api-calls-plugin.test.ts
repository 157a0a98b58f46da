import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { ApiCallsPlugin } from './api-calls-plugin.mjs';

const sources = {
  'node_modules/contracts/package.json': '{ "name": "contracts", "type": "module", "sideEffects": false }',
  'node_modules/contracts/define-endpoint.js':
    'export const defineEndpoint = (definition) => ({ version: 1, ...definition });',
  'node_modules/contracts/list-rooms.js': `import { defineEndpoint } from './define-endpoint.js';
export const listRoomsEndpoint = defineEndpoint({ name: 'list-rooms', method: 'GET' });`,
  'node_modules/contracts/delete-room.js': `import { defineEndpoint } from './define-endpoint.js';
export const deleteRoomEndpoint = defineEndpoint({ name: 'delete-room', version: 2, method: 'DELETE' });`,
  'node_modules/contracts/unused.js': `import { defineEndpoint } from './define-endpoint.js';
export const unusedEndpoint = defineEndpoint({ name: 'unused', method: 'GET' });`,
  'node_modules/contracts/index.js': `export { listRoomsEndpoint } from './list-rooms.js';
export { deleteRoomEndpoint } from './delete-room.js';
export { unusedEndpoint } from './unused.js';`,
  'own-calls.js': `import { defineEndpoint } from 'contracts/define-endpoint.js';
const name = 'named-elsewhere';
export const bookSpa = /*#__PURE__*/ defineEndpoint({ name: 'book-spa', 'method': 'POST' }),
  cancelSpa = /*#__PURE__*/ defineEndpoint({ name: 'cancel-spa' });
export const other = /*#__PURE__*/ Object.assign({ name: 'no-call' });
export const dynamic = /*#__PURE__*/ defineEndpoint({ name });`,
  'main.js': `import { listRoomsEndpoint, unusedEndpoint } from 'contracts/index.js';
import { bookSpa, dynamic, other } from './own-calls.js';
console.log(listRoomsEndpoint, bookSpa, other, dynamic);
void import('./later.js');`,
  'requests.js': `export const list = (client) => client.GET('/api/rooms', { params: {} });
export const remove = (client, id) => client.DELETE('/api/rooms/{id}', { params: { path: { id } } });
export const own = (client) => client.GET('/services/spa/treatments');
const cache = new Map([['GET', 1]]);
export const read = () => [cache.get('/api/other'), cache.GET?.(0), 'GET /api/other'];
export const addressed = (client, path) => client.GET(path);`,
  'node_modules/client/index.js': "export const ping = (client) => client.GET('/api/ping');",
  'calling.js': `import * as requests from './requests.js';
import { ping } from 'client/index.js';
console.log(requests, ping);`,
  'suite.json': JSON.stringify({
    paths: {
      '/api/rooms': { get: { operationId: 'list-rooms' } },
      '/api/rooms/{id}': { delete: { operationId: 'delete-room-v2' } },
    },
  }),
  'older-suite.json': JSON.stringify({ paths: { '/api/rooms': { get: { operationId: 'list-rooms' } } } }),
  'later.js': `import { deleteRoomEndpoint } from 'contracts/index.js';\nconsole.log(deleteRoomEndpoint);`,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'api-calls-'));
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Descriptor = ConstructorParameters<typeof ApiCallsPlugin>[0];

async function problemsOf(
  descriptor: Descriptor,
  { entry = './main.js', document = '' } = {},
): Promise<string[]> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry,
    output: { path: path.join(folder, 'dist') },
    cache: { type: 'filesystem', cacheDirectory: path.join(folder, '.cache') },
    plugins: [new ApiCallsPlugin(descriptor, path.join(folder, document || 'openapi.json'))],
  });
  if (!compiler) throw new Error('webpack made no compiler');
  const stats = await promisify((done: Parameters<typeof compiler.run>[0]) => compiler.run(done))();
  await promisify((done: Parameters<typeof compiler.close>[0]) => compiler.close(done))();
  return stats?.compilation.errors.map(({ message }) => message) ?? ['no build'];
}

const api = { 'list-rooms': 1, 'delete-room': 2, 'book-spa': 1 };

test('a build whose calls are all declared has no problem, awaited ones included', async () => {
  expect(await problemsOf({ requires: { api } })).toEqual([]);
  const { 'book-spa': awaited, ...required } = api;
  expect(await problemsOf({ requires: { api: required }, awaits: { api: { 'book-spa': awaited } } })).toEqual(
    [],
  );
});

test('each call that is used and not declared in its version is named, also of modules from the cache', async () => {
  const problems = [
    'The remote calls book-spa in version 1: write "book-spa": 1 into requires.api of remote.json.',
    'The remote calls delete-room in version 2: write "delete-room": 2 into requires.api of remote.json.',
    'The remote calls list-rooms in version 1: write "list-rooms": 1 into requires.api of remote.json.',
  ];
  expect(await problemsOf({})).toEqual(problems);
  expect(await problemsOf({ requires: { api: { ...api, 'delete-room': 1 } } })).toEqual([problems[1]]);
});

test('requests of openapi-fetch count where the document of the suite stands beside the remote', async () => {
  const entry = './calling.js';
  expect(
    await problemsOf({ requires: { api: { 'list-rooms': 1 } } }, { entry, document: 'suite.json' }),
  ).toEqual([
    'The remote calls delete-room in version 2: write "delete-room": 2 into requires.api of remote.json.',
  ]);
  expect(await problemsOf({}, { entry })).toEqual([]);
});

test('a request that the kept document does not have is named with what to do', async () => {
  const api = { 'list-rooms': 1, 'delete-room': 2 };
  const kept = { entry: './calling.js', document: 'older-suite.json' };
  expect(await problemsOf({ requires: { api } }, kept)).toEqual([
    expect.stringMatching(
      /^The remote calls DELETE \/api\/rooms\/\{id\}, which openapi\.json does not have: save /,
    ),
  ]);
});
