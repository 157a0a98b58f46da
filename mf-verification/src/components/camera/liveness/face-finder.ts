import { detectorSide, findFaces, type FoundFace } from '../../../domain/faces/find-faces.ts';
import { findLandmarks, landmarkSide } from '../../../domain/faces/find-landmarks.ts';
import { measurePicture } from '../../../domain/faces/measure-picture.ts';
import { headPlace } from '../../../domain/faces/head-place.ts';
import type { Box, Pixels } from '../../../domain/faces/pixels.ts';
import type { SelfieLook } from '../../../domain/selfie/selfie-hint.ts';
import type { FaceModels } from './model-files.ts';

export interface CameraFrame {
  picture: HTMLCanvasElement;
  /** The shorter side is in camera pixels, before the picture is scaled down. */
  cameraSide: number;
}

export interface FaceFinder {
  look(frame: CameraFrame, signal: AbortSignal): Promise<SelfieLook>;
}

/** This part of the face picture excludes hair and background. */
const core: Box = { x: 28, y: 28, width: 56, height: 56 };

export function faceFinder({ detector, landmarks }: FaceModels): FaceFinder {
  const scene = painter(detectorSide);
  const chip = painter(landmarkSide);
  return {
    async look({ picture, cameraSide }, signal) {
      const side = Math.min(picture.width, picture.height);
      const square = {
        x: (picture.width - side) / 2,
        y: (picture.height - side) / 2,
        width: side,
        height: side,
      };
      const faces = await inSlices(findFaces(scene(picture, square), detector), signal);
      const seen = { faces, side: detectorSide, cameraSide };
      const [face] = faces;
      if (!face) return { ...seen, measures: undefined, head: undefined };
      const closeUp = chip(picture, faceIn(square, face));
      const points = await inSlices(findLandmarks(closeUp, landmarks), signal);
      return { ...seen, measures: measurePicture(closeUp, core), head: headPlace(points) };
    },
  };
}

function faceIn(square: Box, face: FoundFace): Box {
  const scale = square.width / detectorSide;
  return {
    x: square.x + face.x * scale,
    y: square.y + face.y * scale,
    width: face.width * scale,
    height: face.height * scale,
  };
}

/** Scales parts of a frame into squares, padded to keep their proportions. */
function painter(side: number): (frame: HTMLCanvasElement, part: Box) => Pixels {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no canvas');
  return (frame, part) => {
    const scale = side / Math.max(part.width, part.height);
    const [width, height] = [part.width * scale, part.height * scale];
    context.fillRect(0, 0, side, side);
    context.drawImage(
      frame,
      part.x,
      part.y,
      part.width,
      part.height,
      (side - width) / 2,
      (side - height) / 2,
      width,
      height,
    );
    return context.getImageData(0, 0, side, side);
  };
}

/** A slice of 8 ms is short enough that a tap between two slices is handled at once. */
const sliceMs = 8;

/** @throws the abort reason of `signal` */
async function inSlices<Result>(work: Generator<void, Result>, signal: AbortSignal): Promise<Result> {
  let started = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - started < sliceMs) continue;
    await nextTask();
    signal.throwIfAborted();
    started = performance.now();
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
