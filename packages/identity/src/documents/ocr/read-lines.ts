import type { RawPhoto } from '../../faces/raw-photo.ts';
import type { PrintedLine } from '../visual-zone/printed-line.ts';
import { decodeText } from './decode-text.ts';
import type { TurnedRectangle } from './min-area-rectangle.ts';
import { readStrip } from './read-strip.ts';
import { angleBetween, placeAlong } from './text-lines.ts';
import type { TextModels } from './text-models.ts';

const mostLines = 48;
const voters = 3;
const sameDirection = Math.PI / 12;

export interface PrintedText {
  lines: PrintedLine[];
  angle: number | null;
}

export async function readLines(
  models: TextModels,
  photo: RawPhoto,
  found: readonly TurnedRectangle[],
  known?: number,
): Promise<PrintedText> {
  const byLength = [...found].sort((a, b) => b.length - a.length).slice(0, mostLines);
  const angle = known ?? byLength[0]?.angle;
  if (angle === undefined) return { lines: [], angle: null };
  const lines = byLength.filter(
    (line) => angleBetween(line.angle, angle) < sameDirection || line.length < 2 * line.thickness,
  );
  const upright =
    known ?? ((await isUpsideDown(models, photo, lines.slice(0, voters))) ? angle + Math.PI : angle);
  const printed: PrintedLine[] = [];
  for (const line of lines) {
    const { along, across } = placeAlong(upright, line.centre);
    const { text, likelihood } = await readLine(models, photo, line, Math.cos(upright - line.angle) < 0);
    printed.push({
      text,
      likelihood,
      left: along - line.length / 2,
      top: across,
      length: line.length,
      height: line.thickness,
    });
  }
  return { lines: printed.sort((a, b) => a.top - b.top), angle: upright };
}

async function isUpsideDown(models: TextModels, photo: RawPhoto, lines: readonly TurnedRectangle[]) {
  let votes = 0;
  for (const line of lines) {
    const [upsideDown, upright] = [
      await readLine(models, photo, line, true),
      await readLine(models, photo, line, false),
    ];
    votes += upsideDown.likelihood > upright.likelihood ? 1 : -1;
  }
  return votes > 0;
}

async function readLine(models: TextModels, photo: RawPhoto, line: TurnedRectangle, upsideDown: boolean) {
  const characters = decodeText(await readStrip(models, photo, line, upsideDown), models.alphabet);
  const sum = characters.reduce((total, { likelihood }) => total + likelihood, 0);
  return {
    text: characters.map(({ character }) => character).join(''),
    likelihood: characters.length === 0 ? 0 : sum / characters.length,
  };
}
