import sharp from 'sharp';
import { faceWidth, type FaceMesh } from '../../../faces/face-mesh.ts';
import type { RawPhoto } from '../../../faces/raw-photo.ts';
import { closeEyes } from '../close-eyes.ts';
import { aheadOf, type Held, type Person } from '../drawn-heads.ts';
import { encodePhoto } from '../encode-photo.ts';
import { holdPhoto } from '../hold-photo.ts';
import type { openHead } from '../open-head.ts';
import { showOnScreen } from '../show-on-screen.ts';
import { turnHead } from '../turn-head.ts';
import { faceOval, pasteFace, pushFace } from './paste-face.ts';

export type OpenedHead = Awaited<ReturnType<typeof openHead>>;
export type Heads = ReadonlyMap<Person, OpenedHead>;

export interface Pair {
  victim: Person;
  attacker: Person;
}

export type Draw = (held: Held) => Promise<Buffer>;

export interface Instrument {
  name: string;
  open(heads: Heads, pair: Pair): Promise<Draw>;
  speed?: number;
  hasOwnOrder?: boolean;
}

const headOf = (heads: Heads, name: Person): OpenedHead => {
  const head = heads.get(name);
  if (!head) throw new Error(`There is no drawn head called ${name}.`);
  return head;
};

const turnedHead = (heads: Heads, name: Person, { turn, lift }: Held, mesh?: FaceMesh): RawPhoto => {
  const head = headOf(heads, name);
  return turnHead(head.face, mesh ?? head.mesh, { turn: aheadOf(name) + turn, lift });
};

const found = (heads: Heads, { victim }: Pair) => turnedHead(heads, victim, { turn: 0, lift: 0 });

const drawnOnce = (draw: (heads: Heads, pair: Pair, held: Held) => Promise<Buffer> | Buffer) => {
  return (heads: Heads, pair: Pair): Promise<Draw> =>
    Promise.resolve(async (held: Held) => draw(heads, pair, held));
};

const held = { degrees: 0, distance: 0.8, light: 1 };

function bent(mesh: FaceMesh): FaceMesh {
  const middle = mesh.reduce((sum, [x]) => sum + x, 0) / mesh.length;
  const radius = 0.9 * faceWidth(mesh);
  return mesh.map(([x, y]) => [x, y, radius - Math.sqrt(Math.max(0, radius ** 2 - (x - middle) ** 2))]);
}

const flicker = ({ turn, lift }: Held) => 1 + 0.06 * Math.sin(3 * turn + 5 * lift);

async function swapped(heads: Heads, { victim, attacker }: Pair, opacity: number): Promise<Draw> {
  const face = await pasteFace(headOf(heads, attacker), headOf(heads, victim), { opacity, feather: 0.12 });
  const { mesh } = headOf(heads, attacker);
  return ({ turn, lift }) => encodePhoto(turnHead(face, mesh, { turn: aheadOf(attacker) + turn, lift }));
}

export const instruments: readonly Instrument[] = [
  {
    name: 'a print, turned and nodded by hand',
    open: drawnOnce((heads, pair, { turn, lift }) => {
      const leant = holdPhoto(found(heads, pair), turn, 0.8);
      return sharp(leant.data, { raw: { ...sizeOf(leant), channels: 3 } })
        .resize(leant.width, Math.round(leant.height * Math.cos((lift * Math.PI) / 180)), { fit: 'fill' })
        .jpeg({ quality: 85 })
        .toBuffer();
    }),
  },
  {
    name: 'a print bent around the face',
    open: drawnOnce((heads, pair, at) =>
      encodePhoto(turnedHead(heads, pair.victim, at, bent(headOf(heads, pair.victim).mesh))),
    ),
  },
  {
    name: 'a print with holes for the eyes',
    open: drawnOnce((heads, { victim }, { turn, blinks }) => {
      const { face, mesh } = headOf(heads, victim);
      return encodePhoto(holdPhoto(blinks ? closeEyes(face, mesh) : face, turn, 0.8));
    }),
  },
  {
    name: 'a screen with a photo, turned by hand',
    open: drawnOnce((heads, pair, { turn }) => showOnScreen(found(heads, pair), { ...held, degrees: turn })),
  },
  {
    name: 'a screen with one photo of each pose',
    open: drawnOnce((heads, { victim }, { turn, lift }) =>
      showOnScreen(
        turnedHead(heads, victim, { turn: 34 * Math.round(turn / 34), lift: 22 * Math.round(lift / 22) }),
        held,
      ),
    ),
  },
  {
    name: 'a screen with a film of the victim',
    open: drawnOnce((heads, { victim }, at) => showOnScreen(turnedHead(heads, victim, at), held)),
  },
  {
    name: 'a paper mask on a head that moves',
    async open(heads, { victim, attacker }) {
      const mask = await faceOval(headOf(heads, victim), 0.02);
      return async (at) => {
        const head = turnedHead(heads, attacker, at);
        return encodePhoto(await pasteFlat(head, headOf(heads, attacker).mesh, mask, at));
      };
    },
  },
  {
    name: 'a face swapped by warping',
    open: (heads, pair) => swapped(heads, pair, 1),
  },
  {
    name: 'a face half the attacker, half the victim',
    open: (heads, pair) => swapped(heads, pair, 0.5),
  },
  {
    name: 'a film of the victim in an order of its own',
    open: drawnOnce((heads, { victim }, at) => encodePhoto(turnedHead(heads, victim, at))),
    hasOwnOrder: true,
  },
  {
    name: 'a film of the victim, mirrored',
    open: drawnOnce(async (heads, { victim }, at) =>
      sharp(await encodePhoto(turnedHead(heads, victim, at)))
        .flop()
        .jpeg({ quality: 85 })
        .toBuffer(),
    ),
  },
  {
    name: 'a film of the victim, twelve times as fast',
    open: drawnOnce((heads, { victim }, at) => encodePhoto(turnedHead(heads, victim, at))),
    speed: 12,
  },
  {
    name: 'one photo whose face is pushed aside',
    open: drawnOnce((heads, pair, at) =>
      encodePhoto(pushFace(found(heads, pair), headOf(heads, pair.victim).mesh, at)),
    ),
  },
  {
    name: 'one photo that flickers, and does not move',
    open: drawnOnce(async (heads, pair, at) =>
      sharp(await encodePhoto(found(heads, pair)))
        .linear(flicker(at), 0)
        .jpeg({ quality: 85 })
        .toBuffer(),
    ),
  },
  {
    name: "the attacker's own head, as soon as it moves",
    open: drawnOnce((heads, pair, at) =>
      encodePhoto(
        Math.hypot(at.turn, at.lift) < 5 ? found(heads, pair) : turnedHead(heads, pair.attacker, at),
      ),
    ),
  },
  {
    name: 'one photo turned in space by the depth of a face mesh',
    open: drawnOnce((heads, { victim }, at) => encodePhoto(turnedHead(heads, victim, at))),
  },
];

const sizeOf = ({ width, height }: RawPhoto) => ({ width, height });

async function pasteFlat(
  head: RawPhoto,
  mesh: FaceMesh,
  mask: Buffer,
  { turn, lift }: Held,
): Promise<RawPhoto> {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const width = faceWidth(mesh);
  const xs = mesh.map(([x]) => x);
  const ys = mesh.map(([, y]) => y);
  const middle = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2 + 0.45 * width * Math.sin(radians(turn)),
    y: (Math.min(...ys) + Math.max(...ys)) / 2 - 0.45 * width * Math.sin(radians(lift)),
  };
  const across = Math.round(1.05 * width * Math.cos(radians(turn)));
  const down = Math.round(1.05 * (Math.max(...ys) - Math.min(...ys)) * Math.cos(radians(lift)));
  const worn = await sharp(mask).resize(across, down, { fit: 'fill' }).png().toBuffer();
  const data = await sharp(head.data, { raw: { ...sizeOf(head), channels: 3 } })
    .composite([
      {
        input: worn,
        left: Math.max(0, Math.round(middle.x - across / 2)),
        top: Math.max(0, Math.round(middle.y - down / 2)),
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { ...sizeOf(head), data };
}
