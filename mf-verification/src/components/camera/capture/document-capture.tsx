import { useEffect, useEffectEvent } from 'react';
import { photoName, type CapturedPhoto } from '../../../domain/camera/captured-photo.ts';
import { cameraCatalog } from '../../../languages/camera/camera-catalog.ts';
import { useWords } from '../../language/use-words.ts';
import { CameraHint } from '../scene/camera-hint.tsx';
import { CameraScene } from '../scene/camera-scene.tsx';
import { captureFrame } from './capture-frame.ts';
import { useCamera } from '../stream/use-camera.ts';
import { useCapture } from './use-capture.ts';
import { useDocumentHint } from './use-document-hint.ts';

/** The photo is taken automatically once the document has looked good for this long. */
const steadyMs = 900;

export function DocumentCapture({ onPhoto }: { onPhoto: (photo: CapturedPhoto) => void }) {
  const { say } = useWords(cameraCatalog);
  const camera = useCamera('document');
  const hint = useDocumentHint(camera) ?? 'fillFrame';
  const { busy, capture } = useCapture(async () => {
    const time = Date.now();
    const name = photoName('document', time);
    onPhoto({ file: await captureFrame(camera.video.current, name), time, frames: [] });
  });
  const captureSteady = useEffectEvent(capture);
  useEffect(() => {
    if (hint !== 'documentGood') return;
    const timer = setTimeout(() => captureSteady(), steadyMs);
    return () => clearTimeout(timer);
  }, [hint]);
  return (
    <CameraScene
      kind="document"
      camera={camera}
      busy={busy}
      onCapture={capture}
      hint={<CameraHint text={say(hint)} good={hint === 'documentGood'} />}
    />
  );
}
