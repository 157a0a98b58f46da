import { basename } from 'node:path';
import { endChildren, onInterrupt } from '../processes/children.mjs';
import { startDevServer } from '../dev-server/dev-server.mjs';
import { ensureDeveloperEdition } from '../dev-server/developer-edition.mjs';
import { Failure } from '../failure.mjs';
import { uploadDevBuild } from '../dev-server/upload-dev-build.mjs';
import { ensureInstalled } from '../install/install.mjs';
import { ensurePortIsFree, findFreePort } from '../processes/port.mjs';
import { createProgress } from '../progress.mjs';
import { readDevArguments } from '../dev-server/read-dev-arguments.mjs';

const firstPort = 4001;

/**
 * `npm run dev -- mf-bookings`: one remote from this machine inside a running suite, with hot reload.
 * @param {string[]} args
 */
export async function runDev(args) {
  const progress = createProgress();
  const { folder, suite, isLocal, port: wanted, grant } = readDevArguments(args);
  /** @type {import('../dev-server/upload-dev-build.mjs').Override | undefined} */
  let override;
  const takeBack = async () => {
    const held = override;
    override = undefined;
    await held?.takeBack().catch((error) => progress.line(`✗ It could not be taken back: ${error.message}`));
  };
  onInterrupt(() => {
    progress.line('Stopping …');
    return takeBack();
  });
  try {
    await ensureInstalled(progress);
    if (wanted !== undefined) await ensurePortIsFree(wanted, 'localhost');
    const port = wanted ?? (await findFreePort(firstPort, 'localhost'));
    const [server] = await Promise.all([
      startDevServer({ folder, port, suite }, progress),
      isLocal ? ensureDeveloperEdition(progress) : undefined,
    ]);
    const step = progress.step(`Uploading the development build to ${suite}`);
    const token = process.env['SUITE_TOKEN'] || undefined;
    override = await uploadDevBuild({ suite, base: server.base, token, grant }).catch((error) => {
      step.failed();
      throw error;
    });
    step.done();
    progress.line(welcome(`${suite}/?override=${override.text}`, basename(folder)));
    await server.ended;
    throw new Failure('The development server ended.');
  } finally {
    await takeBack();
    await endChildren();
  }
}

/**
 * @param {string} link
 * @param {string} name
 */
function welcome(link, name) {
  return [
    '',
    `  Open ${link}`,
    `  It shows ${name} from here. Ctrl-C ends that, and the release is shown again.`,
    '',
  ].join('\n');
}
