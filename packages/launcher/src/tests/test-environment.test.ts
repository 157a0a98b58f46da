import { expect, test } from '@jest/globals';
import { testEnvironment, toolchainVersions } from './test-environment.mjs';

test('tests see the variables their groups declare and those a process needs, and no others', () => {
  const env = {
    PATH: '/usr/bin',
    TZ: 'UTC',
    LANG: 'C',
    DATABASE_URL: 'postgres://live',
    NODE_OPTIONS: '-r x',
  };
  const groups = [{ environment: ['TZ', 'TEST_DATABASE_URL'] }, { environment: ['LANG'] }];
  expect(testEnvironment(groups, env)).toEqual({ PATH: '/usr/bin', TZ: 'UTC', LANG: 'C' });
});

test('the toolchain is named by its versions', () => {
  const node = `node ${process.version} ${process.platform}-${process.arch}`;
  expect(toolchainVersions()).toEqual({ SUITE_TOOLCHAIN: node, SUITE_BROWSER: '' });
  // Any program with `--version` can replace the browser.
  expect(toolchainVersions(process.execPath)).toEqual({
    SUITE_TOOLCHAIN: node,
    SUITE_BROWSER: process.platform === 'win32' ? process.execPath : process.version,
  });
});
