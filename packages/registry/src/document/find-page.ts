import type { Database } from '@suite/database';
import { routesOverlap } from '@suite/descriptor';
import { candidateLister } from './list-candidates.ts';

export interface PageFile {
  path: string;
  url: string;
  integrity: string;
}

export interface RemotePage {
  remote: string;
  folder: string;
  title: string;
  scripts: PageFile[];
  styles: PageFile[];
}

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

/** Escapes a path for matching as a route: colons and stars have no meaning in an address. */
export function asWritten(path: string): string {
  return path
    .split('/')
    .map((segment) => segment.replace(/^[:*]/, '_'))
    .join('/');
}
