import type { ReactNode, RefObject } from 'react';
import type { PhotoKind } from '../../../domain/camera/captured-photo.ts';
import styles from './camera-view.module.css';

interface CameraViewProps {
  kind: PhotoKind;
  video: RefObject<HTMLVideoElement | null>;
  mirrored: boolean;
  live: boolean;
  /** Above the picture: at any size of text it covers nothing of it. */
  hint: ReactNode;
  /** Over the picture. */
  children?: ReactNode;
  /** Between the picture and the controls. */
  help: ReactNode;
  controls: ReactNode;
}

/** What the camera sees, with the guide for face or document over it. */
export function CameraView({ kind, video, mirrored, live, hint, children, help, controls }: CameraViewProps) {
  return (
    <div className={styles.view}>
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
