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
    status.addEventListener('change', () => resolve(), { once: true, signal });
  });
}
