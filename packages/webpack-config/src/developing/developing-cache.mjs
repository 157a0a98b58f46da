/**
 * A separate cache keeps development builds from evicting release builds.
 * @param {import('webpack').Configuration} settings
 */
export function developingCache({ cache }) {
  return typeof cache === 'object' && cache.type === 'filesystem' && { ...cache, name: 'developing' };
}
