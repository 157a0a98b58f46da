import { faceDistance, type FaceDescription } from '../faces/face-distance.ts';
import { faceLimits } from '../faces/face-limits.ts';
import type { ReadFace } from '../faces/face-reader.ts';
import { chipSize } from '../faces/cut-face.ts';
import { toGrey } from '../faces/measure-chip.ts';
import type { HeadPose } from '../identity-engine.ts';
import type { RefusalReason } from '../refusal-reason.ts';
import { matchDistance } from '../scores.ts';
import { judgeTurn, straightest } from './judge-turn.ts';
import { noseOffset } from './nose-offset.ts';
import { turnLimits } from './turn-limits.ts';

const reasons = { missing: 'TURN_MISSING', wrong: 'TURN_WRONG', still: 'NOT_LIVE', seen: null } as const;

/** Why the frames do not show one face, the selfie's, that turned as it was asked to; null when they do. */
export function judgeLiveness(
  selfie: FaceDescription,
  faces: readonly ReadFace[],
  poses: readonly HeadPose[],
): RefusalReason | null {
  const frames = faces
    .filter(({ quality }) => quality.face_width >= faceLimits.frameWidth)
    .map(({ mesh, chip, description }) => ({
      description,
      offset: noseOffset(mesh),
      picture: { values: toGrey(chip), size: chipSize },
    }));
  const [pose] = poses;
  const reason = pose === undefined ? 'TURN_MISSING' : reasons[judgeTurn(frames, pose)];
  if (reason !== null) return reason;
  const straight = straightest(frames);
  const sameMoment =
    straight !== undefined && faceDistance(selfie, straight.description) <= turnLimits.sameMoment;
  const oneFace = frames.every(({ description }) => faceDistance(selfie, description) <= matchDistance);
  return sameMoment && oneFace ? null : 'NOT_LIVE';
}
