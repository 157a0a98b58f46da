import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { writeFaceModel } from '../testing/faces/write-face-model.ts';
import { documentWith, sampleFace, samplePhoto } from '../testing/faces/sample-faces.ts';
import { calibrateFolder } from './calibrate-folder.ts';
import { errorCurve, ratesAt, shareOf } from './error-rates.ts';
import { readPairs } from './read-pairs.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calibration-'));
});
afterEach(() => rm(folder, { recursive: true }));

const writePairs = (...lines: string[]) => writeFile(join(folder, 'pairs.csv'), lines.join('\n'));
const heading = 'selfie,document,same';

test('a folder of labelled pairs becomes a report', async () => {
  const said: string[] = [];
  await Promise.all([
    sampleFace('ana').toFile(join(folder, 'ana.jpg')),
    sampleFace('bea').toFile(join(folder, 'bea.jpg')),
    samplePhoto('ana').toFile(join(folder, 'party.jpg')),
    writeFile(join(folder, 'ana-id.jpg'), await documentWith('ana')),
  ]);
  await writePairs(
    heading,
    'ana.jpg,ana-id.jpg,yes',
    'bea.jpg,ana-id.jpg,no',
    'party.jpg,ana-id.jpg,yes',
    'bea.jpg,pairs.csv,no',
  );
  const report = await calibrateFolder(folder, (text) => said.push(text));
  expect(said.join('\n')).toMatch(/Pairs compared: 2\. .* 2 \(NOT_AN_IMAGE 1, SEVERAL_FACES 1\)/);
  expect(said.join('\n')).toContain('strangers taken for one person: 0 of 1, 0.00 % (0.00 % to 79.35 %)');
  const curve = (await readFile(join(report, 'curve.csv'), 'utf8')).trim().split('\n');
  expect(curve).toHaveLength(202);
  expect(
    curve
      .find((line) => line.startsWith('80,'))
      ?.split(',')
      .slice(0, 3),
  ).toEqual(['80', '0', '1']);
  expect(curve[1]).toMatch(/^0,1,1,/);
  const scores = (await readFile(join(report, 'scores.csv'), 'utf8')).trim().split('\n');
  expect(scores).toHaveLength(5);
  expect(scores).toContain('party.jpg,ana-id.jpg,true,,SEVERAL_FACES');
  expect(await readFile(join(report, 'curve.svg'), 'utf8')).toMatch(/^<svg .*<polyline .*<\/svg>\n$/s);
}, 120_000);

test("an operator's net is measured in place of our own, and gets an operating point", async () => {
  const model = join(folder, 'model');
  await mkdir(model);
  await writeFaceModel(model);
  await Promise.all([
    sampleFace('ana').toFile(join(folder, 'ana.jpg')),
    sampleFace('ana').jpeg({ quality: 60 }).toFile(join(folder, 'ana-again.jpg')),
    sampleFace('bea').toFile(join(folder, 'bea.jpg')),
    sampleFace('cleo').toFile(join(folder, 'cleo.jpg')),
  ]);
  await writePairs(heading, 'ana.jpg,ana-again.jpg,yes', 'ana.jpg,bea.jpg,no', 'ana.jpg,cleo.jpg,no');
  const said: string[] = [];
  const report = await calibrateFolder(folder, (text) => said.push(text), model);
  expect(said[0]).toMatch(/^Engine: colours of cells \([0-9a-f]{12}\), five points\.$/);
  const point = JSON.parse(await readFile(join(report, 'operating-point.json'), 'utf8'));
  expect(point).toMatchObject({ stranger_pairs: 2, false_matches: 0 });
  expect(point.sure).toBeLessThan(point.line);
  expect(said.join('\n')).toContain(`a line at a distance of ${point.line}`);
}, 120_000);

test("an operator's net is summed with our own where its folder says so", async () => {
  const model = join(folder, 'model');
  await mkdir(model);
  await Promise.all([
    sampleFace('ana').toFile(join(folder, 'ana.jpg')),
    sampleFace('ana').jpeg({ quality: 60 }).toFile(join(folder, 'ana-again.jpg')),
    sampleFace('bea').toFile(join(folder, 'bea.jpg')),
  ]);
  await writePairs(heading, 'ana.jpg,ana-again.jpg,yes', 'ana.jpg,bea.jpg,no');
  const measure = async (sum_with_own: boolean) => {
    const operating_point = { sure: 0.01, line: 0.02, strangers: 2 };
    await writeFaceModel(model, { sum_with_own, operating_point });
    const said: string[] = [];
    const report = await calibrateFolder(folder, (text) => said.push(text), model);
    return { engine: said[0], scores: await readFile(join(report, 'scores.csv'), 'utf8') };
  };
  const alone = await measure(false);
  const summed = await measure(true);
  expect(summed.engine).toMatch(
    /^Engine: colours of cells \([0-9a-f]{12}\), five points \+ human-3\.3\.6 mesh, /,
  );
  expect(summed.scores).not.toBe(alone.scores);
}, 120_000);

describe('pairs', () => {
  test.each([
    ['another first line', ['a,b,c', 'a.jpg,b.jpg,yes', 'a.jpg,c.jpg,no'], 'first line'],
    ['an unknown label', [heading, 'a.jpg,b.jpg,maybe'], 'Line 2'],
    ['a line too short', [heading, 'a.jpg,b.jpg,yes', 'a.jpg'], 'Line 3'],
    ['a way out of the folder', [heading, '../a.jpg,b.jpg,yes'], 'leads out'],
    ['one kind alone', [heading, 'a.jpg,b.jpg,yes'], 'both kinds'],
  ])('with %s are refused', async (_, lines, message) => {
    await writePairs(...lines);
    await expect(readPairs(folder)).rejects.toThrow(message);
  });

  test('are missing, or name a photo that is', async () => {
    await expect(readPairs(folder)).rejects.toThrow('There is no pairs.csv');
    await writePairs(heading, 'a.jpg,b.jpg,yes', 'a.jpg,c.jpg,no');
    await expect(calibrateFolder(folder, () => undefined)).rejects.toThrow('There is no photo');
  });
});

describe('rates', () => {
  const pairs = [
    ...[95, 90, 84, 78].map((score) => ({ same: true, score })),
    ...[10, 30, 50, 76, 80].map((score) => ({ same: false, score })),
  ];

  test('count what a line decides wrongly, the line itself being a match', () => {
    const { falseMatch, falseNonMatch } = ratesAt(pairs, 80);
    expect(falseMatch).toMatchObject({ count: 1, of: 5, share: 0.2 });
    expect(falseNonMatch).toMatchObject({ count: 1, of: 4, share: 0.25 });
  });

  test('find the operating point, the equal one and what the desk is shown', () => {
    const { operating, equal, deskReview, points } = errorCurve(pairs);
    expect(operating.score).toBe(80);
    expect(points.at(0)?.falseMatch.share).toBe(1);
    expect(points.at(-1)?.falseNonMatch.share).toBe(1);
    expect(Math.abs((equal.falseMatch.share ?? 0) - (equal.falseNonMatch.share ?? 0))).toBeLessThanOrEqual(
      0.05,
    );
    expect(deskReview).toMatchObject({ same: { count: 1 }, different: { count: 1 } });
  });

  test("come with Wilson's interval", () => {
    const { from, to } = shareOf(10, 100);
    expect(from).toBeCloseTo(0.0552, 4);
    expect(to).toBeCloseTo(0.1744, 4);
    expect(shareOf(0, 300).to).toBeCloseTo(0.0126, 4);
    expect(shareOf(0, 0)).toMatchObject({ share: null, from: 0, to: 1 });
  });
});
