import { compareAll } from './comparisons.mjs';
import { reasonsBehind } from './reasons-behind.mjs';
import { packagesOf, peers } from './peers.mjs';

/**
 * @param {import('./summarize-visits.mjs').Summary} summary
 * @param {number} runs
 */
export function peerNotes(summary, runs) {
  return [
    ...reasonsBehind(compareAll(summary)),
    `Medians of ${runs} runs of each, in turns in one browser, each on a server and a database of its own with the same demo data: the server of the suite, so that compression, caching and calls are the same. Its content security policy is off for all.`,
    'Cold: an empty HTTP cache, signed in, from the navigation to the first painted row of bookings. Warm: the same in a new tab of that profile. Menu: from pressing the entry, when the bookings have asked for nothing for half a second, to the first painted row of hotels; then once more after going back.',
    'Blocked: what long tasks took beyond 50 ms each, before the row was painted. Bytes: answers over the wire with their headers (encodedDataLength), of all requests sent before the row.',
    ...peers.map(
      (peer) =>
        `${peer.title}: ${packagesOf(peer)
          .map(({ name, version, license }) => `${name} ${version} (${license})`)
          .join(', ')}.`,
    ),
    'The peers have the two lists with figures, filters, order, pages and deletion, without sign-in page (but react-admin, which brings one), languages, dialogs, saved views, exports or live changes. Both remotes of Module Federation 2 are on the origin of the host, which spares it a connection.',
    'react-admin has a data provider of its own, since ra-data-simple-rest’s parameters do not fit the API, and is one bundle, as its documentation builds it; ant-design-pro has a chunk for each screen, as Umi splits pages; Module Federation 2 shares react, react-router, react-query and antd as singletons, asked for by their manifests.',
  ];
}
