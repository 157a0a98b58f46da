import { bundledRemote } from './bundled-remote.mjs';

/** Replaces the shell's module of this name: the screens by their routes, without loading or error boundary. */
export const RemoteArea = bundledRemote.createScreens(null);
