import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { withServedLinks } from './served-links.mjs';
import { root, sdkPackages } from './sdk-packages.mjs';

test.each([
  ['[Develop](../../docs/teams/start.md#develop)', 'Develop (`/platform/docs/start#develop` of your suite)'],
  ['([releasing](../../docs/releasing.md)).', '(releasing (`/platform/docs/releasing` of your suite)).'],
  ['[decision 0149](../../docs/decisions/0149-write-csv.md)', 'decision 0149'],
  ['[gate](../registry/src/gate)', 'gate'],
  ['[React](https://react.dev)', '[React](https://react.dev)'],
])('%s is packed as %s', (link, packed) => {
  expect(withServedLinks(link)).toBe(packed);
});

test('no packed README leads out of its package, or to a page that is not served', () => {
  const served = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  for (const name of sdkPackages) {
    const text = withServedLinks(readFileSync(join(root, 'packages', name, 'README.md'), 'utf8'));
    expect([name, text.match(/\]\(\.\.[^)]*\)/g)]).toEqual([name, null]);
    for (const [, page = ''] of text.matchAll(/`\/platform\/docs\/([a-z-]+)/g))
      expect(served.some((file) => file === `${page}.md` || file === join('teams', `${page}.md`))).toBe(true);
  }
});
