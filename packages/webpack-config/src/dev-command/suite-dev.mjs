#!/usr/bin/env node
import { basename } from 'node:path';
import { startDevServer } from './dev-server.mjs';
import { Failure } from './failure.mjs';
import { readDevArguments } from './read-dev-arguments.mjs';
import { uploadDevBuild } from './upload-dev-build.mjs';

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const parentCheckMs = 500;
const print = (/** @type {string} */ line) => console.log(line);

/** @type {Promise<import('./upload-dev-build.mjs').Override> | undefined} */
let override;

async function develop() {
  const { folder, suite, port, grant } = readDevArguments(process.argv.slice(2), {
    folder: process.cwd(),
    suite: process.env['SUITE_REGISTRY_URL'],
  });
  const server = await startDevServer({ folder, port, suite }, print);
  const token = process.env['SUITE_TOKEN'] || undefined;
  print(`Uploading the development build to ${suite} …`);
  override = uploadDevBuild({ suite, base: server.base, token, grant });
  const { text } = await override;
  print(welcome(`${suite}/?override=${text}`, basename(folder)));
  await server.ended;
  throw new Failure('The development server ended.');
}

/** @param {string} link @param {string} name */
const welcome = (link, name) => `
  Open ${link}
  It shows ${name} from here. Ctrl-C ends that, and the release is shown again.
`;

async function takeBack() {
  const held = await override?.catch(() => undefined);
  override = undefined;
  await held?.takeBack().catch((error) => print(`✗ The override could not be taken back: ${error.message}`));
}

/** @type {Promise<void> | undefined} */
let ending;

/** The compiler's process ends with this one. @param {number} exitCode */
const end = (exitCode) => (ending ??= takeBack().then(() => process.exit(exitCode)));

/** @param {number} exitCode */
function stop(exitCode) {
  if (!ending) print('Stopping …');
  void end(exitCode);
}

for (const [name, exitCode] of Object.entries(exitCodes)) process.once(name, () => stop(exitCode));
if (process.env['npm_lifecycle_event'] !== undefined) {
  // npm forwards a signal only to its shell; a changed parent process shows that the shell has ended.
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && stop(exitCodes.SIGTERM), parentCheckMs).unref();
}
develop().catch((error) => {
  console.error(error instanceof Failure ? error.message : error);
  return end(1);
});
