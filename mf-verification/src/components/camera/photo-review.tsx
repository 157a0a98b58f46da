import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CapturedPhoto, PhotoKind } from '../../domain/captured-photo.ts';
import { cameraCatalog } from '../../languages/camera/camera-catalog.ts';
import { Button } from '../button.tsx';
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
  const address = useObjectUrl(photo.file);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  const isSelfie = kind === 'selfie';
  return (
    <div className={styles.review}>
      {address ? (
        <img className={styles.photo} src={address} alt={say(isSelfie ? 'yourSelfie' : 'yourDocument')} />
      ) : null}
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

function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- an address is made and given back with the picture
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
