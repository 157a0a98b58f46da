import type { HeadPose } from '@suite/contracts/verification';
import { photoName, type CapturedPhoto } from '../../domain/captured-photo.ts';
import type { SelfieLook } from '../../domain/selfie-hint.ts';
import {
  framing,
  pressDuringTurn,
  watchTurn,
  type TurnHint,
  type TurnWatch,
} from '../../domain/turn-watch.ts';
import { captureFrame } from '../camera/capture-frame.ts';
import type { FaceFinder } from './face-finder.ts';
import { turnReel } from './turn-reel.ts';

/** A selfie, and whether the head was seen turning; null where nothing looks for faces. */
export interface TakenSelfie extends CapturedPhoto {
  turnSeen: boolean | null;
}

export interface SelfieStep {
  phase: TurnWatch['phase'];
  hint: TurnHint | null;
  /** How much of the turn is seen, in tenths of it. */
  progress: number;
}

interface SelfieOptions {
  turn: HeadPose;
  /** Ends the session at any time. */
  signal: AbortSignal;
  /** What finds faces, as soon as it is there. */
  finder: () => FaceFinder | undefined;
  onStep: (step: SelfieStep) => void;
}

const restMs = 60;
const blindRestMs = 200;

/** One selfie: it is taken by itself once all is well, or by a press, and the turn of the head after it. */
export function selfieSession(video: HTMLVideoElement, { turn, signal, finder, onStep }: SelfieOptions) {
  const reel = turnReel(video);
  let watch: TurnWatch = framing;
  let look: SelfieLook | null = null;
  let file: File | undefined;
  const take = async () => {
    try {
      file = await captureFrame(video, { name: photoName('selfie', Date.now()) });
    } catch (error) {
      watch = framing;
      throw error;
    }
  };
  const next = async (): Promise<TakenSelfie | undefined> => {
    const before = watch;
    const step = watchTurn(before, { look, turn, now: Date.now() });
    watch = step.watch;
    onStep({ phase: step.watch.phase, hint: step.hint, progress: Math.round(step.progress * 10) / 10 });
    if (before.phase === 'framing' && step.watch.phase === 'turning') await take();
    if (!file || step.watch.phase === 'framing') return undefined;
    const offset = look?.noseOffset;
    const turned = offset === undefined ? undefined : turn === 'left' ? offset : -offset;
    if (step.watch.phase === 'turning') {
      // What was seen before a correction shows another turn than the one that counts.
      if (step.watch.isWrong) reel.startAgain();
      else await reel.keep(turned);
      return undefined;
    }
    return {
      file,
      frames: [file, ...(await reel.finish(turned))],
      turnSeen: finder() ? step.watch.seen : null,
    };
  };
  return {
    /**
     * Watches until there is a selfie and its turn.
     * @throws CaptureError, or what `signal` was aborted with
     */
    async run(): Promise<TakenSelfie> {
      for (;;) {
        const current = finder();
        look = current ? await current.look(video, signal) : null;
        signal.throwIfAborted();
        const taken = await next();
        signal.throwIfAborted();
        if (taken) return taken;
        await new Promise((resolve) => setTimeout(resolve, look ? restMs : blindRestMs));
      }
    },
    /**
     * Takes the selfie at once, or ends a turn that is not seen.
     * @throws CaptureError
     */
    async press(): Promise<void> {
      const { phase } = watch;
      watch = pressDuringTurn(watch, { look, now: Date.now() });
      // A press that changed nothing leaves standing what keeps the selfie from being taken.
      if (phase === 'framing' && watch.phase === 'framing') return;
      onStep({ phase: watch.phase, hint: null, progress: 0 });
      if (phase === 'framing') await take();
    },
  };
}
