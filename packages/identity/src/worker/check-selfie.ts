import type { FaceReader } from '../faces/face-reader.ts';
import type { SelfieCheck, SelfiePhotos } from '../identity-engine.ts';
import { judgeLiveness } from '../turn/judge-liveness.ts';

/** Looks at a selfie and at the frames of the head that moved, before any document is asked for. */
export async function checkSelfie(
  faces: FaceReader,
  { selfie, frames, poses }: SelfiePhotos,
): Promise<SelfieCheck> {
  const onSelfie = await faces.readPhoto('selfie', selfie);
  if (onSelfie.refused !== null) return { reason: onSelfie.refused };
  const read = await faces.readFrames(frames.map(({ photo }) => photo));
  const posed = frames.flatMap(({ time, pose }, index) => {
    const face = read[index];
    return face ? [{ face, time, pose }] : [];
  });
  return { reason: judgeLiveness(onSelfie.face, posed, poses) };
}
