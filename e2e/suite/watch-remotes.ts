import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Request } from '@playwright/test';
import { repository } from './start-suite.ts';

interface TurboFile {
  tasks: Record<string, { dependsOn?: string[] } | undefined>;
}

const readTurbo = (folder: string) =>
  JSON.parse(readFileSync(path.join(repository, folder, 'turbo.json'), 'utf8')) as TurboFile;

export function watchRemotes(browser: Browser): { run: Set<string>; stop(): void } {
  const run = new Set<string>();
  const watched = new Set<BrowserContext>();
  const onRequest = (request: Request) => {
    // Prefetched files are not executed.
    if (request.resourceType() !== 'script') return;
    const remote = /\/releases\/(mf-[^/]+)\//.exec(request.url())?.[1];
    if (remote && existsSync(path.join(repository, remote, 'remote.json'))) run.add(remote);
  };
  const watch = (context: BrowserContext) => {
    watched.add(context);
    context.on('request', onRequest);
  };
  browser.contexts().forEach(watch);
  browser.on('context', watch);
  return {
    run,
    stop() {
      browser.off('context', watch);
      for (const context of watched) context.off('request', onRequest);
    },
  };
}

/** Returns the remotes that turbo.json declares for a test file. */
export function declaredRemotes(file: string): string[] {
  const [folder = ''] = path.relative(path.join(repository, 'e2e'), file).split(path.sep);
  const shared = readTurbo('.').tasks[`e2e:${folder}`];
  const dependsOn = shared
    ? shared.dependsOn
    : [`${folder}#build`, ...(readTurbo(folder).tasks['e2e']?.dependsOn ?? [])];
  return (dependsOn ?? [])
    .filter((task) => task.endsWith('#build'))
    .map((task) => task.replace('#build', ''));
}
