import type { AddressRules } from '@suite/contracts/hotels';
import { sql, type Database } from '@suite/database';

export async function findAddressRules(db: Database): Promise<AddressRules> {
  const [row] = await db.query<AddressRules>(sql`select international_postcodes from address_rules`);
  if (!row) throw new Error('The platform has no rule for addresses');
  return row;
}

/** Returns the previous rules. */
export async function replaceAddressRules(tx: Database, rules: AddressRules): Promise<AddressRules> {
  const before = await findAddressRules(tx);
  await tx.query(sql`update address_rules set international_postcodes = ${rules.international_postcodes}`);
  return before;
}
