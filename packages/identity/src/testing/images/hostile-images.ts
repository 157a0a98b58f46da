import { crc32 } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const headerEnd = 33;

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export function pngOf(chunks: readonly (readonly [name: string, data: Buffer])[], base = signature): Buffer {
  const added = chunks.map(([name, data]) => chunk(name, data));
  return Buffer.concat([base.subarray(0, headerEnd), ...added, base.subarray(headerEnd)]);
}

export function claimSize(file: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(file);
  if (file[0] === 0x89) {
    const header = Buffer.from(file.subarray(16, 29));
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    chunk('IHDR', header).copy(claimed, 8);
    return claimed;
  }
  const frame = claimed.findIndex(
    (byte, at) => byte === 0xff && (claimed[at + 1] === 0xc0 || claimed[at + 1] === 0xc2),
  );
  claimed.writeUInt16BE(height, frame + 5);
  claimed.writeUInt16BE(width, frame + 7);
  return claimed;
}

export function withTail(file: Buffer, tail: Buffer): Buffer {
  return Buffer.concat([file, tail]);
}
