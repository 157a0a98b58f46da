export function releaseName(release: string): { version: string; build: string } {
  const cut = release.lastIndexOf('-');
  return { version: release.slice(0, cut), build: release.slice(cut + 1) };
}

/** Returns, for example, `1.4.0 (3f2a9c0)`. */
export function shortName(release: string): string {
  const { version, build } = releaseName(release);
  return `${version} (${build.slice(0, 7)})`;
}
