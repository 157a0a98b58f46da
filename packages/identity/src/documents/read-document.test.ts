import { afterAll, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { drawDocument } from '../testing/documents/draw-document.ts';
import { openReadingThread, type PictureToRead } from '../testing/documents/open-reading-thread.ts';
import { photographDocument, type PhotographSettings } from '../testing/documents/photograph-document.ts';
import { specimen } from '../testing/documents/specimens.ts';
import type { MrzHolder } from '../testing/documents/write-mrz.ts';

// Drawing and reading a picture takes a second, and much longer on a busy machine.
jest.setTimeout(180_000);
const thread = openReadingThread();
afterAll(() => thread.close());

const anna: MrzHolder = {
  format: 'TD3',
  code: 'P',
  issuer: 'UTO',
  nationality: 'UTO',
  surname: 'ERIKSSON',
  given_names: 'ANNA MARIA',
  number: 'L898902C3',
  birth: '740812',
  sex: 'F',
  expiry: '320415',
};

const steady: PhotographSettings = {
  seed: 1,
  width: 1280,
  height: 960,
  share: 0.9,
  turn: 0,
  slant: 0.02,
  blur: 0.6,
  noise: 4,
  shade: 0.3,
  glare: 0,
  quality: 85,
};

async function readingOf(picture: PictureToRead) {
  const answer = await thread.read(picture);
  if ('error' in answer) throw new Error(answer.error);
  return answer.reading;
}

const read = (holder: Partial<MrzHolder>, settings: Partial<PhotographSettings> = {}) =>
  readingOf({ holder: { ...anna, ...holder }, settings: { ...steady, ...settings } });

const annasData = {
  document_type: 'passport',
  issuing_country: 'UTO',
  full_name: 'ANNA MARIA ERIKSSON',
  date_of_birth: '1974-08-12',
  expiry_date: '2032-04-15',
  number_last4: '02C3',
  mrz_valid: true,
};

const nothing = {
  source: 'nothing',
  evidence: 'none',
  number_digest: null,
  turn: null,
  repaired: false,
  place: null,
  specimen: false,
  data: Object.fromEntries(Object.keys(annasData).map((field) => [field, null])),
};

describe('the zone of', () => {
  test('a passport on a table, photographed upright with a phone, tilted and slanted', async () => {
    const reading = await read({}, { width: 960, height: 1280, share: 0.92, turn: 5, slant: 0.1 });
    expect(reading).toMatchObject({ source: 'mrz', data: annasData });
    expect(JSON.stringify(reading)).not.toContain('L8989');
  });

  test.each([
    [90, 270],
    [180, 180],
    [270, 90],
  ])('a card turned by %s degrees, which stands upright after %s more', async (degrees, turn) => {
    const reading = await read({ format: 'TD1', code: 'I' }, { turn: degrees - 3 });
    expect(reading).toMatchObject({ source: 'mrz', turn, data: { ...annasData, document_type: 'id_card' } });
  });

  test.each(['MCYOFA30X', 'YPCBBADOX', 'KRRTJ1OMC'])('a passport whose number is %s', async (number) => {
    const { data } = await read({ number });
    expect(data).toEqual({ ...annasData, number_last4: number.slice(-4) });
  });

  test.each(['E00007730', 'YA0000123'])(
    'a passport whose number %s has figures behind letters, so that none is an O',
    async (number) => {
      expect((await read({ number })).data).toEqual({ ...annasData, number_last4: number.slice(-4) });
    },
  );

  test('an identity card of France issued until 2021', async () => {
    const { data } = await read({
      ...{ format: 'CNI', code: 'ID', issuer: 'FRA', nationality: 'FRA', optional: '750012' },
      ...{ surname: 'LE GALL', given_names: 'JEAN PIERRE MARIE', number: '150275001234' },
    });
    expect(data).toEqual({
      ...{ document_type: 'id_card', issuing_country: 'FRA', full_name: 'JEAN PIERRE LE GALL' },
      ...{ date_of_birth: '1974-08-12', expiry_date: null, number_last4: '1234', mrz_valid: true },
    });
  });

  test('a card that does not expire', async () => {
    const { data } = await read({ format: 'TD1', code: 'I', expiry: '<<<<<<' });
    expect(data).toEqual({ ...annasData, document_type: 'id_card', expiry_date: null });
  });

  test('a passport whose number could be several by its check digits', async () => {
    const { data } = await read({ number: 'XAO0OB12O' });
    expect(data).toMatchObject({ full_name: 'ANNA MARIA ERIKSSON', mrz_valid: true });
    expect([null, 'B12O']).toContain(data.number_last4);
  });

  test('an older card of Germany, with a number that goes on in the optional field', async () => {
    const reading = await read({
      format: 'TD2',
      code: 'I',
      issuer: 'D',
      nationality: 'D',
      number: 'D23145890734',
    });
    expect(reading.data).toEqual({
      ...annasData,
      document_type: 'id_card',
      issuing_country: 'DEU',
      number_last4: '0734',
    });
  });

  test('a visa', async () => {
    const reading = await read({ format: 'MRV-A', code: 'V' }, { shade: 0.6, noise: 8 });
    expect(reading.data).toEqual({ ...annasData, document_type: 'visa' });
    expect(reading.specimen).toBe(true);
  });
});

test('a card without a zone is read from its print, and what is not sure is null', async () => {
  const holder = { ...anna, format: 'TD1' as const, code: 'I' };
  const reading = await readingOf({
    holder,
    settings: { ...steady, turn: 182 },
    options: { withoutMrz: true },
  });
  expect(reading).toEqual({
    source: 'print',
    evidence: 'fields',
    number_digest: null,
    turn: 180,
    repaired: false,
    specimen: true,
    place: expect.objectContaining({ lines: expect.anything() }),
    data: { ...annasData, document_type: 'id_card', mrz_valid: null },
  });
});

describe('a zone whose check digits are wrong is no missing zone:', () => {
  const wrong = (line: string, columns: readonly number[]) =>
    columns.reduce(
      (text, at) => `${text.slice(0, at)}${(Number(text[at]) + 3) % 10}${text.slice(at + 1)}`,
      line,
    );

  test.each([
    ['two digits of a passport', 'TD3', 2, [[], [19, 27]]],
    ['four digits of a passport', 'TD3', 1, [[], [9, 19, 27, 43]]],
    ['a passport upside down', 'TD3', 181, [[], [9, 19, 27]]],
    ['a passport on its side', 'TD3', 91, [[], [9, 19, 27]]],
    ['a card', 'TD1', 2, [[14], [6, 14], []]],
    ['an older card', 'TD2', 2, [[], [9, 19, 27]]],
  ] as const)('%s', async (_what, format, turn, columns) => {
    const drawing = specimen({ ...anna, format, code: format === 'TD3' ? 'P' : 'I' });
    const mrz = drawing.mrz.map((line, index) => wrong(line, columns[index] ?? []));
    const file = await photographDocument(await drawDocument({ ...drawing, mrz }), { ...steady, turn });
    const { evidence, data } = await readingOf({ file });
    expect({ evidence, mrz_valid: data.mrz_valid }).toEqual({ evidence: 'zone', mrz_valid: false });
  });
});

describe('nothing is made up of', () => {
  test('a document that is out of focus', async () => {
    expect(await read({}, { blur: 9 })).toEqual(nothing);
  });

  test('an empty table', async () => {
    const table = sharp({ create: { width: 640, height: 480, channels: 3, background: '#705040' } });
    expect(await readingOf({ file: await table.jpeg().toBuffer() })).toEqual(nothing);
  });
});

test('what is no photo is said to be none', async () => {
  expect(await thread.read({ file: Buffer.from('no photo') })).toEqual({
    error: 'IdentityError: The photo could not be opened. Please take it again.',
  });
});
