import { chipSize } from '../faces/cut-face.ts';
import { faceDistance } from '../faces/face-distance.ts';
import { faceLimits } from '../faces/face-limits.ts';
import type { ReadFace } from '../faces/face-reader.ts';
import { toGrey } from '../faces/measure-chip.ts';
import type { HeadPose, SelfieFrame } from '../identity-engine.ts';
import type { RefusalReason } from '../refusal-reason.ts';
import { headPlace } from './head-place.ts';
import { judgePoses } from './judge-poses.ts';
import { turnLimits } from './turn-limits.ts';

export type PosedFace = Omit<SelfieFrame, 'photo'> & { face: ReadFace };

const reasons = { missing: 'TURN_MISSING', wrong: 'TURN_WRONG', still: 'NOT_LIVE', seen: null } as const;

export function judgeLiveness(
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
  const reason = reasons[judgePoses({ ...place(selfie), time: 0 }, placed, poses)];
  if (reason !== null) return reason;
  const distances = seen.map(({ face }) => faceDistance(selfie.description, face.description));
  const sameMoment = Math.min(...distances) <= turnLimits.sameMoment;
  const oneFace = distances.every((distance) => distance <= turnLimits.oneFace);
  return sameMoment && oneFace ? null : 'NOT_LIVE';
}
