/** Fetches the chunks of the screens. */
export async function preloadRemote() {
  try {
    const { bundledRemote } = await import(/* webpackMode: "eager" */ './bundled-remote.mjs');
    await Promise.all(bundledRemote.routes.map(({ screen }) => screen()));
  } catch {
    // A file that fails now is requested again when it is needed, and reported there.
  }
}

export const preloadRemotes = () => preloadRemote();

export const savesData = () => false;
