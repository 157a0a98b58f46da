import { sql, type Database } from '@suite/database';
import { RegistryError } from '../errors/registry-error.ts';
import { createReleaseToken } from './release-tokens.ts';

const usage = `Usage of release tokens:
  list                      every token that is valid, without its secret
  create <remote> [label]   for one remote such as mf-bookings, or * for all; histories show the label
  rotate <id>               a new token in the place of one, which ends at once
  revoke <id>               ends a token at once`;

interface ReleaseToken {
  id: number;
  remote: string;
  label: string;
  created_at: Date;
}

/** Returns the output, which contains a new token this once. @throws RegistryError for an unknown token */
export async function runReleaseTokens(database: Database, argv: readonly string[]): Promise<string> {
  const [command, subject = '', label, ...more] = argv;
  if (command === 'list' && argv.length === 1) return (await listTokens(database)).map(lineOf).join('\n');
  if (command === 'create' && subject !== '' && more.length === 0)
    return createReleaseToken(database, { remote: subject, ...(label !== undefined && { label }) });
  if (/^\d{1,9}$/.test(subject) && argv.length === 2) {
    const id = Number(subject);
    if (command === 'rotate') return database.transaction((tx) => rotate(tx, id));
    if (command === 'revoke') {
      const { label: name } = await revoke(database, id);
      return `Token ${id} (${name}) has ended.`;
    }
  }
  throw new Error(usage);
}

function listTokens(database: Database): Promise<ReleaseToken[]> {
  return database.query<ReleaseToken>(
    sql`select id, remote, label, created_at from release_tokens where revoked_at is null order by id`,
  );
}

function lineOf({ id, remote, label, created_at }: ReleaseToken): string {
  return `${id}  ${remote}  ${label}  since ${created_at.toISOString().slice(0, 10)}`;
}

async function revoke(db: Database, id: number): Promise<ReleaseToken> {
  const [token] = await db.query<ReleaseToken>(
    sql`update release_tokens set revoked_at = now() where id = ${id} and revoked_at is null
      returning id, remote, label, created_at`,
  );
  if (token) return token;
  throw new RegistryError('NOT_FOUND', `There is no valid token ${id}. See: list`);
}

async function rotate(tx: Database, id: number): Promise<string> {
  const { remote, label } = await revoke(tx, id);
  return createReleaseToken(tx, { remote, label });
}
