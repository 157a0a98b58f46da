import { releaseIdPattern } from '@suite/remote-kit/descriptor';
import { checkBuild } from './commands/check.ts';
import { promoteRelease } from './commands/promote.ts';
import { publishBuild } from './commands/publish.ts';
import { releaseBuild } from './commands/release.ts';
import type { Say } from './commands/report.ts';
import { showStatus } from './commands/status.ts';
import { chooseRegistry, distFolder, usage, type Values } from './read-arguments.ts';
import { ReleaseFailure } from './release-failure.ts';

/** Runs one command line and gives what `--json` prints. */
export async function runCommand(positionals: readonly string[], values: Values, say: Say): Promise<object> {
  const [command = '', remote = '', release = '', ...more] = positionals;
  if (!/^mf-[a-z0-9]+(?:-[a-z0-9]+)*$/.test(remote) || more.length > 0) throw notUnderstood(positionals);
  if (command === 'promote' && !releaseIdPattern.test(release)) {
    throw new ReleaseFailure(`Say which release: promote ${remote} <release>. See: status ${remote}`);
  }
  if (command !== 'promote' && release !== '') throw notUnderstood(positionals);

  const registry = () => chooseRegistry(values, process.env);
  const folder = distFolder(remote, values);
  switch (command) {
    case 'release':
      return releaseBuild(await registry(), { remote, folder }, say);
    case 'check': {
      const { release: id, manifest } = await checkBuild(remote, folder, say);
      return { remote, release: id, files: manifest.files };
    }
    case 'publish':
      return publishBuild(await registry(), await checkBuild(remote, folder, say), say);
    case 'promote':
      return promoteRelease(await registry(), { remote, release }, say);
    case 'status':
      return showStatus(await registry(), remote, say);
    default:
      throw notUnderstood(positionals);
  }
}

function notUnderstood(positionals: readonly string[]): ReleaseFailure {
  return new ReleaseFailure(`"${positionals.join(' ')}" is not a command this tool knows.\n\n${usage}`);
}
