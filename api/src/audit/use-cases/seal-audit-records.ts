import type { Database } from '@suite/database';
import {
  commitWithoutDisk,
  findUnsealedChains,
  findUnsealedRecords,
  insertMissingChains,
  insertSeals,
  lockFreeChains,
} from '../audit-seals.repository.ts';
import { sealRecords } from '../domain/audit-chain.ts';

const chainsAtOnce = 20;
const recordsOfChainAtOnce = 500;

/**
 * Seals committed records, some of each chain, so that a long queue of one hotel delays no other; returns whether more
 * may wait. Any number of processes may call it: each chain has one sealer at a time.
 */
export async function sealAuditRecords(db: Database): Promise<boolean> {
  let isMore = false;
  for (let after = -1; ;) {
    const chains = await findUnsealedChains(db, { after, take: chainsAtOnce });
    const last = chains.at(-1);
    if (last === undefined) return isMore;
    after = last;
    await insertMissingChains(db, chains);
    if (await db.transaction((tx) => sealChains(tx, chains))) isMore = true;
  }
}

async function sealChains(tx: Database, chains: readonly number[]): Promise<boolean> {
  await commitWithoutDisk(tx);
  const heads = await lockFreeChains(tx, chains);
  const records = await findUnsealedRecords(
    tx,
    heads.map(({ chain }) => chain),
    recordsOfChainAtOnce,
  );
  if (records.length === 0) return false;
  await insertSeals(tx, sealRecords(heads, records));
  const positionOf = new Map(heads.map(({ chain, position }) => [chain, position]));
  return records.some(
    ({ chain, position }) => position - (positionOf.get(chain) ?? 0) >= recordsOfChainAtOnce,
  );
}
