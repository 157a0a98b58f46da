type Bytes = Uint8Array<ArrayBuffer>;

export type Send = (bytes: Bytes) => Promise<void>;

export interface Packer {
  crc32(bytes: Uint8Array, before: number): number;
  /** Returns blocks (RFC 1951) that end with a whole byte, none of which is the last of its stream. */
  deflate(bytes: Bytes): Promise<readonly Bytes[]>;
}

/** Offsets and sizes are in bytes. */
interface Entry {
  name: Bytes;
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

export interface ZipEntry {
  write(text: string): Promise<void>;
  end(): Promise<void>;
}

const emptyLastBlock = Uint8Array.of(3, 0);

function record(signature: number, fields: readonly (readonly [bytes: 2 | 4, value: number])[]) {
  const view = new DataView(new ArrayBuffer(4 + fields.reduce((sum, [length]) => sum + length, 0)));
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [length, value] of fields) {
    if (length === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += length;
  }
  return new Uint8Array(view.buffer);
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

export interface Zip {
  open(name: string): Promise<ZipEntry>;
  end(): Promise<void>;
}

/** Writes a ZIP file (APPNOTE 6.3) of entries below 4 GB, one after another, and holds none of them in memory. */
export function createZip(send: Send, { crc32, deflate }: Packer): Zip {
  const entries: Entry[] = [];
  const encoder = new TextEncoder();
  let offset = 0;
  const put = async (...parts: Bytes[]) => {
    for (const part of parts) {
      offset += part.length;
      await send(part);
    }
  };
  return {
    async open(name) {
      const entry = { name: encoder.encode(name), offset, crc: 0, packed: 0, size: 0 };
      entries.push(entry);
      await put(record(0x04034b50, describeEntry(entry)), entry.name);
      const putContent = async (blocks: readonly Bytes[]) => {
        for (const { length } of blocks) entry.packed += length;
        await put(...blocks);
      };
      return {
        async write(text) {
          const bytes = encoder.encode(text);
          // The checksum of nothing would be 0 and not the one before it.
          if (bytes.length > 0) entry.crc = crc32(bytes, entry.crc);
          entry.size += bytes.length;
          await putContent(await deflate(bytes));
        },
        async end() {
          await putContent([emptyLastBlock]);
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
