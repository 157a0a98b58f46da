import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig } from '../config/config.ts';
import { openStorage } from './open-storage.ts';
import { requireFreePort } from './start-server.ts';
import { describeStartError } from './describe-start-error.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'suite-sentence-'));
  writeFileSync(join(folder, 'releases'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function sentenceOf(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    return describeStartError(error);
  }
  throw new Error('Nothing failed');
}

describe('a start that fails ends in one sentence', () => {
  test('when the data folder is a file', async () => {
    const file = join(folder, 'releases');
    const sentence = `${join(file, 'secret-key')} cannot be used: part of the path is not a folder. Check DATA_DIR.`;
    expect(await sentenceOf(() => readConfig({ DATA_DIR: file }))).toBe(sentence);
    expect(await sentenceOf(() => readConfig({ DATA_DIR: join(file, 'below') }))).toContain(
      'Check DATA_DIR.',
    );
  });

  test('when the releases folder is a file', async () => {
    const config = readConfig({ DATA_DIR: folder });
    const start = () => openStorage(config, () => undefined);
    expect(await sentenceOf(start)).toBe(
      `${config.releasesDir} is in the way: it is not a folder. Check DATA_DIR.`,
    );
  });

  test('when the address is not of this machine', async () => {
    expect(await sentenceOf(() => requireFreePort({ host: '203.0.113.9', port: 0 }))).toBe(
      'This machine has no address 203.0.113.9: check HOST.',
    );
  });

  test('when a setting is wrong', async () => {
    expect(await sentenceOf(() => readConfig({ DATA_DIR: folder, PORT: 'many' }))).toBe(
      'PORT must be a number.',
    );
  });
});

test.each([
  [{ code: 'EROFS', path: '/data/secret-key' }, '/data/secret-key is on a read-only disk. Check DATA_DIR.'],
  [{ code: 'EACCES', path: '/data/secret-key' }, 'No permission to use /data/secret-key.'],
  [{ code: 'EACCES', port: 80 }, 'No permission to listen on port 80.'],
  [{ code: 'ENOSPC' }, 'The disk is full.'],
  [{ code: 'ENOTFOUND', hostname: 'nowhere.test' }, 'There is no address named nowhere.test: check HOST.'],
  [{ code: 'EOTHER' }, 'as it was said'],
])('%j is said as: %s', (fields, sentence) => {
  expect(describeStartError(Object.assign(new Error('as it was said'), fields))).toBe(sentence);
});

test('a wrong setting and what is no error keep their words', () => {
  expect(describeStartError(new ConfigError('PORT must be a number.'))).toBe('PORT must be a number.');
  expect(describeStartError('out of luck')).toBe('The server could not start: out of luck');
});
