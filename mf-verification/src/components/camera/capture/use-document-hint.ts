import { useEffect, useState } from 'react';
import { documentHint, type DocumentHint } from '../../../domain/document/document-hint.ts';
import { documentGuide } from '../../../domain/document/document-guide.ts';
import { measurePicture } from '../../../domain/faces/measure-picture.ts';
import { findTextLines } from '../../../domain/document/text-lines.ts';
import type { Camera } from '../stream/use-camera.ts';

const everyMs = 400;
const measuredWidth = 320;

export function useDocumentHint({ step, video }: Camera): DocumentHint | undefined {
  const [hint, setHint] = useState<DocumentHint>();
  const live = step.name === 'live';
  useEffect(() => {
    if (!live) return;
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const look = () => {
      if (video.current && context) setHint(lookAt(video.current, context));
    };
    look();
    const timer = setInterval(look, everyMs);
    return () => {
      clearInterval(timer);
      setHint(undefined);
    };
  }, [live, video]);
  return hint;
}

function lookAt(video: HTMLVideoElement, context: CanvasRenderingContext2D): DocumentHint | undefined {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video;
  if (videoWidth === 0 || clientWidth === 0) return undefined;
  const part = documentGuide(
    { width: videoWidth, height: videoHeight },
    { width: clientWidth, height: clientHeight },
  );
  const height = Math.round((measuredWidth * part.height) / part.width);
  context.canvas.width = measuredWidth;
  context.canvas.height = height;
  context.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, measuredWidth, height);
  const picture = context.getImageData(0, 0, measuredWidth, height);
  return documentHint({ ...measurePicture(picture), lines: findTextLines(picture) });
}
