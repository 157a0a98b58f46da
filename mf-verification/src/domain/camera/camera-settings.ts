import type { PhotoKind } from './captured-photo.ts';

/** Which way a camera looks, in the words of the browser. */
export type Facing = 'user' | 'environment';

/** How long a camera may take until its first picture. */
export const startTimeoutMs = 10_000;
/** Cameras of iOS need a moment after the last one was let go. */
export const iosDelayMs = 500;

export function facingFor(kind: PhotoKind): Facing {
  return kind === 'selfie' ? 'user' : 'environment';
}

/** What is asked of a camera first. */
export function wantedVideo(facing: Facing, deviceId?: string): MediaTrackConstraints {
  return {
    ...basicVideo(facing, deviceId),
    width: { ideal: 1920, min: 640 },
    height: { ideal: 1080, min: 480 },
  };
}

/** What is asked of a camera that has not what was wanted. */
export function basicVideo(facing: Facing, deviceId?: string): MediaTrackConstraints {
  return deviceId === undefined ? { facingMode: facing } : { deviceId: { exact: deviceId } };
}
