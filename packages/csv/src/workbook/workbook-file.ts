import { createWorkbook } from './write-workbook.ts';
import { createZip, type Packer } from './write-zip.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const maxBlockLength = 65_535;

/** Stores without compression, because what people choose on a screen is small. */
export const storingPacker: Packer = {
  crc32(bytes, before) {
    let sum = ~before;
    for (const byte of bytes) {
      sum ^= byte;
      for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
    return ~sum >>> 0;
  },
  async deflate(bytes) {
    const blocks = [];
    for (let at = 0; at < bytes.length; at += maxBlockLength) {
      const block = bytes.subarray(at, at + maxBlockLength);
      const { length } = block;
      blocks.push(Uint8Array.of(0, length, length >> 8, ~length, ~length >> 8), block);
    }
    return blocks;
  },
};

/** Spreadsheets refuse longer names of sheets, and some characters in them. */
const sheetName = (name: string) => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);

export async function workbookFile(
  name: string,
  headings: readonly string[],
  records: readonly (readonly (string | number)[])[],
): Promise<Blob> {
  const parts: BlobPart[] = [];
  const zip = createZip(async (bytes) => void parts.push(bytes), storingPacker);
  const columns = headings.map((header, index) => {
    const lengths = [header, ...records.map((cells) => cells[index] ?? '')].map((cell) => `${cell}`.length);
    return { header, width: Math.min(Math.max(...lengths) + 2, 60) };
  });
  const sheet = await createWorkbook(zip, { name: sheetName(name), columns, timeZone: 'UTC' });
  await sheet.add(records);
  await sheet.end();
  return new Blob(parts, { type });
}
