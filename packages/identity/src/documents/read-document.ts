import { emptyDocumentData, type DocumentData } from '../document-data.ts';
import { openPhoto } from '../faces/raw-photo.ts';
import type { MrzReading } from './mrz/parse-mrz.ts';
import { findMrz } from './ocr/find-mrz.ts';
import type { TurnedRectangle } from './ocr/min-area-rectangle.ts';
import { readLines } from './ocr/read-lines.ts';
import { loadTextModels, type TextModels } from './ocr/text-models.ts';
import { isNumberDoubtful, settledNumber } from './settle-number.ts';
import { readVisualZone } from './visual-zone/read-visual-zone.ts';

export interface DocumentReading {
  data: DocumentData;
  /** Where the data comes from. `no-reader`: this system has no runtime for the models. */
  source: 'mrz' | 'print' | 'nothing' | 'no-reader';
  /** Characters that were replaced because their place cannot hold what was read; never in a number. */
  repaired: boolean;
}

const longSide = 1920;
let models: Promise<TextModels | null> | undefined;

/**
 * Reads a cleaned photo of a document, whichever way up it lies: its machine-readable zone, else its print.
 * The whole number never leaves this function. Loads its models once per thread.
 * @param today `YYYY-MM-DD`, from which years of two digits are told
 * @throws IdentityError UNREADABLE when the photo is no image
 */
export async function readDocument(
  photo: Uint8Array,
  today = new Date().toISOString().slice(0, 10),
): Promise<DocumentReading> {
  const raw = await openPhoto(photo, longSide);
  const loaded = await (models ??= loadWhereBuilt());
  if (!loaded) return { data: emptyDocumentData, source: 'no-reader', repaired: false };
  const { zone, lines } = await findMrz(loaded, raw, today);
  if (zone) {
    const looked = isNumberDoubtful(zone) ? lines.filter(mayBeNumber) : [];
    const printed = await readLines(loaded, raw, looked);
    const texts = printed.map(({ text }) => text);
    return readingOf(zone, settledNumber(zone, texts));
  }
  const data = readVisualZone(await readLines(loaded, raw, lines), today);
  const something = Object.values(data).some((value) => value !== null);
  return { data, source: something ? 'print' : 'nothing', repaired: false };
}

/** Neither a line of a zone nor a word of two letters. */
const mayBeNumber = ({ length, thickness }: TurnedRectangle) =>
  length < 14 * thickness && length > 2 * thickness;

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

function readingOf(zone: MrzReading, number: string | null): DocumentReading {
  return {
    data: {
      document_type: zone.document_type,
      issuing_country: zone.issuing_country,
      full_name: zone.full_name === '' ? null : zone.full_name,
      date_of_birth: zone.date_of_birth,
      expiry_date: zone.expiry_date,
      number_last4: number === null ? null : number.slice(-4),
      mrz_valid: zone.valid,
    },
    source: 'mrz',
    repaired: zone.repairs.length > 0,
  };
}
