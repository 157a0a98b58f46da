import type { HeadPose } from '@suite/contracts/verification';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CaptureError } from '../capture/capture-frame.ts';
import type { Camera } from '../stream/use-camera.ts';
import type { FaceFinder } from './face-finder.ts';
import { selfieSession, type SelfieStep, type TakenSelfie } from './selfie-session.ts';

interface SelfieOptions {
  camera: Camera;
  poses: readonly HeadPose[];
  finder: FaceFinder | undefined;
  onPhoto: (photo: TakenSelfie) => void;
  onError: (error: unknown) => void;
}

const first: SelfieStep = {
  phase: 'framing',
  hint: null,
  taken: 0,
  progress: 0,
  unseen: null,
  timeouts: 0,
};

export function useSelfie({ camera, poses, finder, onPhoto, onError }: SelfieOptions) {
  const [step, setStep] = useState(first);
  const session = useRef<ReturnType<typeof selfieSession> | null>(null);
  const currentFinder = useEffectEvent(() => finder);
  const currentPoses = useEffectEvent(() => poses);
  // An equal array with another identity must not restart the session.
  const order = poses.join();
  const onTaken = useEffectEvent(onPhoto);
  const onFailed = useEffectEvent(onError);
  const live = camera.step.name === 'live';
  const { video, facing } = camera;
  useEffect(() => {
    if (!live || !video.current) return;
    const run = new AbortController();
    const { signal } = run;
    const begun = selfieSession(video.current, {
      poses: currentPoses(),
      signal,
      finder: () => currentFinder(),
      onStep: (next) => setStep((shown) => (isSame(shown, next) ? shown : next)),
    });
    session.current = begun;
    begun.run().then(
      (photo) => signal.aborted || onTaken(photo),
      (error: unknown) => signal.aborted || onFailed(error),
    );
    return () => {
      run.abort();
      session.current = null;
      setStep(first);
    };
  }, [live, video, facing, order]);
  const press = async () => {
    if (!session.current) throw new CaptureError('viewNotReady');
    await session.current.press();
  };
  return { step, press };
}

function isSame(a: SelfieStep, b: SelfieStep): boolean {
  const keys = ['phase', 'hint', 'taken', 'progress', 'unseen', 'timeouts'] as const;
  return keys.every((key) => a[key] === b[key]);
}
