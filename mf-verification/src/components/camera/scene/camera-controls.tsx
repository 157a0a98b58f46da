import { useFocusIfLost } from '../../navigation/use-focus-if-lost.ts';
import styles from './camera-controls.module.css';

interface CameraControlsProps {
  captureLabel: string;
  switchLabel: string;
  busy: boolean;
  onCapture: () => void;
  onSwitch: (() => void) | undefined;
}

export function CameraControls({
  captureLabel,
  switchLabel,
  busy,
  onCapture,
  onSwitch,
}: CameraControlsProps) {
  const release = useFocusIfLost<HTMLButtonElement>();
  return (
    <>
      <span />
      <button
        ref={release}
        type="button"
        className={styles.capture}
        aria-disabled={busy}
        onClick={busy ? undefined : onCapture}
      >
        <span className={styles.release} aria-hidden="true" />
        {captureLabel}
      </button>
      {onSwitch ? (
        <button type="button" className={styles.switch} onClick={onSwitch}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 11a8 8 0 0 1 14-4.5L20 9M20 4v5h-5M20 13a8 8 0 0 1-14 4.5L4 15M4 20v-5h5" />
          </svg>
          {switchLabel}
        </button>
      ) : (
        <span />
      )}
    </>
  );
}
