import { emptyDocumentData, type DocumentData } from '../document-data.ts';
import type { RawPhoto } from '../faces/raw-photo.ts';
import { digestNumber } from './digest-number.ts';
import type { DocumentEvidence } from './document-evidence.ts';
import { loadTextModels, type TextModels } from './ocr/text-models.ts';
import { openSide, readAgain, readOnce, type ReadSide } from './read-side.ts';
import { relateSides, type SidesRelation } from './relate-sides.ts';
import { settleSide, type SettledReading } from './settle-reading.ts';

export interface DocumentReading extends Omit<SettledReading, 'number' | 'source'> {
  data: DocumentData;
  source: SettledReading['source'] | 'no-reader';
  evidence: DocumentEvidence;
  number_digest: Uint8Array | null;
  /** Turning the photo clockwise by these degrees makes the text upright; null without text. */
  turn: number | null;
}

export interface SidesReading {
  sides: readonly [DocumentReading, DocumentReading];
  relation: SidesRelation;
  joined: DocumentReading | null;
}

let models: Promise<TextModels | null> | undefined;

const noReading: DocumentReading = {
  data: emptyDocumentData,
  source: 'no-reader',
  evidence: 'unknown',
  number_digest: null,
  turn: null,
  repaired: false,
  place: null,
  specimen: false,
};

export interface ReadingOptions {
  today?: string;
  numberKey?: Uint8Array | undefined;
}

/** Reads a cleaned photo in any orientation. It never returns the whole number. */
export async function readDocument(
  photo: Uint8Array,
  { today = currentDate(), numberKey }: ReadingOptions = {},
): Promise<DocumentReading> {
  const opened = await openSide(photo);
  const loaded = await loadWhereBuilt();
  if (!loaded) return noReading;
  const side = await readAgain(loaded, await readOnce(loaded, opened, today), today);
  return withDigest(settleSide(side), numberKey);
}

export async function readSides(
  photos: readonly [Uint8Array, Uint8Array],
  { today = currentDate(), numberKey }: ReadingOptions = {},
): Promise<SidesReading> {
  const [one, other] = [await openSide(photos[0]), await openSide(photos[1])];
  const loaded = await loadWhereBuilt();
  if (!loaded) return { sides: [noReading, noReading], relation: 'unrelated', joined: null };
  const [first, second] = await readBoth(loaded, [one, other], today);
  const { relation, joined } = relateSides(first, second);
  return {
    sides: [withDigest(settleSide(first), numberKey), withDigest(settleSide(second), numberKey)],
    relation,
    joined: joined && withDigest(joined, numberKey),
  };
}

async function readBoth(
  loaded: TextModels,
  [one, other]: readonly [RawPhoto, RawPhoto],
  today: string,
): Promise<[ReadSide, ReadSide]> {
  const [first, second] = [await readOnce(loaded, one, today), await readOnce(loaded, other, today)];
  if (first.side && second.side && relateSides(first.side, second.side).relation === 'agree')
    return [first.side, second.side];
  return [await readAgain(loaded, first, today), await readAgain(loaded, second, today)];
}

const currentDate = () => new Date().toISOString().slice(0, 10);

function withDigest(
  { number, ...reading }: SettledReading,
  numberKey: Uint8Array | undefined,
): DocumentReading {
  return { ...reading, number_digest: number && numberKey ? digestNumber(number, numberKey) : null };
}

function loadWhereBuilt(): Promise<TextModels | null> {
  models ??= loadTextModels().catch((error: unknown) => {
    if (isMissingRuntime(error)) return null;
    models = undefined;
    throw error;
  });
  return models;
}

const isMissingRuntime = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'MODULE_NOT_FOUND' || error.code === 'ERR_DLOPEN_FAILED');
