import { greyOf } from '../faces/measure-picture.ts';
import type { Pixels } from '../faces/pixels.ts';

export interface TextLines {
  count: number;
  width: number;
}

/** The slopes reach 24°, in steps that lose no line within a band. */
const tilts = [0, -0.09, 0.09, -0.18, 0.18, -0.27, 0.27, -0.36, 0.36, -0.45, 0.45];
/** Upright bands are searched separately, because columns of a document need not share a baseline. */
const bands = 4;
/** The contrast compares pixels with one pixel between them. */
const leastContrast = 18;
/** Changes between dark and light within this many pixels belong to the same word. */
const mostGap = 9;
/** Text in a band changes at least this often and spans at least this share of it. */
const leastChanges = 6;
const leastLength = 0.3;
/** Strokes continue in the row below; changes of noise do so in half of the cases. */
const leastContinued = 0.7;
const mostQuietChanges = 4;
/** A line is this many rows high; noise and fabric go on further. */
const leastRows = 2;
const mostRows = 16;

/** Returns the result of the tilt with the most lines, because documents are held at an angle. */
export function findTextLines(picture: Pixels): TextLines {
  const level = greyOf(picture);
  return tilts
    .map((tilt) => findLevelLines(tilt === 0 ? level : shear(level, tilt)))
    .reduce((most, found) => (found.count > most.count ? found : most));
}

type Grey = ReturnType<typeof greyOf>;

function shear({ grey, width, height }: Grey, tilt: number): Grey {
  const sheared = new Float32Array(width * height);
  const rowsDown = Int32Array.from({ length: width }, (_, x) => Math.round((x - width / 2) * tilt));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = Math.min(height - 1, Math.max(0, y + rowsDown[x]!));
      sheared[y * width + x] = grey[from * width + x]!;
    }
  return { grey: sheared, width, height };
}

function findLevelLines({ grey, width, height }: Grey): TextLines {
  const bandWidth = Math.floor(width / bands);
  let count = 0;
  let [left, right] = [width, 0];
  for (let band = 0; band < bands; band += 1) {
    const from = band * bandWidth;
    const rowAt = (y: number) => grey.subarray(y * width + from, y * width + from + bandWidth);
    const rows = Array.from({ length: height - 1 }, (_, y) => readRow(rowAt(y), rowAt(y + 1)));
    for (const line of linesOf(rows)) {
      count += 1;
      left = Math.min(left, from + line.left);
      right = Math.max(right, from + line.right);
    }
  }
  return { count, width: Math.max(0, right - left) / width };
}

interface Words {
  left: number;
  right: number;
}

interface Row {
  words: Words | null;
  isQuiet: boolean;
}

function readRow(row: Float32Array, below: Float32Array): Row {
  let words: Words | null = null;
  let [all, strong, continued] = [0, 0, 0];
  let [start, last, changes, sign] = [0, -Infinity, 0, 0];
  for (let x = 1; x < row.length - 1; x += 1) {
    const slope = row[x + 1]! - row[x - 1]!;
    if (Math.abs(slope) < leastContrast) continue;
    strong += 1;
    if (slope * (below[x + 1]! - below[x - 1]!) > 0) continued += 1;
    if (Math.sign(slope) === sign) continue;
    if (x - last > mostGap) [start, changes] = [x, 0];
    changes += 1;
    all += 1;
    [last, sign] = [x, Math.sign(slope)];
    const isLongest = words === null || x - start > words.right - words.left;
    if (changes >= leastChanges && x - start >= leastLength * row.length && isLongest)
      words = { left: start, right: x };
  }
  const isPrint = continued >= leastContinued * strong;
  return { words: isPrint ? words : null, isQuiet: all <= mostQuietChanges };
}

function linesOf(rows: readonly Row[]): Words[] {
  const lines: Words[] = [];
  let line: (Words & { rows: number; printed: number }) | null = null;
  for (const { words, isQuiet } of rows) {
    if (isQuiet) {
      if (line && isLine(line)) lines.push(line);
      line = null;
    } else if (line) {
      const { left, right }: Words = words ?? line;
      line = {
        rows: line.rows + 1,
        printed: line.printed + (words ? 1 : 0),
        left: Math.min(line.left, left),
        right: Math.max(line.right, right),
      };
    } else if (words) {
      line = { ...words, rows: 1, printed: 1 };
    }
  }
  return lines;
}

function isLine({ rows, printed }: { rows: number; printed: number }): boolean {
  return rows <= mostRows && printed >= Math.max(leastRows, rows / 2);
}
