/**
 * A store of its own: what is built for development must not push out what is built for release.
 * @param {import('webpack').Configuration} settings
 */
export function developingCache({ cache }) {
  return typeof cache === 'object' && cache.type === 'filesystem' && { ...cache, name: 'developing' };
}
