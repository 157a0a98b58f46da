import { basename } from 'node:path';
import type { Release } from '@suite/descriptor';
import { readScriptFacts } from '@suite/descriptor/script-facts';
import { ReleaseFailure } from '../release-failure.ts';

export interface BuildEntry {
  entry: string;
  entryType: NonNullable<Release['entryType']>;
  entryGlobals?: string[];
  shared: Record<string, string>;
}

interface FederationManifest {
  metaData?: { globalName?: string; remoteEntry?: { name?: string; path?: string } };
  shared?: { name: string; requiredVersion?: string }[];
}

const entryNames = ['remoteEntry', 'remote', 'index'].flatMap((name) => [`${name}.js`, `${name}.mjs`]);
const isScript = (path: string) => /\.m?js$/.test(path);

/**
 * Finds the entry by `mf-manifest.json` or its name, and its type by its content.
 * @throws ReleaseFailure without an entry that a shell can load
 */
export function findEntry(contents: ReadonlyMap<string, Buffer>, folder: string): BuildEntry {
  const manifest = readManifest(contents);
  const entry = entryOf(contents, manifest) ?? refuse(contents, folder);
  const shared = sharedOf(manifest);
  const text = String(contents.get(entry));
  const { isModule, problem } = readScriptFacts(text);
  if (isModule) return { entry, entryType: 'module', shared };
  const container = manifest.metaData?.globalName ?? definedGlobal(text);
  if (container === undefined && problem !== undefined)
    throw new ReleaseFailure(`${entry} cannot be read (${problem}). Build it again.`);
  if (container === undefined)
    throw new ReleaseFailure(
      `${entry} is a script that is neither an ES module nor a federation container${kindOf(text)}. Build it as an ES module that exports mount(element, context), or as a container.`,
    );
  return { entry, entryType: 'script', entryGlobals: [container, ...chunkGlobals(contents)], shared };
}

function readManifest(contents: ReadonlyMap<string, Buffer>): FederationManifest {
  try {
    return JSON.parse(String(contents.get('mf-manifest.json') ?? '{}')) as FederationManifest;
  } catch {
    // The gate reports an invalid manifest.
    return {};
  }
}

function entryOf(
  contents: ReadonlyMap<string, Buffer>,
  { metaData }: FederationManifest,
): string | undefined {
  const { name, path = '' } = metaData?.remoteEntry ?? {};
  if (name !== undefined) {
    const said = [path, name].filter(Boolean).join('/').replace(/\/+/g, '/');
    if (contents.has(said)) return said;
  }
  const named = entryNames.find((one) => contents.has(one));
  if (named !== undefined) return named;
  const scripts = [...contents.keys()].filter(isScript);
  return scripts.length === 1 ? scripts[0] : undefined;
}

function refuse(contents: ReadonlyMap<string, Buffer>, folder: string): never {
  const scripts = [...contents.keys()].filter(isScript).length;
  throw new ReleaseFailure(
    `${basename(folder)} has ${scripts} scripts and none is called ${entryNames.join(', ')}. Name the entry remote.js in the settings of the build.`,
  );
}

function sharedOf({ shared = [] }: FederationManifest): Record<string, string> {
  return Object.fromEntries(
    shared.map(({ name, requiredVersion }) => [name, requiredVersion === undefined ? '*' : requiredVersion]),
  );
}

/** Finds the global of a container, `var tasks;(()=>{…tasks=…})()`, or of a module, `var tasks=function(){…}()`. */
function definedGlobal(text: string): string | undefined {
  const start = text.replace(/^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n|["']use strict["'];?)+/, '');
  const [, name, rest = ''] = /^var ([A-Za-z_$][\w$]*)\s*([;=]\s*[^]{0,40})/.exec(start) ?? [];
  if (name === undefined) return undefined;
  const isAssigned = start.split(/[^\w$.]+/).filter((word) => word === name).length > 1;
  const isFunction = /^=\s*\(?\s*(?:function\b|\(?[\w$\s,]*\)?\s*=>)/.test(rest);
  if (!(rest.startsWith(';') ? isAssigned : isFunction)) return undefined;
  const offers = (word: string) => new RegExp(`\\b${word}\\b`).test(text);
  return offers('mount') || (offers('init') && offers('get')) ? name : undefined;
}

function kindOf(text: string): string {
  if (/^\s*(?:["']use strict["'];\s*)?System\.register\(/.test(text)) return ' but one for SystemJS';
  if (/\bdefine\.amd\b/.test(text)) return ' but a UMD bundle';
  // Bundles for browsers contain these words inside webpack's functions.
  if (!/^\s*[(!]/.test(text) && /\bmodule\.exports\b|\bexports\.\w+\s*=/.test(text))
    return ' but a CommonJS bundle';
  return '';
}

function chunkGlobals(contents: ReadonlyMap<string, Buffer>): string[] {
  const named = /(?:\.|\[["'])((?:webpack|rspack)Chunk[\w$]*)/g;
  const found = [...contents]
    .filter(([path]) => isScript(path))
    .flatMap(([, content]) => [...String(content).matchAll(named)].map(([, name = '']) => name));
  return [...new Set(found)];
}
