import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql, type Database } from '@suite/database';
import { createTestDatabase } from '@suite/database/test-database';
import { schemaSources } from '../bootstrap/open-storage.ts';
import { sealedColumns } from './sealed-columns.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'))
  .map((path) => ({ path: relative(root, join(root, path)), text: readFileSync(join(root, path), 'utf8') }));

/** These bytes are not secret or cannot be reversed. */
const plainColumns = [
  'audit_seals.personal_digest',
  'audit_seals.salt',
  'passkeys.public_key',
  'users.passkey_handle',
  'verification_attempts.document_digest',
  'verification_attempts.file_digests',
  'verification_attempts.selfie_digest',
  'verification_identities.number_digest',
  'verification_selfies.digest',
];

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await createTestDatabase({ migrations: schemaSources }));
});
afterAll(() => drop());

test('every column that is described as sealed is listed', () => {
  const described = sources.flatMap(({ text }) => text.match(/= defineSealedColumn\(/g) ?? []);
  expect(described).toHaveLength(sealedColumns.length);
});

test('every column of bytes is listed as sealed, or is a digest or known to hold no secret', async () => {
  const columns = await database.query<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and udt_name in ('bytea', '_bytea') order by 1`);
  const sealed = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  const rest = columns.map(({ name }) => name).filter((name) => !/(_|\.)hash$/.test(name));
  expect(rest).toEqual([...sealed, ...plainColumns].sort());
});

test('the context and the key of every sealed column are columns of its table', async () => {
  for (const { table, id, column, context } of sealedColumns) {
    const text = `select ${id}, ${column}, ${context} as context from ${table} where ${context} = ''::bytea`;
    await expect(database.query({ text, values: [] })).resolves.toEqual([]);
  }
});

test('bytes are sealed and keys are derived in one place', () => {
  const users = sources.filter(({ text }) => /createCipheriv|hkdfSync|createSecretKey/.test(text));
  expect(users.map(({ path }) => path).sort()).toEqual(['sealing/sealed-bytes.ts', 'sealing/secret-key.ts']);
});
