import { importFields, type ImportState } from '@suite/contracts/integrations';
import { sql } from '@suite/database';
import { importRowsColumn } from '../../imports/imports.public.ts';
import { sealBytes, sealingKeys } from '../../sealing/sealed-bytes.ts';
import { idOf, type MatrixCall, type Sent } from './matrix-call.ts';

const headers = [...importFields];
const rows = [
  { row: 2, cells: headers.map(() => 'x'), faults: [{ column: 0, message: 'Name is required' }] },
];

/** Adds an import with a refused row. Another one of the hotel does not run. */
async function addImport(
  { db, hotel_id, user_id, secretKey }: MatrixCall,
  state: ImportState,
): Promise<Sent> {
  await db.query(sql`update booking_imports set state = 'failed' where hotel_id = ${hotel_id}`);
  const id = await idOf(
    db.query(sql`
      insert into booking_imports (hotel_id, file_name, state, encoding, separator, is_date_1904, headers, columns,
        are_columns_remembered, date_formats, date_format, total_rows, created_rows, refused_rows, created_by)
      values (${hotel_id}, 'bookings.csv', ${state}, 'utf-8', ',', false, ${headers}::text[], ${headers}::text[], false,
        '[]', 'ymd', 2, 1, 1, ${user_id})
      returning id`),
  );
  const sealed = sealBytes(
    sealingKeys(importRowsColumn, secretKey),
    `${hotel_id}:${id}`,
    Buffer.from(JSON.stringify(rows)),
  );
  await db.query(sql`
    insert into booking_import_batches (hotel_id, import_id, rows, refused_rows, rows_encrypted)
    values (${hotel_id}, ${id}, 1, 1, ${sealed}::bytea)`);
  return { id };
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
