import type { ReactNode, RefObject } from 'react';
import type { PhotoKind } from '../../../domain/camera/captured-photo.ts';
import styles from './camera-view.module.css';

interface CameraViewProps {
  kind: PhotoKind;
  video: RefObject<HTMLVideoElement | null>;
  mirrored: boolean;
  live: boolean;
  /** Lies over the picture. */
  children?: ReactNode;
  /** Stands below the picture. */
  controls: ReactNode;
}

/** What the camera sees, with the guide for face or document over it. */
export function CameraView({ kind, video, mirrored, live, children, controls }: CameraViewProps) {
  return (
    <div className={styles.view}>
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
      <div className={styles.controls}>{controls}</div>
    </div>
  );
}
