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

/** `posesSeen` is null without a face finder. */
export interface TakenSelfie extends CapturedPhoto {
  posesSeen: boolean | null;
}

export interface SelfieStep {
  phase: SelfieWatch['phase'];
  hint: WatchStep['hint'];
  taken: number;
  progress: number;
  unseen: HeadPose | null;
  timeouts: number;
}

interface SelfieOptions {
  poses: readonly HeadPose[];
  signal: AbortSignal;
  finder: () => FaceFinder | undefined;
  onStep: (step: SelfieStep) => void;
}

type Shot = Omit<SelfieFrame, 'pose'>;

const mostFrames = 15;
/** This many pixels show the smallest accepted face in enough detail. */
const looksAtSide = 1280;
/** Small pictures suffice, because the server checks the movement in them and not the likeness. */
const sentSide = 640;
const restMs = 40;
const blindRestMs = 200;

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
    /** @throws CaptureError, or the abort reason of `signal` */
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
    async press(): Promise<void> {
      const { phase } = watch;
      watch = pressDuringSelfie(watch, { look, poses, now: Date.now() });
      // The current hint names the problem that prevents the selfie, and stays.
      if (phase === 'framing' && watch.phase === 'framing') return;
      const hint = phase === 'framing' ? askFor(poses[0] ?? 'left') : null;
      show({ watch, hint, progress: 0 });
      if (phase === 'framing') await take();
    },
  };
}

function shownStep({ watch, hint, progress }: WatchStep, poseCount: number): SelfieStep {
  const seen = watch.phase === 'done' && watch.seen ? poseCount : 0;
  const taken = watch.phase === 'posing' ? watch.taken : seen;
  const { unseen, timeouts } = watch.phase === 'posing' ? watch : { unseen: null, timeouts: 0 };
  return { phase: watch.phase, hint, taken, progress: Math.round(progress * 10) / 10, unseen, timeouts };
}

async function observe(
  video: HTMLVideoElement,
  finder: FaceFinder | undefined,
  { isPosing, signal }: { isPosing: boolean; signal: AbortSignal },
): Promise<{ look: SelfieLook | null; picture: Shot | undefined }> {
  const time = Date.now();
  const frame = isPosing || (finder && video.videoWidth > 0) ? frameOf(video) : undefined;
  // The sent picture is the examined one, so that the server evaluates the same movement.
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
