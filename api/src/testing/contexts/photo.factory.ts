import { crc32, deflateSync } from 'node:zlib';

// The image has 80 × 96 pixels and four colours, with red at the top left.
const plain = Buffer.from(
  '/9j/2wBDABQUFBQVFBcZGRcfIh4iHy4rJycrLkYyNjI2MkZqQk5CQk5Cal5yXVZdcl6phXZ2hanDpJukw+zT0+z/////////2wBDARQUFBQVFBcZ' +
    'GRcfIh4iHy4rJycrLkYyNjI2MkZqQk5CQk5Cal5yXVZdcl6phXZ2hanDpJukw+zT0+z/////////wgARCABgAFADASIAAhEBAxEB/8QAFgABAQEA' +
    'AAAAAAAAAAAAAAAAAAUD/8QAGQEBAQEBAQEAAAAAAAAAAAAAAAUDBAYC/9oADAMBAAIQAxAAAACsJnWAk1pO00N5oFYcXpAEmtJ2mhvNArDi9IAk' +
    '1pO00N5oGI+/cAJNaTtNDaaBWHH6QBJrSdpobTQKw4/SAJNaTtNDaaB//8QAFBABAAAAAAAAAAAAAAAAAAAAYP/aAAgBAQABPwBx/8QAFxEAAwEA' +
    'AAAAAAAAAAAAAAAAAyBCEP/aAAgBAgEBPwDA0oaUNKKlFSirf//EABgRAAMBAQAAAAAAAAAAAAAAAAVDgiAQ/9oACAEDAQE/AOEFVkgqskFVkgqs' +
    'kFVkgqu//9k=',
  'base64',
);

function withSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([plain.subarray(0, 2), head, content, plain.subarray(2)]);
}

function exif(tag: number, value: number): Buffer {
  const entry = Buffer.alloc(12);
  entry.writeUInt16LE(tag, 0);
  entry.writeUInt16LE(3, 2);
  entry.writeUInt32LE(1, 4);
  entry.writeUInt16LE(value, 8);
  const tiff = Buffer.from('49492a0008000000', 'hex');
  return Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from([1, 0]), entry, Buffer.alloc(4)]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export const photoFactory = {
  plain: () => Buffer.from(plain),
  /** Has 96 × 80 pixels after applying the Exif orientation. */
  turned: () => withSegment(0xe1, exif(0x0112, 6)),
  withComment: (text: string) => withSegment(0xfe, Buffer.from(text)),
  cutOff: () => plain.subarray(0, 250),
  /** Claims 400 million pixels in a few kilobytes. */
  bomb(side = 20_000) {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(side, 0);
    header.writeUInt32BE(side, 4);
    header[8] = 1;
    const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side));
    const start = Buffer.from('89504e470d0a1a0a', 'hex');
    const parts = [pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
    return Buffer.concat([start, ...parts]);
  },
  script: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};
