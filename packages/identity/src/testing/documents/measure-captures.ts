import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readPairs } from '../../calibration/read-pairs.ts';
import { decodeCaptures, encodeCaptures } from '../../captures/contrast-picture.ts';
import { captureLikeness, repeatsCapture } from '../../captures/repeats-capture.ts';
import { openFaceFinder, type FaceFinder } from '../../faces/face-finder.ts';
import { openFaceReader, type FaceReader } from '../../faces/face-reader.ts';
import { openPhoto } from '../../faces/raw-photo.ts';
import { cleanImage } from '../../images/clean-image.ts';
import { encodePhoto } from '../faces/encode-photo.ts';
import { drawWithFace } from '../faces/passport-of.ts';
import { sampleFace, samplePortrait } from '../faces/sample-faces.ts';
import { turnHead } from '../faces/turn-head.ts';
import { drawSheet } from './drawn-sheets.ts';
import { photographDocument, type PhotographSettings } from './photograph-document.ts';
import { samplePhoto } from './sample-photos.ts';
import { specimen } from './specimens.ts';

const frameAngles = [10, 20, 32].flatMap((angle) => [
  { turn: angle, lift: 0 },
  { turn: -angle, lift: 0 },
  { turn: 0, lift: 0.7 * angle },
  { turn: 0, lift: -0.7 * angle },
]);
const headSide = 440;
const headShare = 2.3;

interface Readers {
  faces: FaceReader;
  find: FaceFinder;
}

interface Session {
  selfie: Buffer;
  pictures: readonly Buffer[];
  captures: Uint8Array;
}

interface GenuinePair {
  selfie: Buffer;
  portrait: Buffer;
}

async function openSession({ faces, find }: Readers, selfie: Buffer): Promise<Session> {
  const photo = await openPhoto(selfie, 640);
  const [found] = await find(photo);
  if (!found) throw new Error('There is no face in a selfie.');
  const frames: Buffer[] = [];
  for (const angles of frameAngles) frames.push(await encodePhoto(turnHead(photo, found.mesh, angles)));
  const pictures = [selfie, ...frames];
  const read = await faces.readFrames(pictures);
  return {
    ...{ selfie, pictures },
    captures: encodeCaptures(read.flatMap((face) => (face ? [face.chip] : []))),
  };
}

async function cutHead({ find }: Readers, file: string): Promise<Buffer | null> {
  const { data, width, height } = await openPhoto((await cleanImage(await readFile(file))).jpeg, 1920);
  const [found] = await find({ data, width, height });
  if (!found) return null;
  const side = Math.floor(Math.min(width, height, found.width * headShare));
  const start = (places: readonly number[], limit: number) =>
    Math.round(Math.min(limit - side, Math.max(0, (Math.min(...places) + Math.max(...places) - side) / 2)));
  const left = start(
    found.mesh.map(([x]) => x),
    width,
  );
  const top = start(
    found.mesh.map(([, y]) => y),
    height,
  );
  return sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left, top, width: side, height: side })
    .resize(headSide, headSide)
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function openPairs(readers: Readers, folder: string | undefined): Promise<GenuinePair[]> {
  if (folder === undefined) {
    const [selfie, portrait] = await Promise.all([
      sampleFace('cleo').jpeg({ quality: 90 }).toBuffer(),
      samplePortrait('cleo').jpeg({ quality: 90 }).toBuffer(),
    ]);
    return [
      { selfie, portrait },
      { selfie: portrait, portrait: selfie },
    ];
  }
  const heads = new Map<string, Buffer | null>();
  const headOf = async (file: string) => {
    const head = heads.get(file) ?? (await cutHead(readers, join(folder, file)));
    heads.set(file, head);
    return head;
  };
  const pairs: GenuinePair[] = [];
  for (const { selfie, document, same } of await readPairs(folder)) {
    const [one, other] = [await headOf(selfie), await headOf(document)];
    if (same && one && other) pairs.push({ selfie: one, portrait: other }, { selfie: other, portrait: one });
  }
  return pairs;
}

async function openSampleSessions(readers: Readers): Promise<Session[]> {
  const sessions: Session[] = [];
  for (const name of ['ana', 'bea', 'cleo', 'dora'] as const)
    sessions.push(await openSession(readers, await sampleFace(name).jpeg({ quality: 90 }).toBuffer()));
  return sessions;
}

async function look(
  { faces }: Readers,
  { captures }: Session,
  { photo, turn }: { photo: Buffer; turn: number },
) {
  const read = await faces.readPhoto('document', photo, turn);
  if (read.refused !== null) return { end: read.refused, likeness: null };
  const pictures = decodeCaptures(captures);
  const isRepeated = repeatsCapture(read.face.chip, pictures);
  return {
    end: isRepeated ? 'repeats a picture' : 'differs',
    likeness: captureLikeness(read.face.chip, pictures),
  };
}

const turnOf = ({ turn }: PhotographSettings) => (((Math.round(-turn / 90) * 90) % 360) + 360) % 360;

class Tally {
  readonly ends: Record<string, number> = {};
  readonly likenesses: number[] = [];

  add({ end, likeness }: Awaited<ReturnType<typeof look>>): void {
    this.ends[end] = (this.ends[end] ?? 0) + 1;
    if (likeness !== null) this.likenesses.push(Math.round(likeness * 1000) / 1000);
  }

  edges() {
    const sorted = this.likenesses.sort((a, b) => a - b);
    return { least: sorted.slice(0, 5), most: sorted.slice(-5) };
  }
}

async function measureSheets(readers: Readers, sessions: readonly Session[], sheets: number) {
  const tally = new Tally();
  for (let seed = 0; seed < sheets; seed += 1) {
    const session = sessions[seed % sessions.length];
    if (!session) throw new Error('There are no sessions.');
    const { settings } = samplePhoto(seed, 'ordinary');
    const photo = await photographDocument(await drawSheet(session.pictures, seed), settings);
    tally.add(await look(readers, session, { photo, turn: turnOf(settings) }));
  }
  return { sheets, ends: tally.ends, ...tally.edges() };
}

async function measureGenuine(
  readers: Readers,
  { pairs, trials }: { pairs: readonly GenuinePair[]; trials: number },
) {
  const tally = new Tally();
  const sessions = new Map<Buffer, Session>();
  for (let seed = 0; seed < trials; seed += 1) {
    const pair = pairs[seed % pairs.length];
    if (!pair) throw new Error('There are no pairs.');
    const session = sessions.get(pair.selfie) ?? (await openSession(readers, pair.selfie));
    sessions.set(pair.selfie, session);
    const { holder, settings } = samplePhoto(seed, 'ordinary');
    const page = await drawWithFace(specimen(holder), sharp(pair.portrait));
    const photo = await photographDocument(page, settings);
    tally.add(await look(readers, session, { photo, turn: turnOf(settings) }));
  }
  return { pairs: pairs.length, trials, ends: tally.ends, ...tally.edges() };
}

async function measureTime({ faces }: Readers, { selfie, captures }: Session) {
  const [read] = await faces.readFrames([selfie]);
  if (!read) throw new Error('There is no face in a selfie.');
  const times = Array.from({ length: 40 }, () => {
    const before = process.cpuUsage();
    repeatsCapture(read.chip, decodeCaptures(captures));
    return process.cpuUsage(before).user / 1000;
  }).sort((a, b) => a - b);
  return { p50: times[20], p95: times[38] };
}

export async function measureCaptures(sheets: number, trials: number, folder: string | undefined) {
  const readers = { faces: await openFaceReader(), find: await openFaceFinder() };
  const sessions = await openSampleSessions(readers);
  return {
    milliseconds: sessions[0] && (await measureTime(readers, sessions[0])),
    drawnSheets: await measureSheets(readers, sessions, sheets),
    genuine: await measureGenuine(readers, { pairs: await openPairs(readers, folder), trials }),
  };
}
