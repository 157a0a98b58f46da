import sharp from 'sharp';
import type { Held } from '../drawn-heads.ts';
import { faceWidth, meshPoints, pointOf, type FaceMesh } from '../../../faces/face-mesh.ts';
import type { RawPhoto } from '../../../faces/raw-photo.ts';

interface Drawn {
  face: RawPhoto;
  mesh: FaceMesh;
}

function boxOf(mesh: FaceMesh) {
  const xs = mesh.map(([x]) => x);
  const ys = mesh.map(([, y]) => y);
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  return { left, top, width: Math.ceil(Math.max(...xs)) - left, height: Math.ceil(Math.max(...ys)) - top };
}

const raw = ({ width, height }: RawPhoto) => ({ raw: { width, height, channels: 3 as const } });

export async function faceOval({ face, mesh }: Drawn, feather: number, opacity = 1): Promise<Buffer> {
  const box = boxOf(mesh);
  const alpha = Buffer.alloc(box.width * box.height);
  for (let at = 0; at < alpha.length; at += 1) {
    const across = ((at % box.width) / box.width - 0.5) / 0.5;
    const down = (Math.floor(at / box.width) / box.height - 0.5) / 0.5;
    const inside = (1 - Math.hypot(across, down)) / feather;
    alpha[at] = Math.round(255 * opacity * Math.min(1, Math.max(0, inside)));
  }
  const size = { width: box.width, height: box.height };
  return sharp(face.data, raw(face))
    .extract(box)
    .joinChannel(alpha, { raw: { ...size, channels: 1 } })
    .png()
    .toBuffer();
}

export async function pasteFace(
  onto: Drawn,
  from: Drawn,
  { opacity, feather }: { opacity: number; feather: number },
): Promise<RawPhoto> {
  const box = boxOf(onto.mesh);
  const [own, other] = await Promise.all([lightOf(onto), lightOf(from)]);
  const oval = await sharp(await faceOval(from, feather, opacity))
    .resize(box.width, box.height, { fit: 'fill' })
    .linear([own / other, own / other, own / other, 1], [0, 0, 0, 0])
    .png()
    .toBuffer();
  const data = await sharp(onto.face.data, raw(onto.face))
    .composite([{ input: oval, left: box.left, top: box.top }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { ...onto.face, data };
}

async function lightOf({ face, mesh }: Drawn): Promise<number> {
  const { channels } = await sharp(
    await sharp(face.data, raw(face)).extract(boxOf(mesh)).png().toBuffer(),
  ).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

export function pushFace(photo: RawPhoto, mesh: FaceMesh, { turn, lift }: Held): RawPhoto {
  const width = faceWidth(mesh);
  const [noseX, noseY] = pointOf(mesh, meshPoints.noseTip);
  const push = {
    x: 0.5 * width * Math.sin((turn * Math.PI) / 180),
    y: -0.5 * width * Math.sin((lift * Math.PI) / 180),
  };
  const data = new Uint8Array(photo.data.length);
  for (let y = 0; y < photo.height; y += 1)
    for (let x = 0; x < photo.width; x += 1) {
      const away = ((x - noseX - push.x) ** 2 + (y - noseY - push.y) ** 2) / (0.35 * width) ** 2;
      const share = Math.exp(-away);
      const within = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.round(value)));
      const fromX = within(x - share * push.x, photo.width);
      const fromY = within(y - share * push.y, photo.height);
      const from = (fromY * photo.width + fromX) * 3;
      data.set(photo.data.subarray(from, from + 3), (y * photo.width + x) * 3);
    }
  return { ...photo, data };
}
