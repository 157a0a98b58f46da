import type { TurnedRectangle } from './min-area-rectangle.ts';
import type { RawPhoto } from '../../faces/raw-photo.ts';

/** Cuts a turned rectangle out and lays it flat, `height` pixels high, as wide as its proportions ask for. */
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

/** Between four pixels; outside of the image its border goes on. */
function copyPoint(photo: RawPhoto, x: number, y: number, into: Uint8Array, at: number): void {
  const [left, top] = [within(Math.floor(x), photo.width), within(Math.floor(y), photo.height)];
  const [right, bottom] = [within(left + 1, photo.width), within(top + 1, photo.height)];
  const [toRight, toBottom] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  for (let channel = 0; channel < 3; channel += 1) {
    const value = (row: number, column: number) =>
      photo.data[(row * photo.width + column) * 3 + channel] ?? 0;
    const above = value(top, left) * (1 - toRight) + value(top, right) * toRight;
    const below = value(bottom, left) * (1 - toRight) + value(bottom, right) * toRight;
    into[at + channel] = above * (1 - toBottom) + below * toBottom + 0.5;
  }
}

const within = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));
