import { releaseLimits, type Problem } from '@suite/descriptor';
import { readLocalRelease, type LocalRelease } from '../local/read-local-release.ts';
import { readContents } from '../local/read-contents.ts';
import type { Registry } from '../registry/call-registry.ts';
import { checkGate } from '../registry/registry-client.ts';
import { ReleaseFailure } from '../release-failure.ts';
import type { CliContext } from '../read-arguments.ts';
import { smokeReleaseOf } from '../smoke/smoke-release.ts';
import { formatBytes, type Print } from './report.ts';
import { makeSmokeRun, requirePassed } from './smoke-run.ts';

interface CheckContext extends Pick<CliContext, 'environment'> {
  print: Print;
}

/** Verifies a local build. @throws ReleaseFailure, also for one that the registry would refuse */
export async function checkBuild(remote: string, folder: string, print: Print): Promise<LocalRelease> {
  const build = await readLocalRelease(remote, folder);
  const bytes = [...build.sizes.values()].reduce((sum, more) => sum + more, 0);
  print(
    `${remote} ${build.release}: ${build.sizes.size} files, ${formatBytes(bytes)}, each with the hash its list promises`,
  );
  requireUploadable(build);
  return build;
}

function requireUploadable({ manifest, sizes }: LocalRelease): void {
  const { fileSize, totalSize } = releaseLimits;
  const sentence = (size: number, most: number) => `${formatBytes(size)}; ${formatBytes(most)} are allowed`;
  const total = [...sizes.values()].reduce((sum, more) => sum + more, 0);
  const problems: Problem[] = [...sizes]
    .filter(([, size]) => size > fileSize)
    .map(([path, size]) => ({ field: path, message: sentence(size, fileSize) }));
  if (total > totalSize) problems.push({ field: 'all files', message: sentence(total, totalSize) });
  if (problems.length === 0) return;
  const message = `The files of ${manifest.name} are too large. Split them or leave out what is not needed.`;
  throw new ReleaseFailure(message, problems);
}

/** @throws ReleaseFailure with every reason why the build is incompatible with the live set */
export async function checkLiveSet(registry: Registry, build: LocalRelease, print: Print): Promise<void> {
  const { manifest, release } = build;
  const contents = await readContents(build);
  const { problems, warnings } = await checkGate(registry, { release: manifest, contents });
  if (problems.length > 0) {
    const explained = new URL('/platform/docs/releasing#what-the-gate-refuses', registry.url);
    throw new ReleaseFailure(
      `${manifest.name} ${release} would be refused by ${registry.url}. What to do: ${explained}`,
      problems,
    );
  }
  for (const { message } of warnings) print(`Warning: ${message}`);
  print(`Beside what is live at ${registry.url} it can go live`);
}

/** @throws ReleaseFailure when the build affects the shell or other remotes */
export async function checkInBrowser(registry: Registry, build: LocalRelease, context: CheckContext) {
  const release = await smokeReleaseOf(build);
  const run = await makeSmokeRun(release, { registry, ...context });
  requirePassed(release, run);
  return run && { outcome: run.outcome, findings: run.findings };
}
