import type { HeadPose } from '@suite/contracts/verification';
import { photoName, type CapturedPhoto, type SelfieFrame } from '../../../domain/camera/captured-photo.ts';
import { chooseFrames, type PoseFrame } from '../../../domain/selfie/choose-frames.ts';
import { keepFrame } from '../../../domain/selfie/pose-frames.ts';
import { askFor } from '../../../domain/selfie/posing.ts';
import type { SelfieLook } from '../../../domain/selfie/selfie-hint.ts';
import {
  framing,
  pressDuringSelfie,
  watchSelfie,
  type SelfieWatch,
  type WatchStep,
} from '../../../domain/selfie/selfie-watch.ts';
import { captureFrame, drawFrame, encodeFrame, shrinkFrame } from '../capture/capture-frame.ts';
import type { CameraFrame, FaceFinder } from './face-finder.ts';

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
  /** The pose that was waited for in vain, and how often one was. */
  unseen: HeadPose | null;
  timeouts: number;
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
/** In pixels: enough for the smallest face that is not told to come closer. */
const looksAtSide = 1280;
/** The server looks for the movement, not for the face's likeness: small pictures will do. */
const sentSide = 640;
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
      selfie = { file: await captureFrame(video, photoName('selfie', time)), time };
    } catch (error) {
      watch = framing;
      throw error;
    }
  };
  const show = (step: WatchStep) => onStep(shownStep(step, poses.length));
  const next = async (picture: Shot | undefined): Promise<TakenSelfie | undefined> => {
    const before = watch;
    const step = watchSelfie(before, { look, poses, now: Date.now() });
    watch = step.watch;
    show(step);
    if (before.phase === 'framing' && step.watch.phase === 'posing') await take();
    if (picture) frames = keepFrame(frames, { before, after: watch, head: look?.head, poses, picture });
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
        const observed = await observe(video, finder(), { isPosing: watch.phase === 'posing', signal });
        look = observed.look;
        signal.throwIfAborted();
        const taken = await next(observed.picture);
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

/** What the guest sees of a step. */
function shownStep({ watch, hint, progress }: WatchStep, poseCount: number): SelfieStep {
  const seen = watch.phase === 'done' && watch.seen ? poseCount : 0;
  const taken = watch.phase === 'posing' ? watch.taken : seen;
  const { unseen, timeouts } = watch.phase === 'posing' ? watch : { unseen: null, timeouts: 0 };
  return { phase: watch.phase, hint, taken, progress: Math.round(progress * 10) / 10, unseen, timeouts };
}

/** What the camera shows now: where the head is and, while it poses, the picture of it to send. */
async function observe(
  video: HTMLVideoElement,
  finder: FaceFinder | undefined,
  { isPosing, signal }: { isPosing: boolean; signal: AbortSignal },
): Promise<{ look: SelfieLook | null; picture: Shot | undefined }> {
  const time = Date.now();
  const frame = isPosing || (finder && video.videoWidth > 0) ? frameOf(video) : undefined;
  // What is sent is what was looked at: the server judges the movement as the guest was shown it.
  const [look, picture] = await Promise.all([
    (frame && finder?.look(frame, signal)) ?? null,
    frame && isPosing ? shotOf(frame, time) : undefined,
  ]);
  return { look, picture };
}

async function shotOf(frame: CameraFrame, time: number): Promise<Shot> {
  const small = shrinkFrame(frame.picture, sentSide);
  return { picture: await encodeFrame(small, photoName('selfie', time)), time };
}

function frameOf(video: HTMLVideoElement): CameraFrame {
  return {
    picture: drawFrame(video, looksAtSide),
    cameraSide: Math.min(video.videoWidth, video.videoHeight),
  };
}
