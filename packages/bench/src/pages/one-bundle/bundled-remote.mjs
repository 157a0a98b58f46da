/**
 * @typedef {object} RemoteModule
 * @property {{ screen: () => Promise<unknown> }[]} routes
 * @property {(fallback: null) => () => object} createScreens
 */

/** @type {{ default: RemoteModule }} */
const { default: remote } = await import(/* webpackMode: "eager" */ REMOTE_MODULE);

/** The remote as a part of the application: its routes are here, its screens are chunks. */
export const bundledRemote = remote;
