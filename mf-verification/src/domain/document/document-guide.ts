import type { Box } from '../faces/pixels.ts';

type Size = Pick<Box, 'width' | 'height'>;

/** The photo page of a passport has this ratio, and a card fits in. */
const proportions = 1.42;
const widthOfStage = 0.9;

/** The document frame in camera-view.module.css uses the same numbers. */
export function documentGuide(camera: Size, stage: Size): Box {
  const scale = Math.max(stage.width / camera.width, stage.height / camera.height);
  const width = Math.min(stage.width * widthOfStage, stage.height) / scale;
  const height = width / proportions;
  return { x: (camera.width - width) / 2, y: (camera.height - height) / 2, width, height };
}
