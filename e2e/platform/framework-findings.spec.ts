import path from 'node:path';
import { expect } from '../suite/test.ts';
import { appendTo, buildByTool, checkFolder, examples, replaceInBuild, test } from './example-suite.ts';
import { fixtures } from './remote-workshop.ts';

test('check refuses MUI whose styles do not reach the shadow root, and names the remedy', async ({
  browser,
  exampleSuite,
}) => {
  const built = await buildByTool(path.join(fixtures, 'mf-mui-plain'), 'vite/bin/vite.js');
  const { errors = [] } = await checkFolder(exampleSuite, browser, 'mf-mui-plain', built);
  expect(errors).toContainEqual({
    field: 'styles-unreached',
    message: expect.stringMatching(
      /\/mui-plain is drawn without styles .*\(<style data-emotion>\).* wrap the application into <CacheProvider value=\{createCache\(\{ key, container: context\.root/,
    ),
  });
});

test('check refuses MUI with a nonce whose styles stay in the head', async ({ browser, exampleSuite }) => {
  const built = await buildByTool(path.join(examples, 'mf-mui'), 'vite/bin/vite.js');
  const inHead = await replaceInBuild(built, 'container: e.root,', '');
  const { errors } = await checkFolder(exampleSuite, browser, 'mf-mui', inHead);
  expect(errors).toEqual([
    { field: 'styles-unreached', message: expect.stringMatching(/without styles .*\(\.mui-[^)]+\)/) },
  ]);
});

test('check says why a remote is not mounted that gives no unmount', async ({ browser, exampleSuite }) => {
  const built = await buildByTool(path.join(examples, 'mf-by-hand'), null);
  const broken = await replaceInBuild(built, 'return () => element.replaceChildren();', '');
  const { errors } = await checkFolder(exampleSuite, browser, 'mf-by-hand', broken);
  expect(errors).toEqual([
    {
      field: 'not-mounted',
      message: expect.stringContaining(
        'a remote that failed: mount returned no function that unmounts: return one, such as () => root.unmount(). Open',
      ),
    },
  ]);
});

test('check lists a router of another version, and refuses one that patches what exists', async ({
  browser,
  exampleSuite,
}) => {
  const built = await buildByTool(path.join(examples, 'mf-mui'), 'vite/bin/vite.js');
  // React Router marks its version this way; the shell's router has a different one.
  const other = await appendTo(built, 'remote.js', "window.__reactRouterVersion = '7.0.0';");
  const { smoke_run } = await checkFolder(exampleSuite, browser, 'mf-mui', other);
  expect(smoke_run).toMatchObject({ outcome: 'passed', findings: [{ code: 'library-marks' }] });
  expect(smoke_run?.findings[0]?.message).toContain('React Router (__reactRouterVersion)');
  const patching = await appendTo(built, 'remote.js', 'history.pushState = history.pushState.bind(history);');
  const { errors } = await checkFolder(exampleSuite, browser, 'mf-mui', patching);
  expect(errors).toContainEqual(expect.objectContaining({ field: 'globals-changed' }));
});
