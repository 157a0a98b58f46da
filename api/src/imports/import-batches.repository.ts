import type { Message } from '@suite/contracts/http';
import { importKeptDays } from '@suite/contracts/integrations';
import { join, sql, type Database } from '@suite/database';
import { openBytes, sealBytes, sealingKeys } from '../sealing/sealed-bytes.ts';
import { defineSealedColumn } from '../sealing/sealed-column.ts';
import type { SecretKey } from '../sealing/secret-key.ts';
import type { FileRow } from './import-file/read-import-file.ts';
import type { ImportKey } from './imports.repository.ts';

export const importRowsColumn = defineSealedColumn({
  purpose: 'integrations.import_rows',
  table: 'booking_import_batches',
  id: 'id',
  column: 'rows_encrypted',
  context: `convert_to(hotel_id || ':' || import_id, 'UTF8')`,
});

export interface RowFault extends Message {
  column: number | null;
}

export interface StoredRow extends FileRow {
  faults?: RowFault[];
}

export interface Batch {
  id: number;
  rows: StoredRow[];
}

const contextOf = ({ hotel_id, id }: ImportKey) => `${hotel_id}:${id}`;

function sealRows(secretKey: SecretKey, key: ImportKey, rows: readonly StoredRow[]): Buffer {
  return sealBytes(
    sealingKeys(importRowsColumn, secretKey),
    contextOf(key),
    Buffer.from(JSON.stringify(rows)),
  );
}

interface SealedBatch {
  id: number;
  rows_encrypted: Buffer;
}

function openBatch(secretKey: SecretKey, key: ImportKey, { id, rows_encrypted }: SealedBatch): Batch {
  const bytes = openBytes(sealingKeys(importRowsColumn, secretKey), contextOf(key), rows_encrypted);
  return { id, rows: JSON.parse(bytes.toString()) as StoredRow[] };
}

const rowsPerBatch = 50;
const batchesPerInsert = 20;

export async function insertBatches(
  tx: Database,
  secretKey: SecretKey,
  key: ImportKey,
  rows: readonly FileRow[],
): Promise<void> {
  const slices = Array.from({ length: Math.ceil(rows.length / rowsPerBatch) }, (_, index) =>
    rows.slice(index * rowsPerBatch, (index + 1) * rowsPerBatch),
  );
  for (let at = 0; at < slices.length; at += batchesPerInsert) {
    const values = slices
      .slice(at, at + batchesPerInsert)
      .map(
        (batch) =>
          sql`(${key.hotel_id}, ${key.id}, ${batch.length}, ${sealRows(secretKey, key, batch)}::bytea)`,
      );
    await tx.query(sql`
      insert into booking_import_batches (hotel_id, import_id, rows, rows_encrypted) values ${join(values)}`);
  }
}

/** Has the batches worked through once more, with the rows that are left. */
export async function restartBatches(tx: Database, { hotel_id, id }: ImportKey): Promise<void> {
  await tx.query(sql`
    update booking_import_batches set is_done = false where hotel_id = ${hotel_id} and import_id = ${id}`);
}

export async function findNextBatch(
  db: Database,
  secretKey: SecretKey,
  key: ImportKey,
): Promise<Batch | undefined> {
  const [row] = await db.query<SealedBatch>(sql`
    select id, rows_encrypted from booking_import_batches
    where hotel_id = ${key.hotel_id} and import_id = ${key.id} and not is_done and rows_encrypted is not null
    order by id limit 1
  `);
  return row && openBatch(secretKey, key, row);
}

/** Stores the rows that are left, and forgets a batch without any. */
export async function finishBatch(
  tx: Database,
  secretKey: SecretKey,
  key: ImportKey,
  { id, rows }: Batch,
): Promise<void> {
  const sealed = rows.length > 0 ? sealRows(secretKey, key, rows) : null;
  const refused = rows.filter(({ faults }) => faults !== undefined).length;
  await tx.query(sql`
    update booking_import_batches set is_done = true, refused_rows = ${refused}, rows_encrypted = ${sealed}::bytea
    where hotel_id = ${key.hotel_id} and id = ${id}
  `);
}

export async function hasRows(db: Database, { hotel_id, id }: ImportKey): Promise<boolean> {
  const found = await db.query(sql`
    select from booking_import_batches
    where hotel_id = ${hotel_id} and import_id = ${id} and rows_encrypted is not null limit 1`);
  return found.length > 0;
}

/** Returns the first rows of an import whose rows are all still stored. */
export async function findFirstRows(
  db: Database,
  secretKey: SecretKey,
  key: ImportKey,
  most: number,
): Promise<StoredRow[]> {
  const [row] = await db.query<SealedBatch>(sql`
    select id, rows_encrypted from booking_import_batches
    where hotel_id = ${key.hotel_id} and import_id = ${key.id} and rows_encrypted is not null order by id limit 1
  `);
  return row ? openBatch(secretKey, key, row).rows.slice(0, most) : [];
}

/** Yields the refused rows of one batch after the other. */
export async function* readRefused(
  db: Database,
  secretKey: SecretKey,
  key: ImportKey,
): AsyncGenerator<StoredRow[]> {
  for (let after = 0; ;) {
    const [row] = await db.query<SealedBatch>(sql`
      select id, rows_encrypted from booking_import_batches
      where hotel_id = ${key.hotel_id} and import_id = ${key.id} and id > ${after} and refused_rows > 0
        and rows_encrypted is not null
      order by id limit 1
    `);
    if (!row) return;
    after = row.id;
    yield openBatch(secretKey, key, row).rows.filter(({ faults }) => faults !== undefined);
  }
}

export async function deleteBatches(tx: Database, { hotel_id, id }: ImportKey): Promise<void> {
  await tx.query(sql`
    delete from booking_import_batches where hotel_id = ${hotel_id} and import_id = ${id}`);
}

/** Deletes the rows of all hotels that were stored for the promised time. */
export async function deleteOldBatches(db: Database): Promise<void> {
  await db.query(sql`
    delete from booking_import_batches
    where created_at < now() - make_interval(days => ${importKeptDays}) and rows_encrypted is not null`);
}
