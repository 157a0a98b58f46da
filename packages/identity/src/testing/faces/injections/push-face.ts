import { faceWidth, meshPoints, pointOf, type FaceMesh } from '../../../faces/face-mesh.ts';
import type { RawPhoto } from '../../../faces/raw-photo.ts';
import type { Held } from '../drawn-heads.ts';

/** Moves the middle of a face aside, so that the nose of a flat photo seems to turn. */
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
