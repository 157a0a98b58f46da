import { useEffect, useRef, type ReactNode } from 'react';
import type { CapturedPhoto, PhotoKind } from '../../domain/captured-photo.ts';
import { cameraCatalog } from '../../languages/camera/camera-catalog.ts';
import { Button } from '../button.tsx';
import { PhotoImage } from '../photo-image.tsx';
import { useWords } from '../use-words.ts';
import styles from './photo-review.module.css';

interface PhotoReviewProps {
  kind: PhotoKind;
  photo: CapturedPhoto;
  /** What speaks against the photo. */
  warning?: ReactNode;
  onRetake: () => void;
  onUse: () => void;
}

/** The photo as it is kept, before it is. */
export function PhotoReview({ kind, photo, warning, onRetake, onUse }: PhotoReviewProps) {
  const { say } = useWords(cameraCatalog);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  const isSelfie = kind === 'selfie';
  return (
    <div className={styles.review}>
      <PhotoImage
        className={styles.photo}
        file={photo.file}
        alt={say(isSelfie ? 'yourSelfie' : 'yourDocument')}
      />
      <div className={styles.decision}>
        <p className={styles.question} role="status">
          {warning ?? say(isSelfie ? 'lookAtSelfie' : 'lookAtDocument')}
        </p>
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onRetake}>
            {say('retakePhoto')}
          </Button>
          <Button variant="primary" ref={yes} onClick={onUse}>
            {say('usePhoto')}
          </Button>
        </div>
      </div>
    </div>
  );
}
