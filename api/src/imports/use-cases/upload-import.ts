import { normalizeLine } from '@suite/contracts/forms';
import type { Import } from '@suite/contracts/integrations';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireRunHotel } from '../../hotels/hotels.public.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { proposeColumns, proposeDateFormat } from '../domain/propose-columns.ts';
import { insertBatches } from '../import-batches.repository.ts';
import { readImportFile, type FileTable } from '../import-file/read-import-file.ts';
import { findMatching, insertImport } from '../imports.repository.ts';
import { describeImport } from './describe-import.ts';

export interface UploadedFile {
  file_name: string | undefined;
  bytes: Buffer | undefined;
}

const maxFileName = 100;

/** Line breaks in headings are usual; NUL and halves of characters cannot be stored. */
const plainLine = (text: string) => normalizeLine(text.replaceAll(/[\p{Cc}\p{Cs}\p{NChar}]+/gu, ' '));

/** @throws DomainError PERMISSION_DENIED, VALIDATION_ERROR for a file that cannot be read, CONFLICT, UNAVAILABLE */
export async function uploadImport(
  { database, secretKey }: { database: Database; secretKey: SecretKey },
  caller: Caller,
  { file_name, bytes }: UploadedFile,
): Promise<Import> {
  const hotel_id = requireRunHotel(caller);
  if (!bytes) throw new DomainError('VALIDATION_ERROR', 'IMPORT_FILE_MISSING', {}, 'file');
  const { rows: all, isDate1904, sheet, ...about } = await readImportFile(bytes, hotel_id);
  const [heading, ...rows] = all;
  const headers = (heading?.cells ?? []).map(plainLine);
  const proposed = await propose(database, hotel_id, { headers, rows, isDate1904 });
  return database.transaction(async (tx) => {
    const key = await insertImport(tx, {
      ...{ hotel_id, ...about, ...proposed, headers },
      sheet: sheet === null ? null : plainLine(sheet),
      is_date_1904: isDate1904,
      file_name: plainLine(file_name ?? '').slice(0, maxFileName) || '-',
      total_rows: rows.length,
      created_by: caller.user_id,
    });
    await insertBatches(tx, secretKey, key, rows);
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'upload-import',
      subject_type: 'import',
      subject_id: key.id,
      details: { rows: rows.length },
    });
    return describeImport({ database: tx, secretKey }, key);
  });
}

type ReadTable = Pick<FileTable, 'rows' | 'isDate1904'> & { headers: string[] };

async function propose(database: Database, hotel_id: number, { headers, rows, isDate1904 }: ReadTable) {
  const proposal = proposeColumns({ headers, rows: rows.map(({ cells }) => cells), isDate1904 });
  const remembered = await findMatching(database, hotel_id, headers);
  const columns = remembered?.columns ?? proposal.columns;
  const fits = (format: string) => proposal.date_formats.some((found) => found.format === format);
  return {
    columns,
    are_columns_remembered: remembered !== undefined,
    date_formats: proposal.date_formats,
    date_format:
      remembered && fits(remembered.date_format)
        ? remembered.date_format
        : proposeDateFormat({ ...proposal, columns }),
  };
}
