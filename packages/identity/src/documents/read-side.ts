import { openPhoto, type RawPhoto } from '../faces/raw-photo.ts';
import { evidenceInPrint, type DocumentEvidence } from './document-evidence.ts';
import { seeText, seeTextAgain, type FoundZone, type SeenText } from './ocr/find-mrz.ts';
import type { TurnedRectangle } from './ocr/min-area-rectangle.ts';
import { readLines } from './ocr/read-lines.ts';
import { showsZone } from './ocr/shows-zone.ts';
import type { TextModels } from './ocr/text-models.ts';
import { placeOfPrint, type PrintPlace } from './print-place.ts';
import { placeOfZone, type ZonePlace } from './zone-place.ts';
import type { PrintedLine } from './visual-zone/printed-line.ts';
import { readVisualZone, type VisualZone } from './visual-zone/read-visual-zone.ts';

interface SeenSide {
  lines: readonly PrintedLine[];
  turn: number | null;
}

export interface SideWithZone extends SeenSide {
  zone: FoundZone;
  place: ZonePlace | null;
}

export interface PrintedSide extends SeenSide {
  zone: null;
  print: VisualZone;
  evidence: DocumentEvidence;
  place: PrintPlace | null;
}

export type ReadSide = SideWithZone | PrintedSide;

const longSide = 1920;
const fewestLines = 3;

export interface FirstLook {
  seen: SeenText;
  side: ReadSide | null;
  isEnough: boolean;
}

export async function readOnce(loaded: TextModels, photo: RawPhoto, today: string): Promise<FirstLook> {
  const seen = await seeText(loaded, photo, today);
  if (seen.zone?.reading.valid)
    return { seen, side: await withZone(loaded, seen, seen.zone), isEnough: true };
  if (seen.zone) return { seen, side: null, isEnough: false };
  // A second look is for zones with reading errors, and for print that is too small.
  const side = await printedSide(loaded, seen, today);
  return { seen, side, isEnough: side.evidence === 'fields' || seen.lines.length < fewestLines };
}

export async function readAgain(
  loaded: TextModels,
  { seen: first, side, isEnough }: FirstLook,
  today: string,
): Promise<ReadSide> {
  if (side && isEnough) return side;
  const seen = await seeTextAgain(loaded, first, today);
  return seen.zone ? withZone(loaded, seen, seen.zone) : printedSide(loaded, seen, today);
}

export const openSide = (photo: Uint8Array): Promise<RawPhoto> => openPhoto(photo, longSide);

async function withZone(loaded: TextModels, seen: SeenText, zone: FoundZone): Promise<SideWithZone> {
  const angle = (zone.place[0]?.angle ?? 0) + (zone.upsideDown ? Math.PI : 0);
  const { lines } = await readLines(loaded, seen.photo, seen.lines.filter(isPrint), angle);
  const turn = turnOf(seen, angle);
  return { zone, lines, turn, place: placeOfZone(seen, zone, turn) };
}

async function printedSide(loaded: TextModels, seen: SeenText, today: string): Promise<PrintedSide> {
  const printed = await readLines(loaded, seen.photo, seen.lines);
  const { lines, angle } = printed;
  const isZoneShown = seen.isZoneShown || showsZone(lines.map(({ text }) => text));
  const print = { ...readVisualZone(lines, today), mrz_valid: isZoneShown ? false : null };
  const evidence = isZoneShown ? 'zone' : evidenceInPrint(lines, print);
  const turn = angle === null || evidence === 'none' ? null : turnOf(seen, angle);
  const place = turn === null ? null : placeOfPrint(seen, printed, turn);
  return { zone: null, lines, print, evidence, turn, place };
}

const isPrint = ({ length, thickness }: TurnedRectangle) => length < 14 * thickness && length > 2 * thickness;

function turnOf({ turned }: SeenText, angle: number): number {
  const quarters = (turned ? 1 : 0) - Math.round(angle / (Math.PI / 2));
  return (((quarters % 4) + 4) % 4) * 90;
}
