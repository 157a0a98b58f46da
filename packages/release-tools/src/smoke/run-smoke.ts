import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseBase } from '@suite/descriptor';
import type { Browser } from 'playwright-core';
import { apiAnswers, type OpenApi } from './api-answers.ts';
import { neighbourRelease } from './in-page/neighbour.ts';
import { pageProbeScript } from './in-page/page-probe.ts';
import { inspectPage } from './inspect-page.ts';
import { servePage } from './serve-page.ts';
import { isNote, isRefused, outcomeOf, type SmokeFinding, type SmokeOutcome } from './smoke-finding.ts';
import { openSmokePage } from './smoke-page.ts';
import type { SmokeRelease } from './smoke-release.ts';
import { visitRoutes } from './visit-routes.ts';

/** Minifiers preserve this internal name; a release that uses the shell's React does not contain it. */
const reactMark = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

export interface SmokeOptions {
  browser: Browser;
  url: string;
  openApi: OpenApi;
  /** Folder for screenshots, created when needed. */
  pictures: string;
  /** Permissions of the simulated user, by default all that the descriptor names. */
  permissions?: readonly string[];
  mountMs?: number;
  hangMs?: number;
}

export interface SmokeRun {
  outcome: SmokeOutcome;
  findings: SmokeFinding[];
  routes: string[];
}

/** Loads a release into the live shell, mounts and leaves every route, and reports side effects. */
export async function runSmoke(release: SmokeRelease, options: SmokeOptions): Promise<SmokeRun> {
  const { browser, url, openApi, pictures, mountMs = 10_000, hangMs = 5_000 } = options;
  const { manifest } = release;
  const base = releaseBase(manifest.name, release.release);
  const permissions = options.permissions ?? permissionsOf(release);
  const neighbour = neighbourRelease(neighbourShares);
  const { origin } = new URL(url);
  const failures: string[] = [];
  const smokePage = await openSmokePage(browser, {
    base,
    script: pageProbeScript(base),
    hangMs,
    prepare: (page) =>
      servePage(page, {
        origin,
        releases: [neighbour, release],
        answerApi: apiAnswers(openApi, permissions),
        onLoadReports: (body) => failures.push(...failureReasons(body, manifest.name)),
      }),
  });
  const findings: SmokeFinding[] = [];
  const note = async (finding: SmokeFinding) => {
    if (findings.some(({ code }) => code === finding.code)) return;
    findings.push(finding);
    if (isNote(finding)) return;
    await mkdir(pictures, { recursive: true });
    const picture = join(pictures, `${manifest.name}-${finding.code}.png`);
    if (await smokePage.picture(picture)) finding.picture = picture;
  };
  try {
    const carried = reactCopyFinding(release);
    const routes = routesOf(release, permissions);
    await visitRoutes({
      inspected: inspectPage(smokePage),
      smokePage,
      release,
      origin,
      routes,
      mountMs,
      note,
      failures,
    });
    if (carried) await note(carried);
    const rank = (finding: SmokeFinding) => (isRefused(finding) ? 0 : isNote(finding) ? 2 : 1);
    const sorted = [...findings].sort((one, other) => rank(one) - rank(other));
    return { outcome: outcomeOf(findings), findings: sorted, routes };
  } finally {
    await smokePage.close();
  }
}

const neighbourShares = {
  react: '*',
  '@tanstack/react-query': '*',
  '@suite/ui': '*',
};

/** Returns the server's `/api/openapi.json`, or an empty document. */
export async function fetchOpenApi(url: string): Promise<OpenApi> {
  const answer = await fetch(new URL('/api/openapi.json', url)).catch(() => undefined);
  if (!answer?.ok) return {};
  return (await answer.json().catch(() => ({}))) as OpenApi;
}

function permissionsOf({ manifest: { descriptor } }: SmokeRelease): string[] {
  const named = [
    ...(descriptor.permissions ?? []),
    ...descriptor.routes.flatMap((route) => route.permissions ?? []),
    ...(descriptor.menu ?? []).flatMap((entry) => entry.permissions ?? []),
    ...(descriptor.ownPermissions ?? []).map(({ name }) => name),
  ];
  return [...new Set(named.filter((permission) => permission !== undefined))];
}

function failureReasons(body: string, name: string): string[] {
  try {
    const { reports } = JSON.parse(body) as { reports: { remote: string; failure?: { reason: string } }[] };
    return reports.flatMap(({ remote, failure }) => (remote === name && failure ? [failure.reason] : []));
  } catch {
    return [];
  }
}

function routesOf({ manifest: { descriptor } }: SmokeRelease, permissions: readonly string[]): string[] {
  return descriptor.routes
    .filter((route) => {
      const needed = route.permissions ?? descriptor.permissions ?? [];
      return needed.length === 0 || needed.some((one) => one !== undefined && permissions.includes(one));
    })
    .map(({ path }) => path.replace(/\/\*$/, '').replace(/:\w+/g, '1') || '/');
}

function reactCopyFinding({ manifest, files }: SmokeRelease): SmokeFinding | undefined {
  // A mounted remote may bundle React; exported screens must use the shell's.
  if (manifest.entryType !== undefined) return undefined;
  const carrier = [...files].find(([name, body]) => /\.m?js$/.test(name) && body.includes(reactMark))?.[0];
  if (carrier === undefined) return undefined;
  return {
    code: 'react-copy',
    message: `${carrier} carries a React of its own, beside which hooks of the shell's React fail. Name react in peerDependencies and take it from the shell.`,
  };
}
