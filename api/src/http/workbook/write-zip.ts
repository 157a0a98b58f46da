import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

export type Send = (bytes: Buffer) => Promise<void>;

/** Offsets and sizes are in bytes. */
interface Entry {
  name: Buffer;
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

export interface ZipEntry {
  write(text: string): Promise<void>;
  end(): Promise<void>;
}

const deflate = promisify<Buffer, { finishFlush?: number }, Buffer>(deflateRaw);

function record(signature: number, fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [length]) => sum + length, 0));
  let at = bytes.writeUInt32LE(signature);
  for (const [length, value] of fields) at = bytes.writeUIntLE(value, at, length);
  return bytes;
}

const version = [2, 20] as const;
const sizesFollowContent = [2, 8] as const;
const deflated = [2, 8] as const;
const noTime = [2, 0] as const;
const firstDay = [2, 0x21] as const;
const none = [2, 0] as const;

const sumsOf = ({ crc, packed, size }: Entry) =>
  [
    [4, crc],
    [4, packed],
    [4, size],
  ] as const;

const describeEntry = (entry: Entry) => [
  ...[version, sizesFollowContent, deflated, noTime, firstDay, ...sumsOf(entry)],
  ...([[2, entry.name.length], none] as const),
];

/** Writes a ZIP file (APPNOTE 6.3) of entries below 4 GB, one after another, and holds none of them in memory. */
export function createZip(send: Send): { open(name: string): Promise<ZipEntry>; end(): Promise<void> } {
  const entries: Entry[] = [];
  let offset = 0;
  const put = async (...parts: Buffer[]) => {
    const bytes = Buffer.concat(parts);
    offset += bytes.length;
    await send(bytes);
  };
  return {
    async open(name) {
      const entry = { name: Buffer.from(name), offset, crc: 0, packed: 0, size: 0 };
      entries.push(entry);
      await put(record(0x04034b50, describeEntry(entry)), entry.name);
      const pack = async (bytes: Buffer, finishFlush: number) => {
        const packed = await deflate(bytes, { finishFlush });
        entry.packed += packed.length;
        await put(packed);
      };
      return {
        async write(text) {
          const bytes = Buffer.from(text);
          // The checksum of nothing would be 0 and not the one before it.
          if (bytes.length > 0) entry.crc = crc32(bytes, entry.crc);
          entry.size += bytes.length;
          await pack(bytes, constants.Z_SYNC_FLUSH);
        },
        async end() {
          await pack(Buffer.alloc(0), constants.Z_FINISH);
          await put(record(0x08074b50, sumsOf(entry)));
        },
      };
    },
    async end() {
      const from = offset;
      for (const entry of entries) {
        const place = [none, none, none, [4, 0], [4, entry.offset]] as const;
        await put(record(0x02014b50, [version, ...describeEntry(entry), ...place]), entry.name);
      }
      const count = [2, entries.length] as const;
      await put(record(0x06054b50, [none, none, count, count, [4, offset - from], [4, from], none]));
    },
  };
}
