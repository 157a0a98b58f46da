import { moduleFile, type LoadableRelease } from '@suite/descriptor';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { attachScripts, attachModules } from '../download/attach-files.ts';
import { fileUrl } from '../download/integrity.ts';
import { importModule } from './import-module.ts';

export interface Container {
  init(...given: unknown[]): unknown;
  get(module: string): Promise<() => unknown>;
}

const loaded = new Map<string, Promise<object>>();

/** Loads an entry built without `remoteConfig`; a failed load can be retried. Throws LoadFailure. */
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

/** Other files would load later without verification, so the registry rejects such releases. */
function refuseLateScripts({ entry, preload, files = {} }: LoadableRelease): void {
  const late = Object.keys(files).find(
    (file) => /\.m?js$/.test(file) && file !== entry && !preload.includes(file),
  );
  if (late === undefined) return;
  throw new LoadFailure(`${late} would be loaded without being verified`, { canRecover: false });
}

let turn: Promise<unknown> = Promise.resolve();

/** Two builds of one remote use the same globals, so they run sequentially. */
function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

/** Removes the globals that the scripts have defined, because the next build uses the same names. */
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
