import { moduleFile, type LoadableRelease } from '@suite/descriptor';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { attachScripts } from '../download/attach-files.ts';
import { attachModules } from '../download/attach-modules.ts';
import { fileUrl } from '../download/integrity.ts';
import { importModule } from './import-module.ts';

/** The interface of a federation container, in whatever way it came into the page. */
export interface Container {
  init(...given: unknown[]): unknown;
  get(module: string): Promise<() => unknown>;
}

const loaded = new Map<string, Promise<object>>();

/**
 * Loads what the entry of a release gives that was built without `remoteConfig`: a container, or the exports of a module. A
 * failed load may be tried again.
 * @throws LoadFailure
 */
export function loadEntry(release: LoadableRelease): Promise<object> {
  const known = loaded.get(release.base);
  if (known) return known;
  const loading = load(release).catch((error: unknown) => {
    loaded.delete(release.base);
    throw error;
  });
  loaded.set(release.base, loading);
  return loading;
}

/** Gives the exports of an exposed module of ES modules: `./remote` is the entry, the others have files of their own. */
export async function importExposed(
  release: LoadableRelease,
  module: string,
  entry: object,
): Promise<object> {
  if (module === './remote') return entry;
  return importModule(fileUrl(release, moduleFile(release.entry, module)));
}

export function isContainer(entry: object): entry is Container {
  const { init, get } = entry as Partial<Container>;
  return typeof init === 'function' && typeof get === 'function';
}

async function load(release: LoadableRelease): Promise<object> {
  refuseLateScripts(release);
  if (release.entryType === 'script') return takeTurn(() => runEntry(release));
  if (release.entryType !== 'module')
    throw new LoadFailure(`This shell cannot load an entry of type ${release.entryType}`, {
      canRecover: false,
    });
  await attachModules(release);
  return importModule(fileUrl(release, release.entry));
}

/** What is not among the first files would come later, unverified: the registry takes no such release. */
function refuseLateScripts({ entry, preload, files = {} }: LoadableRelease): void {
  const late = Object.keys(files).find(
    (file) => /\.m?js$/.test(file) && file !== entry && !preload.includes(file),
  );
  if (late === undefined) return;
  throw new LoadFailure(`${late} would be loaded without being verified`, { canRecover: false });
}

let turn: Promise<unknown> = Promise.resolve();

/** Two builds of one remote have the same globals: one after the other runs. */
function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

/** Runs the scripts, and takes the globals that they defined out of the page: the next build begins with its own. */
async function runEntry(release: LoadableRelease): Promise<object> {
  const globals = globalThis as Record<string, unknown>;
  const names = release.entryGlobals ?? [];
  for (const name of names) globals[name] = undefined;
  await attachScripts(release);
  const [container = ''] = names;
  const entry = globals[container];
  for (const name of names) globals[name] = undefined;
  if (typeof entry === 'object' && entry !== null) return entry;
  throw new LoadFailure(`${release.entry} defines no global ${container}`, { canRecover: false });
}
