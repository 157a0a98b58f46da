import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, type ZlibOptions } from 'node:zlib';
import type { FileChoice } from '@suite/contracts/http';
import { byteOrderMark, csvRecord } from '@suite/csv';
import {
  createWorkbook,
  createZip,
  type Cell,
  type Packer,
  type Sheet,
  type SheetWriter,
} from '@suite/csv/workbook';

const deflate = promisify<Uint8Array, ZlibOptions, Buffer<ArrayBuffer>>(deflateRaw);

const zlibPacker: Packer = {
  crc32,
  deflate: async (bytes) => [await deflate(bytes, { finishFlush: constants.Z_SYNC_FLUSH })],
};

type Send = (piece: string | Buffer) => Promise<void>;

/** The file begins with the first rows or the end, so that a failure before them is answered as one. */
export function createTable(send: Send, choice: FileChoice, sheet: Sheet): SheetWriter {
  let opened: SheetWriter | undefined;
  const open = async () =>
    (opened ??=
      choice.format === 'xlsx'
        ? await createWorkbook(
            createZip((bytes) => send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)), zlibPacker),
            sheet,
          )
        : await createCsv(send, choice, sheet));
  return {
    add: async (rows) => (await open()).add(rows),
    end: async () => (await open()).end(),
  };
}

async function createCsv(send: Send, { separator }: FileChoice, { columns }: Sheet): Promise<SheetWriter> {
  const record = (cells: readonly Cell[]) => csvRecord(cells.map(csvCell), separator);
  await send(byteOrderMark + record(columns.map(({ header }) => header)));
  return {
    add: (rows) => send(rows.map(record).join('')),
    end: async () => undefined,
  };
}

const csvCell = (cell: Cell) => (cell instanceof Date ? cell.toISOString() : (cell ?? ''));
