import type { HeadPose } from '@suite/contracts/verification';
import { useEffect, useState } from 'react';
import type { CapturedPhoto } from '../../domain/camera/captured-photo.ts';
import { cameraCatalog } from '../../languages/camera/camera-catalog.ts';
import { SelfieCapture } from './liveness/selfie-capture.tsx';
import { toast } from '../feedback/toast.ts';
import { useWords } from '../language/use-words.ts';
import { CameraDialog } from './camera-dialog.tsx';
import { DocumentCapture } from './capture/document-capture.tsx';
import { ShowAtDesk } from './failure/show-at-desk.ts';
import { PhotoReview } from './review/photo-review.tsx';

type Subject = { kind: 'selfie'; poses: readonly HeadPose[] } | { kind: 'document' };

export type CameraCaptureProps = Subject & {
  onCapture: (photo: CapturedPhoto) => void;
  onClose: () => void;
  onDesk: () => void;
};

interface ReviewedPhoto extends CapturedPhoto {
  posesSeen?: boolean | null;
}

export function CameraCapture(props: CameraCaptureProps) {
  const { kind, onCapture, onClose, onDesk } = props;
  const { say } = useWords(cameraCatalog);
  const [photo, setPhoto] = useState<ReviewedPhoto>();
  const isSelfie = kind === 'selfie';
  // Toasts of earlier steps would cover the buttons of the camera.
  useEffect(() => toast.clear(), []);
  const give = ({ file, time, frames }: CapturedPhoto) => {
    toast.success(say(isSelfie ? 'selfieTaken' : 'documentTaken'));
    onCapture({ file, time, frames });
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
          choice={
            photo.posesSeen === false ? { warning: say('posesUnseen'), onDesk } : { onUse: () => give(photo) }
          }
        />
      ) : (
        <ShowAtDesk value={onDesk}>
          {props.kind === 'selfie' ? (
            <SelfieCapture poses={props.poses} onPhoto={setPhoto} />
          ) : (
            <DocumentCapture onPhoto={setPhoto} />
          )}
        </ShowAtDesk>
      )}
    </CameraDialog>
  );
}
