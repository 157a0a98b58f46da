import { useState } from 'react';
import type { CapturedPhoto, PhotoKind, Turn } from '../../domain/captured-photo.ts';
import { cameraCatalog } from '../../languages/camera/camera-catalog.ts';
import { SelfieCapture } from '../liveness/selfie-capture.tsx';
import { toast } from '../toast.ts';
import { useWords } from '../use-words.ts';
import { CameraDialog } from './camera-dialog.tsx';
import { DocumentCapture } from './document-capture.tsx';
import { PhotoReview } from './photo-review.tsx';

export interface CameraCaptureProps {
  kind: PhotoKind;
  /** Where the server wants the head turned; a selfie without it shows no turn. */
  turn?: Turn | undefined;
  onCapture: (photo: CapturedPhoto) => void;
  onClose: () => void;
}

/** Takes a photo over the whole window, and lets the guest look at it before it is used. */
export function CameraCapture({ kind, turn, onCapture, onClose }: CameraCaptureProps) {
  const { say } = useWords(cameraCatalog);
  const [photo, setPhoto] = useState<CapturedPhoto>();
  const isSelfie = kind === 'selfie';
  const use = (chosen: CapturedPhoto) => {
    toast.success(say(isSelfie ? 'selfieTaken' : 'documentTaken'));
    onCapture(chosen);
  };
  return (
    <CameraDialog
      title={say(isSelfie ? 'takeSelfie' : 'captureDocument')}
      closeLabel={say('close')}
      onClose={onClose}
    >
      {photo ? (
        <PhotoReview
          kind={kind}
          photo={photo}
          onRetake={() => setPhoto(undefined)}
          onUse={() => use(photo)}
        />
      ) : isSelfie ? (
        <SelfieCapture turn={turn} onPhoto={setPhoto} />
      ) : (
        <DocumentCapture onPhoto={setPhoto} />
      )}
    </CameraDialog>
  );
}
