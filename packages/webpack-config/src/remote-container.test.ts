import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { remoteContainer } from './remote-container.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-own-repository-'));
  const write = (path: string, content: object) => writeFile(join(folder, path), JSON.stringify(content));
  await write('remote.json', { name: 'mf-sample', exposes: ['./remote'] });
  await write('package.json', {
    version: '1.0.0',
    peerDependencies: { react: '^19.2.0', '@suite/session': '^1.1.0' },
    devDependencies: { '@suite/ui': '1.3.0-sdk-1a2b', '@suite/session': '1.2.0-sdk-3c4d', jotai: '2.20.3' },
  });
  for (const [name, version] of [
    ['ui', '1.3.0-sdk-1a2b'],
    ['session', '1.2.0-sdk-3c4d'],
  ] as const) {
    await mkdir(join(folder, 'node_modules/@suite', name), { recursive: true });
    await write(join('node_modules/@suite', name, 'package.json'), { version });
  }
});
afterAll(() => rm(folder, { recursive: true }));

test('a remote takes from the shell what its peer dependencies and its packages of the SDK are compatible with', () => {
  const { facts } = remoteContainer(folder, 'thisBuild0');
  expect(facts.shared).toEqual({
    react: '^19.2.0',
    'react/jsx-runtime': '^19.2.0',
    '@suite/session': '^1.1.0',
    '@suite/ui': '^1.3.0',
    '@suite/ui/core': '^1.3.0',
  });
});
