import { Failure } from '../failure.mjs';
import { root, toolFile } from '../project.mjs';
import { runNodeTool } from '../processes/run-tool.mjs';

/**
 * @typedef {object} TestGroup tests that run and are cached together
 * @property {string} id `mf-bookings#test`
 * @property {'check' | 'unit' | 'browser'} kind
 * @property {string} name the workspace's folder, or the folder of `e2e`
 * @property {string} hash covers everything that affects the result
 * @property {string[]} inputs hashed files as paths from the root
 * @property {string[]} environment variables that tests may read
 * @property {string[]} builds workspaces to build first; browser tests need all
 */

/**
 * @typedef {object} DryRunTask
 * @property {string} taskId
 * @property {string} task
 * @property {string} directory
 * @property {string} hash
 * @property {string} command
 * @property {Record<string, string>} inputs
 * @property {string[]} dependencies
 * @property {{ specified: { env: string[], passThroughEnv: string[] | null } }} environmentVariables
 */

/** @typedef {{ tasks: DryRunTask[], globalCacheInputs: { files: Record<string, string> } }} DryRun */

const taskNames = ['check', 'test', 'e2e', 'e2e:accessibility', 'e2e:docs', 'e2e:platform', 'e2e:smoke'];
const absent = '<NONEXISTENT>';

/**
 * @param {import('./test-environment.mjs').ToolchainVersions} toolchain
 * @param {string} [folder]
 * @returns {Promise<TestGroup[]>}
 */
export async function listTestGroups(toolchain, folder = root) {
  const { ok, lines } = await runNodeTool(toolFile('turbo'), ['run', ...taskNames, '--dry=json'], {
    cwd: folder,
    env: toolchain,
    maxLines: Number.POSITIVE_INFINITY,
  });
  if (!ok)
    throw new Failure(`${lines.slice(-20).join('\n')}\nturbo could not list the tests; see turbo.json.`);
  return groupsOf(readDryRun(lines));
}

/**
 * @param {string[]} lines
 * @returns {DryRun}
 */
function readDryRun(lines) {
  const start = lines.indexOf('{');
  const end = lines.lastIndexOf('}');
  return JSON.parse(lines.slice(start, end + 1).join('\n'));
}

/**
 * @param {DryRun} dryRun
 * @returns {TestGroup[]}
 */
function groupsOf({ tasks, globalCacheInputs }) {
  const byId = new Map(tasks.map((task) => [task.taskId, task]));
  const globalFiles = Object.keys(globalCacheInputs.files);
  return tasks
    .filter(({ task, command }) => taskNames.includes(task) && command !== absent)
    .map((task) => ({
      id: task.taskId,
      kind: kindOf(task),
      name: task.task.startsWith('e2e:') ? task.task.slice('e2e:'.length) : task.directory,
      hash: task.hash,
      inputs: [...new Set([...globalFiles, ...filesOf(task, byId, new Set())])],
      environment: [
        ...task.environmentVariables.specified.env,
        ...(task.environmentVariables.specified.passThroughEnv ?? []),
      ],
      builds: task.dependencies.flatMap((id) => /^(.+)#build$/.exec(id)?.[1] ?? []),
    }));
}

/** @param {DryRunTask} task */
function kindOf({ task }) {
  if (task === 'check') return 'check';
  return task === 'test' ? 'unit' : 'browser';
}

/**
 * @param {DryRunTask} task
 * @param {Map<string, DryRunTask>} byId
 * @param {Set<string>} visited
 * @returns {string[]}
 */
function filesOf(task, byId, visited) {
  if (visited.has(task.taskId)) return [];
  visited.add(task.taskId);
  const own = Object.keys(task.inputs).map((file) => pathFromRoot(task.directory, file));
  const upstream = task.dependencies.flatMap((id) => {
    const dependency = byId.get(id);
    return dependency ? filesOf(dependency, byId, visited) : [];
  });
  return [...own, ...upstream];
}

/**
 * @param {string} directory
 * @param {string} file may begin with `../`
 */
function pathFromRoot(directory, file) {
  return new URL(file, `file:///${directory === '' ? '' : `${directory}/`}`).pathname.slice(1);
}
