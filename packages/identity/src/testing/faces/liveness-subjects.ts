import type { HeadPose } from '../../identity-engine.ts';
import { seededRandom } from '../documents/seeded-random.ts';
import type { Held } from './drawn-heads.ts';

export interface Subject {
  hear(hint: string | null, now: number): void;
  at(now: number): Held;
}

const straight: Held = { turn: 0, lift: 0 };
/** The final pose of a guest after the hint to go further, and the speed in degrees per second. */
const furthest = { turn: 45, lift: 32 };
const furtherSpeed = 20;
const opposites = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;
const asked: Record<string, HeadPose> = {
  ...{ turnLeft: 'left', turnRight: 'right', liftChin: 'up', lowerChin: 'down' },
  ...{ furtherLeft: 'left', furtherRight: 'right', furtherUp: 'up', furtherDown: 'down' },
};

export function heldAt(pose: HeadPose, { turn, lift }: { turn: number; lift: number }, share = 1): Held {
  const turns = { left: turn, right: -turn, up: 0, down: 0 }[pose];
  const lifts = { left: 0, right: 0, up: lift, down: -lift }[pose];
  return { turn: share * turns, lift: share * lifts };
}

function glide(from: Held, to: Held, share: number): Held {
  const eased = share <= 0 ? 0 : share >= 1 ? 1 : share * share * (3 - 2 * share);
  return { turn: from.turn + (to.turn - from.turn) * eased, lift: from.lift + (to.lift - from.lift) * eased };
}

/** Deviations from a guest who moves as far as the arrows suggest. */
export interface GuestHabits {
  wrongFirst?: boolean;
  /** The guest stops when the ring is full, and follows the next hint at once. */
  followsRing?: boolean;
}

/**
 * Simulates a guest who follows the hints after a delay: turns of 25 to 30 degrees, nods of 15 to 20, with tremor,
 * blinks and, for some, the wrong direction first.
 */
export function honestGuest(seed: number, { wrongFirst, followsRing }: GuestHabits): Subject {
  const { between } = seededRandom(seed);
  const reach = followsRing ? { ...furthest } : { turn: between(25, 30), lift: between(15, 20) };
  const reaction = followsRing ? between(50, 150) : between(350, 800);
  let speed = between(35, 80);
  const [shake, rate, phase] = [between(0.3, 1.2), between(0.8, 2), between(0, 6)];
  const drift = between(-3, 3);
  const [blinkEvery, blinkFrom] = [between(2000, 4500), between(0, 4000)];
  let wrong = wrongFirst;
  let move = { from: straight, to: straight, begins: 0, lasts: 1 };
  const gliding = (now: number) => glide(move.from, move.to, (now - move.begins) / move.lasts);
  const aimOf = (hint: string | null): Held | null => {
    const pose = hint ? asked[hint] : undefined;
    if (pose) {
      if (hint?.startsWith('further')) Object.assign(reach, furthest);
      const aim = heldAt(wrong ? opposites[pose] : pose, reach);
      return { turn: aim.turn + (aim.turn ? 0 : drift), lift: aim.lift + (aim.lift ? 0 : drift / 2) };
    }
    if (hint === 'otherWay') wrong = false;
    if (hint === 'moreSlowly') speed *= 0.6;
    return hint === 'otherWay' || hint === 'moreSlowly' || hint === 'lookAhead' ? straight : null;
  };
  let heard: { hint: string | null; due: number }[] = [];
  return {
    hear: (hint, now) => void heard.push({ hint, due: now + reaction }),
    at(now) {
      for (const { hint, due } of heard.filter((one) => one.due <= now)) {
        const to = aimOf(hint);
        if (!to) continue;
        const from = gliding(due);
        const degrees = Math.hypot(to.turn - from.turn, to.lift - from.lift);
        const pace = hint?.startsWith('further') ? furtherSpeed : speed;
        move = { from, to, begins: due, lasts: 1 + (1000 * degrees) / pace };
      }
      heard = heard.filter(({ due }) => due > now);
      const { turn, lift } = gliding(now);
      const wave = (now / 1000) * rate * 2 * Math.PI + phase;
      return {
        turn: turn + shake * Math.sin(wave),
        lift: lift + 0.6 * shake * Math.sin(1.3 * wave),
        blinks: (now + blinkFrom) % blinkEvery < 150,
      };
    },
  };
}

const filmReach = { turn: 34, lift: 22 };
const filmed = { rest: 600, way: 700, hold: 600 };

export function filmOf(order: readonly HeadPose[], loops: boolean): Subject {
  const { rest, way, hold } = filmed;
  const one = rest + 2 * way + hold;
  let begins: number | null = null;
  return {
    hear(hint, now) {
      if (hint && asked[hint]) begins ??= now;
    },
    at(now) {
      if (begins === null) return straight;
      const passed = now - begins;
      const index = Math.floor(passed / one);
      const pose = loops ? order[index % order.length] : order[index];
      const time = passed % one;
      if (!pose) return straight;
      const there = heldAt(pose, filmReach);
      if (time < rest) return straight;
      if (time < rest + way) return glide(straight, there, (time - rest) / way);
      if (time < rest + way + hold) return there;
      return glide(there, straight, (time - rest - way - hold) / way);
    },
  };
}

export function photosOf(withHalves: boolean, changeMs = 700): Subject {
  let shown: { pose: HeadPose | null; since: number } = { pose: null, since: 0 };
  return {
    hear(hint, now) {
      const pose = hint ? asked[hint] : undefined;
      if (pose && !hint?.startsWith('further')) shown = { pose, since: now + changeMs };
      else if (hint === 'lookAhead' || hint === 'moreSlowly' || hint === 'otherWay')
        shown = { pose: null, since: now };
    },
    at(now) {
      const { pose, since } = shown;
      if (!pose || now < since) return straight;
      return heldAt(pose, filmReach, withHalves && now < since + 400 ? 0.5 : 1);
    },
  };
}
