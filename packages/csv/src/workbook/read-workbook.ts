import { crc32, inflateRawSync } from 'node:zlib';

/** Reads a ZIP file by its directory, and throws if a checksum differs. */
export function unzip(file: Buffer): Record<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06'));
  const found: Record<string, string> = {};
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const from = file.readUInt32LE(at + 42) + 30 + nameLength;
    const content = inflateRawSync(file.subarray(from, from + file.readUInt32LE(at + 20)));
    const sums = [crc32(content), content.length];
    if (sums[0] !== file.readUInt32LE(at + 16) || sums[1] !== file.readUInt32LE(at + 24))
      throw new Error(name);
    found[name] = content.toString();
    at += 46 + nameLength;
  }
  return found;
}

/** Lists each row's cells by their column, such as `{ A: 17, C: 'Double' }`; only texts are strings. */
export function rowsOf(sheet: string): Record<string, string | number>[] {
  return [...sheet.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)].map(([, row, cells = '']) =>
    Object.fromEntries<string | number>(
      [
        ...cells.matchAll(/<c r="([A-Z])(\d+)"[^>]*>(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>/gs),
      ].map(([, column = '', ofRow, value, text = '']) => {
        if (ofRow !== row) throw new Error(`Row ${row} has a cell of row ${ofRow}`);
        return [column, value === undefined ? text : Number(value)] as const;
      }),
    ),
  );
}
