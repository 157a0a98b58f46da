import { isRight } from '../mrz/document-number.ts';
import { checkDigit } from '../mrz/check-digit.ts';
import { mrzLayouts, type MrzField, type MrzFormat } from '../mrz/mrz-layout.ts';
import type { PlacedLine } from './read-places.ts';

/** OCR-B letter and digit differ only by context, which recognition often gets wrong. */
const other = { O: '0', '0': 'O' } as const;
const fields = ['number', 'optional', 'more_optional'] as const satisfies MrzField[];
/** Germany's numbers contain no vowels, and the Netherlands' no `O`. */
const issuersWithoutLetter = ['D<<', 'NLD'];
/** Most numbers are digits with a few letters at the ends, so circles between digits are digits. */
const commonForm = /^[A-NP-Z]{0,3}\d{4,}[A-NP-Z]{0,3}$/;
const maxCircles = 10;
const leastLikelihood = 1e-4;
/** A digit among letters is often a misread `O`, so the letter has at least these odds. */
const leastOddsAmongLetters = 0.05;
const rivalRatio = 10_000;

interface Circle {
  line: number;
  column: number;
  odds: number;
}

export interface SettledCircles {
  lines: readonly string[];
  rivals: readonly (readonly string[])[];
}

export function settleCircles(format: MrzFormat, placed: readonly PlacedLine[]): SettledCircles {
  const read = placed.map(({ text }) => text);
  const circles = circlesOf(format, placed);
  if (circles.length === 0 || circles.length > maxCircles) return { lines: read, rivals: [] };
  const ways = Array.from({ length: 2 ** circles.length }, (_, way) => {
    const swapped = circles.filter((_circle, index) => (way >> index) & 1);
    return { lines: swap(read, swapped), odds: swapped.reduce((odds, circle) => odds * circle.odds, 1) };
  });
  const agreeing = ways.filter(({ lines }) => agrees(format, lines)).sort((a, b) => b.odds - a.odds);
  const common = agreeing.filter(({ lines }) => isCommon(textOf(format, lines, 'number')));
  const [best, ...rest] = common.length > 0 ? common : agreeing;
  if (!best) return { lines: read, rivals: [] };
  const rivals = rest.filter(({ odds }) => odds * rivalRatio > best.odds);
  return { lines: best.lines, rivals: rivals.map(({ lines }) => lines) };
}

const textOf = (format: MrzFormat, lines: readonly string[], name: MrzField) => {
  const place = mrzLayouts[format].places[name];
  return place ? (lines[place.line] ?? '').slice(...place.columns) : '';
};

const isCommon = (number: string) => commonForm.test(number.replace(/<+$/, ''));

function circlesOf(format: MrzFormat, placed: readonly PlacedLine[]): Circle[] {
  return fields.flatMap((field) => {
    const place = mrzLayouts[format].places[field];
    const line = place && placed[place.line];
    if (!line) return [];
    const [from, to] = place.columns;
    const issuer = textOf(
      format,
      placed.map(({ text }) => text),
      'issuer',
    );
    const hasFigureOnly = field === 'number' && issuersWithoutLetter.includes(issuer);
    const leastOdds = /[A-NP-Z]/.test(line.text.slice(from, to)) ? leastOddsAmongLetters : 0;
    return [...line.text].flatMap((character, column) => {
      if (column < from || column >= to || (character !== 'O' && character !== '0')) return [];
      const likely = line.circles.get(column) ?? { O: 0, '0': 0 };
      if (hasFigureOnly)
        return [{ line: place.line, column, odds: character === 'O' ? 1 / leastLikelihood : 0 }];
      const [here, there] = [likely[character], likely[other[character]]];
      const odds = Math.max(leastLikelihood, there) / Math.max(leastLikelihood, here);
      return [{ line: place.line, column, odds: Math.max(leastOdds, odds) }];
    });
  });
}

function swap(lines: readonly string[], circles: readonly Circle[]): string[] {
  const swapped = lines.map((line) => [...line]);
  for (const { line, column } of circles) {
    const characters = swapped[line];
    const read = characters?.[column];
    if (characters && (read === 'O' || read === '0')) characters[column] = other[read];
  }
  return swapped.map((line) => line.join(''));
}

function agrees(format: MrzFormat, lines: readonly string[]): boolean {
  const { composite } = mrzLayouts[format];
  const field = (name: MrzField) => textOf(format, lines, name);
  const check = field('number_check');
  if (check !== '<' && !isRight(field('number'), check)) return false;
  if (format === 'TD3' && !isRight(field('optional'), field('optional_check'))) return false;
  if (composite.length === 0) return true;
  const counted = composite.map(([line, from, to]) => (lines[line] ?? '').slice(from, to)).join('');
  return checkDigit(counted) === field('composite_check');
}
