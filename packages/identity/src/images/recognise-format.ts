export type ImageFormat = 'jpeg' | 'png' | 'webp';

/** Uses the first bytes, as name and declared type are untrusted. */
export type RecognisedFormat = ImageFormat | 'heic' | 'other-image' | 'no-image';

const startsWith = (bytes: Uint8Array, ...wanted: number[]) =>
  wanted.every((byte, index) => bytes[index] === byte);

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

export function recogniseFormat(bytes: Uint8Array): RecognisedFormat {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  if (textAt(bytes, 4, 4) === 'ftyp') {
    const brand = textAt(bytes, 8, 4);
    if (heicBrands.includes(brand)) return 'heic';
    return brand === 'avif' || brand === 'avis' ? 'other-image' : 'no-image';
  }
  const gif = textAt(bytes, 0, 4) === 'GIF8';
  const bitmap = textAt(bytes, 0, 2) === 'BM';
  const tiff = startsWith(bytes, 0x49, 0x49, 0x2a, 0) || startsWith(bytes, 0x4d, 0x4d, 0, 0x2a);
  return gif || bitmap || tiff ? 'other-image' : 'no-image';
}
