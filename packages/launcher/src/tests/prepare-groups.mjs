import { ensureChromium, findChromium } from '../install/chromium.mjs';
import { toolchainVersions } from './test-environment.mjs';
import { listTestGroups } from './test-groups.mjs';

/** @typedef {import('./test-groups.mjs').TestGroup} TestGroup */

/**
 * @template {{ groups: TestGroup[] }} Selection
 * @param {import('../progress.mjs').Progress} progress
 * @param {(all: TestGroup[]) => Promise<Selection>} select
 * @param {{ find?: typeof findChromium, ensure?: typeof ensureChromium, listGroups?: typeof listTestGroups }} [parts]
 */
export async function prepareGroups(
  progress,
  select,
  { find = findChromium, ensure = ensureChromium, listGroups = listTestGroups } = {},
) {
  const read = async (/** @type {string | undefined} */ chromium) => {
    const toolchain = toolchainVersions(chromium);
    return { chromium, toolchain, ...(await select(await listGroups(toolchain))) };
  };
  const prepared = await read(find());
  const needsBrowser = prepared.groups.some(({ kind }) => kind === 'browser');
  return prepared.chromium === undefined && needsBrowser ? read(await ensure(progress)) : prepared;
}
