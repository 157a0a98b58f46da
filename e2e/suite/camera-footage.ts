import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** A face among the photos that face-api brings for its demo, and where it lies in what is cut out. */
const group = fileURLToPath(import.meta.resolve('@vladmandic/face-api/demo/sample5.jpg'));
const cut = { left: 250, top: 790, size: 420 };
const face = { x: 210, y: 210, halfWidth: 113, halfHeight: 151 };

const picture = { width: 640, height: 480 };
const edge = { width: 60, height: picture.height };
/** What is seen at the left and at the right edge, to the camera and to all people in the room. */
const edges = { left: '#d02020', right: '#2030d0' } as const;

/** Looking straight ahead, and turned to the person's own left. */
const straight = -6;
const turned = 40;
/** Pictures of the way between the two. */
const between = 8;

/** A JPEG of a person in a room, with the head turned by so many degrees to their own left. */
async function person(degrees: number): Promise<Buffer> {
  const { size } = cut;
  const photo = await sharp(group)
    .extract({ left: cut.left, top: cut.top, width: size, height: size })
    .removeAlpha()
    .raw()
    .toBuffer();
  const paint = (background: string) => ({ create: { ...edge, channels: 3 as const, background } });
  return sharp({ create: { ...picture, channels: 3, background: '#8a8f94' } })
    .composite([
      {
        input: turnedHead(photo, degrees),
        raw: { width: size, height: size, channels: 3 },
        left: (picture.width - size) / 2,
        top: (picture.height - size) / 2,
      },
      { input: paint(edges.left), left: 0, top: 0 },
      { input: paint(edges.right), left: picture.width - edge.width, top: 0 },
    ])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Moves each point of the face as on a ball that turns, less and less towards the edge of the face. */
function turnedHead(photo: Buffer, degrees: number): Buffer {
  const { size } = cut;
  const drawn = Buffer.from(photo);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const across = (x - face.x) / face.halfWidth;
      const inside = 1 - across ** 2 - ((y - face.y) / face.halfHeight) ** 2;
      if (inside <= 0) continue;
      const angle = Math.asin(across) - (degrees * Math.PI * Math.sqrt(inside)) / 180;
      const from = face.x + Math.sin(Math.max(-Math.PI / 2, angle)) * face.halfWidth;
      const left = Math.floor(from);
      for (let colour = 0; colour < 3; colour += 1) {
        const here = photo[(y * size + left) * 3 + colour] ?? 0;
        const next = photo[(y * size + left + 1) * 3 + colour] ?? 0;
        drawn[(y * size + x) * 3 + colour] = here + (next - here) * (from - left);
      }
    }
  return drawn;
}

/** A photo of the person as a data address, to be held up to a camera. */
export async function photoOfPerson(): Promise<string> {
  return `data:image/jpeg;base64,${(await person(straight)).toString('base64')}`;
}

/**
 * A film for Chromium's fake camera: the person looks ahead, turns to their left as slowly as a page can follow that looks
 * once a second, waits, and looks ahead again. It turns so far that the way from any picture which a page took for
 * looking ahead is enough.
 */
export async function filmOfTurn() {
  const folder = await mkdtemp(path.join(tmpdir(), 'suite-film-'));
  const file = path.join(folder, 'turn.mjpeg');
  const step = (turned - straight) / (between + 1);
  const [ahead, ...turning] = await Promise.all(
    Array.from({ length: between + 2 }, (_, index) => person(straight + index * step)),
  );
  const aside = turning.pop();
  if (!ahead || !aside) throw new Error('A film needs two pictures at least');
  // A film is JPEGs one after another, thirty a second.
  const frames = [...held(ahead, 60), ...turning.flatMap((frame) => held(frame, 10)), ...held(aside, 45)];
  await writeFile(file, Buffer.concat(frames));
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}

function held(frame: Buffer, times: number): Buffer[] {
  return Array<Buffer>(times).fill(frame);
}
