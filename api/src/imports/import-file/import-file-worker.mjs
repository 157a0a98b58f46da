import { parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.mjs';
import { readWorkbook } from './read-workbook.mjs';

/**
 * @typedef {{ row: number, cells: string[] }} FileRow
 * @typedef {{ encoding: string, separator: string | null, sheet: string | null, isDate1904: boolean, rows: FileRow[] }} FileTable
 * @typedef {{ fault: string, params: Record<string, number> }} FileFault
 * @typedef {{ maxRows: number, maxColumns: number, maxCell: number, maxCells: number, maxUnzippedBytes: number }} FileLimits
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
  if (file.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) {
    const table = await readWorkbook(file, limits);
    if (typeof table === 'string') return fault(table);
    const { records, ...sheet } = table;
    return tableOf(records, { encoding: 'xlsx', separator: null, ...sheet }, limits);
  }
  if (file.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'))) return fault('oldExcel');
  const decoded = decodeText(file);
  return decoded ? readCsv(decoded, limits) : fault('unreadable');
}

/** A spreadsheet may write empty cells behind the columns of the table. */
const maxCellsOfRow = 1_000;

/** Rows in between may be empty. */
const maxLines = (/** @type {FileLimits} */ { maxRows }) => 2 * maxRows;

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
  if (hasManyCells(text, separator, limits)) return fault('manyColumns', { most: limits.maxColumns });
  let line = 0;
  try {
    /** @type {string[][]} */
    const records = parse(text, {
      bom: true,
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: limits.maxCell * limits.maxColumns,
      on_record(/** @type {string[]} */ record, { lines }) {
        line = lines;
        return record;
      },
      to: maxLines(limits) + 1,
    });
    return records.length > maxLines(limits)
      ? fault('manyRows', { most: limits.maxRows })
      : tableOf(records, { encoding, separator, sheet: null, isDate1904: false }, limits);
  } catch (error) {
    const {
      code = '',
      records = 0,
      lines = 0,
    } = /** @type {Partial<import('csv-parse').CsvError>} */ (error);
    const row = records + 1;
    const isOneLine = lines <= line + 1;
    if (code === 'CSV_MAX_RECORD_SIZE' && isOneLine) return fault('longCell', { row, most: limits.maxCell });
    if (code.startsWith('CSV_')) return fault('openQuotes', { row });
    throw error;
  }
}

/**
 * Counts separators, in quotes too: the parser takes seconds for millions of empty cells.
 * @param {string} text
 * @param {string} separator
 * @param {FileLimits} limits
 */
function hasManyCells(text, separator, { maxCells }) {
  const [separates, ends] = [separator.charCodeAt(0), '\n'.charCodeAt(0)];
  let [ofLine, ofFile] = [0, 0];
  for (let at = 0; at < text.length && ofLine <= maxCellsOfRow && ofFile <= maxCells; at += 1) {
    const character = text.charCodeAt(at);
    if (character === ends) ofLine = 0;
    if (character !== separates) continue;
    ofLine += 1;
    ofFile += 1;
  }
  return ofLine > maxCellsOfRow || ofFile > maxCells;
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
