import type { TurnedRectangle } from './min-area-rectangle.ts';
import type { RawPhoto } from '../../faces/raw-photo.ts';

export function cutStrip(
  photo: RawPhoto,
  box: TurnedRectangle,
  height: number,
  upsideDown = false,
): RawPhoto {
  const width = Math.max(8, Math.round((box.length / box.thickness) * height));
  const data = new Uint8Array(width * height * 3);
  const angle = upsideDown ? box.angle + Math.PI : box.angle;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [stepAlong, stepAcross] = [box.length / width, box.thickness / height];
  for (let row = 0; row < height; row += 1) {
    const across = (row + 0.5) * stepAcross - box.thickness / 2;
    for (let column = 0; column < width; column += 1) {
      const along = (column + 0.5) * stepAlong - box.length / 2;
      const x = box.centre.x + along * cos - across * sin - 0.5;
      const y = box.centre.y + along * sin + across * cos - 0.5;
      copyPoint(photo, x, y, data, (row * width + column) * 3);
    }
  }
  return { data, width, height };
}

function copyPoint(
  { data, width, height }: RawPhoto,
  x: number,
  y: number,
  into: Uint8Array,
  at: number,
): void {
  const left = within(Math.floor(x), width);
  const top = within(Math.floor(y), height);
  const toRight = Math.min(1, Math.max(0, x - left));
  const toBottom = Math.min(1, Math.max(0, y - top));
  const here = (top * width + left) * 3;
  const right = left + 1 < width ? 3 : 0;
  const below = top + 1 < height ? width * 3 : 0;
  for (let from = here; from < here + 3; from += 1) {
    const above = (data[from] ?? 0) * (1 - toRight) + (data[from + right] ?? 0) * toRight;
    const under = (data[from + below] ?? 0) * (1 - toRight) + (data[from + below + right] ?? 0) * toRight;
    into[at + from - here] = above * (1 - toBottom) + under * toBottom + 0.5;
  }
}

const within = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));
