import type { HeadPose } from '../identity-engine.ts';
import { flatLikeness } from './flat-likeness.ts';
import type { GreyPicture } from './grey-picture.ts';
import { turnLimits } from './turn-limits.ts';

/** What the frames show of the turn that was asked for. */
export type TurnSeen = 'seen' | 'wrong' | 'missing' | 'still';

/** A frame as far as the turn goes. */
export interface TurnFrame {
  /** As {@link noseOffset} measures it. */
  offset: number;
  /** The aligned face. */
  picture: GreyPicture;
}

/** The guest's own left is the right of an unmirrored picture. */
const signs = { left: 1, right: -1 } as const;

/** The frame in which the guest looks straight ahead; undefined when there is none. */
export function straightest<Frame extends { offset: number }>(frames: readonly Frame[]): Frame | undefined {
  const sorted = [...frames].sort((a, b) => Math.abs(a.offset) - Math.abs(b.offset));
  return sorted.find(({ offset }) => Math.abs(offset) <= turnLimits.straight);
}

/** What frames show of a turn of the head from looking straight ahead. */
export function judgeTurn(frames: readonly TurnFrame[], turn: HeadPose): TurnSeen {
  if (frames.length < turnLimits.frames) return 'missing';
  const straight = straightest(frames);
  if (straight === undefined) return spread(frames) < turnLimits.turned ? 'still' : 'missing';
  const change = ({ offset }: TurnFrame) => signs[turn] * (offset - straight.offset);
  const [first = straight, ...others] = [...frames].sort((a, b) => change(b) - change(a));
  const last = others.at(-1) ?? first;
  const widest = change(first) >= -change(last) ? first : last;
  if (Math.abs(change(widest)) < turnLimits.turned) return 'still';
  if (flatLikeness(straight.picture, widest.picture) >= turnLimits.flat) return 'still';
  return widest === first ? 'seen' : 'wrong';
}

function spread(frames: readonly TurnFrame[]): number {
  const offsets = frames.map(({ offset }) => offset);
  return Math.max(...offsets) - Math.min(...offsets);
}
