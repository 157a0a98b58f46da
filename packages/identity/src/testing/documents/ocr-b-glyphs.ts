import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../faces/model-files.ts';

interface Outline {
  points: readonly { x: number; y: number; onCurve: boolean }[];
}

const fontsFolder = join(packageFolder('bwip-js'), 'fonts');
export const textFont = join(fontsFolder, 'Inconsolata.otf');

const font = readFileSync(join(fontsFolder, 'OCRB7.ttf'));
const unitsPerLetter = 1000;
const onCurve = 1;
const repeated = 8;

function tableAt(name: string): number {
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table ${name}.`);
}

const [glyf, loca, longOffsets] = [
  tableAt('glyf'),
  tableAt('loca'),
  font.readInt16BE(tableAt('head') + 50) === 1,
];
/** The glyphs are in the order of ASCII; the first three are no characters. */
const glyphIndex = (character: string) => character.charCodeAt(0) - 32 + 3;

const glyphAt = (index: number) =>
  glyf + (longOffsets ? font.readUInt32BE(loca + index * 4) : font.readUInt16BE(loca + index * 2) * 2);

function outlinesOf(character: string): Outline[] {
  let at = glyphAt(glyphIndex(character));
  const contours = font.readInt16BE(at);
  const ends = Array.from({ length: contours }, (_, index) => font.readUInt16BE(at + 10 + index * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  at += 10 + contours * 2;
  at += 2 + font.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = font[at++] ?? 0;
    const times = flag & repeated ? (font[at++] ?? 0) + 1 : 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const coordinates = (isShort: number, isSame: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & isShort) value += (flag & isSame ? 1 : -1) * (font[at++] ?? 0);
      else if (!(flag & isSame)) {
        value += font.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(2, 16);
  const ys = coordinates(4, 32);
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    onCurve: (flag & onCurve) !== 0,
  }));
  return ends.map((end, index) => ({ points: points.slice((ends[index - 1] ?? -1) + 1, end + 1) }));
}

function pathOf({ points }: Outline): string {
  const start = points[0];
  if (!start) return '';
  const parts = [`M${start.x} ${-start.y}`];
  for (let index = 1; index <= points.length; index += 1) {
    const point = points[index % points.length] ?? start;
    if (point.onCurve) {
      parts.push(`L${point.x} ${-point.y}`);
      continue;
    }
    const next = points[(index + 1) % points.length] ?? start;
    const to = next.onCurve ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    parts.push(`Q${point.x} ${-point.y} ${to.x} ${-to.y}`);
    if (next.onCurve) index += 1;
  }
  return `${parts.join('')}Z`;
}

export function ocrbLine(text: string, left: number, baseline: number, size: number, pitch: number): string {
  const scale = size / unitsPerLetter;
  return [...text]
    .map((character, index) => {
      const path = outlinesOf(character).map(pathOf).join('');
      return `<path transform="translate(${left + index * pitch} ${baseline}) scale(${scale})" d="${path}"/>`;
    })
    .join('');
}
