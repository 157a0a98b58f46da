import { listenUntil } from './listen-until.ts';

export async function cameraPermission(): Promise<PermissionStatus | undefined> {
  const { permissions } = navigator as { permissions?: Permissions };
  try {
    return await permissions?.query({ name: 'camera' });
  } catch (error) {
    // Older browsers support permissions, but not this one.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

export function permissionChange(status: PermissionStatus, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    listenUntil(signal, status, 'change', resolve);
  });
}

/** Resolves when the permission becomes granted; stays pending if it already is, or is not reported. */
export async function permissionGiven(signal: AbortSignal): Promise<void> {
  const status = await cameraPermission();
  const isGiven = () => status?.state === 'granted';
  if (!status || isGiven()) return new Promise(() => undefined);
  do await permissionChange(status, signal);
  while (!isGiven());
}
