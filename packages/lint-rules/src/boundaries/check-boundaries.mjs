import { cruise, format } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { findFolderCycles, readSourceImports } from './folder-cycles.mjs';

// One cruise serves both checks, since reading imports takes most of the time.
const { output: graph } = await cruise(
  process.argv.slice(2),
  await extractOptions('./.dependency-cruiser.cjs'),
);
if (typeof graph === 'string') throw new TypeError('dependency-cruiser gave a text in place of the imports.');
const isBroken = graph.summary.error > 0;
if (isBroken) console.error((await format(graph, { outputType: 'err' })).output);

const imports = readSourceImports(graph.modules);
if (imports.length === 0) throw new Error(`No import was found in: ${process.argv.slice(2).join(' ')}`);
const cycles = findFolderCycles(imports);
if (cycles.length > 0) {
  console.error('Folders of one parent need each other (docs/decisions/0004-folders-of-a-remote.md):');
  for (const line of cycles) console.error(`  ${line}`);
}
process.exitCode = isBroken || cycles.length > 0 ? 1 : 0;
