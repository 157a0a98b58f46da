import { findWorkbookFault } from './workbook-bounds.mjs';

/**
 * @typedef {import('@e965/xlsx').CellObject} Cell
 * @typedef {{ sheet: string, isDate1904: boolean, records: string[][] }} SheetTable
 */

/**
 * Reads the first sheet, or returns the name of a fault.
 * @param {Buffer} file
 * @param {import('./workbook-bounds.mjs').WorkbookLimits & { maxRows: number, maxColumns: number }} limits
 * @returns {Promise<SheetTable | string>}
 */
export async function readWorkbook(file, limits) {
  const refused = findWorkbookFault(file, limits);
  if (refused) return refused;
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
    return 'unreadable';
  }
  const [name = ''] = book.SheetNames;
  const sheet = book.Sheets[name];
  const isDate1904 = book.Workbook?.WBProps?.date1904 === true;
  if (!sheet) return 'empty';
  const cells = /** @type {(Cell | undefined)[][]} */ (/** @type {unknown} */ (sheet['!data'] ?? []));
  if (!repeatMerged(cells, sheet['!merges'] ?? [], limits.maxCells)) return 'tooComplex';
  const records = Array.from(cells, (line) =>
    Array.from((line ?? []).slice(0, limits.maxColumns + 1), (cell) => textOf(cell, SSF, isDate1904)),
  );
  return { sheet: name, isDate1904, records };
}

/**
 * A value that is merged over several rows belongs to each of them. Returns false for more merged cells than a sheet can have.
 * @param {(Cell | undefined)[][]} cells
 * @param {import('@e965/xlsx').Range[]} merges
 * @param {number} most
 */
function repeatMerged(cells, merges, most) {
  let repeated = 0;
  for (const { s, e } of merges) {
    const last = Math.min(e.r, cells.length - 1);
    repeated += Math.max(0, last - s.r);
    if (repeated > most) return false;
    const cell = cells[s.r]?.[s.c];
    for (let row = s.r + 1; row <= last; row += 1) {
      const line = (cells[row] ??= []);
      if (cell) line[s.c] = cell;
    }
  }
  return true;
}

/**
 * @param {Cell | undefined} cell
 * @param {typeof import('@e965/xlsx').SSF} SSF
 * @param {boolean} date1904
 */
function textOf(cell, SSF, date1904) {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  if (cell.t === 'e') return cell.w ?? '';
  if (typeof cell.v !== 'number') return String(cell.v);
  if (typeof cell.z !== 'string' || !SSF.is_date(cell.z)) return String(cell.v);
  const { y, m, d, H, M } = SSF.parse_date_code(cell.v, { date1904 }) ?? {};
  const two = (/** @type {number} */ part) => String(part).padStart(2, '0');
  return cell.v < 1 ? `${two(H)}:${two(M)}` : `${String(y).padStart(4, '0')}-${two(m)}-${two(d)}`;
}
