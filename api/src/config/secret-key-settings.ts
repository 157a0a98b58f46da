import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { string } from 'yup';
import type { SecretKey } from '../sealing/secret-key.ts';

const secretKeyRule =
  'SECRET_KEY must be 32 bytes in base64, or several such keys with commas between them, newest first';

export const secretKeyField = string().test(
  'keys',
  secretKeyRule,
  (value) => value === undefined || readSecretKey(value) !== undefined,
);

export function readSecretKey(value: string | undefined): SecretKey | undefined {
  return value === undefined ? undefined : parseSecretKey(value.split(','));
}

export function loadSecretKey(dataDir: string): SecretKey {
  const file = join(dataDir, 'secret-key');
  return readKeys(file) ?? createKey(dataDir, file);
}

function parseSecretKey(list: readonly string[]): SecretKey | undefined {
  const [newest, ...older] = list.map((one) => Buffer.from(one.trim(), 'base64'));
  if (!newest || [newest, ...older].some(({ length }) => length !== 32)) return undefined;
  return [newest, ...older];
}

function readKeys(file: string): SecretKey | undefined {
  try {
    const keys = parseSecretKey(readFileSync(file, 'utf8').trim().split('\n'));
    if (!keys) throw new Error(`${file} does not hold a key of 32 bytes in base64, or several, one a line`);
    return keys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

// The draft is linked into place, so that two servers that start at once use the same complete key.
function createKey(dataDir: string, file: string): SecretKey {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const keys = readKeys(file);
  if (!keys) throw new Error(`${file} could not be written`);
  return keys;
}
