import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig } from './config.ts';

let DATA_DIR: string;

beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'suite-config-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true }));

test('an empty environment gives the defaults', () => {
  expect(readConfig({ DATA_DIR, PORT: '', PUBLIC_URL: '' })).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    smtpUrl: undefined,
    demo: false,
    production: false,
    trustProxy: false,
    releasesDir: join(DATA_DIR, 'releases'),
  });
});

test('demo mode listens on this machine alone', () => {
  expect(readConfig({ DATA_DIR, DEMO: 'true' })).toMatchObject({ demo: true, host: 'localhost' });
});

test.each([
  [{ PORT: 'many' }, 'PORT must be a number.'],
  [{ PORT: '70000' }, 'PORT must be between 0 and 65535.'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must start with postgres://.'],
  [{ PUBLIC_URL: 'suite.test' }, 'PUBLIC_URL must be an http or https address.'],
  [{ SMTP_URL: 'mail.test' }, 'SMTP_URL must start with smtp:// or smtps://.'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must be 32 bytes in base64.'],
  [{ DEMO: 'perhaps' }, 'DEMO must be true or false.'],
  [{ DEMO: '1', NODE_ENV: 'production' }, /^Demo mode is refused in production/],
])('%j is refused: %s', (environment, message) => {
  expect(() => readConfig({ DATA_DIR, ...environment })).toThrow(ConfigError);
  expect(() => readConfig({ DATA_DIR, ...environment })).toThrow(message);
});

describe('the secret key', () => {
  test('is made once and readable by its owner alone', () => {
    const { secretKey } = readConfig({ DATA_DIR });
    expect(secretKey).toHaveLength(32);
    expect(readConfig({ DATA_DIR }).secretKey).toEqual(secretKey);
    const file = join(DATA_DIR, 'secret-key');
    expect(readFileSync(file, 'utf8').trim()).toBe(secretKey.toString('base64'));
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('of the environment wins', () => {
    const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');
    expect(readConfig({ DATA_DIR, SECRET_KEY }).secretKey).toEqual(Buffer.alloc(32, 7));
  });

  test('that was damaged stops the start', () => {
    writeFileSync(join(DATA_DIR, 'secret-key'), 'half');
    expect(() => readConfig({ DATA_DIR })).toThrow('does not hold a key of 32 bytes');
  });
});

test.each([
  ['true', true],
  ['10.0.0.0/8', '10.0.0.0/8'],
])('TRUST_PROXY=%s is taken as %j', (TRUST_PROXY, expected) => {
  expect(readConfig({ DATA_DIR, TRUST_PROXY }).trustProxy).toBe(expected);
});

test('TRUST_PROXY as a number trusts that many hops', () => {
  const { trustProxy } = readConfig({ DATA_DIR, TRUST_PROXY: '1' });
  if (typeof trustProxy !== 'function') throw new Error('A number of hops is a function');
  expect([trustProxy('10.0.0.1', 0), trustProxy('10.0.0.1', 1)]).toEqual([true, false]);
});
