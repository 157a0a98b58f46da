import { greyOf } from '../faces/measure-picture.ts';
import type { Pixels } from '../faces/pixels.ts';

/** What looks like printed lines in a picture. */
export interface TextLines {
  count: number;
  /** From the leftmost to the rightmost, as a share of the picture. */
  width: number;
}

/** Rows down for each column to the right: up to 24°, in steps that lose no line of a band between them. */
const tilts = [0, -0.09, 0.09, -0.18, 0.18, -0.27, 0.27, -0.36, 0.36, -0.45, 0.45];
/** Lines are looked for in upright bands: columns of a document need not stand on one height. */
const bands = 4;
/** Of two pixels beside each other but one. */
const leastContrast = 18;
/** A change from dark to light, or back, that follows the one before within so many pixels belongs to its word. */
const mostGap = 9;
/** Of a band. */
const leastChanges = 6;
const leastLength = 0.3;
/** Strokes go on in the row below; of the changes of noise half do by chance. */
const leastContinued = 0.7;
/** In a row between lines. */
const mostQuietChanges = 4;
/** Rows of one line: what goes on and on, as noise and fabric do, is no text. */
const leastRows = 2;
const mostRows = 16;

/**
 * Finds lines of text by what tells them from all else: many changes along a few rows, and quiet above and below. A
 * document is held at an angle, so the tilt at which most lines are found counts.
 */
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
  /** The longest part that changes as words do; null when there is none. */
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
