import { contrastPicture, decodeCaptures } from '../captures/contrast-picture.ts';
import { cutPortrait } from '../faces/cut-portrait.ts';
import type { DocumentReading } from '../documents/read-document.ts';
import { faceDistance } from '../faces/face-distance.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';
import { isInPlace } from '../documents/portrait-place.ts';
import type { FaceReader, FaceReading } from '../faces/face-reader.ts';
import { matchScore } from '../scores.ts';
import { repeatsCapture } from '../captures/repeats-capture.ts';
import { refusalReasons, refusedPhoto, type RefusalReason } from '../refusal-reason.ts';
import type { FaceMatcher } from '../faces/face-matcher.ts';
import type { DocumentPhotos, DocumentSide, FaceMatchDetails } from '../identity-engine.ts';
import { encodeFaceTemplate } from '../faces/face-template.ts';
import type { DocumentReader, DocumentSides } from './open-document-reader.ts';
import type { DocumentCheckAnswer } from './worker-messages.ts';

export interface Readers {
  faces: FaceReader;
  matcher: FaceMatcher;
  readDocument: DocumentReader;
}

export async function checkDocument(
  { faces, matcher, readDocument }: Readers,
  { selfie, document, document_back, captures, numberKey }: DocumentPhotos,
  withFaces: boolean,
): Promise<DocumentCheckAnswer> {
  const reading = readDocument({ photo: document, back: document_back, numberKey });
  // This failure is handled below; until then it must not be an unhandled rejection.
  reading.catch(() => undefined);
  const onSelfie = await faces.readPhoto('selfie', selfie);
  const photos = document_back ? [document, document_back] : [document];
  const isCapture = compareWith(onSelfie, captures);
  const {
    side,
    portrait: onDocument,
    others,
    repeats_capture,
  } = await findPortrait(faces, photos, reading, isCapture);
  const read = await reading;
  const { data, evidence, number_digest } = documentOf(read, side);
  const compared = await compare(matcher, onSelfie, onDocument);
  const documentReason = evaluateDocument({
    face: onDocument.refused,
    distance: nearest(onSelfie, [onDocument, ...others]),
    evidence,
  });
  const counted = documentReason === null ? compared : null;
  const noMatch = counted !== null && counted.score < matchScore ? 'NO_MATCH' : null;
  const reasons = [onSelfie.refused, documentReason, noMatch];
  const reason = refusalReasons.find((one) => reasons.includes(one)) ?? null;
  return {
    check: {
      similarity_score: counted?.score ?? null,
      reason,
      photo: refusedPhoto(reason, { selfie: onSelfie.refused, document: documentReason }),
      face_match_details: counted?.details ?? null,
      identity: counted && { face: counted.template, number_digest },
      document_data: data,
      document_evidence: evidence,
      repeats_capture,
      portrait_misplaced: isMisplaced(onDocument, read.sides[side]),
      specimen: read.sides.some((one) => one.specimen),
      document_sides: read.relation,
      document_side: sideAtFault({
        ...{ reason: documentReason, portrait: side },
        evidence: read.sides.map((one) => one.evidence),
      }),
    },
    faces: withFaces && documentReason === null ? await cutFaces(onSelfie, onDocument) : null,
  };
}

function documentOf({ sides, joined }: DocumentSides, side: number) {
  const own = sides[side] ?? sides[0];
  if (own.evidence === 'zone') return own;
  if (joined || own.evidence !== 'fields') return joined ?? own;
  const isZoneInvalid = sides.some(({ evidence, data }) => evidence === 'zone' && !data.mrz_valid);
  if (!isZoneInvalid) return own;
  return { ...own, evidence: 'zone' as const, data: { ...own.data, mrz_valid: false } };
}

function compareWith(selfie: FaceReading, captures: Uint8Array = new Uint8Array()) {
  if (selfie.refused !== null) return () => false;
  const pictures = [contrastPicture(selfie.face.chip), ...decodeCaptures(captures)];
  return (one: FaceReading) => one.refused === null && repeatsCapture(one.face.chip, pictures);
}

function isMisplaced(portrait: FaceReading, reading: DocumentReading | undefined): boolean {
  if (portrait.refused !== null || !reading?.place || portrait.turn !== reading.turn) return false;
  return !isInPlace(portrait.face.mesh, reading.place);
}

function nearest(selfie: FaceReading, others: readonly FaceReading[]): number | null {
  if (selfie.refused !== null) return null;
  const { description } = selfie.face;
  const distances = others.flatMap((other) =>
    other.refused === null ? [faceDistance(description, other.face.description)] : [],
  );
  return distances.length === 0 ? null : Math.min(...distances);
}

async function compare(matcher: FaceMatcher, selfie: FaceReading, document: FaceReading) {
  if (selfie.refused !== null || document.refused !== null) return null;
  const description = await matcher.describe(selfie.face, selfie.photo);
  const distance = faceDistance(description, await matcher.describe(document.face, document.photo));
  const details: FaceMatchDetails = {
    distance: Math.round(distance * 10_000) / 10_000,
    selfie_quality: selfie.face.quality,
    document_quality: document.face.quality,
    engine: matcher.engine,
  };
  return {
    score: matcher.scoreOf(distance),
    details,
    template: encodeFaceTemplate(description, matcher.engine, matcher.line),
  };
}

async function cutFaces(selfie: FaceReading, document: FaceReading): Promise<DocumentCheckAnswer['faces']> {
  if (selfie.refused !== null || document.refused !== null) return null;
  const [onSelfie, onDocument] = await Promise.all([
    cutPortrait(selfie.photo, selfie.face.mesh),
    cutPortrait(document.photo, document.face.mesh),
  ]);
  return { selfie: onSelfie, document: onDocument };
}

/**
 * Waits for the text's orientation, as the mesh of a face on its side has wrong points; another thread reads the text
 * while the faces are found and compared.
 */
async function findPortrait(
  faces: FaceReader,
  photos: readonly Uint8Array[],
  reading: Promise<DocumentSides>,
  isCapture: (face: FaceReading) => boolean,
) {
  const found: FaceReading[] = [];
  for (const photo of photos) found.push(await faces.readPhoto('document', photo));
  const repeated = found.map(isCapture);
  const { sides } = await reading;
  for (const [index, photo] of photos.entries()) {
    const turn = sides[index]?.turn ?? null;
    if (turn === null || found[index]?.turn === turn) continue;
    const upright = await faces.readPhoto('document', photo, turn);
    found[index] = upright;
    repeated[index] = isCapture(upright);
  }
  const side = Math.max(
    0,
    found.findIndex(({ refused }) => refused !== 'NO_FACE_DOCUMENT'),
  );
  const [portrait] = found.splice(side, 1);
  if (!portrait) throw new Error('A document has at least one photo.');
  return { side, portrait, others: found, repeats_capture: repeated.includes(true) };
}

/** Faces below this distance come from one moment (docs/face-match.md). A portrait was taken on another day. */
const sameCaptureDistance = 0.15;

/** The guest can fix these, and they may be why no text was found. */
const qualityReasons: readonly (RefusalReason | null)[] = [
  'FACE_TOO_SMALL',
  'TOO_DARK',
  'TOO_BRIGHT',
  'BLURRED',
];

export interface SeenDocument {
  face: RefusalReason | null;
  distance: number | null;
  evidence: DocumentEvidence;
}

export function evaluateDocument({ face, distance, evidence }: SeenDocument): RefusalReason | null {
  if (distance !== null && distance < sameCaptureDistance) return 'SAME_PHOTO';
  if (evidence === 'none' && !qualityReasons.includes(face)) return 'NO_DOCUMENT';
  return face;
}

export interface SeenSides {
  reason: RefusalReason | null;
  portrait: number;
  evidence: readonly DocumentEvidence[];
}

const names: readonly DocumentSide[] = ['document', 'document_back'];

export function sideAtFault({ reason, portrait, evidence }: SeenSides): DocumentSide | null {
  if (evidence.length < 2 || reason === 'SAME_PHOTO') return null;
  const zones = evidence.flatMap((seen, index) => (seen === 'zone' ? [index] : []));
  const [zone] = zones.length === 1 ? zones : [];
  if (reason === 'NO_FACE_DOCUMENT') return zone === undefined ? null : (names[1 - zone] ?? null);
  const isPortrait = reason !== null || (zone !== undefined && zone !== portrait);
  return names[isPortrait ? portrait : 1 - portrait] ?? null;
}
