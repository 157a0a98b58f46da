import type { HeadPose } from '../../identity-engine.ts';
import { evaluateLiveness } from '../../worker/check-selfie.ts';
import { openDrawnHeads, personNames, type HeadCamera, type PageLook, type SeenHead } from './drawn-heads.ts';
import { filmOf, honestGuest, photosOf } from './liveness-subjects.ts';
import type { GuestHabits, Subject } from './liveness-subjects.ts';
import type { HeldScreen } from './show-on-screen.ts';
import { seededRandom } from '../documents/seeded-random.ts';

export interface GuestPage {
  look: PageLook;
  begin(poses: readonly HeadPose[]): PageSession;
}

export interface SentFrame {
  picture: SeenHead & { time: number };
  pose: number;
}

export interface PageSession {
  step(look: unknown, now: number, picture: SeenHead & { time: number }): PageStep;
}

export interface PageStep {
  hint: string | null;
  phase: 'framing' | 'posing' | 'done';
  /** Null unless the phase is `done` and all poses were recognized. */
  sent: readonly SentFrame[] | null;
}

const poses = ['left', 'right', 'up', 'down'] as const;
export const orders: HeadPose[][] = poses.flatMap((a) => poses.flatMap((b) => poses.map((c) => [a, b, c])));

const screens: HeldScreen[] = [-20, 0, 20].flatMap((degrees) => [
  { degrees, distance: 0.8, light: 0.9 },
  { degrees, distance: 1.5, light: 1.25 },
]);

/** The duration of an analysis on a phone, including the pause. */
const lookMs = 100;
const longestMs = 45_000;

export interface Trial {
  /** `accepted`, `not seen` (by the page), `too long`, or the refusal of the server. */
  end: string;
  ms: number;
  bytes: number;
  frames: number;
}

export async function tryOnce(
  page: GuestPage,
  camera: HeadCamera,
  subject: Subject,
  asked: readonly HeadPose[],
): Promise<Trial> {
  const session = page.begin(asked);
  let hint: string | null = null;
  let selfie: (SeenHead & { time: number }) | null = null;
  const failed = (end: string, ms: number): Trial => ({ end, ms, bytes: 0, frames: 0 });
  for (let now = 0; now < longestMs; now += lookMs) {
    const picture = { ...(await camera(subject.at(now))), time: now };
    const step = session.step(picture.look, now, picture);
    if (step.phase !== 'framing') selfie ??= picture;
    if (step.hint !== hint) subject.hear(step.hint, now);
    hint = step.hint;
    if (step.phase !== 'done') continue;
    if (!step.sent || !selfie) return failed('not seen', now);
    const end = judge(selfie, step.sent, asked);
    const bytes = step.sent.reduce((sum, sent) => sum + sent.picture.bytes, 0);
    return { end, ms: now, bytes, frames: step.sent.length };
  }
  return failed('too long', longestMs);
}

export function judge(
  selfie: SeenHead & { time: number },
  sent: readonly SentFrame[],
  asked: readonly HeadPose[],
): string {
  if (!selfie.face) return 'NO_FACE_SELFIE';
  const posed = sent.flatMap(({ picture: { face, time }, pose }) =>
    face ? [{ face, time: time - selfie.time, pose }] : [],
  );
  return evaluateLiveness(selfie.face, posed, asked) ?? 'accepted';
}

export type Ends = Record<string, number>;

function count(trials: readonly Trial[]): Ends {
  const ends: Ends = {};
  for (const { end } of trials) ends[end] = (ends[end] ?? 0) + 1;
  return ends;
}

export async function measureGuests(page: GuestPage, guests: number) {
  return {
    asArrowsSuggest: await measureHabits(page, guests, {}),
    asRingAsks: await measureHabits(page, guests, { followsRing: true }),
  };
}

async function measureHabits(page: GuestPage, guests: number, habits: GuestHabits) {
  const open = await openDrawnHeads(page.look);
  const trials: Trial[] = [];
  for (let guest = 0; guest < guests; guest += 1) {
    const { next } = seededRandom(1000 + guest);
    const asked = orders[Math.floor(next() * orders.length)] ?? ['left', 'up', 'right'];
    const camera = open(personNames[guest % personNames.length] ?? 'ana');
    trials.push(
      await tryOnce(page, camera, honestGuest(guest, { ...habits, wrongFirst: guest % 3 === 0 }), asked),
    );
  }
  const accepted = trials.filter(({ end }) => end === 'accepted');
  const at = (values: number[], share: number) =>
    values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))];
  return {
    ends: count(trials),
    within12s: accepted.filter(({ ms }) => ms <= 12_000).length,
    ms: {
      median: at(
        accepted.map(({ ms }) => ms),
        0.5,
      ),
      p95: at(
        accepted.map(({ ms }) => ms),
        0.95,
      ),
    },
    bytes: {
      median: at(
        accepted.map(({ bytes }) => bytes),
        0.5,
      ),
      most: at(
        accepted.map(({ bytes }) => bytes),
        1,
      ),
    },
    frames: {
      median: at(
        accepted.map(({ frames }) => frames),
        0.5,
      ),
      most: at(
        accepted.map(({ frames }) => frames),
        1,
      ),
    },
    failed: trials
      .map((trial, guest) => ({ guest, person: personNames[guest % 4], ...trial }))
      .filter(({ end, ms }) => end !== 'accepted' || ms > 12_000),
  };
}

export async function measureFilms(page: GuestPage, filmsPerScreen = 1) {
  const open = await openDrawnHeads(page.look);
  const trials = { once: [] as Trial[], looped: [] as Trial[] };
  let film = 0;
  for (const person of personNames)
    for (const screen of screens)
      for (let one = 0; one < filmsPerScreen; one += 1) {
        const { next } = seededRandom(7000 + film++);
        const order = orders[Math.floor(next() * orders.length)] ?? ['left', 'up', 'right'];
        const camera = open(person, screen);
        for (const asked of orders) {
          trials.once.push(await tryOnce(page, camera, filmOf(order, false), asked));
          trials.looped.push(await tryOnce(page, camera, filmOf(order, true), asked));
        }
      }
  return { once: count(trials.once), looped: count(trials.looped) };
}

export async function measurePhotos(page: GuestPage) {
  const open = await openDrawnHeads(page.look);
  const trials = { hard: [] as Trial[], halves: [] as Trial[] };
  let draw = 0;
  for (const person of personNames)
    for (const screen of screens)
      for (const again of [0, 1]) {
        const { next } = seededRandom(9000 + draw++);
        const asked = orders[Math.floor(next() * orders.length)] ?? ['left', 'up', 'right'];
        const camera = open(person, screen);
        trials.hard.push(await tryOnce(page, camera, photosOf(false, 500 + 400 * again), asked));
        trials.halves.push(await tryOnce(page, camera, photosOf(true, 500 + 400 * again), asked));
      }
  return { hard: count(trials.hard), halves: count(trials.halves) };
}
