import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { createTestDatabase } from '@suite/database/test-database';
import { startServerProcess } from '../testing/processes/start-process.ts';

const lister = fileURLToPath(new URL('../../test-processes/list-loaded.cjs', import.meta.url));

/** These modules take time and memory, and only some servers or calls need them. */
const loadedWhenNeeded = [
  '@aws-sdk/client-s3',
  '@fastify/ajv-compiler',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'ajv',
  'es-module-lexer',
  'jose',
  'nodemailer',
  'openid-client',
  'piscina',
  'sharp',
  'undici',
];

test('a start loads no package that waits for its first use', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'suite-loaded-'));
  const { url: DATABASE_URL, drop } = await createTestDatabase({ migrations: [] });
  const LOADED_FILE = join(DATA_DIR, 'loaded');
  const NODE_OPTIONS = `--require "${lister}"`;
  const server = await startServerProcess({ DATA_DIR, DATABASE_URL, LOADED_FILE, NODE_OPTIONS });
  const loaded = await readFile(LOADED_FILE, 'utf8');
  await server.stop();
  await drop();
  await rm(DATA_DIR, { recursive: true });
  const packages = new Set(
    [...loaded.matchAll(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].map(([, name]) => name),
  );
  expect(packages).toContain('fastify');
  expect(loadedWhenNeeded.filter((name) => packages.has(name))).toEqual([]);
});
