import { join, resolve } from 'node:path';
import { buildAll } from '../workspace-builds/build.mjs';
import { endChildren, onInterrupt } from '../processes/children.mjs';
import { Failure } from '../failure.mjs';
import { ensureInstalled } from '../install/install.mjs';
import { ensurePortIsFree } from '../processes/port.mjs';
import { createProgress } from '../progress.mjs';
import { root } from '../project.mjs';
import { readBuiltRemotes, releaseRemotes } from '../workspace-builds/remotes.mjs';
import { startServer } from '../server/server.mjs';

const password = 'Demo1234';
const accounts = [
  ['superadmin@demo.test', 'Super Admin: reviews hotels, sees every booking'],
  ['admin@seaview.test', 'Hotel Admin of the Seaview'],
  ['staff@seaview.test', 'Staff of the Seaview: bookings'],
  ['admin@alpine.test', 'Hotel Admin of the Alpine'],
  ['roles@seaview.test', 'Assigns roles at the Seaview'],
  ['none@seaview.test', 'No permissions'],
  ['operator@demo.test', 'Platform Operator: promotes and rolls back releases, sees no hotel'],
];

export async function startSuite() {
  const progress = createProgress();
  const production = process.env['NODE_ENV'] === 'production';
  const demo = process.env['DEMO'] ?? (production ? '0' : '1');
  const inDemo = demo === '1' || demo === 'true';
  const port = process.env['PORT'] || '3000';
  const dataDir = resolve(root, process.env['DATA_DIR'] || '.data');
  await ensurePortIsFree(Number(port), process.env['HOST'] || (inDemo ? 'localhost' : '0.0.0.0'));
  onInterrupt(() => progress.line('Stopping …'));
  try {
    await ensureInstalled(progress);
    await buildAll(progress);
    const [server, builtRemotes] = await Promise.all([
      startServer(
        {
          program: join(root, 'api', 'dist', 'server.js'),
          cwd: root,
          dataDir,
          env: { DEMO: demo, PORT: port, DATA_DIR: dataDir },
          logToTerminal: production,
        },
        progress,
      ),
      inDemo ? readBuiltRemotes() : undefined,
    ]);
    if (builtRemotes) await releaseRemotes(builtRemotes, server.url, dataDir, progress);
    progress.line(welcome({ url: server.url, demo: inDemo, log: server.log }));
    const code = await server.ended;
    if (code !== 0)
      throw new Failure(
        `The server ended with code ${code}${server.log ? `; its log is ${server.log}` : ''}.`,
      );
  } finally {
    await endChildren();
  }
}

/** @param {{ url: string, demo: boolean, log: string | undefined }} what */
function welcome({ url, demo, log }) {
  const width = Math.max(...accounts.map(([email = '']) => email.length));
  const table = accounts.map(([email = '', who = '']) => `    ${email.padEnd(width)}   ${who}`);
  return [
    '',
    `  Open ${url}`,
    ...(demo ? ['', `  Demo accounts, all with the password ${password}:`, ...table] : []),
    '',
    ...(log === undefined ? [] : [`  Log: ${log}`]),
    '  Ctrl-C stops it.',
    '',
  ].join('\n');
}
