import { faceDistance } from '../faces/face-distance.ts';
import { encodeFaceTemplate } from '../faces/face-template.ts';
import type { FaceReader, FaceReading } from '../faces/face-reader.ts';
import { cutPortrait } from '../faces/cut-portrait.ts';
import type { FaceMatchDetails, IdentityPhotos } from '../identity-engine.ts';
import { refusalReasons, refusedPhoto } from '../refusal-reason.ts';
import { matchDistance, matchScore, scoreOfDistance } from '../scores.ts';
import { judgeLiveness } from '../turn/judge-liveness.ts';
import { judgeDocument } from './judge-document.ts';
import type { DocumentReader } from './open-document-reader.ts';
import type { CheckAnswer } from './worker-messages.ts';

/** What compares here. A change of model, alignment or score map is a new name. */
export const localEngine = 'human-3.3.6 mesh, face-api-1.7.15 recognition, five points';

export interface Readers {
  faces: FaceReader;
  readDocument: DocumentReader;
}

/** Looks at all photos of one person and decides. Every photo is read, so that the document's data is there either way. */
export async function checkIdentity(
  { faces, readDocument }: Readers,
  { selfie, document, frames, turn, numberKey }: IdentityPhotos,
  withFaces: boolean,
): Promise<CheckAnswer> {
  const reading = readDocument(document, numberKey);
  // Its own failure is met below; when another comes first, this one must not end the process.
  reading.catch(() => undefined);
  const onSelfie = await faces.readPhoto('selfie', selfie);
  const found = await faces.readPhoto('document', document);
  const liveness = judgeLiveness(describedBy(onSelfie), await faces.readFrames(frames), turn);
  const { data, evidence, number_digest, turn: uprightTurn } = await reading;
  // A face that lies on its side is found too, with its points in the wrong places; text tells the way up.
  const isTurned = uprightTurn !== null && found.turn !== uprightTurn;
  const onDocument = isTurned ? await faces.readPhoto('document', document, uprightTurn) : found;
  const compared = compare(onSelfie, onDocument);
  const documentReason = judgeDocument({
    face: onDocument.refused,
    distance: compared?.details.distance ?? null,
    evidence,
  });
  const counted = documentReason === null ? compared : null;
  const noMatch = counted !== null && counted.score < matchScore ? 'NO_MATCH' : null;
  const reasons = [onSelfie.refused, documentReason, liveness.reason, noMatch];
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
      turn: liveness.turn,
    },
    faces: withFaces && documentReason === null ? await cutFaces(onSelfie, onDocument) : null,
  };
}

const describedBy = (reading: FaceReading) =>
  reading.refused === null ? reading.face.description : undefined;

function compare(selfie: FaceReading, document: FaceReading) {
  if (selfie.refused !== null || document.refused !== null) return null;
  const distance = faceDistance(selfie.face.description, document.face.description);
  const details: FaceMatchDetails = {
    distance: Math.round(distance * 10_000) / 10_000,
    selfie_quality: selfie.face.quality,
    document_quality: document.face.quality,
    engine: localEngine,
  };
  const template = encodeFaceTemplate(selfie.face.description, localEngine, matchDistance);
  return { score: scoreOfDistance(distance), details, template };
}

async function cutFaces(selfie: FaceReading, document: FaceReading): Promise<CheckAnswer['faces']> {
  if (selfie.refused !== null || document.refused !== null) return null;
  const [onSelfie, onDocument] = await Promise.all([
    cutPortrait(selfie.photo, selfie.face.mesh),
    cutPortrait(document.photo, document.face.mesh),
  ]);
  return { selfie: onSelfie, document: onDocument };
}
