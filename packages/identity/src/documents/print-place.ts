import type { SeenText } from './ocr/find-mrz.ts';
import type { PrintedText } from './ocr/read-lines.ts';
import { turnedUpright, type TextFrame } from './zone-place.ts';

/** The lines are measured from the upper left corner of all print. */
export interface PrintPlace extends TextFrame {
  lines: readonly PlacedLine[];
}

interface PlacedLine {
  left: number;
  right: number;
  middle: number;
}

const sureLine = 0.8;

export function placeOfPrint(seen: SeenText, { lines, angle }: PrintedText, turn: number): PrintPlace | null {
  const sure = lines.filter(({ text, likelihood }) => likelihood >= sureLine && text.length > 1);
  if (sure.length === 0 || angle === null) return null;
  const [left, top] = [Math.min(...sure.map((line) => line.left)), Math.min(...sure.map((line) => line.top))];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const start = { x: left * cos - top * sin, y: left * sin + top * cos };
  return {
    ...turnedUpright(seen, { start, angle }, turn),
    lines: sure.map((line) => ({
      left: line.left - left,
      right: line.left - left + line.length,
      middle: line.top - top,
    })),
  };
}
