import { createHash } from 'node:crypto';
import type { MenuEntry, Release, RemoteDescriptor } from '@suite/descriptor';
import type { GateHost } from '../../gate/gate-host.ts';
import type { GateCode } from '../../gate/gate-problem.ts';
import type { FederationManifest } from '../federation-manifest.ts';
import { draftRelease, list, seal, type ReleaseDraft } from '../release-draft.ts';
import { liveRelease, type GateCase } from './gate-case.ts';

/** Makes one case another. */
export type Change = (one: GateCase) => void;

/** What is wrong, the code that names it, and words of the sentence that helps. */
export type BrokenRelease = readonly [what: string, code: GateCode, help: RegExp, change: Change];

/** The team changed its sources and built again. */
export function built(change: (manifest: Release, files: Record<string, string>) => void): Change {
  return ({ draft }) => {
    change(draft.manifest, draft.files);
    seal(draft);
  };
}

/** Built with a page of its own, which asks for all its files. */
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

/** Built by another tool: `files` are all there is, and `entry` is the first of them. */
export function builtElsewhere(files: Record<string, string>, fields: Partial<Release> = {}): Change {
  return ({ draft }) => {
    const [entry = '', ...others] = Object.keys(files);
    draft.files = files;
    const preload = others.filter((path) => /\.(?:m?js|css)$/.test(path));
    Object.assign(draft.manifest, { entry, entryType: 'module', preload, shared: {} }, fields);
    list(draft);
  };
}

/** The output of the build was altered. */
export function altered(change: (draft: ReleaseDraft) => void): Change {
  return ({ draft }) => change(draft);
}

export function listedAs(fields: object): Change {
  return altered(({ manifest }) => Object.assign(manifest, fields));
}

/** mf-manifest.json is that of something else, and hashed as it is. */
export function federatedAs(change: (manifest: FederationManifest) => void): Change {
  return ({ draft }) => {
    const manifest = JSON.parse(draft.files['mf-manifest.json'] ?? '') as FederationManifest;
    change(manifest);
    draft.files['mf-manifest.json'] = JSON.stringify(manifest);
    list(draft);
  };
}

/** Another team is live with this as well. */
export function beside(...draft: Parameters<typeof draftRelease>): Change {
  return ({ live }) => {
    live.push(liveRelease(draftRelease(...draft), `2.0.0-${'0'.repeat(11)}${live.length % 10}`));
  };
}

export function hostedBy(change: Partial<GateHost>): Change {
  return ({ host }) => Object.assign(host, change);
}

/** Text that no compression makes smaller than three quarters, the same every time. */
export function noise(bytes: number): string {
  if (drawnNoise.length < bytes) {
    const blocks = Array.from({ length: Math.ceil(bytes / 88) }, (_, index) =>
      createHash('sha512').update(String(index)).digest('base64'),
    );
    drawnNoise = blocks.join('');
  }
  return drawnNoise.slice(0, bytes);
}

/** The longest text drawn so far; every other one is its beginning. */
let drawnNoise = '';
