import { createHash, randomBytes } from 'node:crypto';
import { sql, type Database } from '@suite/database';
import type { FastifyRequest } from 'fastify';
import { RegistryError } from '../errors/registry-error.ts';

export interface TokenHolder {
  id: number;
  /** The token is for this remote, or with `*` for all. */
  remote: string;
  label: string;
}

const prefix = 'release_';
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Stores only the digest. `label` is the holder's name in histories. */
export async function createReleaseToken(
  database: Database,
  scope: { remote: string; label?: string },
): Promise<string> {
  if (scope.remote !== '*' && !/^mf-[a-z0-9-]+$/.test(scope.remote)) {
    throw new RegistryError(
      'VALIDATION_ERROR',
      `A token is for one remote such as mf-bookings, or for *; not for "${scope.remote}".`,
    );
  }
  const label = scope.label ?? (scope.remote === '*' ? 'any remote' : scope.remote);
  if (!/^[^\p{Cc}]{1,80}$/u.test(label)) {
    const message = 'The label of a token is one line of at most 80 characters.';
    throw new RegistryError('VALIDATION_ERROR', message);
  }
  const token = `${prefix}${randomBytes(32).toString('base64url')}`;
  await database.query(
    sql`insert into release_tokens (token_hash, remote, label) values (${hashOf(token)}, ${scope.remote}, ${label})`,
  );
  return token;
}

export async function isReleaseToken(
  database: Database,
  token: string,
  scope: { remote: string },
): Promise<boolean> {
  const holder = await findHolder(database, token);
  return holder !== undefined && mayRelease(holder, scope.remote);
}

async function findHolder(database: Database, token: string): Promise<TokenHolder | undefined> {
  const [holder] = await database.query<TokenHolder>(
    sql`select id, remote, label from release_tokens where token_hash = ${hashOf(token)} and revoked_at is null`,
  );
  return holder;
}

function mayRelease(holder: { remote: string }, remote: string): boolean {
  return holder.remote === '*' || holder.remote === remote;
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

export function bearsReleaseToken(request: FastifyRequest): boolean {
  return bearerOf(request)?.startsWith(prefix) ?? false;
}

export async function requireToken(database: Database, request: FastifyRequest): Promise<TokenHolder> {
  const token = bearerOf(request);
  if (token === undefined)
    throw new RegistryError('UNAUTHENTICATED', 'Send a release token: Authorization: Bearer <token>.');
  const holder = await findHolder(database, token);
  if (!holder)
    throw new RegistryError(
      'UNAUTHENTICATED',
      'This release token is unknown or was revoked. Ask for a new one.',
    );
  return holder;
}

export function requireScope(holder: { remote: string }, remote: string): void {
  if (mayRelease(holder, remote)) return;
  throw new RegistryError(
    'PERMISSION_DENIED',
    `This token is for ${holder.remote}; it cannot release ${remote}.`,
  );
}
