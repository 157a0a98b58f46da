import type { CheckImportPayload, Import, ImportState } from '@suite/contracts/integrations';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireRunHotel } from '../../hotels/hotels.public.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import type { ImportColumns } from '../domain/propose-columns.ts';
import { deleteBatches, hasRows, restartBatches } from '../import-batches.repository.ts';
import {
  endRun,
  isRunningAlready,
  lockImport,
  rememberMatching,
  startRun,
  writeMatching,
  type ImportRow,
} from '../imports.repository.ts';
import { describeImport, importNotFound, isUndoable } from './describe-import.ts';

interface ImportDeps {
  database: Database;
  secretKey: SecretKey;
}

type Change = (tx: Database, found: ImportRow) => Promise<void>;

/** Describes the import after the change. */
async function changeImport(
  { database, secretKey }: ImportDeps,
  caller: Caller,
  id: number,
  change: Change,
): Promise<Import> {
  const key = { hotel_id: requireRunHotel(caller), id };
  try {
    return await database.transaction(async (tx) => {
      const found = await lockImport(tx, key);
      if (!found) throw importNotFound();
      await change(tx, found);
      return describeImport({ database: tx, secretKey }, key);
    });
  } catch (error) {
    throw isRunningAlready(error) ? new DomainError('CONFLICT', 'IMPORT_RUNNING') : error;
  }
}

const runOf = ({ user_id, address }: Caller) => ({ run_by: user_id, run_from: address });

function record(
  tx: Database,
  actor: Caller,
  action: string,
  { hotel_id, id, ...row }: ImportRow,
): Promise<void> {
  const details = { rows: row.total_rows, ...(row.created_rows > 0 && { created: row.created_rows }) };
  return recordAudit(tx, { actor, hotel_id, action, subject_type: 'import', subject_id: id, details });
}

function requireState({ state }: ImportRow, ...allowed: ImportState[]): void {
  if (!allowed.includes(state)) throw new DomainError('CONFLICT', 'IMPORT_NOT_READY');
}

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND, VALIDATION_ERROR, CONFLICT */
export function checkImport(
  deps: ImportDeps,
  caller: Caller,
  id: number,
  { columns: chosen, date_format }: CheckImportPayload,
): Promise<Import> {
  return changeImport(deps, caller, id, async (tx, found) => {
    requireState(found, 'uploaded', 'checked');
    const { headers, hotel_id } = found;
    if (chosen.length !== headers.length) {
      throw new DomainError('VALIDATION_ERROR', 'IMPORT_COLUMNS_OTHER', { count: headers.length }, 'columns');
    }
    await requireRows(tx, found);
    const columns = chosen.map((field) => field || null) as ImportColumns;
    await writeMatching(tx, found, { columns, date_format });
    await rememberMatching(tx, hotel_id, { headers, columns, date_format });
    await restartBatches(tx, found);
    await startRun(tx, found, 'checking', runOf(caller));
  });
}

async function requireRows(tx: Database, found: ImportRow): Promise<void> {
  if (!(await hasRows(tx, found))) throw new DomainError('CONFLICT', 'IMPORT_ROWS_GONE');
}

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND, CONFLICT */
export function startImport(deps: ImportDeps, caller: Caller, id: number): Promise<Import> {
  return changeImport(deps, caller, id, async (tx, found) => {
    if (found.state === 'uploaded') throw new DomainError('CONFLICT', 'IMPORT_NOT_CHECKED');
    requireState(found, 'checked');
    if (found.refused_rows >= found.total_rows) throw new DomainError('CONFLICT', 'IMPORT_NOTHING_TO_CREATE');
    await requireRows(tx, found);
    await record(tx, caller, 'start-import', found);
    await restartBatches(tx, found);
    await startRun(tx, found, 'importing', runOf(caller));
  });
}

/**
 * A stopped check can be started again; a discarded file is deleted at once.
 * @throws DomainError PERMISSION_DENIED, NOT_FOUND, CONFLICT
 */
export function cancelImport(deps: ImportDeps, caller: Caller, id: number): Promise<Import> {
  return changeImport(deps, caller, id, async (tx, found) => {
    requireState(found, 'uploaded', 'checking', 'checked', 'importing');
    if (found.state === 'checking') return endRun(tx, found, 'uploaded');
    await record(tx, caller, 'cancel-import', found);
    await deleteBatches(tx, found);
    return endRun(tx, found, 'cancelled');
  });
}

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND, CONFLICT */
export function undoImport(deps: ImportDeps, caller: Caller, id: number): Promise<Import> {
  return changeImport(deps, caller, id, async (tx, found) => {
    if (!isUndoable(found)) throw new DomainError('CONFLICT', 'IMPORT_NOT_UNDOABLE');
    await record(tx, caller, 'undo-import', found);
    await startRun(tx, found, 'undoing', runOf(caller));
  });
}
