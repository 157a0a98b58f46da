import { inflateRawSync } from 'node:zlib';

/** @typedef {{ maxCells: number, maxUnzippedBytes: number }} WorkbookLimits */

/**
 * Returns why a workbook must not be opened. The directory may lie about a size, so that each part is unpacked up to that size first.
 * @param {Buffer} file
 * @param {WorkbookLimits} limits
 * @returns {'unreadable' | 'tooComplex' | null}
 */
export function findWorkbookFault(file, { maxCells, maxUnzippedBytes }) {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06'));
  if (end < 0) return 'unreadable';
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
      if (total > maxUnzippedBytes) return 'tooComplex';
      const header = file.readUInt32LE(at + 42);
      const from = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
      const bytes = file.subarray(from, from + packed);
      const part = method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) });
      if (isComplex(part.toString('latin1'), maxCells)) return 'tooComplex';
      at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    }
    return null;
  } catch (error) {
    return /** @type {{ code?: string }} */ (error).code === 'ERR_BUFFER_TOO_LARGE'
      ? 'tooComplex'
      : 'unreadable';
  }
}

/** The rows of a sheet of Excel, which writes one for each that has a format. */
const maxSheetRows = 1_048_576;
const linkedRange = /<(?:\w+:)?hyperlink\s[^<>]*?ref\s*=\s*["']?([A-Z]*)(\d*):([A-Z]*)(\d*)/g;

/**
 * Counts the cells of a sheet, also empty and merged ones, and those that the library would add for the range of a link.
 * @param {string} part
 * @param {number} maxCells
 */
function isComplex(part, maxCells) {
  let cells = countMatches(part, /<(?:\w+:)?(?:c|mergeCell)[\s/>]/g, maxCells);
  for (const [, left = '', top, right = '', bottom] of part.matchAll(linkedRange)) {
    const [width, height] = [columnOf(right) - columnOf(left) + 1, Number(bottom) - Number(top) + 1];
    cells += Math.max(1, width) * Math.max(1, height);
  }
  return cells > maxCells || countMatches(part, /<(?:\w+:)?row[\s/>]/g, maxSheetRows) > maxSheetRows;
}

/**
 * Stops counting after the most that is allowed.
 * @param {string} part
 * @param {RegExp} pattern
 * @param {number} most
 */
function countMatches(part, pattern, most) {
  let found = 0;
  while (found <= most && pattern.test(part)) found += 1;
  return found;
}

/** @param {string} letters */
function columnOf(letters) {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
