import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { routePathPattern, routesOverlap } from './route-path.ts';

/** Few names make routes overlap often. */
const name = fc.constantFrom('users', 'Users', 'USERS', 'account', 'a.b', '7');
const segment = fc.oneof(name, fc.constantFrom(':id', ':name'));
const route = fc
  .tuple(fc.array(segment, { maxLength: 3 }), fc.boolean())
  .map(([segments, hasRest]) => `/${[...segments, ...(hasRest ? ['*'] : [])].join('/')}`);
const address = fc
  .tuple(fc.array(name, { maxLength: 4 }), fc.boolean())
  .map(([segments, endsWithSlash]) => `/${segments.join('/')}${endsWithSlash ? '/' : ''}`);

test('two routes that the router takes for one address overlap', () => {
  fc.assert(
    fc.property(route, route, address, (one, other, path) => {
      expect([one, other].every((pattern) => routePathPattern.test(pattern))).toBe(true);
      fc.pre(matchPath(one, path) !== null && matchPath(other, path) !== null);
      expect(routesOverlap(one, other)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

/** Returns the shortest address that may match both routes; literals win over parameters. */
function commonAddress(one: string, other: string): string {
  const [first, second] = [one.split('/'), other.split('/')];
  const parts = Array.from({ length: Math.max(first.length, second.length) }, (_, index) => {
    const fixed = [first[index], second[index]].filter((part) => part !== undefined && part !== '*');
    return fixed.find((part) => !part?.startsWith(':')) ?? (fixed.length > 0 ? 'x' : undefined);
  });
  return parts.filter((part) => part !== undefined).join('/') || '/';
}

test('two routes that overlap share an address of the router', () => {
  fc.assert(
    fc.property(route, route, (one, other) => {
      fc.pre(routesOverlap(one, other));
      const path = commonAddress(one, other);
      expect([path, matchPath(one, path) !== null, matchPath(other, path) !== null]).toEqual([
        path,
        true,
        true,
      ]);
    }),
    { numRuns: 2_000 },
  );
});
