import type { SignInRules } from '@suite/contracts/auth';
import { sql, type Database } from '@suite/database';

export async function findSignInRules(db: Database): Promise<SignInRules> {
  const [row] = await db.query<SignInRules>(sql`select requires_second_factor from sign_in_rules`);
  if (!row) throw new Error('The platform has no rules for sign-ins');
  return row;
}

export async function replaceSignInRules(tx: Database, rules: SignInRules): Promise<SignInRules> {
  await tx.query(sql`select 1 from sign_in_rules for update`);
  const before = await findSignInRules(tx);
  await tx.query(sql`update sign_in_rules set requires_second_factor = ${rules.requires_second_factor}`);
  return before;
}
