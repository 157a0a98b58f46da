import type { RawPhoto } from '../../faces/raw-photo.ts';

export function quarterTurned({ data, width, height }: RawPhoto): RawPhoto {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [(y * width + x) * 3, (x * height + height - 1 - y) * 3];
      turned[to] = data[from] ?? 0;
      turned[to + 1] = data[from + 1] ?? 0;
      turned[to + 2] = data[from + 2] ?? 0;
    }
  }
  return { data: turned, width: height, height: width };
}
