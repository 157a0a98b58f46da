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
    role: 'all',
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databasePoolSize: 10,
    databaseTimeouts: {
      connectTimeoutMs: 10_000,
      statementTimeoutMs: 30_000,
      lockTimeoutMs: 5_000,
      idleTransactionTimeoutMs: 60_000,
    },
    acceptedMigrations: [],
    smtp: undefined,
    demo: false,
    production: false,
    trustProxy: false,
    releasesDir: join(DATA_DIR, 'releases'),
    releasesS3: undefined,
    imagesDir: join(DATA_DIR, 'images'),
    imagesS3: undefined,
    identity: { engine: 'local' },
  });
});

test('a pooler stands before the database, with times and a number of connections of its own', () => {
  const environment = {
    ...{ DATABASE_URL: 'postgres://pooler/suite', DATABASE_DIRECT_URL: 'postgres://primary/suite' },
    DATABASE_READ_URL: 'postgres://replica/suite',
    ...{ DATABASE_POOL_SIZE: '40', DATABASE_CONNECT_SECONDS: '3', DATABASE_STATEMENT_SECONDS: '20' },
    ...{ DATABASE_LOCK_SECONDS: '2', DATABASE_IDLE_SECONDS: '10' },
    ACCEPT_MIGRATIONS: 'api/0105_more.sql,registry/0031_other.sql',
  };
  expect(readConfig({ DATA_DIR, ...environment })).toMatchObject({
    databaseUrl: 'postgres://pooler/suite',
    databaseReadUrl: 'postgres://replica/suite',
    databaseDirectUrl: 'postgres://primary/suite',
    databasePoolSize: 40,
    databaseTimeouts: {
      connectTimeoutMs: 3_000,
      statementTimeoutMs: 20_000,
      lockTimeoutMs: 2_000,
      idleTransactionTimeoutMs: 10_000,
    },
    acceptedMigrations: ['api/0105_more.sql', 'registry/0031_other.sql'],
  });
});

test('hosts of services are names with commas between them', () => {
  expect(readConfig({ DATA_DIR }).serviceHosts).toEqual([]);
  expect(readConfig({ DATA_DIR, SERVICE_HOSTS: 'Spa.cluster,10.0.0.1' }).serviceHosts).toEqual([
    'spa.cluster',
    '10.0.0.1',
  ]);
  expect(() => readConfig({ DATA_DIR, SERVICE_HOSTS: 'https://spa.cluster' })).toThrow(
    'SERVICE_HOSTS must be host names with commas between them.',
  );
});

test('what services may take is a whole number of seconds and megabytes', () => {
  expect(readConfig({ DATA_DIR })).toMatchObject({ serviceAnswerSeconds: 30, serviceBodyMb: 50 });
  const given = { DATA_DIR, SERVICE_ANSWER_SECONDS: '120', SERVICE_BODY_MB: '200' };
  expect(readConfig(given)).toMatchObject({ serviceAnswerSeconds: 120, serviceBodyMb: 200 });
  for (const name of ['SERVICE_ANSWER_SECONDS', 'SERVICE_BODY_MB']) {
    for (const value of ['0', '1.5', 'long', '-1']) {
      expect(() => readConfig({ DATA_DIR, [name]: value })).toThrow(
        `${name} must be a whole number above 0.`,
      );
    }
  }
});

test('photos may be kept in a bucket, and faces compared elsewhere', () => {
  const environment = {
    ...{ IMAGES_S3_BUCKET: 'hotel-photos', IMAGES_S3_REGION: 'eu-central-1', IMAGES_S3_PREFIX: '/guests/' },
    ...{ IDENTITY_ENGINE: 'rekognition', REKOGNITION_REGION: 'eu-west-1' },
  };
  expect(readConfig({ DATA_DIR, ...environment })).toMatchObject({
    imagesS3: { bucket: 'hotel-photos', region: 'eu-central-1', prefix: 'guests/' },
    identity: { engine: 'rekognition', rekognition: { region: 'eu-west-1' } },
  });
});

test("faces may be compared by an operator's own net", () => {
  expect(readConfig({ DATA_DIR, IDENTITY_FACE_MODEL: '/models/face' }).identity).toEqual({
    engine: 'local',
    faceModel: '/models/face',
  });
});

test('demo mode listens on this machine alone', () => {
  expect(readConfig({ DATA_DIR, DEMO: 'true' })).toMatchObject({ demo: true, host: 'localhost' });
});

test.each([
  [{ ROLE: 'boss' }, 'ROLE must be all, web or worker.'],
  [{ ROLE: 'worker' }, 'DATABASE_URL must be set with ROLE=web or ROLE=worker.'],
  [{ PORT: 'many' }, 'PORT must be a number.'],
  [{ PORT: '70000' }, 'PORT must be between 0 and 65535.'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must start with postgres://.'],
  [{ DATABASE_DIRECT_URL: 'postgres://db' }, 'DATABASE_DIRECT_URL needs DATABASE_URL: set both.'],
  [
    { DATABASE_URL: 'postgres://db', DATABASE_DIRECT_URL: 'db' },
    'DATABASE_DIRECT_URL must start with postgres://.',
  ],
  [{ DATABASE_READ_URL: 'postgres://db' }, 'DATABASE_READ_URL needs DATABASE_URL: set both.'],
  [{ DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE must be a whole number above 0.'],
  [{ DATABASE_LOCK_SECONDS: 'long' }, 'DATABASE_LOCK_SECONDS must be a whole number above 0.'],
  [{ ACCEPT_MIGRATIONS: 'all' }, /^ACCEPT_MIGRATIONS must be names of migrations/],
  [{ PUBLIC_URL: 'suite.test' }, 'PUBLIC_URL must be an http or https address.'],
  [{ SMTP_URL: 'mail.test', MAIL_FROM: 'a@b.test' }, /^SMTP_URL must read smtp:.*TLS.*[.]$/],
  [{ SMTP_URL: 'smtp://mail.test' }, 'MAIL_FROM must be set with SMTP_URL: the address mails come from.'],
  [{ MAIL_FROM: 'Suite' }, 'MAIL_FROM must be an address, such as Suite <suite@example.com>.'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must be 32 bytes in base64, or several such keys'],
  [{ SECRET_KEY: `${Buffer.alloc(32, 7).toString('base64')},` }, 'SECRET_KEY must be 32 bytes in base64'],
  [
    { IMAGES_S3_REGION: 'eu-central-1' },
    /^IMAGES_S3_REGION is set without IMAGES_S3_BUCKET: .* keep images on disk[.]/,
  ],
  [{ IMAGES_S3_BUCKET: 'No' }, 'IMAGES_S3_BUCKET must be the name of a bucket.'],
  [{ IDENTITY_ENGINE: 'guess' }, 'IDENTITY_ENGINE must be local or rekognition.'],
  [{ IDENTITY_ENGINE: 'rekognition' }, 'REKOGNITION_REGION must be set with IDENTITY_ENGINE=rekognition.'],
  [
    { IDENTITY_ENGINE: 'rekognition', REKOGNITION_REGION: 'eu-west-1', IDENTITY_FACE_MODEL: '/models/face' },
    'IDENTITY_FACE_MODEL cannot be set with IDENTITY_ENGINE=rekognition.',
  ],
  [{ DEMO: 'perhaps' }, 'DEMO must be true or false.'],
  [{ DEMO: '1', NODE_ENV: 'production' }, /^Demo mode is refused in production/],
  [{ NODE_ENV: 'production' }, /^PUBLIC_URL must be set with NODE_ENV=production/],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'http://suite.test' }, /^PUBLIC_URL must start with https:/],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://suite.test' }, /^TRUST_PROXY must be set with an https/],
  [
    { NODE_ENV: 'production', PUBLIC_URL: 'https://suite.test', TRUST_PROXY: '1' },
    /^HOST must be set with TRUST_PROXY=1 and NODE_ENV=production, as a caller/,
  ],
])('%j is refused: %s', (environment, message) => {
  expect(() => readConfig({ DATA_DIR, ...environment })).toThrow(ConfigError);
  expect(() => readConfig({ DATA_DIR, ...environment })).toThrow(message);
});

test.each([
  { PUBLIC_URL: 'https://suite.test', TRUST_PROXY: '1', HOST: '127.0.0.1' },
  { PUBLIC_URL: 'https://suite.test', TRUST_PROXY: '10.0.0.0/8' },
  { PUBLIC_URL: 'https://suite.test', TRUST_PROXY: 'false' },
  { PUBLIC_URL: 'http://localhost:3000' },
  { ROLE: 'worker', DATABASE_URL: 'postgres://db', TRUST_PROXY: '1' },
])('%j may serve in production', (environment) => {
  expect(readConfig({ DATA_DIR, NODE_ENV: 'production', ...environment }).production).toBe(true);
});

describe('the secret key', () => {
  test('is made once and readable by its owner alone', () => {
    const { secretKey } = readConfig({ DATA_DIR });
    expect(secretKey.map(({ length }) => length)).toEqual([32]);
    expect(readConfig({ DATA_DIR }).secretKey).toEqual(secretKey);
    const file = join(DATA_DIR, 'secret-key');
    expect(readFileSync(file, 'utf8').trim()).toBe(secretKey[0].toString('base64'));
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('of the environment wins', () => {
    const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');
    expect(readConfig({ DATA_DIR, SECRET_KEY }).secretKey).toEqual([Buffer.alloc(32, 7)]);
  });

  test('may be several, newest first, in the environment and in the file', () => {
    const keys = [Buffer.alloc(32, 8), Buffer.alloc(32, 7)];
    const texts = keys.map((key) => key.toString('base64'));
    expect(readConfig({ DATA_DIR, SECRET_KEY: texts.join(', ') }).secretKey).toEqual(keys);
    writeFileSync(join(DATA_DIR, 'secret-key'), `${texts.join('\n')}\n`);
    expect(readConfig({ DATA_DIR }).secretKey).toEqual(keys);
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

describe('a bucket for releases', () => {
  const bucket = { RELEASES_S3_BUCKET: 'hotel-releases' };
  const read = (environment: Record<string, string>) =>
    readConfig({ DATA_DIR, RELEASES_S3_REGION: '', ...environment }).releasesS3;

  test('is named with its region, at Amazon or elsewhere', () => {
    expect(read({ ...bucket, RELEASES_S3_REGION: 'eu-central-1' })).toEqual({
      bucket: 'hotel-releases',
      region: 'eu-central-1',
      endpoint: undefined,
      prefix: '',
    });
    expect(read({ ...bucket, AWS_REGION: 'eu-west-1' })?.region).toBe('eu-west-1');
    const elsewhere = { RELEASES_S3_ENDPOINT: 'https://s3.suite.test', RELEASES_S3_PREFIX: '/house/one/' };
    expect(read({ ...bucket, ...elsewhere })).toMatchObject({
      region: 'us-east-1',
      endpoint: 'https://s3.suite.test',
      prefix: 'house/one/',
    });
  });

  test.each([
    [
      { RELEASES_S3_ENDPOINT: 'https://s3.suite.test' },
      'RELEASES_S3_ENDPOINT is set without RELEASES_S3_BUCKET: name the bucket, or unset RELEASES_S3_ENDPOINT to keep releases on disk.',
    ],
    [
      { RELEASES_S3_PREFIX: 'house' },
      'RELEASES_S3_PREFIX is set without RELEASES_S3_BUCKET: name the bucket, or unset RELEASES_S3_PREFIX to keep releases on disk.',
    ],
    [bucket, 'RELEASES_S3_BUCKET needs to know where the bucket is: set RELEASES_S3_REGION.'],
    [
      { ...bucket, AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'key' },
      'AWS_ACCESS_KEY_ID is set without AWS_SECRET_ACCESS_KEY: set both, or neither where a role gives access.',
    ],
    [{ RELEASES_S3_BUCKET: 'No bucket' }, 'RELEASES_S3_BUCKET must be the name of a bucket.'],
    [{ ...bucket, RELEASES_S3_ENDPOINT: 's3' }, 'RELEASES_S3_ENDPOINT must be an http or https address.'],
  ])('%j is refused', (environment, message) => {
    expect(() => read(environment)).toThrow(new ConfigError(message));
  });
});
