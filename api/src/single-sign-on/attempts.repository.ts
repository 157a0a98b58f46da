import { sql, type Database } from '@suite/database';

const minutes = 10;

export interface Attempt {
  provider_id: number;
  issuer: string;
  nonce: string;
  code_verifier: string;
  return_to: string;
}

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

/** Uses up the attempt of this browser, with the provider's settings of its start. */
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
