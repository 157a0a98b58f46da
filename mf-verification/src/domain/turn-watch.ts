import type { HeadPose } from '@suite/contracts/verification';
import { selfieHint, type SelfieHint, type SelfieLook } from './selfie-hint.ts';

/** How far a selfie with a turn of the head has come. Times are in milliseconds. */
export type TurnWatch =
  | { phase: 'framing'; goodSince: number | null }
  | {
      phase: 'turning';
      since: number;
      /** Where the head was. */
      start: number;
      hits: number;
      /** Since when the head is turned a good part of the way, and not far enough. */
      partSince: number | null;
      /** From a turn the wrong way until the head is back. */
      isWrong: boolean;
      endsAt: number | null;
    }
  | { phase: 'done'; seen: boolean };

export type TurnHint =
  SelfieHint | 'turnLeft' | 'turnRight' | 'otherWay' | 'furtherLeft' | 'furtherRight' | 'turnSeen';

export interface WatchStep {
  watch: TurnWatch;
  hint: TurnHint | null;
  /** How much of the turn is seen, 0 to 1. */
  progress: number;
}

/** What a look is judged by; no look at all where nothing can be found in pictures. */
interface Watched {
  look: SelfieLook | null;
  turn: HeadPose;
  now: number;
}

export const framing: TurnWatch = { phase: 'framing', goodSince: null };

const goodForMs = 700;
/** In half widths of the face: so far from straight, and so far from where the head was. */
const turnedOffset = 0.4;
const turnedBy = 0.42;
const wrongBy = -0.35;
/** Nearer than this the head is back from a turn the wrong way. */
const backBy = -0.15;
const hitsWanted = 2;
/** A turn that stays part of the way for so long is asked for a little more. */
const partOfTurn = 0.4;
const partForMs = 800;
/** What the server refuses a selfie for: the button starts no turn that would be in vain. */
const refusedLater: readonly SelfieHint[] = ['severalFaces', 'tooDark', 'tooBright'];
/** After somebody has pressed the button: how long they have to turn, without and with a face that is seen. */
const blindTurnMs = 4000;
const seenTurnMs = 8000;
/** How long a press later in the turn still waits for pictures of it. */
const leastTurnMs = 3000;

/** What one look changes. The selfie is due when `framing` becomes `turning`, and all is when it becomes `done`. */
export function watchTurn(watch: TurnWatch, { look, turn, now }: Watched): WatchStep {
  switch (watch.phase) {
    case 'framing':
      return watchFraming(watch, { look, turn, now });
    case 'turning':
      return watchTurning(watch, { look, turn, now });
    case 'done':
      return { watch, hint: watch.seen ? 'turnSeen' : null, progress: watch.seen ? 1 : 0 };
  }
}

/** What a press of the button changes: the selfie is taken, or the turn has been long enough. */
export function pressDuringTurn(watch: TurnWatch, { look, now }: Omit<Watched, 'turn'>): TurnWatch {
  switch (watch.phase) {
    case 'framing': {
      if (look && refusedLater.includes(selfieHint(look))) return watch;
      const start = look?.noseOffset;
      return turning(now, start ?? 0, now + (start === undefined ? blindTurnMs : seenTurnMs));
    }
    case 'turning':
      return { ...watch, endsAt: Math.max(now, watch.since + leastTurnMs) };
    case 'done':
      return watch;
  }
}

function watchFraming(watch: TurnWatch & { phase: 'framing' }, { look, turn, now }: Watched): WatchStep {
  if (!look) return { watch, hint: null, progress: 0 };
  const hint = selfieHint(look);
  if (hint !== 'holdStill') return { watch: framing, hint, progress: 0 };
  const goodSince = watch.goodSince ?? now;
  if (now - goodSince < goodForMs) return { watch: { phase: 'framing', goodSince }, hint, progress: 0 };
  return { watch: turning(now, look.noseOffset ?? 0, null), hint: turnHint(turn), progress: 0 };
}

function watchTurning(watch: TurnWatch & { phase: 'turning' }, { look, turn, now }: Watched): WatchStep {
  const offset = look?.noseOffset;
  const sign = turn === 'left' ? 1 : -1;
  const turned = offset === undefined ? 0 : sign * offset;
  const change = offset === undefined ? 0 : turned - sign * watch.start;
  const progress = Math.min(1, Math.max(0, Math.min(change / turnedBy, turned / turnedOffset)));
  // A face that is lost for a look, as it is in a quick turn, takes nothing back.
  const hits = progress === 1 ? watch.hits + 1 : offset === undefined ? watch.hits : 0;
  if (hits >= hitsWanted) return { watch: { phase: 'done', seen: true }, hint: 'turnSeen', progress: 1 };
  if (watch.endsAt !== null && now >= watch.endsAt)
    return { watch: { phase: 'done', seen: false }, hint: null, progress: 0 };
  const isWrong =
    offset === undefined ? watch.isWrong : change <= wrongBy || (watch.isWrong && change < backBy);
  const partSince = progress >= partOfTurn && progress < 1 ? (watch.partSince ?? now) : null;
  const isPartial = partSince !== null && now - partSince >= partForMs;
  const hint = isWrong ? 'otherWay' : isPartial ? furtherHint(turn) : turnHint(turn);
  return { watch: { ...watch, hits, partSince, isWrong }, hint, progress };
}

function turning(now: number, start: number, endsAt: number | null): TurnWatch {
  return { phase: 'turning', since: now, start, hits: 0, partSince: null, isWrong: false, endsAt };
}

function turnHint(turn: HeadPose): TurnHint {
  return turn === 'left' ? 'turnLeft' : 'turnRight';
}

function furtherHint(turn: HeadPose): TurnHint {
  return turn === 'left' ? 'furtherLeft' : 'furtherRight';
}
