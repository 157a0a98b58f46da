import { releaseRemote } from '../processes/release-remote.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { copyRemote } from './copy-remote.mjs';

/**
 * Releases the bookings remote and copies of it under other names, until `count` remotes are live.
 * @param {import('../processes/start-server.mjs').Server} server
 * @param {number} count
 */
export async function registerRemotes(server, count) {
  await releaseRemote(server, 'mf-bookings');
  const folder = await temporaryFolder();
  for (let number = 2; number <= count; number++) {
    const name = `mf-area-${number}`;
    await copyRemote(folder.path, { name, version: '1.0.0', descriptor: (own) => elsewhere(own, number) });
    await releaseRemote(server, name, folder.path);
  }
  await folder.remove();
}

/**
 * @param {Record<string, unknown>} descriptor
 * @param {number} number
 */
function elsewhere({ actions: _, events: __, slots: ___, ...descriptor }, number) {
  const path = `/area-${number}`;
  return {
    ...descriptor,
    title: `Area ${number}`,
    routes: [{ path }, { path: `${path}/details` }],
    menu: [
      { id: `area-${number}.list`, label: `Area ${number}`, path, icon: 'bookings', order: 100 + number },
    ],
  };
}
