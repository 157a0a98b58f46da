import { fileURLToPath } from 'node:url';
import { buildRemote, buildServer, findRunningSuite, releaseInto } from './build-and-release.mjs';
import { planRemote, writeRemote } from './create-remote.mjs';
import { readArguments, usage } from './read-arguments.mjs';
import { Refusal } from './refusal.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

try {
  await newRemote(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {string[]} argv */
async function newRemote(argv) {
  const wanted = readArguments(argv);
  if (wanted.help) return void console.log(usage);
  const plan = await planRemote(root, wanted);
  if (!wanted.dryRun) writeRemote(root, plan);
  for (const { path } of plan.added) console.log(`  + ${path}`);
  for (const { path } of plan.edited) console.log(`  ~ ${path}`);
  if (wanted.dryRun) return void console.log('\nNothing was written.');
  const { live, failed } = wanted.filesOnly ? { live: false, failed: [] } : await makeLive(plan.remote);
  console.log(`\n${nextSteps(plan, live)}`);
  if (failed.length > 0) throw new Refusal(`The files are written, but this failed: ${failed.join('; ')}.`);
}

/** @param {string} remote */
async function makeLive(remote) {
  /** @type {string[]} */
  const failed = [];
  const server = buildServer(root);
  let live = false;
  if (await buildRemote(root, remote)) {
    const suite = await findRunningSuite(root, process.env);
    if (suite) {
      live = await releaseInto(root, remote, suite);
      if (!live) failed.push(`npm run release -- ${remote}`);
    }
  } else failed.push(`npm run build -w ${remote}`);
  if (!(await server)) failed.push('npm run generate -w api');
  return { live, failed };
}

/** @param {Awaited<ReturnType<typeof planRemote>>} plan @param {boolean} live */
function nextSteps({ remote, forms }, live) {
  const release = live
    ? [`${forms['Things title']} stands in the menu of the running suite.`]
    : ['Into the menu of a running suite:', `  npm run build -w ${remote}`, `  npm run release -- ${remote}`];
  return [
    ...release,
    `Its ${forms['things words']} come with the next start of the server, which runs the new migration and serves`,
    'the new calls; open pages notice by themselves. On this machine: stop npm start, and start it again.',
    `Then: npm run check, and npm test -w ${remote}`,
  ].join('\n');
}
