import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const group = fileURLToPath(import.meta.resolve('@vladmandic/face-api/demo/sample5.jpg'));
const cut = { left: 250, top: 790, size: 420 };
const face = { x: 210, y: 210, halfWidth: 113, halfHeight: 151 };

const picture = { width: 640, height: 480 };
const edge = { width: 60, height: picture.height };
const edges = { left: '#d02020', right: '#2030d0' } as const;

/** Degrees of the head, turned to the person's own left. */
const straight = -6;
const turned = 40;
const between = 8;

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

/** Moves points as on a turning ball, less towards the edge of the face. */
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

export async function photoOfPerson(): Promise<string> {
  return `data:image/jpeg;base64,${(await person(straight)).toString('base64')}`;
}

/** Creates a film for Chromium's fake camera, slow enough for a page that checks once a second. */
export async function filmOfTurn() {
  const folder = await mkdtemp(path.join(tmpdir(), 'suite-film-'));
  const file = path.join(folder, 'turn.mjpeg');
  const step = (turned - straight) / (between + 1);
  const [ahead, ...turning] = await Promise.all(
    Array.from({ length: between + 2 }, (_, index) => person(straight + index * step)),
  );
  const aside = turning.pop();
  if (!ahead || !aside) throw new Error('A film needs two pictures at least');
  // MJPEG contains thirty JPEGs per second.
  const frames = [...held(ahead, 60), ...turning.flatMap((frame) => held(frame, 10)), ...held(aside, 45)];
  await writeFile(file, Buffer.concat(frames));
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}

function held(frame: Buffer, times: number): Buffer[] {
  return Array<Buffer>(times).fill(frame);
}
