import { inflateRawSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.mjs';

/**
 * @typedef {{ row: number, cells: string[] }} FileRow
 * @typedef {{ encoding: string, separator: string | null, sheet: string | null, isDate1904: boolean, rows: FileRow[] }} FileTable
 * @typedef {{ fault: string, params: Record<string, number> }} FileFault
 * @typedef {{ maxRows: number, maxColumns: number, maxCell: number, maxUnzippedBytes: number }} FileLimits
 */

/** An error would lose its parameters between threads. */
const fault = (/** @type {string} */ name, /** @type {Record<string, number>} */ params = {}) => ({
  fault: name,
  params,
});

/**
 * Reads the table of a file. The first row is the row of the headings.
 * @param {{ bytes: Uint8Array, limits: FileLimits }} task
 * @returns {Promise<FileTable | FileFault>}
 */
export async function readTable({ bytes, limits }) {
  const file = Buffer.from(bytes);
  if (file.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return readWorkbook(file, limits);
  if (file.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'))) return fault('oldExcel');
  const decoded = decodeText(file);
  return decoded ? readCsv(decoded, limits) : fault('unreadable');
}

const separators = [',', ';', '\t'];

/**
 * Chooses what occurs most often outside of quotes in the first lines.
 * @param {string} text
 */
export function separatorOf(text) {
  const unquoted = text.slice(0, 20_000).replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((separator) => unquoted.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * @param {{ encoding: string, text: string }} decoded
 * @param {FileLimits} limits
 */
function readCsv({ encoding, text }, limits) {
  const separator = separatorOf(text);
  let row = 0;
  try {
    /** @type {string[][]} */
    const records = parse(text, {
      bom: true,
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: limits.maxCell * limits.maxColumns,
      on_record: (/** @type {string[]} */ cells, { records: read }) => {
        row = read + 1;
        return cells;
      },
      // Rows in between may be empty, so that twice as many end the reading.
      to: 2 * limits.maxRows,
    });
    return tableOf(records, { encoding, separator, sheet: null, isDate1904: false }, limits);
  } catch (error) {
    const code = /** @type {{ code?: string }} */ (error).code ?? '';
    if (code === 'CSV_MAX_RECORD_SIZE') return fault('longCell', { row: row + 1, most: limits.maxCell });
    if (code.startsWith('CSV_')) return fault('openQuotes', { row: row + 1 });
    throw error;
  }
}

/**
 * @param {string[][]} records
 * @param {Omit<FileTable, 'rows'>} about
 * @param {FileLimits} limits
 */
function tableOf(records, about, { maxRows, maxColumns, maxCell }) {
  /** @type {FileRow[]} */
  const rows = [];
  for (const [index, record] of records.entries()) {
    const cells = record.map((cell) => cell.trim());
    // A title above the headings has one cell.
    if (!cells.some(Boolean) || (rows.length === 0 && cells.filter(Boolean).length < 2)) continue;
    const row = index + 1;
    if (rows.length > maxRows) return fault('manyRows', { most: maxRows });
    if (cells.findLastIndex(Boolean) >= maxColumns) return fault('manyColumns', { most: maxColumns });
    if (cells.some((cell) => cell.length > maxCell)) return fault('longCell', { row, most: maxCell });
    rows.push({ row, cells: cells.slice(0, cells.findLastIndex(Boolean) + 1) });
  }
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (rows.length < 2) return fault('empty');
  for (const { cells } of rows) while (cells.length < columns) cells.push('');
  return { ...about, rows };
}

/**
 * @param {Buffer} file
 * @param {FileLimits} limits
 */
async function readWorkbook(file, limits) {
  const size = unzippedSize(file, limits.maxUnzippedBytes);
  if (size === null) return fault('unreadable');
  if (size > limits.maxUnzippedBytes) return fault('tooComplex');
  const { read, SSF } = await import('@e965/xlsx');
  /** @type {import('@e965/xlsx').WorkBook} */
  let book;
  try {
    book = read(file, {
      dense: true,
      cellNF: true,
      cellHTML: false,
      cellFormula: false,
      sheets: 0,
      sheetRows: 2 * limits.maxRows,
    });
  } catch {
    return fault('unreadable');
  }
  const [name = ''] = book.SheetNames;
  const sheet = book.Sheets[name];
  const isDate1904 = book.Workbook?.WBProps?.date1904 === true;
  if (!sheet) return fault('empty');
  const cells = /** @type {(import('@e965/xlsx').CellObject | undefined)[][]} */ (
    /** @type {unknown} */ (sheet['!data'] ?? [])
  );
  for (const { s, e } of sheet['!merges'] ?? []) repeatDown(cells, s, e.r);
  const records = Array.from(cells, (line) =>
    Array.from((line ?? []).slice(0, limits.maxColumns + 1), (cell) => textOf(cell, SSF, isDate1904)),
  );
  return tableOf(records, { encoding: 'xlsx', separator: null, sheet: name, isDate1904 }, limits);
}

/**
 * A value that is merged over several rows belongs to each of them.
 * @param {(import('@e965/xlsx').CellObject | undefined)[][]} cells
 * @param {{ r: number, c: number }} start
 * @param {number} last
 */
function repeatDown(cells, { r, c }, last) {
  const cell = cells[r]?.[c];
  for (let row = r + 1; row <= Math.min(last, cells.length - 1); row += 1) {
    const line = (cells[row] ??= []);
    if (cell) line[c] = cell;
  }
}

/**
 * @param {import('@e965/xlsx').CellObject | undefined} cell
 * @param {typeof import('@e965/xlsx').SSF} SSF
 * @param {boolean} date1904
 */
function textOf(cell, SSF, date1904) {
  if (!cell || cell.t === 'e' || cell.v === undefined || cell.v === null) return '';
  if (typeof cell.v !== 'number') return String(cell.v);
  if (typeof cell.z !== 'string' || !SSF.is_date(cell.z)) return String(cell.v);
  const { y, m, d, H, M } = SSF.parse_date_code(cell.v, { date1904 }) ?? {};
  const two = (/** @type {number} */ part) => String(part).padStart(2, '0');
  return cell.v < 1 ? `${two(H)}:${two(M)}` : `${String(y).padStart(4, '0')}-${two(m)}-${two(d)}`;
}

/**
 * Returns null for no ZIP file. The directory may lie about a size, so that each part is unpacked up to that size first.
 * @param {Buffer} file
 * @param {number} most
 */
function unzippedSize(file, most) {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06'));
  let total = 0;
  try {
    let at = file.readUInt32LE(end + 16);
    for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
      const [method, packed, size] = [
        file.readUInt16LE(at + 10),
        file.readUInt32LE(at + 20),
        file.readUInt32LE(at + 24),
      ];
      total += size;
      if (total > most) return total;
      const header = file.readUInt32LE(at + 42);
      const from = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
      if (method !== 0)
        inflateRawSync(file.subarray(from, from + packed), { maxOutputLength: Math.max(1, size) });
      at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    }
    return end < 0 ? null : total;
  } catch (error) {
    return /** @type {{ code?: string }} */ (error).code === 'ERR_BUFFER_TOO_LARGE' ? most + 1 : null;
  }
}
