import { describe, expect, test } from '@jest/globals';
import type { PrintedText } from '../testing/documents/draw-document.ts';
import { specimen, specimenBack, type SpecimenOptions } from '../testing/documents/specimens.ts';
import { writeMrz, type MrzHolder } from '../testing/documents/write-mrz.ts';
import { evidenceInPrint } from './document-evidence.ts';
import { parseMrz } from './mrz/parse-mrz.ts';
import type { PrintedSide, SideWithZone } from './read-side.ts';
import { relateSides, type SidesRelation } from './relate-sides.ts';
import { readVisualZone } from './visual-zone/read-visual-zone.ts';

const today = '2026-11-20';
const anna: MrzHolder = {
  format: 'TD1',
  code: 'I',
  issuer: 'UTO',
  nationality: 'UTO',
  surname: 'ERIKSSON',
  given_names: 'ANNA MARIA',
  number: 'L898902C3',
  birth: '740812',
  sex: 'F',
  expiry: '320415',
};
const bea = { given_names: 'BEA', number: 'K71004882', birth: '800107', expiry: '290630' };

const linesOf = (texts: readonly PrintedText[]) =>
  texts.map(({ text, left, top, size }) => ({
    ...{ text, left, top, height: size, length: size * text.length },
    likelihood: 0.95,
  }));

function printed(texts: readonly PrintedText[]): PrintedSide {
  const lines = linesOf(texts);
  const print = readVisualZone(lines, today);
  return { zone: null, lines, print, evidence: evidenceInPrint(lines, print), turn: 0, place: null };
}

const front = (differing: Partial<MrzHolder> = {}, options: SpecimenOptions = {}) =>
  printed(specimen({ ...anna, ...differing }, { ...options, withoutMrz: true }).texts);
const oldBack = () => printed(specimenBack(anna, { withoutMrz: true }).texts);

function back(differing: Partial<MrzHolder> = {}): SideWithZone {
  const holder = { ...anna, ...differing };
  const reading = parseMrz(writeMrz(holder), today);
  if (!reading) throw new Error('The specimen has no zone.');
  const seen = {
    rivalNumbers: [],
    hasGapInNumber: false,
    nameLikelihood: 1,
    upsideDown: false,
    score: 1,
    place: [],
  };
  return { zone: { ...seen, reading }, lines: linesOf(specimenBack(holder).texts), turn: 0, place: null };
}

const whole = {
  document_type: 'id_card',
  issuing_country: 'UTO',
  full_name: 'ANNA MARIA ERIKSSON',
  date_of_birth: '1974-08-12',
  expiry_date: '2032-04-15',
  number_last4: '02C3',
  mrz_valid: true,
};

describe('a front and the zone of a back', () => {
  const unlabelled = { withoutLabels: true };

  test.each<[string, PrintedSide, SideWithZone]>([
    ['with the same fields', front(), back()],
    ['of which only the number is printed', front({ surname: 'X', given_names: 'Y' }, unlabelled), back()],
    ['of which only the name is printed', front({ number: '0' }, unlabelled), back()],
    ['with a number that a reading confuses', front({ number: 'LB98902C3' }, unlabelled), back()],
    [
      'with the number of the holder beside its own',
      front({ number: '99999999' }),
      back({ optional: '99999999R' }),
    ],
    ['with an accent', front({ surname: 'MÜLLER' }), back({ surname: 'MUELLER' })],
  ])('%s agree, in either order', (_what, one, other) => {
    expect(relateSides(one, other)).toMatchObject({ relation: 'agree', joined: { evidence: 'zone' } });
    expect(relateSides(other, one)).toEqual(relateSides(one, other));
  });

  test.each<[SidesRelation, string, PrintedSide, SideWithZone]>([
    ['differ', 'of two people', front(), back({ surname: 'LINDQVIST', ...bea })],
    ['differ', 'of siblings', front(), back(bea)],
    ['differ', 'of two people of one name', front(), back({ number: bea.number, birth: bea.birth })],
    ['differ', 'of one name and another birth', front({ number: '0' }), back({ birth: bea.birth })],
    ['differ', 'of an old card and a new one', front(), back({ number: bea.number, expiry: bea.expiry })],
    ['unrelated', 'of two people, without labels', front({}, unlabelled), back({ ...bea, surname: 'RYE' })],
    ['unrelated', 'of siblings, without labels', front({}, unlabelled), back(bea)],
    ['unrelated', 'of which the front has no text', printed([]), back()],
  ])('%s: %s', (relation, _what, one, other) => {
    expect(relateSides(one, other)).toEqual({ relation, joined: null });
    expect(relateSides(other, one)).toEqual({ relation, joined: null });
  });

  test.each<[string, PrintedSide, SideWithZone, Partial<typeof whole>]>([
    ['expiry', front({ expiry: bea.expiry }), back(), {}],
    ['number', front({ number: bea.number }), back(), {}],
    ['birth', front({ birth: bea.birth }), back(), {}],
  ])('that agree but for the %s are doubtful, and that field is not shown', (field, one, other) => {
    const name = { expiry: 'expiry_date', number: 'number_last4', birth: 'date_of_birth' }[field] ?? '';
    expect(relateSides(one, other)).toMatchObject({
      relation: 'doubtful',
      joined: { data: { ...whole, [name]: null } },
    });
  });

  test('show a name of the zone only as the front has it, and dates that only the front has', () => {
    const misread = relateSides(front({ given_names: 'ANNA MARLA' }), back());
    expect(misread).toMatchObject({ relation: 'agree', joined: { data: { ...whole, full_name: null } } });
    const zone = back();
    const unread = { ...zone.zone, reading: { ...zone.zone.reading, expiry_date: null } };
    const joined = relateSides(front(), { ...zone, zone: unread });
    expect(joined).toMatchObject({ relation: 'agree', joined: { data: whole } });
  });

  test('leave the century of the birth open unless the front has it', () => {
    const child = { birth: '240312', expiry: '280415' };
    expect(relateSides(front(child), back(child)).joined?.data).toMatchObject({
      date_of_birth: '2024-03-12',
      open_birth: undefined,
    });
    expect(relateSides(front(child, unlabelled), back(child)).joined?.data).toMatchObject({
      date_of_birth: null,
      open_birth: { earlier: '1924-03-12', later: '2024-03-12', never_expires: false },
    });
  });
});

test('one side twice is told, and so are two zones', () => {
  expect(relateSides(front(), front()).relation).toBe('same-side');
  expect(relateSides(front({}, { withoutLabels: true }), front()).relation).toBe('same-side');
  expect(relateSides(back(), back()).relation).toBe('same-side');
  expect(relateSides(back(), back(bea)).relation).toBe('differ');
});

test('the back of a card without any zone says nothing about its front', () => {
  expect(relateSides(front(), oldBack())).toEqual({ relation: 'unrelated', joined: null });
});
