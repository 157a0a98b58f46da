import { describe, expect, test } from '@jest/globals';
import { cutStrip } from './cut-strip.ts';
import { convexHull, halfTurn, minAreaRectangle, type TurnedRectangle } from './min-area-rectangle.ts';
import { mrzZones } from './mrz-zones.ts';
import { quarterTurned } from './quarter-turned.ts';
import { readStrip } from './read-strip.ts';
import { textLines } from './text-lines.ts';
import { textRegions } from './text-regions.ts';

const degrees = (angle: number) => (angle * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;

const rectangle = (x: number, y: number, length: number, thickness: number, angle = 0): TurnedRectangle => ({
  centre: { x, y },
  length,
  thickness,
  angle: radians(angle),
});

function corners({ centre, length, thickness, angle }: TurnedRectangle) {
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([u = 0, v = 0]) => {
    const [along, across] = [(u * length) / 2, (v * thickness) / 2];
    return {
      x: centre.x + along * Math.cos(angle) - across * Math.sin(angle),
      y: centre.y + along * Math.sin(angle) + across * Math.cos(angle),
    };
  });
}

describe('the smallest rectangle', () => {
  test.each([0, 7, 45, 89, -30, -89])('around a bar turned by %s degrees is the bar', (angle) => {
    const bar = rectangle(50, 40, 80, 10, angle);
    const found = minAreaRectangle([...corners(bar), { x: 50, y: 40 }]);
    expect(found?.length).toBeCloseTo(80);
    expect(found?.thickness).toBeCloseTo(10);
    expect(found?.centre.x).toBeCloseTo(50);
    expect(found?.centre.y).toBeCloseTo(40);
    expect(degrees(halfTurn((found?.angle ?? 9) - bar.angle))).toBeCloseTo(0);
  });

  test('of a hull leaves out what lies inside', () => {
    const square = [0, 0, 4, 0, 4, 4, 0, 4];
    const points = [0, 1, 2, 3].map((at) => ({ x: square[at * 2] ?? 0, y: square[at * 2 + 1] ?? 0 }));
    expect(convexHull([...points, { x: 2, y: 2 }, { x: 2, y: 0 }])).toHaveLength(4);
    expect(minAreaRectangle([])).toBeNull();
  });
});

test('regions of text are found with what of the letters reaches out, and specks are none', () => {
  const [width, height] = [120, 60];
  const data = new Float32Array(width * height);
  for (let y = 26; y < 34; y += 1) for (let x = 20; x < 100; x += 1) data[y * width + x] = 0.9;
  for (let y = 5; y < 9; y += 1) for (let x = 5; x < 9; x += 1) data[y * width + x] = 0.9;
  for (let y = 45; y < 55; y += 1) for (let x = 20; x < 100; x += 1) data[y * width + x] = 0.35;
  const [region, ...others] = textRegions({ data, width, height });
  expect(others).toEqual([]);
  expect(region?.centre).toEqual({ x: 60, y: 30 });
  expect(region?.thickness).toBeGreaterThan(12);
  expect(region?.thickness).toBeLessThan(24);
  expect(region?.length).toBeGreaterThan(84);
});

describe('lines', () => {
  test('are put together where the detector left gaps, and only there', () => {
    const pieces = [rectangle(200, 100, 300, 20), rectangle(420, 101, 60, 18), rectangle(200, 140, 300, 20)];
    const lines = textLines(pieces);
    expect(lines).toHaveLength(2);
    expect(lines[0]?.length).toBeCloseTo(400, 0);
    expect(degrees(lines[0]?.angle ?? 9)).toBeCloseTo(0, 0);
  });

  test('of a column stay apart', () => {
    expect(textLines([rectangle(100, 100, 120, 20), rectangle(500, 100, 120, 20)])).toHaveLength(2);
    expect(textLines([rectangle(100, 100, 120, 20), rectangle(190, 100, 60, 60)])).toHaveLength(2);
  });
});

describe('a zone', () => {
  const turned = (angle: number, lengths: readonly number[]) =>
    lengths.map((length, row) => {
      const [along, across] = [-(900 - length) / 2, row * 60];
      const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
      return rectangle(700 + along * cos - across * sin, 500 + along * sin + across * cos, length, 36, angle);
    });

  test.each([0, 12, 85, -85])(
    'is two lines below each other, turned by %s degrees, both as long as the longer',
    (angle) => {
      const [zone, ...others] = mrzZones(turned(angle, [900, 520]));
      expect(others).toEqual([]);
      expect(zone?.map(({ length }) => Math.round(length))).toEqual([922, 922]);
      for (const line of zone ?? []) expect(degrees(halfTurn(line.angle - radians(angle)))).toBeCloseTo(0);
    },
  );

  test('of three lines is looked at before two of them', () => {
    expect(mrzZones(turned(3, [900, 880, 500]))[0]).toHaveLength(3);
  });

  test('is no lines far apart, across each other or short', () => {
    expect(mrzZones([rectangle(500, 100, 900, 36), rectangle(500, 400, 900, 36)])).toEqual([]);
    expect(mrzZones([rectangle(500, 100, 900, 36), rectangle(500, 160, 900, 36, 20)])).toEqual([]);
    expect(mrzZones([rectangle(500, 100, 90, 36), rectangle(500, 160, 90, 36)])).toEqual([]);
  });
});

describe('pixels', () => {
  /** Red encodes the column, green the row. */
  const [width, height] = [100, 80];
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return [pixel % width, Math.floor(pixel / width), 7][at % 3] ?? 0;
  });
  const photo = { data, width, height };

  test('of a strip are those along its direction', () => {
    const strip = cutStrip(photo, rectangle(50, 40, 60, 12, 90), 12);
    expect([strip.width, strip.height]).toEqual([60, 12]);
    const at = (column: number, row: number) => [
      ...strip.data.subarray((row * 60 + column) * 3).subarray(0, 3),
    ];
    expect(at(0, 0)).toEqual([55, 10, 7]);
    expect(at(59, 11)).toEqual([44, 69, 7]);
  });

  test('of a strip upside down begin at its other end', () => {
    const strip = cutStrip(photo, rectangle(50, 40, 60, 12), 12, true);
    expect([...strip.data.subarray(0, 3)]).toEqual([79, 45, 7]);
  });

  test('of a strip are read once, and again for another strip, the other way up and another photo', async () => {
    const seen: number[] = [];
    const readLine = (planes: Float32Array) => {
      seen.push(planes[0] ?? 0);
      return Promise.resolve({ data: planes, dims: [1, seen.length, 1] });
    };
    const models = { readLine, findLines: readLine, alphabet: [] };
    const [line, other] = [rectangle(50, 40, 60, 12), rectangle(50, 60, 60, 12)];
    const read = async (box: TurnedRectangle, upsideDown: boolean, of = photo) =>
      (await readStrip(models, of, box, upsideDown)).steps;
    expect([await read(line, false), await read({ ...line }, false)]).toEqual([1, 1]);
    expect([await read(line, true), await read(other, false), await read(line, true)]).toEqual([2, 3, 2]);
    expect([await read(line, false, { ...photo }), await read(line, false)]).toEqual([4, 1]);
  });

  test('beyond the photo are those of its border', () => {
    const strip = cutStrip(photo, rectangle(0, 0, 20, 8), 8);
    expect([...strip.data.subarray(0, 3)]).toEqual([0, 0, 7]);
  });

  test('turn by a quarter', () => {
    const turned = quarterTurned(photo);
    expect([turned.width, turned.height]).toEqual([80, 100]);
    expect([...turned.data.subarray(0, 3)]).toEqual([0, 79, 7]);
    expect([...turned.data.subarray(79 * 3, 80 * 3)]).toEqual([0, 0, 7]);
  });
});
