import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@suite/contracts/http';
import { endpointsByExportName } from '@suite/contracts/endpoints';
import { prefetchedQuery, type PrefetchedCall, type RemoteDescriptor } from '@suite/descriptor';
import type { RemoteModule } from '../define-remote.tsx';

interface CallingDescriptor extends Pick<RemoteDescriptor, 'requires' | 'awaits'> {
  menu?: readonly { path: string; count?: { path: string } | undefined }[];
}

/** Lists differences between the API endpoints of a `remote.json` and those used in the folder `queries`. */
export function apiProblems(queries: string, { requires, awaits, menu = [] }: CallingDescriptor): string[] {
  const declared: Readonly<Record<string, number>> = { ...awaits?.api, ...requires?.api };
  const counts = menu.flatMap(({ count }) => (count ? [count.path] : []));
  const used = endpointsNamedIn(queries, counts);
  return [
    ...used
      .filter(({ name, version }) => declared[name] !== version)
      .map(
        ({ name, version }) =>
          `The remote calls ${name} in version ${version}: write "${name}": ${version} into requires.api.`,
      ),
    ...Object.keys(declared)
      .filter((name) => !used.some((endpoint) => endpoint.name === name))
      .map(
        (name) =>
          `${requires?.api?.[name] ? 'requires' : 'awaits'}.api names ${name}, which no query calls: take it out.`,
      ),
    ...Object.keys(requires?.api ?? {})
      .filter((name) => awaits?.api?.[name] !== undefined)
      .map((name) => `${name} is both required and awaited: take it out of awaits.api.`),
  ];
}

function endpointsNamedIn(folder: string, counts: readonly string[]): Endpoint[] {
  const text = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
  const names = new Set(text.match(/\b[a-z]\w*Endpoint\b/g));
  const requests = new Set([...counts.map((path) => `GET ${path}`), ...requestsIn(text)]);
  return [...endpointsByExportName]
    .filter(([name, { method, path }]) => names.has(name) || requests.has(`${method} ${path}`))
    .map(([, endpoint]) => endpoint)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function requestsIn(text: string): string[] {
  const requests = text.matchAll(/\.(GET|POST|PUT|PATCH|DELETE)\(\s*(['"])\/api(\/[^'"]+)\2/g);
  return [...requests].map(([, method, , path]) => `${method} ${path}`);
}

interface MadeCall {
  url: string;
  query: Readonly<Record<string, unknown>>;
}

/** Lists calls that `remote.json` prefetches for an address like `/bookings?page=2` but its screen does not make. */
export function prefetchProblems(
  { routes }: { routes: readonly { path: string; prefetch?: readonly PrefetchedCall[] }[] },
  address: string,
  calls: readonly MadeCall[],
): string[] {
  const { pathname, search } = new URL(address, 'https://suite.test');
  const made = calls.map(({ url, query }) => describe(url, query));
  return (routes.find(({ path }) => path === pathname)?.prefetch ?? [])
    .flatMap((call) => {
      const query = prefetchedQuery(call, search);
      return query ? [describe(call.path, query)] : [];
    })
    .filter((call) => !made.includes(call))
    .map(
      (call) =>
        `remote.json prefetches ${call} at ${address}, where the screen asked for ${made.join(', ')}.`,
    );
}

function describe(url: string, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${String(value)}`);
  return [url, ...(pairs.length > 0 ? [pairs.sort().join('&')] : [])].join('?');
}

/** Lists differences between a remote's routes and parts and its `remote.json`. */
export function remoteProblems(
  remote: RemoteModule,
  descriptor: Pick<RemoteDescriptor, 'routes'> & { parts?: readonly { name: string }[] },
): string[] {
  const served = remote.routes.map(({ path }) => path);
  const declared = descriptor.routes.map(({ path }) => path);
  const given = Object.keys(remote.parts);
  const promised = descriptor.parts?.map(({ name }) => name) ?? [];
  return [
    ...declared
      .filter((path) => !served.includes(path))
      .map((path) => `remote.json declares ${path}, but no screen is given for it.`),
    ...served
      .filter((path) => !declared.includes(path))
      .map((path) => `A screen is given for ${path}, which remote.json does not declare.`),
    ...served
      .filter((path, index) => served.indexOf(path) !== index)
      .map((path) => `Two screens are given for ${path}.`),
    ...promised
      .filter((name) => !given.includes(name))
      .map((name) => `remote.json declares the part ${name}, but no component is given for it.`),
    ...given
      .filter((name) => !promised.includes(name))
      .map((name) => `A component is given for the part ${name}, which remote.json does not declare.`),
  ];
}
