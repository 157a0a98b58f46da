import { emptyDocumentData, type DocumentData } from '../document-data.ts';
import { openPhoto, type RawPhoto } from '../faces/raw-photo.ts';
import { digestNumber } from './digest-number.ts';
import { evidenceInPrint, type DocumentEvidence } from './document-evidence.ts';
import { seeText, seeTextAgain, type FoundZone, type SeenText } from './ocr/find-mrz.ts';
import type { TurnedRectangle } from './ocr/min-area-rectangle.ts';
import { readLines, type PrintedText } from './ocr/read-lines.ts';
import { loadTextModels, type TextModels } from './ocr/text-models.ts';
import { settledName } from './settle-name.ts';
import { lastFour, settledNumber } from './settle-number.ts';
import { readVisualZone } from './visual-zone/read-visual-zone.ts';

export interface DocumentReading {
  data: DocumentData;
  /** Where the data comes from. `no-reader`: this system has no runtime for the models. */
  source: 'mrz' | 'print' | 'nothing' | 'no-reader';
  evidence: DocumentEvidence;
  /** Tells its number from those of other documents; null without a number or a key. */
  number_digest: Uint8Array | null;
  /** By how many degrees the photo must be turned clockwise for its text to stand upright; null when it has no text. */
  turn: number | null;
  /** Characters that were replaced because their place cannot hold what was read; never in a number. */
  repaired: boolean;
}

const longSide = 1920;
/** Photos with fewer lines of text have no small print that a finer look would find. */
const fewestLines = 3;
/** Names have no check digit: letters less sure than this are not shown. */
const sureName = 0.8;
let models: Promise<TextModels | null> | undefined;

const nothingRead = { data: emptyDocumentData, number_digest: null, turn: null, repaired: false } as const;

export interface ReadingOptions {
  /** `YYYY-MM-DD`, from which years of two digits are told. */
  today?: string;
  /** With which the number is digested. */
  numberKey?: Uint8Array | undefined;
}

/**
 * Reads a cleaned photo of a document, whichever way up it lies: its machine-readable zone, else its print. The whole
 * number never leaves this function. Loads its models once per thread.
 * @throws IdentityError UNREADABLE when the photo is no image
 */
export async function readDocument(
  photo: Uint8Array,
  { today = new Date().toISOString().slice(0, 10), numberKey }: ReadingOptions = {},
): Promise<DocumentReading> {
  const raw = await openPhoto(photo, longSide);
  const loaded = await (models ??= loadWhereBuilt());
  if (!loaded) return { ...nothingRead, source: 'no-reader', evidence: 'unknown' };
  const { number, ...reading } = await readText(loaded, raw, today);
  return { ...reading, number_digest: number && numberKey ? digestNumber(number, numberKey) : null };
}

type WholeReading = Omit<DocumentReading, 'number_digest'> & { number: string | null };

async function readText(loaded: TextModels, raw: RawPhoto, today: string): Promise<WholeReading> {
  const first = await seeText(loaded, raw, today);
  if (first.zone?.reading.valid) return readingOfZone(loaded, first, first.zone);
  // Print with its fields needs no second look; a zone that was read wrongly does, and print too small to be read.
  const printed = first.zone ? null : await readingOfPrint(loaded, first, today);
  if (printed && (printed.evidence === 'fields' || first.lines.length < fewestLines)) return printed;
  const seen = await seeTextAgain(loaded, first, today);
  if (seen.zone) return readingOfZone(loaded, seen, seen.zone);
  return readingOfPrint(loaded, seen, today);
}

async function readingOfZone(
  loaded: TextModels,
  seen: SeenText,
  { reading, rivalNumbers, nameLikelihood, upsideDown, place }: FoundZone,
): Promise<WholeReading> {
  const angle = (place[0]?.angle ?? 0) + (upsideDown ? Math.PI : 0);
  const { lines } = await readLines(loaded, seen.photo, seen.lines.filter(isPrint), angle);
  const texts = lines.map(({ text }) => text);
  const number = settledNumber(reading, texts);
  const name = nameLikelihood >= sureName && reading.full_name !== '' ? reading.full_name : null;
  return {
    data: {
      document_type: reading.document_type,
      issuing_country: reading.issuing_country,
      full_name: name === null ? null : settledName(name, lines),
      date_of_birth: reading.date_of_birth,
      expiry_date: reading.expiry_date,
      number_last4: number === null ? null : lastFour(number, rivalNumbers),
      mrz_valid: reading.valid,
    },
    source: 'mrz',
    evidence: 'zone',
    number,
    turn: turnOf(seen, angle),
    repaired: reading.repairs.length > 0,
  };
}

async function readingOfPrint(loaded: TextModels, seen: SeenText, today: string): Promise<WholeReading> {
  const { lines, angle }: PrintedText = await readLines(loaded, seen.photo, seen.lines);
  const { number, ...data } = readVisualZone(lines, today);
  const evidence = evidenceInPrint(lines, data);
  const isSomething = Object.values(data).some((value) => value !== null);
  return {
    data,
    source: isSomething ? 'print' : 'nothing',
    evidence,
    number,
    // Marks that are no text have no way up.
    turn: angle === null || evidence === 'none' ? null : turnOf(seen, angle),
    repaired: false,
  };
}

/** Neither a line of a zone nor a word of two letters. */
const isPrint = ({ length, thickness }: TurnedRectangle) => length < 14 * thickness && length > 2 * thickness;

/** Lines lie a little askew; faces are found in a photo that is turned by right angles. */
function turnOf({ turned }: SeenText, angle: number): number {
  const quarters = (turned ? 1 : 0) - Math.round(angle / (Math.PI / 2));
  return (((quarters % 4) + 4) % 4) * 90;
}

async function loadWhereBuilt(): Promise<TextModels | null> {
  try {
    return await loadTextModels();
  } catch (error) {
    if (isMissingRuntime(error)) return null;
    throw error;
  }
}

const isMissingRuntime = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'MODULE_NOT_FOUND' || error.code === 'ERR_DLOPEN_FAILED');
