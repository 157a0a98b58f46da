import { minAreaRectangle, type Point, type TurnedRectangle } from './min-area-rectangle.ts';

export interface TextMap {
  data: Float32Array;
  width: number;
  height: number;
}

const inText = 0.3;
const sureText = 0.5;
const fewestPoints = 24;
/** The model marks only the middle of letters; this factor of area by perimeter extends the outline. */
const reach = 1.6;

export function textRegions(map: TextMap): TurnedRectangle[] {
  const seen = new Uint8Array(map.data.length);
  const regions: TurnedRectangle[] = [];
  for (let start = 0; start < map.data.length; start += 1) {
    if (seen[start] || (map.data[start] ?? 0) <= inText) continue;
    const region = regionAround(map, start, seen);
    if (region) regions.push(region);
  }
  return regions;
}

function regionAround(map: TextMap, start: number, seen: Uint8Array): TurnedRectangle | null {
  const { members, mean } = flood(map, start, seen);
  if (members.length < fewestPoints || mean < sureText) return null;
  const found = minAreaRectangle(outline(members, map.width));
  if (!found || found.thickness < 2) return null;
  const wider = (found.length * found.thickness * reach) / (found.length + found.thickness);
  return { ...found, length: found.length + wider, thickness: found.thickness + wider };
}

function flood({ data, width, height }: TextMap, start: number, seen: Uint8Array) {
  const members = [start];
  let sum = 0;
  seen[start] = 1;
  for (let next = 0; next < members.length; next += 1) {
    const at = members[next] ?? 0;
    sum += data[at] ?? 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    const neighbours = [
      x > 0 ? at - 1 : -1,
      x < width - 1 ? at + 1 : -1,
      y > 0 ? at - width : -1,
      y < height - 1 ? at + width : -1,
    ];
    for (const neighbour of neighbours) {
      if (neighbour < 0 || seen[neighbour] || (data[neighbour] ?? 0) <= inText) continue;
      seen[neighbour] = 1;
      members.push(neighbour);
    }
  }
  return { members, mean: sum / members.length };
}

function outline(members: readonly number[], width: number): Point[] {
  const rows = new Map<number, [number, number]>();
  for (const at of members) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const row = rows.get(y);
    if (!row) rows.set(y, [x, x]);
    else {
      row[0] = Math.min(row[0], x);
      row[1] = Math.max(row[1], x);
    }
  }
  return [...rows].flatMap(([y, [left, right]]) => [
    { x: left, y },
    { x: right + 1, y },
    { x: left, y: y + 1 },
    { x: right + 1, y: y + 1 },
  ]);
}
