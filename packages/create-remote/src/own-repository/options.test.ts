import { createServer } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { combine, writeRepository } from './write-repository.mjs';
import { fetchDocument } from './fetch-document.mjs';
import { readArguments } from './read-arguments.mjs';

const repository = join(import.meta.dirname, '../../../..');
const textOf = (...path: string[]) => readFile(join(...path), 'utf8');

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-options-'));
});
afterEach(() => rm(home, { recursive: true }));

const spa = { name: 'spa', suite: 'http://localhost:3000' };

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  workspaces?: string[];
}

async function write(options: object): Promise<{ folder: string; files: string[]; manifest: Manifest }> {
  const folder = await mkdtemp(join(home, 'mf-'));
  const files = writeRepository(folder, { ...spa, ...options });
  return { folder, files, manifest: JSON.parse(await textOf(folder, 'package.json')) as Manifest };
}

describe('the command line', () => {
  const registry = ['--registry', 'http://localhost:3000'];

  test('takes a service and the client of the OpenAPI document', () => {
    expect(readArguments(['spa', ...registry, '--service', '--client', 'openapi'])).toMatchObject({
      service: true,
      client: 'openapi',
    });
  });

  test('refuses another client in a sentence', () => {
    expect(() => readArguments(['spa', ...registry, '--client', 'soap'])).toThrow(
      '--client takes contracts or openapi, not "soap".',
    );
  });
});

describe('--service', () => {
  test.each([
    ...['server.mjs', 'verify-token.mjs', 'server.test.mjs'].map((file) => [
      `service/${file}`,
      `examples/spa-service/${file}`,
    ]),
    ['src/queries/call-service.ts', 'e2e/platform/fixtures/mf-spa/src/call-service.ts'],
  ])('%s is %s', async (file, example) => {
    const { folder } = await write({ service: true });
    expect(await textOf(folder, file)).toBe(await textOf(repository, example));
  });

  test('names the service after the feature', async () => {
    const { folder } = await write({ service: true, name: 'lost-and-found' });
    const { services } = JSON.parse(await textOf(folder, 'remote.json')) as { services: string[] };
    expect(services).toEqual(['lost-and-found']);
    expect(await textOf(folder, 'service/server.mjs')).toContain("alias = 'lost-and-found'");
    expect(await textOf(folder, 'src/queries/call-service.ts')).toContain('/services/lost-and-found$');
  });

  test('adds to what the remote has, and tests the service with it', async () => {
    const [plain, own] = [await write({}), await write({ service: true })];
    expect(own.files).toEqual(expect.arrayContaining([...plain.files, 'service/Dockerfile']));
    expect(own.manifest.workspaces).toEqual(['service']);
    expect(own.manifest.scripts).toEqual({
      ...plain.manifest.scripts,
      service: 'npm start --workspace service',
      test: `${plain.manifest.scripts.test} && npm test --workspace service`,
    });
    const [before, after] = [await textOf(plain.folder, 'README.md'), await textOf(own.folder, 'README.md')];
    expect(after.startsWith(before)).toBe(true);
    expect(after).toContain('npm run service');
  });
});

describe('--client openapi', () => {
  test('keeps the document as it is, and calls nothing of the contracts', async () => {
    const document = '{"openapi":"3.1.0","paths":{"/api/__strange__":{}}}';
    const { folder, files, manifest } = await write({ document });
    expect(await textOf(folder, 'openapi.json')).toBe(document);
    expect(await textOf(folder, '.gitignore')).toMatch(/^src\/schema\.d\.ts$/m);
    expect(Object.keys(manifest.dependencies)).toEqual(['@suite/remote-kit', 'openapi-fetch']);
    const sources = files.filter((path) => path.startsWith('src/'));
    const texts = await Promise.all([...sources, 'package.json'].map((path) => textOf(folder, path)));
    expect(texts.join('\n')).not.toContain('@suite/contracts');
  });

  test('updates the same packages of the SDK but the contracts, and the document', async () => {
    const update = async (options: object) => (await write(options)).manifest.scripts['update:sdk'];
    const plain = (await update({}))?.replace(' @suite/contracts@latest', '');
    expect(await update({ document: '{}' })).toBe(`${plain} && npm run generate:api`);
  });

  describe('asks the suite for the document', () => {
    async function answering(answer: string, status = 200) {
      const server = createServer((_request, response) => response.writeHead(status).end(answer));
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const { port } = server.address() as AddressInfo;
      return { suite: `http://127.0.0.1:${port}`, stop: () => server.close() };
    }

    test('and takes it as it comes', async () => {
      const { suite, stop } = await answering('{ "openapi": "3.1.0" }');
      expect(await fetchDocument(suite)).toBe('{ "openapi": "3.1.0" }');
      stop();
    });

    test.each([
      ['a page', '<html>', 200],
      ['another document', '{}', 200],
      ['an error', '{ "openapi": "3.1.0" }', 503],
    ])('and refuses %s', async (_what, answer, status) => {
      const { suite, stop } = await answering(answer, status);
      await expect(fetchDocument(suite)).rejects.toThrow(
        `There is no OpenAPI document at ${suite}/api/openapi.json: nothing was written.`,
      );
      stop();
    });

    test('and refuses what does not answer', async () => {
      await expect(fetchDocument('http://127.0.0.1:1')).rejects.toThrow(/nothing was written/);
    });
  });
});

test('a file of two options is merged, continued or replaced by its kind', () => {
  const merged = combine(
    'a.json',
    '{"a":[1],"b":{"c":1,"d":2},"e":1}',
    '{"a":[2],"b":{"d":null,"f":3},"e":2}',
  );
  expect(JSON.parse(merged)).toEqual({ a: [1, 2], b: { c: 1, f: 3 }, e: 2 });
  expect(combine('README.md', 'one\n', 'two\n')).toBe('one\ntwo\n');
  expect(combine('src/routes.tsx', 'one\n', 'two\n')).toBe('two\n');
});
