import { listenUntil } from './listen-until.ts';

/** What the browser says of the camera's permission; undefined where it does not say. */
export async function cameraPermission(): Promise<PermissionStatus | undefined> {
  const { permissions } = navigator as { permissions?: Permissions };
  try {
    return await permissions?.query({ name: 'camera' });
  } catch (error) {
    // Older browsers know permissions, but not this one.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Waits until a permission is no longer what it is. */
export function permissionChange(status: PermissionStatus, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    listenUntil(signal, status, 'change', resolve);
  });
}

/** Waits until the guest has allowed the camera after all; for ever where the browser does not say. */
export async function permissionGiven(signal: AbortSignal): Promise<void> {
  const status = await cameraPermission();
  // Asked anew each time: it changes while one waits.
  const isGiven = () => status?.state === 'granted';
  if (!status || isGiven()) return new Promise(() => undefined);
  do await permissionChange(status, signal);
  while (!isGiven());
}
