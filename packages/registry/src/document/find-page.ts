import type { Database } from '@suite/database';
import { routesOverlap } from '@suite/remote-kit/descriptor';
import { openOffers } from './list-offers.ts';

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

/** Asks which remote's own page answers an address now; null where that is the shell's. `path` is without its query. */
export function openPages(database: Database): (path: string) => Promise<RemotePage | null> {
  const listOffers = openOffers(database);
  return async (path) => {
    const offers = await listOffers(null);
    const found = offers.find(
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

// A colon or a star in an address is nothing special.
function asWritten(path: string): string {
  return path
    .split('/')
    .map((segment) => segment.replace(/^[:*]/, '_'))
    .join('/');
}
