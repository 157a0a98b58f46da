import { expect, test } from '@jest/globals';
import { createProgress } from '../progress.mjs';
import { prepareGroups } from './prepare-groups.mjs';
import type { ToolchainVersions } from './test-environment.mjs';
import type { TestGroup } from './test-groups.mjs';

const silent = createProgress({ write: () => undefined });
// Any program with `--version` can replace the browser.
const chromium = process.execPath;

async function prepare(kinds: TestGroup['kind'][], installed?: string) {
  const calls: string[] = [];
  const listGroups = async ({ SUITE_BROWSER: browser }: ToolchainVersions): Promise<TestGroup[]> => {
    calls.push(browser === '' ? 'list without a browser' : 'list');
    return kinds.map((kind) => ({
      id: kind,
      kind,
      name: kind,
      hash: '1',
      inputs: [],
      environment: [],
      builds: [],
    }));
  };
  const ensure = async () => {
    calls.push('install');
    return chromium;
  };
  const prepared = await prepareGroups(silent, async (groups) => ({ groups }), {
    find: () => installed,
    ensure,
    listGroups,
  });
  return { calls, chromium: prepared.chromium };
}

test('Chromium is installed for browser tests, and its version counts from then on', async () => {
  expect(await prepare(['unit', 'browser'])).toEqual({
    calls: ['list without a browser', 'install', 'list'],
    chromium,
  });
});

test('no Chromium is installed for checks and unit tests, nor where there is one', async () => {
  expect(await prepare(['check', 'unit'])).toEqual({
    calls: ['list without a browser'],
    chromium: undefined,
  });
  expect(await prepare(['browser'], chromium)).toEqual({ calls: ['list'], chromium });
});
