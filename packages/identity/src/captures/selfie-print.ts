import type { GreyPicture } from '../turn/grey-picture.ts';
import { decodeCaptures, mirrored } from './contrast-picture.ts';

const cells = 16;
/** Prints of one selfie differ in at most this many bits; docs/document-reader.md contains the measurement. */
const mostDiffering = 28;

export function selfiePrint(captures: Uint8Array): Buffer | null {
  const [selfie] = decodeCaptures(captures);
  return selfie ? printOf(selfie) : null;
}

export function isPrintAmong(captures: Uint8Array, prints: readonly Uint8Array[]): boolean {
  const [selfie] = decodeCaptures(captures);
  if (!selfie) return false;
  const own = [printOf(selfie), printOf(mirrored(selfie))];
  return prints.some((print) => own.some((one) => differingBits(one, print) <= mostDiffering));
}

function printOf({ values, size }: GreyPicture): Buffer {
  const sums = new Float32Array(cells ** 2);
  for (const [at, value] of values.entries()) {
    const cellOf = (place: number) => Math.floor((place * cells) / size);
    const cell = cellOf(Math.floor(at / size)) * cells + cellOf(at % size);
    sums[cell] = (sums[cell] ?? 0) + value;
  }
  const print = Buffer.alloc(cells ** 2 / 8);
  for (const [cell, sum] of sums.entries())
    if (sum > 0) print[cell >> 3] = (print[cell >> 3] ?? 0) | (1 << (cell & 7));
  return print;
}

function differingBits(one: Uint8Array, other: Uint8Array): number {
  let count = 0;
  for (const [at, byte] of one.entries())
    for (let rest = byte ^ (other[at] ?? 0xff); rest > 0; rest &= rest - 1) count += 1;
  return count;
}
