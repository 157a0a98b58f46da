import { openPhoto, type RawPhoto } from '../faces/raw-photo.ts';
import { evidenceInPrint, type DocumentEvidence } from './document-evidence.ts';
import { seeText, seeTextAgain, type FoundZone, type SeenText } from './ocr/find-mrz.ts';
import type { TurnedRectangle } from './ocr/min-area-rectangle.ts';
import { readLines, type PrintedText } from './ocr/read-lines.ts';
import type { TextModels } from './ocr/text-models.ts';
import { placeOfZone, type ZonePlace } from './zone-place.ts';
import type { PrintedLine } from './visual-zone/printed-line.ts';
import { readVisualZone, type VisualZone } from './visual-zone/read-visual-zone.ts';

interface SeenSide {
  /** Its print, without the lines of the zone. */
  lines: readonly PrintedLine[];
  /** By how many degrees the photo must be turned clockwise for its text to stand upright; null when it has no text. */
  turn: number | null;
}

/** A photo on which a machine-readable zone was found. */
export interface SideWithZone extends SeenSide {
  zone: FoundZone;
  place: ZonePlace | null;
}

/** A photo without one: what its print says under its labels. */
export interface PrintedSide extends SeenSide {
  zone: null;
  print: VisualZone;
  evidence: DocumentEvidence;
}

/** What was seen on one photo, before anything is settled. */
export type ReadSide = SideWithZone | PrintedSide;

const longSide = 1920;
/** Photos with fewer lines of text have no small print that a finer look would find. */
const fewestLines = 3;

/** What a first look at a photo showed. */
export interface FirstLook {
  seen: SeenText;
  /** Null for a zone that was read wrongly. */
  side: ReadSide | null;
  /** Another look would show no more. */
  isEnough: boolean;
}

/** Reads one photo, whichever way up the document lies: its machine-readable zone, else its print. */
export async function readOnce(loaded: TextModels, photo: RawPhoto, today: string): Promise<FirstLook> {
  const seen = await seeText(loaded, photo, today);
  if (seen.zone?.reading.valid)
    return { seen, side: await withZone(loaded, seen, seen.zone), isEnough: true };
  if (seen.zone) return { seen, side: null, isEnough: false };
  // Print with its fields needs no second look; a zone that was read wrongly does, and print too small to be read.
  const side = await printedSide(loaded, seen, today);
  return { seen, side, isEnough: side.evidence === 'fields' || seen.lines.length < fewestLines };
}

/** Reads a photo again, where a first look was not enough. */
export async function readAgain(
  loaded: TextModels,
  { seen: first, side, isEnough }: FirstLook,
  today: string,
): Promise<ReadSide> {
  if (side && isEnough) return side;
  const seen = await seeTextAgain(loaded, first, today);
  return seen.zone ? withZone(loaded, seen, seen.zone) : printedSide(loaded, seen, today);
}

/** @throws IdentityError UNREADABLE when the photo is no image */
export const openSide = (photo: Uint8Array): Promise<RawPhoto> => openPhoto(photo, longSide);

async function withZone(loaded: TextModels, seen: SeenText, zone: FoundZone): Promise<SideWithZone> {
  const angle = (zone.place[0]?.angle ?? 0) + (zone.upsideDown ? Math.PI : 0);
  const { lines } = await readLines(loaded, seen.photo, seen.lines.filter(isPrint), angle);
  const turn = turnOf(seen, angle);
  return { zone, lines, turn, place: placeOfZone(seen, zone, turn) };
}

async function printedSide(loaded: TextModels, seen: SeenText, today: string): Promise<PrintedSide> {
  const { lines, angle }: PrintedText = await readLines(loaded, seen.photo, seen.lines);
  const print = readVisualZone(lines, today);
  const evidence = evidenceInPrint(lines, print);
  // Marks that are no text have no way up.
  const turn = angle === null || evidence === 'none' ? null : turnOf(seen, angle);
  return { zone: null, lines, print, evidence, turn };
}

/** Neither a line of a zone nor a word of two letters. */
const isPrint = ({ length, thickness }: TurnedRectangle) => length < 14 * thickness && length > 2 * thickness;

/** Lines lie a little askew; faces are found in a photo that is turned by right angles. */
function turnOf({ turned }: SeenText, angle: number): number {
  const quarters = (turned ? 1 : 0) - Math.round(angle / (Math.PI / 2));
  return (((quarters % 4) + 4) % 4) * 90;
}
