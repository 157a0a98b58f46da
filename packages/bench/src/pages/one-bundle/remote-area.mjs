import { bundledRemote } from './bundled-remote.mjs';

/** Stands in for the shell's module of this name: the screens by their routes, without loading and without a net. */
export const RemoteArea = bundledRemote.createScreens(null);
