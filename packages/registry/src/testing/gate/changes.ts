import { createHash } from 'node:crypto';
import type { MenuEntry, Release, RemoteDescriptor } from '@suite/descriptor';
import type { GateHost } from '../../gate/gate-host.ts';
import type { GateCode } from '../../gate/gate-problem.ts';
import type { FederationManifest } from '../federation-manifest.ts';
import { draftRelease, list, seal, type ReleaseDraft } from '../release-draft.ts';
import { liveRelease, type GateCase } from './gate-case.ts';

export type Change = (one: GateCase) => void;

/** Contains the fault, its code, and words of the sentence that explains the remedy. */
export type BrokenRelease = readonly [what: string, code: GateCode, help: RegExp, change: Change];

/** Changes the manifest or files as a build from changed sources would. */
export function built(change: (manifest: Release, files: Record<string, string>) => void): Change {
  return ({ draft }) => {
    change(draft.manifest, draft.files);
    seal(draft);
  };
}

/** Adds a page of its own, which loads all its files. */
export function paged(access: RemoteDescriptor['access'], files: Record<string, string>): Change {
  return built((manifest, all) => {
    Object.assign(all, files);
    Object.assign(manifest.descriptor, { access, menu: [] });
    delete manifest.descriptor.permissions;
    const ending = (end: string) => Object.keys(files).filter((file) => file.endsWith(end));
    manifest.page = { scripts: ending('.js'), styles: ending('.css') };
  });
}

export function describedAs(change: Partial<RemoteDescriptor>): Change {
  return built(({ descriptor }) => Object.assign(descriptor, change));
}

export function withRoutes(...paths: string[]): Change {
  return describedAs({ routes: paths.map((path) => ({ path })), menu: [] });
}

export function withMenu(...entries: Partial<MenuEntry>[]): Change {
  return built(({ descriptor }) => {
    const [first] = descriptor.menu;
    if (first) descriptor.menu = entries.map((entry) => ({ ...first, ...entry }));
  });
}

export function sharing(shared: Record<string, string>): Change {
  return built((manifest) => Object.assign(manifest.shared, shared));
}

/** Simulates the build of another tool: `files` are all files, and the first one is the entry. */
export function builtElsewhere(files: Record<string, string>, fields: Partial<Release> = {}): Change {
  return ({ draft }) => {
    const [entry = '', ...others] = Object.keys(files);
    draft.files = files;
    const preload = others.filter((path) => /\.(?:m?js|css)$/.test(path));
    Object.assign(draft.manifest, { entry, entryType: 'module', preload, shared: {} }, fields);
    list(draft);
  };
}

/** Alters the output after the build. */
export function altered(change: (draft: ReleaseDraft) => void): Change {
  return ({ draft }) => change(draft);
}

export function listedAs(fields: object): Change {
  return altered(({ manifest }) => Object.assign(manifest, fields));
}

/** Changes mf-manifest.json and its hash. */
export function federatedAs(change: (manifest: FederationManifest) => void): Change {
  return ({ draft }) => {
    const manifest = JSON.parse(draft.files['mf-manifest.json'] ?? '') as FederationManifest;
    change(manifest);
    draft.files['mf-manifest.json'] = JSON.stringify(manifest);
    list(draft);
  };
}

/** Adds a live release of another team. */
export function beside(...draft: Parameters<typeof draftRelease>): Change {
  return ({ live }) => {
    live.push(liveRelease(draftRelease(...draft), `2.0.0-${'0'.repeat(11)}${live.length % 10}`));
  };
}

export function hostedBy(change: Partial<GateHost>): Change {
  return ({ host }) => Object.assign(host, change);
}

/** Returns reproducible text that compresses to no less than three quarters. */
export function noise(bytes: number): string {
  if (drawnNoise.length < bytes) {
    const blocks = Array.from({ length: Math.ceil(bytes / 88) }, (_, index) =>
      createHash('sha512').update(String(index)).digest('base64'),
    );
    drawnNoise = blocks.join('');
  }
  return drawnNoise.slice(0, bytes);
}

/** The longest text so far; shorter ones are its beginning. */
let drawnNoise = '';
