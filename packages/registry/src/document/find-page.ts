import type { Database } from '@suite/database';
import { routesOverlap } from '@suite/descriptor';
import { candidateLister } from './list-candidates.ts';

/** A file of a page, and the SHA-384 it must have. */
export interface PageFile {
  /** Inside the release. */
  path: string;
  url: string;
  integrity: string;
}

/** The page that a remote shows to visitors who never load the shell. */
export interface RemotePage {
  remote: string;
  /** Where the storage keeps the release: `<remote>/<release>`. */
  folder: string;
  title: string;
  scripts: PageFile[];
  styles: PageFile[];
}

/** Finds the remote whose own page answers an address; null where the shell does. `path` is without its query. */
export function createPageFinder(database: Database): (path: string) => Promise<RemotePage | null> {
  const listCandidates = candidateLister(database);
  return async (path) => {
    const candidates = await listCandidates(null);
    const found = candidates.find(
      ({ manifest: { page, descriptor } }) =>
        page && descriptor.routes.some((route) => routesOverlap(route.path, asWritten(path))),
    );
    const page = found?.manifest.page;
    if (!found || !page) return null;
    const { manifest, base, release } = found;
    const remote = manifest.name;
    const place = (file: string): PageFile => ({
      path: file,
      url: `${base}${file}`,
      integrity: manifest.files[file] ?? '',
    });
    return {
      remote,
      folder: `${remote}/${release}`,
      title: manifest.descriptor.title,
      scripts: page.scripts.map(place),
      styles: page.styles.map(place),
    };
  };
}

/** The path of an address as a route: in an address a colon or a star has no meaning. */
export function asWritten(path: string): string {
  return path
    .split('/')
    .map((segment) => segment.replace(/^[:*]/, '_'))
    .join('/');
}
