import { resolve } from 'node:path';
import { releaseIdPattern } from '@suite/descriptor';
import { checkBuild, checkInBrowser, checkLiveSet } from './commands/check.ts';
import { grantRemoteOverride } from './commands/grant-override.ts';
import { checkPublished, promoteRelease } from './commands/promote.ts';
import { publishBuild } from './commands/publish.ts';
import { readContents } from './local/read-contents.ts';
import { describeBuild } from './local/describe-build.ts';
import { releaseBuild } from './commands/release.ts';
import { releaseGradually } from './commands/release-gradually.ts';
import { serveBuild } from './commands/serve.ts';
import type { Print } from './commands/report.ts';
import { rollBackRemote } from './commands/roll-back.ts';
import { runSmokeWorker } from './commands/smoke-worker.ts';
import { showOverview, showStatus } from './commands/status.ts';
import { chooseRegistry, distFolder, type CliContext, type Values } from './read-arguments.ts';
import { readAudience, wholeNumber } from './read-audience.ts';
import { readGradual } from './read-gradual.ts';
import { isWebAddress } from './is-web-address.ts';
import { readProgram } from './local/read-program.ts';
import { readOwnRemote } from './local/own-remote.ts';
import { notUnderstood } from './not-understood.ts';
import { UsageFailure } from './release-failure.ts';
import { isCommand, requireKnownOptions, type CommandName } from './require-known-options.ts';
import type { Registry } from './registry/call-registry.ts';
import {
  isPermissionCommand,
  runPermissionCommand,
  type PermissionCommandName,
} from './run-permission-command.ts';
import { isOriginCommand, runOriginCommand, type OriginCommandName } from './run-origin-command.ts';
import { isServiceCommand, runServiceCommand, type ServiceCommandName } from './run-service-command.ts';

interface CommandContext extends CliContext {
  print: Print;
}

interface Invocation {
  remote: string;
  release: string;
  folder: string;
  cwd: string;
  values: Values;
  environment: CliContext['environment'];
  registry: () => Promise<Registry>;
  print: Print;
}

const runners: Record<
  Exclude<CommandName, OriginCommandName | PermissionCommandName | ServiceCommandName | 'smoke-worker'>,
  (invocation: Invocation) => Promise<object>
> = {
  async release({ remote, folder, cwd, environment, values, registry, print }) {
    const gradual = readGradual(values);
    if (gradual) {
      const program = await readProgram(cwd);
      return releaseGradually(await registry(), { remote, folder, environment, program, ...gradual }, print);
    }
    const audience = readAudience(values);
    return releaseBuild(await registry(), { remote, folder, audience, environment }, print);
  },

  async check({ remote, folder, environment, values, registry, print }) {
    const build = await checkBuild(remote, folder, print);
    const proved = { remote, release: build.release, files: build.manifest.files };
    if (values.offline) return proved;
    const live = await registry();
    await checkLiveSet(live, build, print);
    return { ...proved, smoke_run: await checkInBrowser(live, build, { environment, print }) };
  },

  async publish({ remote, folder, registry, print }) {
    const build = await checkBuild(remote, folder, print);
    await readContents(build);
    return publishBuild(await registry(), build, print);
  },

  async serve({ remote, folder, cwd, values, registry, print }) {
    const { descriptor, 'release-version': version, port = '4001' } = values;
    if (descriptor === undefined)
      throw new UsageFailure('serve shows a build of other tools: give its remote.json with --descriptor.');
    const serving = { remote, folder, descriptorFile: resolve(cwd, descriptor), version };
    const most = wholeNumber('--port', port, 65_535, 'the highest there is');
    return serveBuild(await registry(), { ...serving, port: most }, print);
  },

  async promote({ remote, release, environment, values, registry, print }) {
    const audience = readAudience(values);
    requireRelease(remote, release, audience.hotels !== undefined);
    const live = await registry();
    if (release !== 'live') await checkPublished(live, { remote, release, environment }, print);
    return promoteRelease(live, { remote, release, ...audience }, print);
  },

  async rollback({ remote, values, registry, print }) {
    const { canary = false } = values;
    const { hotels } = readAudience(values);
    if (canary && hotels) throw new UsageFailure('Give --canary or --hotel, not both.');
    return rollBackRemote(await registry(), { remote, canary, ...(hotels && { hotels }) }, print);
  },

  async status({ remote, registry, print }) {
    return showStatus(await registry(), remote, print);
  },

  async 'grant-override'({ remote, values, registry, print }) {
    return grantRemoteOverride(await registry(), { remote, ...readGrant(remote, values) }, print);
  },
};

export async function runCommand(
  positionals: readonly string[],
  values: Values,
  { print, ...cliContext }: CommandContext,
): Promise<object> {
  const ownRemote = await readOwnRemote(cliContext.folder);
  const words = withRemote(positionals, ownRemote);
  const [command = '', remote = ''] = words;
  const program = await readProgram(cliContext.folder);
  requireKnownOptions(command, values, program);
  const registry = () => chooseRegistry(values, cliContext);
  if (isCommand(command) && isServiceCommand(command)) {
    return runServiceCommand(command, positionals.slice(1), { values, registry, print });
  }
  if (isCommand(command) && isPermissionCommand(command)) {
    return runPermissionCommand(command, positionals.slice(1), { registry, print });
  }
  if (isCommand(command) && isOriginCommand(command)) {
    return runOriginCommand(command, positionals.slice(1), { registry, print });
  }
  if (command === 'smoke-worker') {
    if (positionals.length > 1) throw notUnderstood(positionals);
    const { once = false } = values;
    return runSmokeWorker(await registry(), { environment: cliContext.environment, once }, print);
  }
  if (command === 'status' && remote === '') return showOverview(await registry(), print);
  return runRemoteCommand(words, values, { print, ownRemote, ...cliContext });
}

async function runRemoteCommand(
  positionals: readonly string[],
  values: Values,
  { print, ownRemote, ...cliContext }: CommandContext & { ownRemote: string | undefined },
): Promise<object> {
  const [command = '', remote = '', release = '', ...more] = positionals;
  const isOfRemote =
    isCommand(command) &&
    !isServiceCommand(command) &&
    !isPermissionCommand(command) &&
    !isOriginCommand(command) &&
    command !== 'smoke-worker';
  if (!isOfRemote || remote === '' || more.length > 0) throw notUnderstood(positionals);
  requireRemoteName(remote);
  if (command !== 'promote' && release !== '') throw notUnderstood(positionals);
  const folder = distFolder(remote, ownRemote, { values, folder: cliContext.folder });
  const { environment } = cliContext;
  const registry = () => chooseRegistry(values, cliContext);
  const invocation = { remote, release, folder, cwd: cliContext.folder, values };
  if (command !== 'serve') await describeFolder({ ...invocation, print });
  return runners[command]({ ...invocation, environment, registry, print });
}

async function describeFolder({
  remote,
  folder,
  cwd,
  values,
  print,
}: Pick<Invocation, 'remote' | 'folder' | 'cwd' | 'values' | 'print'>): Promise<void> {
  const { descriptor, 'release-version': version } = values;
  if (descriptor !== undefined)
    return describeBuild({ remote, folder, descriptorFile: resolve(cwd, descriptor), version }, print);
  if (version !== undefined)
    throw new UsageFailure(
      '--release-version goes with --descriptor: a build of remoteConfig() has its version.',
    );
}

function withRemote(positionals: readonly string[], ownRemote: string | undefined): readonly string[] {
  const [command, first, ...rest] = positionals;
  if (command === undefined || ownRemote === undefined) return positionals;
  if (first === undefined) return [command, ownRemote];
  const isRelease = releaseIdPattern.test(first) || first === 'live';
  return isRelease ? [command, ownRemote, first, ...rest] : positionals;
}

function requireRemoteName(remote: string): void {
  if (/^mf-[a-z0-9]+(?:-[a-z0-9]+)*$/.test(remote)) return;
  const rule =
    'The names of remotes begin with mf- and have small letters, digits and dashes, such as mf-bookings.';
  throw new UsageFailure(`"${remote}" is not the name of a remote. ${rule}`);
}

function requireRelease(remote: string, release: string, isForHotels: boolean): void {
  if (releaseIdPattern.test(release) || (release === 'live' && isForHotels)) return;
  throw new UsageFailure(
    `The release is missing. Usage: promote ${remote} <release>. The command status ${remote} lists the releases.`,
  );
}

function readGrant(remote: string, { url, hours, user }: Values) {
  const example = `grant-override ${remote} --url https://my-machine.example:4001/ --hours 2`;
  if (url === undefined || hours === undefined)
    throw new UsageFailure(`--url and --hours are required. Usage: ${example}`);
  if (!isWebAddress(url)) {
    throw new UsageFailure(`${url} is not the address of a web server. Use https:// or http://: ${example}`);
  }
  const most = wholeNumber('--hours', hours, 168, 'a week is the longest');
  return { url, hours: most, ...(user === undefined ? {} : { user }) };
}
