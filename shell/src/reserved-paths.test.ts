import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { reservedPaths } from '@suite/contracts/platform';
import { routesOverlap } from '@suite/descriptor';

function shellRoutes(): string[] {
  return readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(__dirname, file), 'utf8').matchAll(/<Route\s+path="([^"]+)"/g),
    ])
    .map(([, route = '']) => route)
    .filter((route) => route !== '*');
}

test('no remote may claim a route of the shell', () => {
  const routes = shellRoutes();
  expect(routes).toEqual(expect.arrayContaining(['/login', '/reset-password', '/releases']));
  expect(routes.filter((route) => !reservedPaths.some((path) => routesOverlap(path, route)))).toEqual([]);
});
