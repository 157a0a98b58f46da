/** Suffixes describe a file's kind. A file without one is named after its export. */
const suffixes = [
  'screen',
  'query',
  'mutation',
  'endpoint',
  'schema',
  'routes',
  'policy',
  'repository',
  'public',
  'flow',
  'factory',
  'test',
  'spec',
  'page',
];

/** Tools define these suffixes. */
const toolSuffixes = ['config', 'd', 'module', 'generated', 'node', 'build', 'svelte'];

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const grabBag = /^(utils?|helpers?|common|shared|misc)$/;

/**
 * @param {string} path source file, with `/` between folders
 * @returns {string | undefined} a problem, or undefined
 */
export function fileNameProblem(path) {
  const folders = path.split('/').filter((part) => part !== '.' && part !== '');
  const file = (folders.pop() ?? '').replace(/^\./, '');
  const [word = '', ...endings] = file.split('.');
  endings.pop();
  for (const folder of folders) if (grabBag.test(folder)) return `the folder "${folder}" says nothing`;
  if (grabBag.test(word)) return `the name "${word}" says nothing`;
  if (!kebabCase.test(word)) return `"${word}" is not kebab-case`;
  if (endings.length > (endings.at(-1) === 'test' ? 2 : 1)) return `"${file}" has too many suffixes`;
  const unknown = endings.find((ending) => !suffixes.includes(ending) && !toolSuffixes.includes(ending));
  return unknown === undefined ? undefined : `".${unknown}" is not in the closed list of suffixes`;
}
