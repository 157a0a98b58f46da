import { sql, type Database } from '@suite/database';

const minutes = 10;

/** A sign-in that left for a provider. */
export interface Attempt {
  provider_id: number;
  issuer: string;
  nonce: string;
  code_verifier: string;
  return_to: string;
}

/** Keeps what a sign-in left with, and forgets those that did not come back in time. */
export async function insertAttempt(
  db: Database,
  { state_hash, browser_hash, ...attempt }: Attempt & { state_hash: Buffer; browser_hash: Buffer },
): Promise<void> {
  await db.query(sql`delete from sign_in_attempts where expires_at < now()`);
  await db.query(sql`
    insert into sign_in_attempts (state_hash, browser_hash, provider_id, issuer, nonce, code_verifier, return_to, expires_at)
    values (${state_hash}, ${browser_hash}, ${attempt.provider_id}, ${attempt.issuer}, ${attempt.nonce},
      ${attempt.code_verifier}, ${attempt.return_to}, now() + make_interval(mins => ${minutes}))`);
}

/** The sign-in that this browser left with, once; it counts as it was begun, with the provider of that time. */
export async function takeAttempt(
  db: Database,
  {
    state_hash,
    browser_hash,
    provider_id,
  }: { state_hash: Buffer; browser_hash: Buffer; provider_id: number },
): Promise<Attempt | undefined> {
  const [row] = await db.query<Attempt>(sql`
    delete from sign_in_attempts
    where state_hash = ${state_hash} and browser_hash = ${browser_hash} and provider_id = ${provider_id}
      and expires_at > now()
    returning provider_id, issuer, nonce, code_verifier, return_to`);
  return row;
}
