/** The names of permissions: `manage_hotel` of the host, `spa.manage` of the remote mf-spa. */
export const permissionNamePattern = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)?[a-z][a-z0-9_]*$/;

/** What the names of a remote's own permissions and events begin with: `spa.` for mf-spa. */
export function permissionNameSpace(remote: string): string {
  return `${remote.replace(/^mf-/, '')}.`;
}

/** Whether a permission is declared by some remote, and not the host's. */
export function isOwnPermission(name: string): boolean {
  return name.includes('.');
}
