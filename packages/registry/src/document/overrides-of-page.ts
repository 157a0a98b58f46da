import type { Database } from '@suite/database';
import { isOnThisMachine, routesOverlap, type PageOverride } from '@suite/descriptor';
import { asWritten } from './find-page.ts';
import { routeClashes } from '../gate/problems/route-problems.ts';
import { listLiveReleases } from '../releases.repository.ts';
import type { Visitor } from '../visitor.ts';
import { evaluateOverride, type Evaluation } from '../grants/evaluate-override.ts';
import { grantSigner, type SecretKey } from '../grants/grant-signer.ts';
import {
  overrideCookieText,
  readPresented,
  type OverrideSettings,
  type Presented,
} from '../grants/presented-overrides.ts';
import { findPresented, type StoredOverride } from '../grants/overrides.repository.ts';

export interface OverrideSources {
  scripts: string[];
  styles: string[];
  others: string[];
}

export interface OverridesOfPage {
  overrides: PageOverride[];
  sources: OverrideSources;
}

interface PageRequest {
  cookieHeader: string | undefined;
  path: string;
  findVisitor: () => Promise<Visitor | null>;
}

export function createOverrideFinder(
  database: Database,
  { secretKey, freeOverrides }: { secretKey: SecretKey; freeOverrides: boolean },
): (request: PageRequest) => Promise<OverridesOfPage | undefined> {
  const settings = { signer: grantSigner(secretKey), freeOverrides };
  return async ({ cookieHeader, path, findVisitor }) => {
    const presented = readPresented(overrideCookieText(cookieHeader), settings);
    if (presented.length === 0) return undefined;
    const visitor = await findVisitor();
    const described = await Promise.all(
      presented.map((one) => describe({ database, ...settings }, one, { visitor, path })),
    );
    const all = (kind: keyof OverrideSources) => [
      ...new Set(described.flatMap(({ sources }) => sources?.[kind] ?? [])),
    ];
    return {
      overrides: described.map(({ override }) => override),
      sources: { scripts: all('scripts'), styles: all('styles'), others: all('others') },
    };
  };
}

async function describe(
  { database, freeOverrides }: OverrideSettings & { database: Database },
  presented: Presented,
  { visitor, path }: { visitor: Visitor | null; path: string },
): Promise<{ override: PageOverride; sources?: OverrideSources }> {
  const { remote, grant } = presented;
  const none = { url: null, release: null, expires_at: null, paths: [] };
  if (presented.kind === 'refused') {
    const { message } = presented;
    return { override: { ...none, state: 'refused', remote, grant, title: remote ?? '', message } };
  }
  const { url } = presented;
  const found = await findPresented(database, presented);
  const evaluation = evaluateOverride(presented, found, { freeOverrides, visitor });
  const paths = await findPaths(database, presented, { found, evaluation });
  const override: PageOverride = {
    state: evaluation.state,
    ...{ remote, url, grant, paths },
    title: found?.manifest?.descriptor.title ?? presented.remote,
    release: found?.release ?? null,
    expires_at: found?.expires_at.toISOString() ?? null,
    message: evaluation.state === 'refused' ? evaluation.message : null,
  };
  const isShown = paths.some((pattern) => routesOverlap(pattern, asWritten(path)));
  return { override, ...(isShown && { sources: sourcesOf(url, found) }) };
}

async function findPaths(
  database: Database,
  { kind, remote: name }: Presented,
  { found, evaluation }: { found: StoredOverride | undefined; evaluation: Evaluation },
): Promise<string[]> {
  // Slots of other remotes show a development build too, and the shell uploads a first build from any page.
  if (kind === 'free') return ['/*'];
  const awaitsBuild = evaluation.state === 'refused' && evaluation.awaitsBuild === true;
  if (evaluation.state !== 'in-force' && !awaitsBuild) return [];
  const live = await listLiveReleases(database);
  const others = live.filter(({ remote }) => remote !== name);
  const own = found?.manifest ?? live.find(({ remote }) => remote === name)?.manifest;
  // A remote that went live after the upload owns these routes.
  if (!own || routeClashes(own, others).length > 0) return [];
  const slots = new Set(own.descriptor.fills?.map(({ slot }) => slot));
  const showing = others.filter((other) =>
    other.manifest.descriptor.slots?.some(({ name: slot }) => slots.has(slot)),
  );
  const routes = [own, ...showing.map(({ manifest }) => manifest)].flatMap((one) => one.descriptor.routes);
  return [...new Set(routes.map((route) => route.path))];
}

/** For another machine, allows only the uploaded files: scripts by their hash and styles by their address. */
function sourcesOf(url: string, found: StoredOverride | undefined): OverrideSources {
  const { origin } = new URL(url);
  if (isOnThisMachine(url))
    return { scripts: [origin], styles: [origin], others: [origin, origin.replace(/^http/, 'ws')] };
  const files = Object.entries(found?.manifest?.files ?? {});
  const named = (pattern: RegExp) => files.filter(([file]) => pattern.test(file));
  return {
    scripts: named(/\.m?js$/).map(([, hash]) => `'${hash}'`),
    styles: named(/^[\w./~%@-]+\.css$/).map(([file]) => `${url}${file}`),
    others: [url],
  };
}
