import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { keepPasskeyHandles } from '../../auth/auth.public.ts';
import { newestHeader, openBytes, sealBytes, sealingKeys } from '../../sealing/sealed-bytes.ts';
import type { SealedColumn } from '../../sealing/sealed-column.ts';
import { keyIdOf, type SecretKey } from '../../sealing/secret-key.ts';
import { keepNumberKeys, resealImages, type ImageStore } from '../../verification/verification.public.ts';
import {
  findKeysInUse,
  findOlderValues,
  heartbeatLimitInSeconds,
  recordKeyUse,
  releaseKeys,
  replaceValue,
  type SealedValue,
} from '../secret-keys.repository.ts';

const batch = 500;

export interface RotationPlace {
  database: Database;
  images: ImageStore;
  secretKey: SecretKey;
  columns: readonly SealedColumn[];
  say: (line: string) => void;
}

interface Resealed {
  resealed: number;
  unreadable: number;
}

/**
 * Runs beside servers, and can be repeated after an interruption.
 * @throws Error while a server seals with an older key
 */
export async function rotateKeys(place: RotationPlace): Promise<string> {
  const { database, secretKey } = place;
  const [newest, ...older] = secretKey.map(keyIdOf);
  if (newest === undefined || older.length === 0)
    return 'SECRET_KEY lists one key: there is nothing to rotate.';
  await refuseWhileInUse(database, newest);
  await recordKeyUse(database, newest);
  await keepNumberKeys(database, secretKey);
  await keepPasskeyHandles(database, secretKey);
  const results: Resealed[] = [];
  for (const column of place.columns) results.push(await resealColumn(place, column));
  results.push(await resealPhotos(place));
  await refuseWhileInUse(database, newest);
  await database.transaction(async (tx) => {
    const released = await releaseKeys(tx, older);
    await recordAudit(tx, {
      actor: { user_id: null, address: 'command line' },
      hotel_id: null,
      action: 'rotate-keys',
      subject_type: 'secret-key',
      subject_id: newest,
      details: { released, resealed: sum(results, 'resealed'), unreadable: sum(results, 'unreadable') },
    });
  });
  return summaryOf(newest, older, sum(results, 'unreadable'));
}

async function refuseWhileInUse(db: Database, newest: string): Promise<void> {
  const [inUse] = await findKeysInUse(db, newest);
  if (inUse === undefined) return;
  throw new Error(
    `A server sealed with the key ${inUse} in the last ${heartbeatLimitInSeconds} seconds, and the newest is ${newest}: ` +
      'start every server and worker with the same list, wait that long, and run this again.',
  );
}

async function resealColumn(place: RotationPlace, column: SealedColumn): Promise<Resealed> {
  const name = `${column.table}.${column.column}`;
  const keys = sealingKeys(column, place.secretKey);
  const total = { resealed: 0, unreadable: 0 };
  let after: string | null = null;
  for (;;) {
    const found: SealedValue[] = await findOlderValues(place.database, column, {
      header: newestHeader(keys),
      ...{ after, limit: batch },
    });
    const done = await place.database.transaction((tx) => resealValues(tx, column, keys, found));
    total.resealed += done.resealed;
    total.unreadable += done.unreadable;
    if (found.length > 0) place.say(`${name}: ${lineOf(total)}`);
    after = found.at(-1)?.id ?? null;
    if (after === null) return total;
  }
}

async function resealValues(
  tx: Database,
  column: SealedColumn,
  keys: ReturnType<typeof sealingKeys>,
  values: readonly SealedValue[],
): Promise<Resealed> {
  const done = { resealed: 0, unreadable: 0 };
  for (const value of values) {
    const opened = openOrNull(keys, value);
    if (opened === null) done.unreadable += 1;
    else if (await replaceValue(tx, column, value, sealBytes(keys, value.context, opened)))
      done.resealed += 1;
  }
  return done;
}

function openOrNull(keys: ReturnType<typeof sealingKeys>, { context, sealed }: SealedValue): Buffer | null {
  try {
    return openBytes(keys, context, sealed);
  } catch {
    // The key was lost earlier; no listed key needs to be kept for this value.
    return null;
  }
}

async function resealPhotos({ database, images, say }: RotationPlace): Promise<Resealed> {
  const done = await resealImages({ database, images });
  say(`photos: ${lineOf(done)}`);
  return done;
}

const sum = (results: readonly Resealed[], count: keyof Resealed) =>
  results.reduce((total, one) => total + one[count], 0);

const lineOf = ({ resealed, unreadable }: Resealed) =>
  `${resealed} sealed with the newest key${unreadable > 0 ? `, ${unreadable} open with no key of the list` : ''}`;

function summaryOf(newest: string, older: readonly string[], unreadable: number): string {
  const keys = older.length === 1 ? `key ${older[0]}` : `keys ${older.join(', ')}`;
  return [
    ...(unreadable > 0
      ? [`${unreadable} values open with no key of the list; they were left as they are.`]
      : []),
    `Everything that can be opened is sealed with the key ${newest}. The ${keys} can be dropped from SECRET_KEY now.`,
    'What is signed with a dropped key ends with it: open guest pages (24 hours), mailed codes (10 minutes), arrival QR ' +
      'codes that guests saved, and overrides of remotes (up to 7 days). To let them run out, drop it later.',
  ].join('\n');
}
