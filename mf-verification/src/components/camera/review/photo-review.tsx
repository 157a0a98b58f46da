import { useEffect, useRef } from 'react';
import type { CapturedPhoto, PhotoKind } from '../../../domain/camera/captured-photo.ts';
import { cameraCatalog } from '../../../languages/camera/camera-catalog.ts';
import { Button } from '../../kit/button.tsx';
import { PhotoImage } from '../../kit/photo-image.tsx';
import { useWords } from '../../language/use-words.ts';
import styles from './photo-review.module.css';

interface PhotoReviewProps {
  kind: PhotoKind;
  photo: CapturedPhoto;
  onRetake: () => void;
  choice: { onUse: () => void } | { warning: string; onDesk: () => void };
}

export function PhotoReview({ kind, photo, onRetake, choice }: PhotoReviewProps) {
  const { say } = useWords(cameraCatalog);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const isUsable = 'onUse' in choice;
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
          {isUsable ? say(isSelfie ? 'lookAtSelfie' : 'lookAtDocument') : choice.warning}
        </p>
        <div className={styles.buttons}>
          {isUsable ? (
            <>
              <Button variant="secondary" onClick={onRetake}>
                {say('retakePhoto')}
              </Button>
              <Button variant="primary" ref={first} onClick={choice.onUse}>
                {say('usePhoto')}
              </Button>
            </>
          ) : (
            <>
              <Button variant="secondary" onClick={choice.onDesk}>
                {say('showIdAtDesk')}
              </Button>
              <Button variant="primary" ref={first} onClick={onRetake}>
                {say('retakePhoto')}
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
