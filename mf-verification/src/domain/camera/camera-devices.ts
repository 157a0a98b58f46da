import { otherFacing, type Facing } from './camera-settings.ts';

/** Which camera is wanted. */
export interface CameraChoice {
  facing: Facing;
  /** Given for one that does not say which way it looks. */
  deviceId?: string;
}

const labels: readonly [Facing, RegExp][] = [
  ['environment', /\b(back|rear|environment|world)\b/i],
  ['user', /\b(front|user|face|facetime|selfie)\b/i],
];

/** Which way a camera looks by its name; undefined for one that does not say. */
export function facingOf({ label }: Pick<MediaDeviceInfo, 'label'>): Facing | undefined {
  return labels.find(([, words]) => words.test(label))?.[0];
}

/**
 * The camera to switch to, or undefined when there is no other. One that says which way it looks is asked for by that,
 * since a phone knows best which of its back cameras is the main one.
 */
export function otherCamera(
  devices: readonly Pick<MediaDeviceInfo, 'kind' | 'label' | 'deviceId'>[],
  current: { facing: Facing; deviceId: string | undefined },
): CameraChoice | undefined {
  const facing = otherFacing(current.facing);
  const cameras = devices.filter(({ kind }) => kind === 'videoinput');
  const others = cameras.filter(({ deviceId }) => deviceId !== current.deviceId);
  if (cameras.length < 2) return undefined;
  if (others.some((camera) => facingOf(camera) === facing)) return { facing };
  const unnamed = others.find((camera) => facingOf(camera) === undefined);
  return unnamed ? { facing: current.facing, deviceId: unnamed.deviceId } : undefined;
}
