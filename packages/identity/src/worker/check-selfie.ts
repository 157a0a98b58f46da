import { encodeCaptures } from '../captures/encode-captures.ts';
import type { FaceReader } from '../faces/face-reader.ts';
import type { SelfieCheck, SelfiePhotos } from '../identity-engine.ts';
import { judgeLiveness } from '../turn/judge-liveness.ts';

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
  const reason = judgeLiveness(onSelfie.face, posed, poses);
  const chips = [onSelfie.face.chip, ...posed.map(({ face }) => face.chip)];
  return { reason, captures: reason === null ? encodeCaptures(chips) : null };
}
