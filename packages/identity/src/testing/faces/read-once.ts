import type { FaceReader, FaceReading, ReadFace } from '../../faces/face-reader.ts';

export function readOnce(reader: FaceReader): FaceReader {
  const photos = {
    selfie: new Map<Uint8Array, Promise<FaceReading>>(),
    document: new Map<Uint8Array, Promise<FaceReading>>(),
  };
  const frames = new Map<Uint8Array, Promise<(ReadFace | undefined)[]>>();
  return {
    readPhoto: (kind, photo, turn) =>
      turn === undefined
        ? once(photos[kind], photo, () => reader.readPhoto(kind, photo))
        : reader.readPhoto(kind, photo, turn),
    async readFrames(all) {
      const read = [];
      for (const frame of all) read.push(...(await once(frames, frame, () => reader.readFrames([frame]))));
      return read;
    },
  };
}

function once<Read>(known: Map<Uint8Array, Promise<Read>>, photo: Uint8Array, read: () => Promise<Read>) {
  const reading = known.get(photo) ?? read();
  known.set(photo, reading);
  return reading;
}
