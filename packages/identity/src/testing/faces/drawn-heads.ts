import { openFaceReader, type ReadFace } from '../../faces/face-reader.ts';
import type { RawPhoto } from '../../faces/raw-photo.ts';
import { closeEyes } from './close-eyes.ts';
import { encodePhoto } from './encode-photo.ts';
import { openHead } from './open-head.ts';
import { showOnScreen, type HeldScreen } from './show-on-screen.ts';
import { turnHead } from './turn-head.ts';

/** Degrees that correct each photo, as no person looks exactly ahead. */
const people = { ana: -18, bea: 8, cleo: 18, dora: -6 } as const;
export type Person = keyof typeof people;
export const personNames = Object.keys(people) as Person[];
export const aheadOf = (name: Person): number => people[name];

/** Angles are rounded to steps, so that each picture is analysed once. */
const step = 2.5;

export interface Held {
  turn: number;
  lift: number;
  blinks?: boolean;
}

export type PageLook = (photo: Buffer) => Promise<unknown>;

export interface SeenHead {
  look: unknown;
  face: ReadFace | undefined;
  bytes: number;
}

export type HeadCamera = (held: Held) => Promise<SeenHead>;

export const openHeads = async () =>
  new Map(await Promise.all(personNames.map(async (name) => [name, await openHead(name)] as const)));

export async function openCameras(pageLook: PageLook) {
  const reader = await openFaceReader();
  const see = async (photo: Buffer): Promise<SeenHead> => {
    const [face] = await reader.readFrames([photo]);
    return { look: await pageLook(photo), face, bytes: photo.length };
  };
  return (draw: (held: Held) => Promise<Buffer>): HeadCamera => {
    const seen = new Map<string, Promise<SeenHead>>();
    return ({ turn, lift, blinks = false }) => {
      const held = { turn: step * Math.round(turn / step), lift: step * Math.round(lift / step), blinks };
      const key = JSON.stringify(held);
      const known = seen.get(key) ?? draw(held).then(see);
      seen.set(key, known);
      return known;
    };
  };
}

export async function openDrawnHeads(pageLook: PageLook) {
  const openCamera = await openCameras(pageLook);
  const heads = await openHeads();
  const draw = (name: Person, { turn, lift, blinks }: Held): RawPhoto => {
    const head = heads.get(name);
    if (!head) throw new Error(`There is no drawn head called ${name}.`);
    const photo = blinks ? closeEyes(head.face, head.mesh) : head.face;
    return turnHead(photo, head.mesh, { turn: people[name] + turn, lift });
  };
  const cameras = new Map<string, HeadCamera>();
  return (name: Person, screen?: HeldScreen): HeadCamera => {
    const key = JSON.stringify([name, screen]);
    const show = async (held: Held): Promise<Buffer> => {
      const drawn = draw(name, held);
      // A hand-held screen is never quite still.
      const sway = 2 * Math.sin(held.turn + 2 * held.lift);
      return screen ? showOnScreen(drawn, { ...screen, degrees: screen.degrees + sway }) : encodePhoto(drawn);
    };
    const camera = cameras.get(key) ?? openCamera(show);
    cameras.set(key, camera);
    return camera;
  };
}
