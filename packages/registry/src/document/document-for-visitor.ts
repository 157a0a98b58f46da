import {
  ownershipOf,
  releaseBase,
  releaseHashesPath,
  type Cohort,
  type LiveRemote,
  type LoadableRelease,
  type RegistryDocument,
  type Release,
  type RemoteRoute,
  type VisibleFill,
  type VisibleMenuEntry,
} from '@suite/descriptor';
import { mayManageReleases, type Visitor } from '../visitor.ts';
import { browserFiles, findStartPage, type StoredRelease } from './stored-release.ts';
import { translateDescriptor } from '../translate-descriptor.ts';

// Hashes do not compress: this many take 10 kB and suffice for six translated remotes with their fallbacks.
const maxInlineHashes = 200;
/** More paths of others would make the document grow with what its visitor does not see. */
const maxInlinePaths = 50;

type AnyOf = readonly string[] | undefined;

export interface CandidateRelease extends StoredRelease {
  cohort: Cohort;
  fallback: StoredRelease | undefined;
}

export function documentForVisitor(
  candidates: readonly CandidateRelease[],
  visitor: Visitor | null,
  language?: string,
): RegistryDocument {
  const remotes = candidates.flatMap((candidate) => liveRemote(candidate, visitor, language) ?? []);
  const restrictedPaths = listRestrictedPaths(candidates, visitor);
  const isShort = restrictedPaths.length <= maxInlinePaths;
  const startPage = visitor === null ? findStartPage(candidates) : undefined;
  return {
    version: 1,
    remotes: attachHashes(remotes),
    restrictedPaths: isShort ? restrictedPaths : [],
    ...(!isShort && { omitsPaths: true }),
    ...(startPage && { startPage }),
  };
}

export function listRestrictedPaths(
  candidates: readonly CandidateRelease[],
  visitor: Visitor | null,
): string[] {
  return candidates.flatMap(({ manifest: { descriptor } }) => {
    const visible = routesFor(descriptor, visitor);
    return descriptor.routes.filter((route) => !visible.includes(route)).map(({ path }) => path);
  });
}

function liveRemote(
  candidate: CandidateRelease,
  visitor: Visitor | null,
  language: string | undefined,
): LiveRemote | undefined {
  // Most of many remotes are not for this visitor, so their texts are not translated.
  if (!mayUseRemote(candidate.manifest.descriptor, visitor)) return undefined;
  const descriptor = translateDescriptor(candidate.manifest.descriptor, language);
  const parts = partsFor(descriptor, visitor);
  const ownership = mayManageReleases(visitor) ? ownershipOf(descriptor) : undefined;
  const fills = fillsFor(descriptor, visitor);
  const modules = [...new Set(fills.map(({ module }) => module))];
  return {
    name: descriptor.name,
    title: descriptor.title,
    ...loadable(candidate, modules),
    cohort: candidate.cohort,
    ...(candidate.fallback && { fallback: loadable(candidate.fallback, modules) }),
    ...visibleParts(descriptor, routesFor(descriptor, visitor), visitor),
    ...(parts.length > 0 && { parts }),
    ...(fills.length > 0 && { fills }),
    ...(descriptor.events && { events: descriptor.events }),
    ...(ownership && { ownership }),
  };
}

export function mayUseRemote(descriptor: Release['descriptor'], visitor: Visitor | null): boolean {
  return [routesFor, partsFor, fillsFor].some((listFor) => listFor(descriptor, visitor).length > 0);
}

function mayUse(descriptor: Release['descriptor'], visitor: Visitor | null): boolean {
  return descriptor.access === 'public' || (visitor !== null && holds(visitor, descriptor.permissions));
}

function routesFor(descriptor: Release['descriptor'], visitor: Visitor | null): RemoteRoute[] {
  return mayUse(descriptor, visitor) ? descriptor.routes.filter((route) => isFor(visitor, route)) : [];
}

/** A public part is for all visitors, even if the routes are not. */
function partsFor(descriptor: Release['descriptor'], visitor: Visitor | null): string[] {
  const { parts = [] } = descriptor;
  const isSignedIn = visitor !== null && mayUse(descriptor, visitor);
  return parts.filter(({ access }) => access === 'public' || isSignedIn).map(({ name }) => name);
}

function fillsFor(descriptor: Release['descriptor'], visitor: Visitor | null): VisibleFill[] {
  const { fills = [] } = descriptor;
  const isAdmitted = mayUse(descriptor, visitor);
  return fills
    .filter(({ permissions }) => isAdmitted && holds(visitor, permissions))
    .map(({ permissions = [], ...fill }) => ({ ...fill, permissions }));
}

function holds(visitor: Visitor | null, anyOf: AnyOf): boolean {
  return anyOf === undefined || anyOf.some((name) => visitor?.permissions.includes(name) ?? false);
}

function isFor(visitor: Visitor | null, { permissions, needsHotel = false }: RemoteRoute): boolean {
  return holds(visitor, permissions) && (!needsHotel || typeof visitor?.tenant_id === 'number');
}

function loadable({ release, manifest, base }: StoredRelease, filling: readonly string[]): LoadableRelease {
  const { version, container, entry, entryType, entryGlobals, preload, shared } = manifest;
  const { modules = {}, descriptor } = manifest;
  const exposed = filling.filter((module) => descriptor.exposes.includes(module));
  return {
    version,
    release,
    container,
    base,
    entry,
    ...(entryType && { entryType }),
    ...(entryGlobals && { entryGlobals }),
    preload,
    // A development build lists no files of its modules, as its entry loads them.
    ...(exposed.length > 0 && {
      modules: Object.fromEntries(exposed.map((module) => [module, modules[module] ?? []])),
    }),
    shared,
    files: browserFiles(manifest),
  };
}

function visibleParts(
  descriptor: Release['descriptor'],
  routes: Release['descriptor']['routes'],
  visitor: Visitor | null,
) {
  const hidden = descriptor.routes.filter((route) => !routes.includes(route)).map((route) => route.path);
  const isShown = ({ path, permissions }: { path: string; permissions?: AnyOf }) =>
    holds(visitor, permissions) && !hidden.includes(path.replace(/\?.*/, ''));
  const actions = (descriptor.actions ?? [])
    .filter(isShown)
    .map(({ label, path, keywords }) => ({ label, path, ...(keywords && { keywords }) }));
  return {
    permissions: descriptor.permissions ?? [],
    routes: routes.map(({ path, title, permissions = [], shellLayout = true, followsHotel, prefetch }) => ({
      path,
      ...(title !== undefined && { title }),
      permissions,
      shellLayout,
      ...(followsHotel && { followsHotel }),
      ...(prefetch && { prefetch }),
    })),
    menu: descriptor.menu
      .filter(isShown)
      .map(({ alsoActiveOn = [], permissions = [], ...entry }): VisibleMenuEntry => ({
        ...entry,
        alsoActiveOn,
        permissions,
      })),
    ...(actions.length > 0 && { actions }),
  };
}

/** Moves the hashes of many remotes to requests of their own, as a visitor opens only some of the remotes. */
export function attachHashes(remotes: readonly LiveRemote[]): LiveRemote[] {
  const releases = remotes.flatMap(({ fallback, ...own }) => [own, ...(fallback ? [fallback] : [])]);
  const hashes = releases.reduce((sum, { files }) => sum + Object.keys(files ?? {}).length, 0);
  return hashes <= maxInlineHashes ? [...remotes] : remotes.map(replaceWithHashesUrl);
}

function replaceWithHashesUrl({ fallback, ...remote }: LiveRemote): LiveRemote {
  const { name } = remote;
  return { ...withHashesUrl(remote, name), ...(fallback && { fallback: withHashesUrl(fallback, name) }) };
}

/** Leaves the hashes of an override in the document, as the registry has no address for them. */
function withHashesUrl<R extends LoadableRelease>(release: R, remote: string): R {
  if (release.base !== releaseBase(remote, release.release)) return release;
  const { files: _files, ...rest } = release;
  return { ...rest, hashes: releaseHashesPath(remote, release.release) } as R;
}
