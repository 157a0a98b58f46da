import sharp from 'sharp';
import type { FaceMesh } from './face-mesh.ts';
import type { RawPhoto } from './raw-photo.ts';

const surroundings = 0.5;

/** Cuts out only the face as a JPEG, so that no other part of a document leaves this machine. */
export async function cutPortrait({ data, width, height }: RawPhoto, mesh: FaceMesh): Promise<Buffer> {
  const across = range(
    mesh.map(([x]) => x),
    width,
  );
  const down = range(
    mesh.map(([, y]) => y),
    height,
  );
  return sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left: across.from, top: down.from, width: across.length, height: down.length })
    .jpeg({ quality: 90 })
    .toBuffer();
}

function range(values: readonly number[], limit: number) {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const more = surroundings * (most - least);
  const from = Math.max(0, Math.floor(least - more));
  return { from, length: Math.min(limit, Math.ceil(most + more)) - from };
}
