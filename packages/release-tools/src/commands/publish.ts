import type { LocalRelease } from '../local/read-local-release.ts';
import type { Registry } from '../registry/call-registry.ts';
import { publish } from '../registry/registry-client.ts';
import { formatElapsed, formatBytes, type Print } from './report.ts';

export async function publishBuild(registry: Registry, build: LocalRelease, print: Print) {
  for (const [path, bytes] of build.sizes) print(`  ${formatBytes(bytes).padStart(9)}  ${path}`);
  print(`Uploading to ${registry.url} ...`);
  const start = performance.now();
  const { release, base, problems } = await publish(registry, build);
  print(`Published ${build.manifest.name} ${release} in ${formatElapsed(start)}`);
  for (const { message } of problems) print(`It could not go live now: ${message}`);
  return { remote: build.manifest.name, release, base, problems };
}
