import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@suite/contracts/http';
import { endpointsByExportName } from '@suite/contracts/endpoints';
import type { RemoteDescriptor } from '@suite/descriptor';

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
