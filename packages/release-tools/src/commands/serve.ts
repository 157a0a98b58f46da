import { once } from 'node:events';
import { checkDescriptor, moduleFile, type Release } from '@suite/descriptor';
import { readScriptFacts } from '@suite/descriptor/script-facts';
import { readDescriptor, readFolder } from '../local/describe-build.ts';
import { findEntry } from '../local/find-entry.ts';
import type { Registry } from '../registry/call-registry.ts';
import { grantOverride, revokeOverride } from '../registry/registry-client.ts';
import { ReleaseFailure } from '../release-failure.ts';
import type { LiveBuild } from '../serve/in-page/live-mount.ts';
import { serveSession } from '../serve/serve-session.ts';
import { sessionRelease } from '../serve/session-release.ts';
import { watchFolder } from '../serve/watch-folder.ts';
import type { Print } from './report.ts';

interface Serving {
  remote: string;
  folder: string;
  descriptorFile: string;
  version: string | undefined;
  port: number;
}

const sessionHours = 12;

export async function serveBuild(registry: Registry, serving: Serving, print: Print) {
  const { remote, folder, descriptorFile, port } = serving;
  const { descriptor, version } = await readDescriptor(descriptorFile, serving.version);
  const checked = checkDescriptor(descriptor);
  if (!checked.ok) throw new ReleaseFailure(`${descriptorFile} is not acceptable.`, checked.problems);
  const session = sessionRelease(descriptor, version);
  const server = await serveSession({ port, folder, suite: registry.url, ...session });
  let live: LiveBuild | undefined;
  const stopWatching = await watchFolder(folder, async () => {
    const before = live;
    if (!before) return;
    live = await readLive(folder, descriptor).catch(({ message }: Error) => ({
      ...before,
      problem: message,
    }));
    server.announce(live);
    print(live.problem ?? 'Built anew, and shown');
  });
  const url = `http://localhost:${port}/`;
  try {
    live = await readLive(folder, descriptor);
    server.announce(live);
    const wanted = { remote, url, hours: sessionHours, release: session.release };
    const { result } = await grantOverride(registry, wanted);
    print(`Open ${new URL(`/?override=${result.grant}`, registry.url).href}`);
    print(`${remote} is shown from ${folder}, anew after each build. Ctrl-C ends it.`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await revokeOverride(registry, result.id);
    return { remote, url };
  } finally {
    stopWatching();
    await server.stop();
  }
}

/** @throws ReleaseFailure for a build that the shell cannot load */
async function readLive(folder: string, { exposes }: Release['descriptor']): Promise<LiveBuild> {
  const contents = await readFolder(folder);
  const { entry } = findEntry(contents, folder);
  const modules = Object.fromEntries(exposes.map((name) => [name, moduleFile(entry, name)]));
  for (const file of Object.values(modules)) {
    const { exports, problem } = readScriptFacts(String(contents.get(file) ?? ''));
    if (problem !== undefined) throw new ReleaseFailure(`${file} cannot be read (${problem}).`);
    if (!exports.includes('mount'))
      throw new ReleaseFailure(
        `${file} is no ES module that exports mount(element, context), which is what serve shows.`,
      );
  }
  // Timestamps are unique across sessions, since pages of an earlier one may still be open.
  const build = Date.now();
  return { build, modules, styles: [...contents.keys()].filter((path) => path.endsWith('.css')) };
}
