/**
 * Returns null for bytes that are no text.
 * @param {Buffer} file
 */
export function decodeText(file) {
  const encoding = encodingOf(file);
  if (encoding === null) return null;
  const text = encoding === 'windows-1252' ? decodeWindows(file) : new TextDecoder(encoding).decode(file);
  // Tables have tabs and line ends, but no other control characters.
  return /(?![\t\n\v\f\r])\p{Cc}/u.test(text.slice(0, 100_000)) ? null : { encoding, text };
}

/** @param {Buffer} file */
function encodingOf(file) {
  const mark = file.toString('hex', 0, 2);
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  return file.subarray(0, sampledBytes).includes(0) ? encodingOfZeros(file) : encodingOfText(file);
}

const sampledBytes = 4_000;

/**
 * Latin letters in UTF-16 have zeros at every other byte. Other zeros are those of a file that is no text.
 * @param {Buffer} file
 */
function encodingOfZeros(file) {
  const start = file.subarray(0, sampledBytes);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd <= start.length / 8) return null;
  if (even === 0) return 'utf-16le';
  return odd === 0 ? 'utf-16be' : null;
}

/** @param {Buffer} file */
function encodingOfText(file) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The characters of the bytes from 0x80 to 0x9f, five of which have none. */
const windowsCharacters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * The `TextDecoder` of Node 20 and 22 reads these bytes as control characters.
 * @param {Buffer} file
 */
function decodeWindows(file) {
  const units = Uint16Array.from(file);
  return new TextDecoder('utf-16le').decode(
    units.map((byte) => (byte >> 5 === 4 ? windowsCharacters.charCodeAt(byte - 0x80) : byte)),
  );
}
