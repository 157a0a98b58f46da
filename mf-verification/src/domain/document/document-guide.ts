import type { Box } from '../faces/pixels.ts';

type Size = Pick<Box, 'width' | 'height'>;

/** Of the page with the photo in a passport; a card fits in. */
const proportions = 1.42;
const widthOfStage = 0.9;

/**
 * The part of a camera's picture that lies in the frame for documents, when the picture covers a stage of the given
 * size. The frame itself is drawn by camera-view.module.css with the same numbers.
 */
export function documentGuide(camera: Size, stage: Size): Box {
  const scale = Math.max(stage.width / camera.width, stage.height / camera.height);
  const width = Math.min(stage.width * widthOfStage, stage.height) / scale;
  const height = width / proportions;
  return { x: (camera.width - width) / 2, y: (camera.height - height) / 2, width, height };
}
