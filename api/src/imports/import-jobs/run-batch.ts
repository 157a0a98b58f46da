import {
  createEachBooking,
  findChangedSinceCreation,
  markBookingDeleted,
  type RefusedRow,
  type Rehearsal,
} from '../../bookings/bookings.public.ts';
import { findStaysWithHandledTask } from '../../dashboard/dashboard.public.ts';
import { findLastChanges } from '../../guests/guests.public.ts';
import type { ImportDateFormat } from '@suite/contracts/integrations';
import type { Database } from '@suite/database';
import { codedMessage } from '../../errors/coded-message.ts';
import { InvalidFieldsError } from '../../errors/domain-error.ts';
import { findFailedFields, readImportRow } from '../domain/import-row.ts';
import { openSales, stayChanged } from '../../rooms/rooms.public.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { expireImages } from '../../verification/verification.public.ts';
import type { ImportColumns } from '../domain/propose-columns.ts';
import {
  finishBatch,
  findNextBatch,
  type Batch,
  type RowFault,
  type StoredRow,
} from '../import-batches.repository.ts';
import { deleteImported, findImported, insertImported, markKept } from '../imported-bookings.repository.ts';
import { addProgress, endRun, type ImportRow } from '../imports.repository.ts';

export interface BatchDeps {
  secretKey: SecretKey;
  /** Is that of the whole check. */
  rehearsal: Rehearsal;
}

/** Works through the next rows in the caller's transaction, and returns false after the last ones. */
export async function runBatch(tx: Database, imported: ImportRow, deps: BatchDeps): Promise<boolean> {
  if (imported.state === 'undoing') return undoBatch(tx, imported);
  const batch = await findNextBatch(tx, deps.secretKey, imported);
  if (!batch) {
    await endRun(tx, imported, imported.state === 'checking' ? 'checked' : 'imported');
    return false;
  }
  if (imported.state === 'checking') await checkBatch(tx, imported, batch, deps);
  else await importBatch(tx, imported, batch, deps);
  return true;
}

async function checkBatch(tx: Database, imported: ImportRow, batch: Batch, deps: BatchDeps): Promise<void> {
  const { refused } = await createEach(tx, imported, batch, deps, deps.rehearsal);
  const faults = faultsByRow(refused, imported.columns);
  const rows = batch.rows.map(({ row, cells }): StoredRow => withFaults({ row, cells }, faults.get(row)));
  await finishBatch(tx, deps.secretKey, imported, { ...batch, rows });
  await addProgress(tx, imported, { done_rows: batch.rows.length, refused_rows: faults.size });
}

async function importBatch(tx: Database, imported: ImportRow, batch: Batch, deps: BatchDeps): Promise<void> {
  const { created, refused } = await createEach(tx, imported, batch, deps, null);
  const faults = faultsByRow(refused, imported.columns);
  await insertImported(tx, imported, created);
  const rows = batch.rows
    .filter(({ row }) => faults.has(row))
    .map((each) => withFaults(each, faults.get(each.row)));
  await finishBatch(tx, deps.secretKey, imported, { ...batch, rows });
  await addProgress(tx, imported, {
    done_rows: batch.rows.length,
    created_rows: created.length,
    refused_rows: faults.size,
  });
}

async function createEach(
  tx: Database,
  imported: ImportRow,
  { rows }: Batch,
  { secretKey }: BatchDeps,
  rehearsal: Rehearsal | null,
): ReturnType<typeof createEachBooking> {
  const { hotel_id, columns, is_date_1904 } = imported;
  // A run begins with a confirmed format.
  const date_format = imported.date_format as ImportDateFormat;
  const failed = rows.flatMap(({ row, cells }): RefusedRow[] => {
    const fields = findFailedFields(cells, columns);
    const fault = codedMessage('IMPORT_CELL_FAILED', {});
    return fields.length > 0
      ? [{ row, refusal: new InvalidFieldsError(fields.map((field) => ({ field, ...fault }))) }]
      : [];
  });
  const planned = rows
    .filter(({ row }) => failed.every((other) => other.row !== row))
    .map(({ row, cells }) => ({
      row,
      payload: readImportRow(cells, { columns, date_format, is_date_1904 }),
    }));
  const { created, refused } = await createEachBooking(tx, planned, {
    secretKey,
    openSales,
    hotel_id,
    actor: actorOf(imported),
    rehearsal,
  });
  return { created, refused: [...failed, ...refused] };
}

function actorOf({ id, run_by, run_from }: ImportRow) {
  if (run_by === null || run_from === null)
    throw new Error(`Import ${id} runs without a person who started it`);
  return { user_id: run_by, address: run_from };
}

const withFaults = ({ row, cells }: StoredRow, faults: RowFault[] | undefined): StoredRow =>
  faults ? { row, cells, faults } : { row, cells };

function faultsByRow(refused: readonly RefusedRow[], columns: ImportColumns): Map<number, RowFault[]> {
  const columnOf = (field: string) => {
    const [name = ''] = field.split(/[.[]/);
    const column = columns.findIndex((each) => each === name);
    return column < 0 ? null : column;
  };
  return new Map(
    refused.map(({ row, refusal: { fields, message, code, params } }) => [
      row,
      fields?.map(({ field, ...fault }) => ({ ...fault, column: columnOf(field) })) ?? [
        { column: columnOf('checkin_date'), message, code, params },
      ],
    ]),
  );
}

const bookingsPerUndo = 50;

async function undoBatch(tx: Database, imported: ImportRow): Promise<boolean> {
  const { hotel_id } = imported;
  const ids = await findImported(tx, imported, bookingsPerUndo);
  if (ids.length === 0) {
    await endRun(tx, imported, 'undone');
    return false;
  }
  // The bookings are locked first, so that a change at the same time is either seen or follows.
  const bookings = await findChangedSinceCreation(tx, hotel_id, ids);
  const changes = await findLastChanges(tx, hotel_id, ids);
  const handled = await findStaysWithHandledTask(tx, hotel_id, ids);
  const kept = bookings
    .filter(({ id, is_changed }) => is_changed || changes.has(id) || handled.has(id))
    .map(({ id }) => id);
  for (const { id } of bookings) {
    if (kept.includes(id)) continue;
    const place = { scope: { kind: 'hotel', hotel_id } as const, id };
    await markBookingDeleted(tx, actorOf(imported), place, { bookingDeleted: expireImages, stayChanged });
  }
  await markKept(tx, imported, kept);
  await deleteImported(
    tx,
    imported,
    ids.filter((id) => !kept.includes(id)),
  );
  const deleted_rows = bookings.length - kept.length;
  await addProgress(tx, imported, { done_rows: ids.length, deleted_rows, kept_rows: kept.length });
  return true;
}
