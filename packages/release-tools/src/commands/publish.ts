import type { LocalRelease } from '../local/read-local-release.ts';
import type { Registry } from '../registry/call-registry.ts';
import { publish } from '../registry/registry-client.ts';
import { since, size, type Say } from './report.ts';

/** Uploads a proved build. */
export async function publishBuild(registry: Registry, build: LocalRelease, say: Say) {
  for (const [path, bytes] of build.sizes) say(`  ${size(bytes).padStart(9)}  ${path}`);
  say(`Uploading to ${registry.url} ...`);
  const start = performance.now();
  const { release, base, problems } = await publish(registry, build);
  say(`Published ${build.manifest.name} ${release} in ${since(start)}`);
  for (const { message } of problems) say(`It could not go live now: ${message}`);
  return { remote: build.manifest.name, release, base, problems };
}
