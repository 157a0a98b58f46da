import { importFields, type ImportState } from '@suite/contracts/integrations';
import { sql } from '@suite/database';
import { finishBatch, findNextBatch, insertBatches } from '../../integrations/import-batches.repository.ts';
import { endRun, insertImport } from '../../integrations/imports.repository.ts';
import type { MatrixCall, Sent } from './matrix-call.ts';

const headers = [...importFields];
const cells = headers.map(() => 'x');

/** Adds an import with a refused row. Another one of the hotel does not run. */
async function addImport(
  { db, hotel_id, user_id, secretKey }: MatrixCall,
  state: ImportState,
): Promise<Sent> {
  await db.query(sql`update booking_imports set state = 'failed' where hotel_id = ${hotel_id}`);
  const about = {
    encoding: 'utf-8',
    separator: ',',
    sheet: null,
    is_date_1904: false,
    are_columns_remembered: false,
  };
  const table = { headers, columns: headers, date_formats: [], date_format: 'ymd' as const, total_rows: 2 };
  const named = { hotel_id, file_name: 'bookings.csv', created_by: user_id };
  const key = await insertImport(db, { ...about, ...table, ...named });
  await insertBatches(db, secretKey, key, [{ row: 2, cells }]);
  const batch = await findNextBatch(db, secretKey, key);
  const rows = [{ row: 2, cells, faults: [{ column: 0, message: 'Name is required' }] }];
  if (batch) await finishBatch(db, secretKey, key, { ...batch, rows });
  await db.query(sql`
    update booking_imports set created_rows = 1, refused_rows = 1 where hotel_id = ${hotel_id} and id = ${key.id}`);
  await endRun(db, key, state);
  return { id: key.id };
}

export const importCalls: Record<string, (call: MatrixCall) => Promise<Sent>> = {
  'get-import': (call) => addImport(call, 'uploaded'),
  'check-import': async (call) => ({
    ...(await addImport(call, 'uploaded')),
    body: { columns: headers, date_format: 'ymd' },
  }),
  'start-import': (call) => addImport(call, 'checked'),
  'cancel-import': (call) => addImport(call, 'uploaded'),
  'undo-import': (call) => addImport(call, 'imported'),
  'export-refused-rows': (call) => addImport(call, 'imported'),
};
