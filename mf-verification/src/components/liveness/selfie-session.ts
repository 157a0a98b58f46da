import type { HeadPose } from '@suite/contracts/verification';
import { photoName, type CapturedPhoto, type SelfieFrame } from '../../domain/captured-photo.ts';
import { chooseFrames, type PoseFrame } from '../../domain/choose-frames.ts';
import { keepFrame } from '../../domain/pose-frames.ts';
import { askFor } from '../../domain/posing.ts';
import type { SelfieLook } from '../../domain/selfie-hint.ts';
import {
  framing,
  pressDuringSelfie,
  watchSelfie,
  type SelfieWatch,
  type WatchStep,
} from '../../domain/selfie-watch.ts';
import { captureFrame } from '../camera/capture-frame.ts';
import type { FaceFinder } from './face-finder.ts';

/** A selfie, and whether the poses were seen; null where nothing looks for faces. */
export interface TakenSelfie extends CapturedPhoto {
  posesSeen: boolean | null;
}

export interface SelfieStep {
  phase: SelfieWatch['phase'];
  hint: WatchStep['hint'];
  /** How many poses are taken. */
  taken: number;
  /** How much of the next pose is seen, in tenths of it. */
  progress: number;
}

interface SelfieOptions {
  poses: readonly HeadPose[];
  /** Ends the session at any time. */
  signal: AbortSignal;
  /** What finds faces, as soon as it is there. */
  finder: () => FaceFinder | undefined;
  onStep: (step: SelfieStep) => void;
}

/** What the camera saw, and when. */
type Shot = Omit<SelfieFrame, 'pose'>;

/** Beside the selfie itself. */
const mostFrames = 15;
/** The server looks for the movement, not for the face's likeness: small pictures will do. */
const longestSide = 640;
const restMs = 40;
const blindRestMs = 200;

/** One selfie: it is taken by itself once all is well, or by a press, and the poses of the head after it. */
export function selfieSession(video: HTMLVideoElement, { poses, signal, finder, onStep }: SelfieOptions) {
  let watch: SelfieWatch = framing;
  let look: SelfieLook | null = null;
  let frames: readonly PoseFrame<Shot>[] = [];
  let selfie: { file: File; time: number } | undefined;
  const take = async () => {
    const time = Date.now();
    try {
      selfie = { file: await captureFrame(video, { name: photoName('selfie', time) }), time };
    } catch (error) {
      watch = framing;
      throw error;
    }
  };
  const show = ({ watch: shown, hint, progress }: WatchStep) => {
    const taken =
      shown.phase === 'posing' ? shown.taken : shown.phase === 'done' && shown.seen ? poses.length : 0;
    onStep({ phase: shown.phase, hint, taken, progress: Math.round(progress * 10) / 10 });
  };
  const shoot = async (): Promise<Shot> => {
    const time = Date.now();
    return { picture: await captureFrame(video, { name: photoName('selfie', time), longestSide }), time };
  };
  const next = async (picture: Shot | undefined): Promise<TakenSelfie | undefined> => {
    const before = watch;
    const step = watchSelfie(before, { look, poses, now: Date.now() });
    watch = step.watch;
    show(step);
    if (before.phase === 'framing' && step.watch.phase === 'posing') await take();
    const head = look?.head;
    if (picture) frames = keepFrame(frames, { before, after: watch, head, poses, picture });
    if (!selfie || step.watch.phase !== 'done') return undefined;
    return {
      ...selfie,
      frames: chooseFrames(frames, mostFrames).map(({ picture: shot, pose }) => ({ ...shot, pose })),
      posesSeen: finder() ? step.watch.seen : null,
    };
  };
  return {
    /**
     * Watches until there is a selfie and its poses.
     * @throws CaptureError, or what `signal` was aborted with
     */
    async run(): Promise<TakenSelfie> {
      for (;;) {
        const current = finder();
        const [seen, picture] = await Promise.all([
          current ? current.look(video, signal) : null,
          watch.phase === 'posing' ? shoot() : undefined,
        ]);
        look = seen;
        signal.throwIfAborted();
        const taken = await next(picture);
        signal.throwIfAborted();
        if (taken) return taken;
        await new Promise((resolve) => setTimeout(resolve, look ? restMs : blindRestMs));
      }
    },
    /**
     * Takes the selfie at once, or ends the wait for poses that are not seen.
     * @throws CaptureError
     */
    async press(): Promise<void> {
      const { phase } = watch;
      watch = pressDuringSelfie(watch, { look, poses, now: Date.now() });
      // A press that changed nothing leaves standing what keeps the selfie from being taken.
      if (phase === 'framing' && watch.phase === 'framing') return;
      const hint = phase === 'framing' ? askFor(poses[0] ?? 'left') : null;
      show({ watch, hint, progress: 0 });
      if (phase === 'framing') await take();
    },
  };
}
