import { contrastPicture } from '../captures/contrast-picture.ts';
import { decodeCaptures } from '../captures/encode-captures.ts';
import { repeatsCapture } from '../captures/repeats-capture.ts';
import { isInPlace } from '../documents/portrait-place.ts';
import { faceDistance } from '../faces/face-distance.ts';
import type { FaceMatcher } from '../faces/face-matcher.ts';
import { encodeFaceTemplate } from '../faces/face-template.ts';
import type { FaceReader, FaceReading } from '../faces/face-reader.ts';
import { cutPortrait } from '../faces/cut-portrait.ts';
import type { DocumentPhotos, FaceMatchDetails } from '../identity-engine.ts';
import { refusalReasons, refusedPhoto } from '../refusal-reason.ts';
import { matchScore } from '../scores.ts';
import { sideAtFault } from './side-at-fault.ts';
import { judgeDocument } from './judge-document.ts';
import { findPortrait } from './find-portrait.ts';
import type { DocumentReading } from '../documents/read-document.ts';
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
  const { side, portrait: onDocument, others } = await findPortrait(faces, photos, reading);
  const read = await reading;
  const { data, evidence, number_digest } = documentOf(read, side);
  const compared = await compare(matcher, onSelfie, onDocument);
  const documentReason = judgeDocument({
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
      repeats_capture: hasRepeated([onDocument, ...others], onSelfie, captures),
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

function hasRepeated(
  faces: readonly FaceReading[],
  selfie: FaceReading,
  captures: Uint8Array = new Uint8Array(),
): boolean {
  if (selfie.refused !== null) return false;
  const pictures = [contrastPicture(selfie.face.chip), ...decodeCaptures(captures)];
  return faces.some((one) => one.refused === null && repeatsCapture(one.face.chip, pictures));
}

/** Compares only in a photo that has both the portrait and the zone. */
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
