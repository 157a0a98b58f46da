/** The two halves of a release's id: the version for people, the build's digest for machines. */
export function releaseName(release: string): { version: string; build: string } {
  const cut = release.lastIndexOf('-');
  return { version: release.slice(0, cut), build: release.slice(cut + 1) };
}

/** As short as it stays clear: `1.4.0 (3f2a9c0)`. */
export function shortName(release: string): string {
  const { version, build } = releaseName(release);
  return `${version} (${build.slice(0, 7)})`;
}
