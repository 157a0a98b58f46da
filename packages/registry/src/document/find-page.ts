import { sql, type Database } from '@suite/database';
import { releaseBase, routesOverlap } from '@suite/descriptor';
import type { LiveRelease } from '../releases.repository.ts';
import { readLiveVersion } from './live-set.ts';

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
  let known: { version: string; live: LiveRelease[] } | undefined;
  return async (path) => {
    const version = await readLiveVersion(database);
    if (known?.version !== version) known = { version, live: await listReleasesWithPage(database) };
    const found = known.live.find(({ manifest: { descriptor } }) =>
      descriptor.routes.some((route) => routesOverlap(route.path, asWritten(path))),
    );
    const page = found?.manifest.page;
    if (!found || !page) return null;
    const { remote, manifest, release } = found;
    const base = releaseBase(remote, release);
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

function listReleasesWithPage(database: Database): Promise<LiveRelease[]> {
  return database.query<LiveRelease>(sql`
    select remote, release, manifest from channels join releases using (remote, release)
    where channel = 'live' and manifest -> 'page' is not null
    order by remote`);
}

/** Escapes a path for matching as a route: colons and stars have no meaning in an address. */
export function asWritten(path: string): string {
  return path
    .split('/')
    .map((segment) => segment.replace(/^[:*]/, '_'))
    .join('/');
}
