import { parseArgs } from 'node:util';
import type { AddressRules } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { findAddressRules, replaceAddressRules } from '../hotels.repository.ts';

const usage = 'Usage: --status | --international-postcodes <on or off>';

export async function runAddressRulesCommand(db: Database, args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: { status: { type: 'boolean' }, 'international-postcodes': { type: 'string' } },
  });
  const asked = values['international-postcodes'];
  if (asked === undefined && values.status === true) return describeRules(await findAddressRules(db));
  if (asked !== 'on' && asked !== 'off') throw new Error(usage);
  const rules = { international_postcodes: asked === 'on' };
  await db.transaction(async (tx) => {
    const before = await replaceAddressRules(tx, rules);
    await recordAudit(tx, {
      actor: { user_id: null, address: 'command line' },
      hotel_id: null,
      action: 'update-address-rules',
      subject_type: 'platform',
      subject_id: 'address-rules',
      details: { before, after: rules },
    });
  });
  return describeRules(rules);
}

function describeRules({ international_postcodes }: AddressRules): string {
  return international_postcodes
    ? 'Postal codes have 3 to 10 letters, digits, spaces and hyphens, and an address needs no state.'
    : 'Postal codes have 4 to 10 digits, and an address needs a state.';
}
