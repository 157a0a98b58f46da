import { describe, expect, test } from '@jest/globals';
import { decodeText } from './decode-text.ts';
import { fitFixedPitch } from './fixed-pitch.ts';
import { mrzCharacters, mrzLikelihoods, type MrzLikelihoods } from './mrz-likelihoods.ts';
import { readPlaces } from './read-places.ts';

const first = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';
const second = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';

interface Seen {
  pitch?: number;
  margin?: number;
  /** Positions that the recogniser missed. */
  dropped?: (place: number, character: string) => boolean;
  /** Additional characters with their likelihoods. */
  instead?: Readonly<Record<number, readonly [character: string, likelihood: number]>>;
}

/** Simulates a recogniser with a likelihood peak in the middle of each character. */
function seen(
  text: string,
  { pitch = 4.13, margin = 3, dropped = () => false, instead = {} }: Seen = {},
): MrzLikelihoods {
  const steps = Math.ceil(text.length * pitch + 2 * margin);
  const values = new Float32Array(steps * mrzCharacters.length);
  const put = (place: number, character: string, likelihood: number) => {
    const step = Math.round(margin + (place + 0.5) * pitch);
    values[step * mrzCharacters.length + mrzCharacters.indexOf(character)] = likelihood;
  };
  for (const [place, character] of [...text].entries()) {
    if (dropped(place, character)) continue;
    const other = instead[place];
    put(place, character, other ? 1 - other[1] : 0.95);
    if (other) put(place, other[0], other[1]);
  }
  return { steps, values };
}

function read(reading: MrzLikelihoods, line: number) {
  return fitFixedPitch(reading, 44).map((pitch) => readPlaces(reading, pitch, 'TD3', line));
}

describe('characters in places of fixed pitch', () => {
  test.each([3.6, 4.13, 4.9])('are read at a pitch of %s steps', (pitch) => {
    expect(read(seen(first, { pitch }), 0)[0]?.text).toBe(first);
    expect(read(seen(second, { pitch }), 1)[0]?.text).toBe(second);
  });

  test('stay where they are when fillers were not seen', () => {
    const inside = seen(first, { dropped: (place, character) => character === '<' && place % 3 === 0 });
    expect(read(inside, 0)[0]?.text).toBe(first);
    const tail = seen(second, { dropped: (place) => place > 38 && place < 42 });
    expect(read(tail, 1).map(({ text }) => text)).toContain(second);
  });

  test('may begin a place earlier or later, which the check digits decide', () => {
    const texts = read(seen(first, { dropped: (place) => place === 0 }), 0).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining([`<${first.slice(1)}`, `${first.slice(1)}<`]));
  });

  test('are what may stand there, though something else was likelier', () => {
    const reading = seen(second, { instead: { 11: ['0', 0.6], 13: ['T', 0.7], 20: ['E', 0.5] } });
    expect(read(reading, 1)[0]?.text).toBe(second);
  });

  test('in a number are the likeliest, whatever that makes of the check digit', () => {
    const reading = seen(second, { instead: { 1: ['S', 0.6] } });
    expect(read(reading, 1)[0]?.text).toBe(`LS${second.slice(2)}`);
  });

  test('of a smudge are none', () => {
    expect(fitFixedPitch(seen('<<<<<<<<<<', { dropped: () => true }), 44)).toEqual([]);
  });
});

describe('the recogniser’s own text', () => {
  const alphabet = ['', 'A', 'b', '(', '<', '!'];
  const steps = [
    [0, 1],
    [1, 0.9],
    [1, 0.8],
    [0, 0.7],
    [1, 0.6],
    [2, 0.9],
    [3, 0.5],
    [4, 0.9],
    [5, 0.9],
  ] as const;
  const likelihoods = new Float32Array(steps.length * alphabet.length);
  for (const [step, [index, likelihood]] of steps.entries())
    likelihoods[step * alphabet.length + index] = likelihood;
  const reading = { steps: steps.length, classes: alphabet.length, likelihoods };

  test('has a character once for all steps it lasts, and again after a blank', () => {
    expect(decodeText(reading, alphabet).map(({ character }) => character)).toEqual([
      'A',
      'A',
      'b',
      '(',
      '<',
      '!',
    ]);
    expect(decodeText(reading, alphabet).map(({ step }) => step)).toEqual([1, 4, 5, 6, 7, 8]);
  });

  test('becomes that of a zone: capitals, and fillers for what looks like them', () => {
    const { values } = mrzLikelihoods(reading, alphabet);
    const at = (step: number, character: string) =>
      values[step * mrzCharacters.length + mrzCharacters.indexOf(character)];
    expect(at(5, 'B')).toBeCloseTo(0.9);
    expect(at(6, '<')).toBeCloseTo(0.5);
    expect(at(7, '<')).toBeCloseTo(0.9);
    expect(values.slice(8 * mrzCharacters.length).every((value) => value === 0)).toBe(true);
  });
});
