import type { ReactNode, RefObject } from 'react';
import type { PhotoKind } from '../../../domain/camera/captured-photo.ts';
import styles from './camera-view.module.css';

interface CameraViewProps {
  kind: PhotoKind;
  video: RefObject<HTMLVideoElement | null>;
  mirrored: boolean;
  live: boolean;
  /** The hint is above the picture, so that large text never covers it. */
  hint: ReactNode;
  children?: ReactNode;
  help: ReactNode;
  controls: ReactNode;
}

export function CameraView({ kind, video, mirrored, live, hint, children, help, controls }: CameraViewProps) {
  return (
    <div className={styles.view} data-helping={Boolean(help)}>
      {hint}
      <div className={styles.stage}>
        <video
          ref={video}
          className={styles.video}
          data-mirrored={mirrored}
          data-live={live}
          muted
          playsInline
          autoPlay
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
        />
        {live ? (
          <div className={styles.guide} data-shape={kind === 'selfie' ? 'circle' : 'rectangle'} />
        ) : null}
        {children}
      </div>
      {help}
      <div className={styles.controls}>{controls}</div>
    </div>
  );
}
