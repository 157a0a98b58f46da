import { createHash, randomUUID } from 'node:crypto';
import type { Import, ImportDateFormat, ImportState, ImportSummary } from '@suite/contracts/integrations';
import { importKeptDays } from '@suite/contracts/integrations';
import { sql, type Database } from '@suite/database';
import type { ImportColumns } from './domain/propose-columns.ts';

export interface ImportKey {
  hotel_id: number;
  id: number;
}

export interface ImportRow
  extends
    ImportKey,
    Omit<ImportSummary, 'created_at' | 'is_undoable' | 'is_waiting'>,
    Pick<
      Import,
      | 'encoding'
      | 'separator'
      | 'sheet'
      | 'headers'
      | 'are_columns_remembered'
      | 'date_formats'
      | 'date_format'
    > {
  columns: ImportColumns;
  created_at: Date;
  is_recent: boolean;
  is_leased: boolean;
  is_date_1904: boolean;
  run_by: number | null;
  run_from: string | null;
}

export type NewImport = Pick<
  ImportRow,
  | 'hotel_id'
  | 'file_name'
  | 'encoding'
  | 'separator'
  | 'sheet'
  | 'is_date_1904'
  | 'headers'
  | 'columns'
  | 'are_columns_remembered'
  | 'date_formats'
  | 'date_format'
  | 'total_rows'
> & { created_by: number };

export async function insertImport(tx: Database, { hotel_id, ...row }: NewImport): Promise<ImportKey> {
  const [inserted] = await tx.query<ImportKey>(sql`
    insert into booking_imports (hotel_id, file_name, encoding, separator, sheet, is_date_1904, headers, columns,
      are_columns_remembered, date_formats, date_format, total_rows, created_by)
    values (${hotel_id}, ${row.file_name}, ${row.encoding}, ${row.separator}, ${row.sheet}, ${row.is_date_1904},
      ${[...row.headers]}::text[], ${storedColumns(row.columns)}::text[], ${row.are_columns_remembered},
      ${JSON.stringify(row.date_formats)}::jsonb, ${row.date_format}, ${row.total_rows}, ${row.created_by})
    returning hotel_id, id
  `);
  if (!inserted) throw new Error('No import was added');
  return inserted;
}

const storedColumns = (columns: ImportColumns) => columns.map((field) => field ?? '');

const importColumns = sql`
  imports.hotel_id, imports.id, imports.file_name, imports.state, imports.encoding, imports.separator, imports.sheet,
  imports.is_date_1904, imports.headers, array(
    select nullif(field, '') from unnest(imports.columns) with ordinality as fields (field, place) order by place
  ) as columns,
  imports.are_columns_remembered, imports.date_formats, imports.date_format, imports.total_rows, imports.done_rows,
  imports.created_rows, imports.refused_rows, imports.deleted_rows, imports.kept_rows, imports.created_at,
  imports.created_at > now() - make_interval(days => ${importKeptDays}) as is_recent,
  coalesce(imports.leased_until > now(), false) as is_leased, imports.run_by, imports.run_from,
  (select concat_ws(' ', usr_firstname, usr_lastname) from account_overview where user_id = imports.created_by) as created_by`;

export async function findImport(db: Database, { hotel_id, id }: ImportKey): Promise<ImportRow | undefined> {
  const [row] = await db.query<ImportRow>(sql`
    select ${importColumns} from booking_imports as imports where imports.hotel_id = ${hotel_id} and imports.id = ${id}
  `);
  return row;
}

export async function lockImport(tx: Database, { hotel_id, id }: ImportKey): Promise<ImportRow | undefined> {
  await tx.query(
    sql`select from booking_imports where hotel_id = ${hotel_id} and id = ${id} for no key update`,
  );
  return findImport(tx, { hotel_id, id });
}

const listed = 30;

export function findImports(db: Database, hotel_id: number): Promise<ImportRow[]> {
  return db.query<ImportRow>(sql`
    select ${importColumns} from booking_imports as imports
    where imports.hotel_id = ${hotel_id} and (imports.state <> 'cancelled' or imports.created_rows > 0) order by imports.id desc limit ${listed}
  `);
}

export async function writeMatching(
  tx: Database,
  { hotel_id, id }: ImportKey,
  { columns, date_format }: { columns: ImportColumns; date_format: ImportDateFormat },
): Promise<void> {
  await tx.query(sql`
    update booking_imports set columns = ${storedColumns(columns)}::text[], date_format = ${date_format}
    where hotel_id = ${hotel_id} and id = ${id}
  `);
}

const hashHeaders = (headers: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(headers)).digest();

/** Remembers what the columns of a file with these headings mean to the hotel. */
export async function rememberMatching(
  tx: Database,
  hotel_id: number,
  {
    headers,
    columns,
    date_format,
  }: Pick<ImportRow, 'headers' | 'columns'> & { date_format: ImportDateFormat },
): Promise<void> {
  await tx.query(sql`
    insert into import_matchings (hotel_id, headers_hash, columns, date_format)
    values (${hotel_id}, ${hashHeaders(headers)}, ${storedColumns(columns)}::text[], ${date_format})
    on conflict (hotel_id, headers_hash)
    do update set columns = excluded.columns, date_format = excluded.date_format, updated_at = now()
  `);
}

export async function findMatching(
  db: Database,
  hotel_id: number,
  headers: readonly string[],
): Promise<{ columns: ImportColumns; date_format: ImportDateFormat } | undefined> {
  const [row] = await db.query<{ columns: string[]; date_format: ImportDateFormat }>(sql`
    select columns, date_format from import_matchings
    where hotel_id = ${hotel_id} and headers_hash = ${hashHeaders(headers)}
  `);
  return row && { ...row, columns: row.columns.map((field) => field || null) as ImportColumns };
}

export interface Run {
  run_by: number;
  run_from: string;
}

/** Resets the progress. The unique index of running imports refuses a second one of the hotel. */
export async function startRun(
  tx: Database,
  { hotel_id, id }: ImportKey,
  state: ImportState,
  { run_by, run_from }: Run,
): Promise<void> {
  await tx.query(sql`
    update booking_imports set state = ${state}, run_by = ${run_by}, run_from = ${run_from}, run_attempts = 0, done_rows = 0,
      refused_rows = case when ${state}::text = 'undoing' then refused_rows else 0 end, lease = null, leased_until = null
    where hotel_id = ${hotel_id} and id = ${id}
  `);
}

export function isRunningAlready(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && constraint === 'booking_imports_running';
}

export async function endRun(tx: Database, { hotel_id, id }: ImportKey, state: ImportState): Promise<void> {
  await tx.query(sql`
    update booking_imports set state = ${state}, lease = null, leased_until = null
    where hotel_id = ${hotel_id} and id = ${id}
  `);
}

export interface Lease extends ImportKey {
  lease: string;
}

/** A process that died stops renewing its lease, so that another one goes on. */
const leaseSeconds = 15;
const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`;

export async function leaseImport(db: Database): Promise<(Lease & { run_attempts: number }) | undefined> {
  const [leased] = await db.query<Lease & { run_attempts: number }>(sql`
    update booking_imports set lease = ${randomUUID()}::uuid, leased_until = ${leaseEnd}, run_attempts = run_attempts + 1
    where (hotel_id, id) = (
      select hotel_id, id from booking_imports
      where state in ('checking', 'importing', 'undoing') and (leased_until is null or leased_until < now())
      order by leased_until nulls first limit 1 for update skip locked
    ) returning hotel_id, id, lease, run_attempts
  `);
  return leased;
}

/** A check keeps in memory what it has found, so that another process begins it again. */
export async function restartCheck(db: Database, { hotel_id, id }: ImportKey): Promise<void> {
  await db.query(sql`
    with restarted as (
      update booking_imports set done_rows = 0, refused_rows = 0
      where hotel_id = ${hotel_id} and id = ${id} and state = 'checking' returning id
    )
    update booking_import_batches set is_done = false
    where hotel_id = ${hotel_id} and import_id = (select id from restarted) and is_done
  `);
}

/** Returns undefined after a cancellation, or if another process has the lease. */
export async function renewLease(
  tx: Database,
  { hotel_id, id, lease }: Lease,
): Promise<ImportRow | undefined> {
  const renewed = await tx.query(sql`
    update booking_imports set leased_until = ${leaseEnd} where hotel_id = ${hotel_id} and id = ${id} and lease = ${lease}::uuid
    returning id
  `);
  return renewed.length > 0 ? findImport(tx, { hotel_id, id }) : undefined;
}

export async function releaseLease(db: Database, { hotel_id, id, lease }: Lease): Promise<void> {
  await db.query(sql`
    update booking_imports set leased_until = now()
    where hotel_id = ${hotel_id} and id = ${id} and lease = ${lease}::uuid
  `);
}

export type Progress = Partial<
  Record<'done_rows' | 'created_rows' | 'refused_rows' | 'deleted_rows' | 'kept_rows', number>
>;

/** Adds to the counts. Progress also proves that the run does not fail always at the same batch. */
export async function addProgress(
  tx: Database,
  { hotel_id, id }: ImportKey,
  { done_rows = 0, created_rows = 0, refused_rows = 0, deleted_rows = 0, kept_rows = 0 }: Progress,
): Promise<void> {
  await tx.query(sql`
    update booking_imports set done_rows = done_rows + ${done_rows}, created_rows = created_rows + ${created_rows},
      refused_rows = refused_rows + ${refused_rows}, deleted_rows = deleted_rows + ${deleted_rows},
      kept_rows = kept_rows + ${kept_rows}, run_attempts = 1
    where hotel_id = ${hotel_id} and id = ${id}
  `);
}
