import { detectorSide, findFaces, type FoundFace } from '../../domain/faces/find-faces.ts';
import { findLandmarks, landmarkSide } from '../../domain/faces/find-landmarks.ts';
import { measurePicture } from '../../domain/faces/measure-picture.ts';
import { headPlace } from '../../domain/faces/head-place.ts';
import type { Box, Pixels } from '../../domain/faces/pixels.ts';
import type { SelfieLook } from '../../domain/selfie-hint.ts';
import { inSlices } from './in-slices.ts';
import type { FaceModels } from './model-files.ts';

export interface FaceFinder {
  /** Looks once at the middle square of what a camera shows. */
  look(video: HTMLVideoElement, signal: AbortSignal): Promise<SelfieLook>;
}

/** The part of the face's picture that hair and background stay out of. */
const core: Box = { x: 28, y: 28, width: 56, height: 56 };

/** Finds faces with the given nets, a slice at a time. */
export function faceFinder({ detector, landmarks }: FaceModels): FaceFinder {
  const scene = painter(detectorSide);
  const chip = painter(landmarkSide);
  return {
    async look(video, signal) {
      const { videoWidth, videoHeight } = video;
      const cameraSide = Math.min(videoWidth, videoHeight);
      const square = {
        x: (videoWidth - cameraSide) / 2,
        y: (videoHeight - cameraSide) / 2,
        width: cameraSide,
        height: cameraSide,
      };
      const faces = await inSlices(findFaces(scene(video, square), detector), signal);
      const seen = { faces, side: detectorSide, cameraSide };
      const [face] = faces;
      if (!face) return { ...seen, measures: undefined, head: undefined };
      const picture = chip(video, faceIn(square, face));
      const points = await inSlices(findLandmarks(picture, landmarks), signal);
      return { ...seen, measures: measurePicture(picture, core), head: headPlace(points) };
    },
  };
}

/** Where a face of the small square is in the camera's picture. */
function faceIn(square: Box, face: FoundFace): Box {
  const scale = square.width / detectorSide;
  return {
    x: square.x + face.x * scale,
    y: square.y + face.y * scale,
    width: face.width * scale,
    height: face.height * scale,
  };
}

/** Gives parts of the camera's picture as squares of one size, whole and in their own proportions. */
function painter(side: number): (video: HTMLVideoElement, part: Box) => Pixels {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no canvas');
  return (video, part) => {
    const scale = side / Math.max(part.width, part.height);
    const [width, height] = [part.width * scale, part.height * scale];
    context.fillRect(0, 0, side, side);
    context.drawImage(
      video,
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
