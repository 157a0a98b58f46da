import type { PhotoKind } from './captured-photo.ts';

export type Facing = 'user' | 'environment';

export const startTimeoutMs = 10_000;
/** iOS needs a pause after the last camera was released. */
export const iosDelayMs = 500;

export function facingFor(kind: PhotoKind): Facing {
  return kind === 'selfie' ? 'user' : 'environment';
}

export function wantedVideo(facing: Facing, deviceId?: string): MediaTrackConstraints {
  return {
    ...basicVideo(facing, deviceId),
    width: { ideal: 1920, min: 640 },
    height: { ideal: 1080, min: 480 },
  };
}

export function basicVideo(facing: Facing, deviceId?: string): MediaTrackConstraints {
  return deviceId === undefined ? { facingMode: facing } : { deviceId: { exact: deviceId } };
}
