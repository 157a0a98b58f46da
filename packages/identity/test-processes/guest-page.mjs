import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// Runs the domain sources of the guest's page for programs that simulate its camera.
const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const pageSources = new URL('../../../mf-verification/src/domain/', import.meta.url);
const fromPage = (/** @type {string} */ file) => require(fileURLToPath(new URL(file, pageSources)));

const faces = fromPage('faces/find-faces.ts');
const landmarks = fromPage('faces/find-landmarks.ts');
const weights = fromPage('faces/read-weights.ts');
const places = fromPage('faces/head-place.ts');
const measures = fromPage('faces/measure-picture.ts');
const watching = fromPage('selfie/selfie-watch.ts');
const frames = fromPage('selfie/pose-frames.ts');
const chosen = fromPage('selfie/choose-frames.ts');

const models = fileURLToPath(new URL('../model/', `file://${require.resolve('@vladmandic/face-api')}`));
function readNet(/** @type {string} */ name) {
  const manifest = JSON.parse(readFileSync(`${models}${name}-weights_manifest.json`, 'utf8'));
  return weights.readWeights(manifest, new Uint8Array(readFileSync(`${models}${name}.bin`)).buffer);
}
const detector = readNet('tiny_face_detector_model');
const points = readNet('face_landmark_68_tiny_model');

/** @template Result @param {Generator<void, Result>} work */
function finish(work) {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

async function square(
  /** @type {Buffer} */ photo,
  /** @type {import('sharp').Region} */ part,
  /** @type {number} */ side,
) {
  const data = await sharp(photo)
    .extract(part)
    .resize(side, side, { fit: 'contain', background: '#000' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data: new Uint8ClampedArray(data), width: side, height: side };
}

async function look(/** @type {Buffer} */ photo) {
  const { width = 0, height = 0 } = await sharp(photo).metadata();
  const side = Math.min(width, height);
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
  const found = finish(
    faces.findFaces(
      await square(photo, { left, top, width: side, height: side }, faces.detectorSide),
      detector,
    ),
  );
  const seen = { faces: found, side: faces.detectorSide, cameraSide: 1080 };
  const [face] = found;
  if (!face) return { ...seen, measures: undefined, head: undefined };
  const scale = side / faces.detectorSide;
  const x = Math.max(0, Math.round(left + face.x * scale));
  const y = Math.max(0, Math.round(top + face.y * scale));
  const region = {
    left: x,
    top: y,
    width: Math.min(width - x, Math.round(face.width * scale)),
    height: Math.min(height - y, Math.round(face.height * scale)),
  };
  const chip = await square(photo, region, landmarks.landmarkSide);
  const measured = measures.measurePicture(chip, { x: 28, y: 28, width: 56, height: 56 });
  return {
    ...seen,
    measures: measured,
    head: places.headPlace(finish(landmarks.findLandmarks(chip, points))),
  };
}

/** @type {import('../src/testing/faces/measure-liveness.ts').GuestPage} */
export const page = {
  look,
  begin(poses) {
    let watch = watching.framing;
    /** @type {readonly unknown[]} */
    let kept = [];
    return {
      step(seen, now, picture) {
        const before = watch;
        const step = watching.watchSelfie(before, { look: seen, poses, now });
        watch = step.watch;
        const { head } = /** @type {{ head: unknown }} */ (seen);
        kept = frames.keepFrame(kept, { before, after: watch, head, poses, picture });
        const sent = watch.phase === 'done' && watch.seen ? chosen.chooseFrames(kept, 15) : null;
        return { hint: step.hint, phase: watch.phase, sent };
      },
    };
  },
};
