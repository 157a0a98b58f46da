/** Matches `manage_hotel` of the host and `spa.manage` of the remote mf-spa. */
export const permissionNamePattern = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)?[a-z][a-z0-9_]*$/;

/** Returns the prefix of a remote's permissions and events: `spa.` for mf-spa. */
export function permissionNameSpace(remote: string): string {
  return `${remote.replace(/^mf-/, '')}.`;
}

/** Permissions of the host contain no dot. */
export function isOwnPermission(name: string): boolean {
  return name.includes('.');
}
