import { bundledRemote } from './bundled-remote.mjs';

/** Shows the screens by their routes, without loading or error boundary. */
export const RemoteArea = bundledRemote.createScreens(null);
