import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Client } from 'openapi-fetch';
import { openDeskTest, type DeskTest } from '../../testing/contexts/open-desk-test.ts';
import { signInOverHttp } from '../../testing/sign-in-over-http.ts';

interface Example {
  createSuiteClient(options: { baseUrl: string; headers?: Record<string, string> }): Client<object>;
  listGuestNames(client: Client<object>, page: number): Promise<string[]>;
}

const run = promisify(execFile);
const repository = resolve(__dirname, '../../../..');
const example = join(repository, 'examples/typed-client/src/bookings.ts');
const typesProject = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, module: 'nodenext', target: 'es2022', types: [] },
    allowImportingTsExtensions: true,
  },
  include: ['src'],
};

let desk: DeskTest;
let url: string;
let folder: string;
beforeAll(async () => {
  desk = await openDeskTest();
  url = await desk.room.app.listen({ port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'typed-client-'));
});
afterAll(async () => {
  await desk.room.close();
  await rm(folder, { recursive: true, force: true });
});

const tool = (path: string, ...options: string[]) =>
  run(process.execPath, [join(repository, 'node_modules', path), ...options], { cwd: folder });
const checkTypes = () =>
  tool('typescript-native/bin/tsc', '-p', '.').then(
    () => 'no error',
    ({ stdout }: { stdout: string }) => stdout,
  );

test('the types of the served document check the example, and what they do not allow fails', async () => {
  const document = await fetch(`${url}/api/openapi.json`);
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'openapi.json'), await document.text());
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(typesProject));
  for (const file of ['bookings.ts', 'remote.ts'])
    await copyFile(join(dirname(example), file), join(folder, 'src', file));
  await tool('openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'src/schema.d.ts');
  expect(await checkTypes()).toBe('no error');
  const wrong = (await readFile(example, 'utf8'))
    .replace('limit: 10', 'limit: "10"')
    .replace('({ name }) => name', '({ guest }) => guest');
  await writeFile(join(folder, 'src/bookings.ts'), wrong);
  const errors = await checkTypes();
  expect(errors).toContain("Type 'string' is not assignable to type 'number'");
  expect(errors).toContain("Property 'guest' does not exist");
});

test('the example reads the bookings of the signed-in person, and gives the reason of a refusal', async () => {
  // A static import would need the types that the test above generates.
  const { createSuiteClient, listGuestNames } = (await import(example)) as Example;
  const headers = await signInOverHttp(url, 'desk@desk.test');
  expect(await listGuestNames(createSuiteClient({ baseUrl: url, headers }), 1)).toContain('Ines Duarte');
  await expect(listGuestNames(createSuiteClient({ baseUrl: url }), 1)).rejects.toThrow(/sign in/i);
});
