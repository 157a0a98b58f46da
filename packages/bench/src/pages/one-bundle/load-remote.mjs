/** @typedef {{ routes: { screen: () => Promise<unknown> }[] }} RemoteModule */

/**
 * Stands in for the shell's module of this name: the remote is part of the application, its screens are chunks
 * of it.
 * @returns {Promise<RemoteModule>}
 */
export async function loadRemote() {
  const { default: remote } = await import(/* webpackMode: "eager" */ REMOTE_MODULE);
  return remote;
}

/** Without federation there is no runtime to fetch ahead of need; the screens are. */
export async function loadFederation() {
  const { routes } = await loadRemote();
  await Promise.all(routes.map(({ screen }) => screen()));
}
