import {
  runningImportStates,
  type Import,
  type ImportFault,
  type ImportState,
  type ImportSummary,
} from '@suite/contracts/integrations';
import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { findLastChanges } from '../../guests/guests.public.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { findFirstRows, readRefused } from '../import-batches.repository.ts';
import { findKept } from '../imported-bookings.repository.ts';
import { findImport, type ImportKey, type ImportRow } from '../imports.repository.ts';

export interface ImportReaderDeps {
  database: Database;
  secretKey: SecretKey;
}

const previewRows = 20;
const shownFaults = 100;
const shownKept = 100;
const statesBefore: readonly ImportState[] = ['uploaded', 'checking', 'checked'];

const isRunning = (state: ImportState) => runningImportStates.includes(state);

export function isUndoable({ state, is_recent, created_rows }: ImportRow): boolean {
  return ['imported', 'cancelled', 'failed'].includes(state) && is_recent && created_rows > 0;
}

export const importNotFound = () => new DomainError('NOT_FOUND', 'IMPORT_NOT_FOUND');

export function summarizeImport(row: ImportRow): ImportSummary {
  const { id, file_name, state, created_by, total_rows, done_rows, created_rows, refused_rows } = row;
  const counts = {
    total_rows,
    done_rows,
    created_rows,
    refused_rows,
    deleted_rows: row.deleted_rows,
    kept_rows: row.kept_rows,
  };
  return {
    ...{ id, file_name, state, created_by, ...counts },
    created_at: row.created_at.toISOString(),
    is_waiting: isRunning(row.state) && !row.is_leased,
    is_undoable: isUndoable(row),
  };
}

/** @throws DomainError NOT_FOUND */
export async function describeImport(deps: ImportReaderDeps, key: ImportKey): Promise<Import> {
  const { database, secretKey } = deps;
  const row = await findImport(database, key);
  if (!row) throw importNotFound();
  const { encoding, separator, sheet, headers, columns, are_columns_remembered, date_formats, date_format } =
    row;
  const isBefore = statesBefore.includes(row.state);
  const preview = isBefore ? await findFirstRows(database, secretKey, key, previewRows) : [];
  const kept_bookings = row.kept_rows > 0 ? await findKept(database, key, shownKept) : [];
  const changes = await findLastChanges(database, key.hotel_id, kept_bookings);
  return {
    ...summarizeImport(row),
    ...{ encoding, separator, sheet, headers, columns, are_columns_remembered, date_formats, date_format },
    preview: preview.map(({ cells }) => cells),
    faults: isRunning(row.state) || row.refused_rows === 0 ? [] : await findFaults(deps, key),
    kept_bookings,
    kept_changes: [...changes].map(([id, change]) => ({ id, change })),
  };
}

async function findFaults({ database, secretKey }: ImportReaderDeps, key: ImportKey): Promise<ImportFault[]> {
  const found: ImportFault[] = [];
  for await (const rows of readRefused(database, secretKey, key)) {
    for (const { row, cells, faults = [] } of rows) {
      for (const { column, ...fault } of faults)
        found.push({ ...fault, row, column, value: column === null ? '' : (cells[column] ?? '') });
    }
    if (found.length >= shownFaults) break;
  }
  return found.slice(0, shownFaults);
}
