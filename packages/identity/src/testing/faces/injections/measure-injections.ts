import type { HeadPose } from '../../../identity-engine.ts';
import { openCameras, openHeads, type HeadCamera } from '../drawn-heads.ts';
import { filmOf, heldAt, honestGuest, type Subject } from '../liveness-subjects.ts';
import { judge, orders, tryOnce, type GuestPage } from '../measure-liveness.ts';
import { instruments, type Instrument, type Pair } from './instruments.ts';
import { seededRandom } from '../../documents/seeded-random.ts';

const pairs: readonly Pair[] = [
  { victim: 'bea', attacker: 'ana' },
  { victim: 'dora', attacker: 'cleo' },
];

/** Shares of a pose in the frames of a program without the page, and the milliseconds between them. */
const shares = [0, 0.3, 0.6, 0.85, 1];
const betweenMs = 150;
const filmReach = { turn: 34, lift: 22 };

interface Attack {
  instrument: Instrument;
  camera: HeadCamera;
  asked: readonly HeadPose[];
  ownOrder: readonly HeadPose[];
  seed: number;
}

const hurried = (subject: Subject, speed: number): Subject => ({
  hear: (hint, now) => subject.hear(hint, now * speed),
  at: (now) => subject.at(now * speed),
});

const orderOf = ({ instrument, asked, ownOrder }: Attack) => (instrument.hasOwnOrder ? ownOrder : asked);

const methods: Readonly<Record<string, (page: GuestPage, attack: Attack) => Promise<string>>> = {
  /** A program uploads files with invented times in the requested poses. */
  upload: async (_page, attack) => {
    const { instrument, asked, camera } = attack;
    const straight = { ...(await camera({ turn: 0, lift: 0 })), time: 0 };
    const ms = betweenMs / (instrument.speed ?? 1);
    const frames = [];
    for (const [pose, shown] of orderOf(attack).entries())
      for (const [index, share] of shares.entries()) {
        const time = ms * (pose * shares.length + index);
        frames.push({ picture: { ...(await camera(heldAt(shown, filmReach, share))), time }, pose });
      }
    return judge(straight, frames, asked);
  },
  /** A recorded film replaces the camera, so the poses cannot match the request. */
  film: async (page, { camera, instrument, asked, ownOrder }) =>
    (await tryOnce(page, camera, hurried(filmOf(ownOrder, true), instrument.speed ?? 1), asked)).end,
  /** A program in the page alters the camera's pictures and follows the hints. */
  stream: async (page, attack) => {
    const { camera, instrument, asked, ownOrder, seed } = attack;
    const subject = instrument.hasOwnOrder ? filmOf(ownOrder, true) : honestGuest(seed, {});
    return (await tryOnce(page, camera, hurried(subject, instrument.speed ?? 1), asked)).end;
  },
};

export interface InjectionResult {
  instrument: string;
  method: string;
  ends: string[];
}

export async function measureInjections(
  page: GuestPage,
  tell: (done: number, of: number) => void,
): Promise<InjectionResult[]> {
  // Opening the reader of faces initializes the backend that heads require.
  const openCamera = await openCameras(page.look);
  const heads = await openHeads();
  const results: InjectionResult[] = [];
  for (const [place, instrument] of instruments.entries()) {
    const attacks: Attack[] = [];
    for (const [index, pair] of pairs.entries()) {
      const seed = 500 + 10 * place + index;
      const { next } = seededRandom(seed);
      const draw = () => orders[Math.floor(next() * orders.length)] ?? ['left', 'up', 'right'];
      const asked = draw();
      let ownOrder = draw();
      while (String(ownOrder) === String(asked)) ownOrder = draw();
      const camera = openCamera(await instrument.open(heads, pair));
      attacks.push({ instrument, camera, asked, ownOrder, seed });
    }
    for (const [method, attempt] of Object.entries(methods)) {
      const ends: string[] = [];
      for (const attack of attacks) ends.push(await attempt(page, attack));
      results.push({ instrument: instrument.name, method, ends });
    }
    tell(place + 1, instruments.length);
  }
  return results;
}
