import type { RawPhoto } from '../../faces/raw-photo.ts';
import type { PrintedLine } from '../visual-zone/printed-line.ts';
import { cutStrip } from './cut-strip.ts';
import { decodeText } from './decode-text.ts';
import type { TurnedRectangle } from './min-area-rectangle.ts';
import { readStrip, stripHeight } from './read-strip.ts';
import { between, placeAlong } from './text-lines.ts';
import type { TextModels } from './text-models.ts';

const mostLines = 48;
const voters = 3;
const sameDirection = Math.PI / 12;

/** Reads the lines of a document, from its top down, whichever way up it lies. */
export async function readLines(
  models: TextModels,
  photo: RawPhoto,
  found: readonly TurnedRectangle[],
): Promise<PrintedLine[]> {
  const byLength = [...found].sort((a, b) => b.length - a.length).slice(0, mostLines);
  const angle = byLength[0]?.angle ?? 0;
  const lines = byLength.filter(
    (line) => between(line.angle, angle) < sameDirection || line.length < 2 * line.thickness,
  );
  const read = (line: TurnedRectangle, upsideDown: boolean) => readLine(models, photo, line, upsideDown);
  let votes = 0;
  for (const line of lines.slice(0, voters)) {
    votes += (await read(line, true)).likelihood > (await read(line, false)).likelihood ? 1 : -1;
  }
  const upsideDown = votes > 0;
  const upright = upsideDown ? angle + Math.PI : angle;
  const printed: PrintedLine[] = [];
  for (const line of lines) {
    const { along, across } = placeAlong(upright, line.centre);
    const { text, likelihood } = await read(line, upsideDown);
    printed.push({
      text,
      likelihood,
      left: along - line.length / 2,
      top: across,
      length: line.length,
      height: line.thickness,
    });
  }
  return printed.sort((a, b) => a.top - b.top);
}

async function readLine(models: TextModels, photo: RawPhoto, line: TurnedRectangle, upsideDown: boolean) {
  const characters = decodeText(
    await readStrip(models, cutStrip(photo, line, stripHeight, upsideDown)),
    models.alphabet,
  );
  const sum = characters.reduce((total, { likelihood }) => total + likelihood, 0);
  return {
    text: characters.map(({ character }) => character).join(''),
    likelihood: characters.length === 0 ? 0 : sum / characters.length,
  };
}
