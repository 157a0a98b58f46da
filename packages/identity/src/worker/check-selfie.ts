import { encodeCaptures } from '../captures/contrast-picture.ts';
import { faceDistance } from '../faces/face-distance.ts';
import { chipSize } from '../faces/cut-face.ts';
import { toGrey } from '../faces/measure-chip.ts';
import { evaluatePoses } from '../turn/evaluate-poses.ts';
import type { FaceReader, ReadFace } from '../faces/face-reader.ts';
import { headPlace } from '../turn/head-place.ts';
import { faceLimits } from '../faces/face-limits.ts';
import type { RefusalReason } from '../refusal-reason.ts';
import type { HeadPose, SelfieCheck, SelfieFrame, SelfiePhotos } from '../identity-engine.ts';
import { turnLimits } from '../turn/turn-limits.ts';

export async function checkSelfie(
  faces: FaceReader,
  { selfie, frames, poses }: SelfiePhotos,
): Promise<SelfieCheck> {
  const onSelfie = await faces.readPhoto('selfie', selfie);
  if (onSelfie.refused !== null) return { reason: onSelfie.refused, captures: null };
  const read = await faces.readFrames(frames.map(({ photo }) => photo));
  const posed = frames.flatMap(({ time, pose }, index) => {
    const face = read[index];
    return face ? [{ face, time, pose }] : [];
  });
  const reason = evaluateLiveness(onSelfie.face, posed, poses);
  const chips = [onSelfie.face.chip, ...posed.map(({ face }) => face.chip)];
  return { reason, captures: reason === null ? encodeCaptures(chips) : null };
}

export type PosedFace = Omit<SelfieFrame, 'photo'> & { face: ReadFace };

const reasons = { missing: 'TURN_MISSING', wrong: 'TURN_WRONG', still: 'NOT_LIVE', seen: null } as const;

export function evaluateLiveness(
  selfie: ReadFace,
  frames: readonly PosedFace[],
  poses: readonly HeadPose[],
): RefusalReason | null {
  const seen = frames.filter(({ face }) => face.quality.face_width >= faceLimits.frameWidth);
  const place = ({ mesh, chip }: ReadFace) => ({
    ...headPlace(mesh),
    picture: { values: toGrey(chip), size: chipSize },
  });
  const placed = seen.map(({ face, time, pose }) => ({ ...place(face), time, pose }));
  const reason = reasons[evaluatePoses({ ...place(selfie), time: 0 }, placed, poses)];
  if (reason !== null) return reason;
  const distances = seen.map(({ face }) => faceDistance(selfie.description, face.description));
  const sameMoment = Math.min(...distances) <= turnLimits.sameMoment;
  const oneFace = distances.every((distance) => distance <= turnLimits.oneFace);
  return sameMoment && oneFace ? null : 'NOT_LIVE';
}
