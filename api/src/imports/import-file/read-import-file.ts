import { maxImportCell, maxImportColumns, maxImportRows } from '@suite/contracts/integrations';
import type { Refusal } from '@suite/contracts/messages';
import type { Piscina } from 'piscina';
import { DomainError } from '../../errors/domain-error.ts';
import { endedThread } from '../../loading/ended-thread.ts';
import { loadOnce } from '../../loading/load-once.ts';
import { openReadingTurns } from './reading-turns.ts';

export interface FileRow {
  /** Counts from 1, as a spreadsheet shows it. */
  row: number;
  cells: string[];
}

export interface FileTable {
  /** `xlsx`, or the name that `TextDecoder` gives the encoding. */
  encoding: string;
  separator: string | null;
  sheet: string | null;
  isDate1904: boolean;
  rows: FileRow[];
}

const codes = {
  empty: 'IMPORT_FILE_EMPTY',
  unreadable: 'IMPORT_FILE_UNREADABLE',
  oldExcel: 'IMPORT_FILE_OLD_EXCEL',
  tooComplex: 'IMPORT_FILE_TOO_COMPLEX',
  manyRows: 'IMPORT_ROWS_TOO_MANY',
  manyColumns: 'IMPORT_COLUMNS_TOO_MANY',
  longCell: 'IMPORT_CELL_TOO_LONG',
  openQuotes: 'IMPORT_QUOTES_OPEN',
} as const;

const megabyte = 1024 * 1024;
const limits = {
  maxRows: maxImportRows,
  maxColumns: maxImportColumns,
  maxCell: maxImportCell,
  /** Twice what the rows and columns need, as empty cells with a format count. */
  maxCells: 2 * maxImportRows * maxImportColumns,
  maxUnzippedBytes: 64 * megabyte,
};
const heapMegabytes = 768;
const timeoutMs = 15_000;
const takeTurn = openReadingTurns({ maxWaiting: 8, maxWaitMs: 15_000 });

const pool = loadOnce(openPool);

async function openPool(): Promise<Piscina> {
  const { default: Piscina } = await import('piscina');
  return new Piscina({
    filename: new URL('./import-file-worker.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    // A workbook leaves a large heap behind.
    idleTimeout: 1_000,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
}

/**
 * Reads in a thread of its own, as a workbook can take seconds.
 * @throws DomainError VALIDATION_ERROR, CONFLICT while another file of the hotel is read, UNAVAILABLE
 */
export async function readImportFile(bytes: Uint8Array, hotel_id: number): Promise<FileTable> {
  const read = await takeTurn(hotel_id, () => readInThread(bytes));
  if ('rows' in read) return read;
  throw new DomainError('VALIDATION_ERROR', ...([codes[read.fault], read.params, 'file'] as Refusal));
}

/** The time of a file begins when the thread is free for it. */
async function readInThread(bytes: Uint8Array): Promise<FileTable | FileFault> {
  const threads = await pool.load();
  const reading = threads.run(
    { bytes, limits },
    { name: 'readTable', signal: AbortSignal.timeout(timeoutMs) },
  );
  return (reading as Promise<FileTable | FileFault>).catch((error: unknown): FileFault => {
    if (!endedThread(error)) throw error;
    return { fault: 'tooComplex', params: {} };
  });
}

interface FileFault {
  fault: keyof typeof codes;
  params: object;
}
