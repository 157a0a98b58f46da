/** @typedef {ReturnType<typeof import('./peer-promises.mjs').peerPromises>[number]} PeerPromise */

/**
 * Why the suite can be behind; each was found by measuring.
 * @type {readonly { peer: PeerPromise['peer'], figure: PeerPromise['figure'], reason: string }[]}
 */
const reasons = [];

/**
 * A sentence for each figure in which the suite is behind.
 * @param {readonly PeerPromise[]} promises
 * @param {typeof reasons} [known]
 */
export function reasonsBehind(promises, known = reasons) {
  return promises
    .filter(({ reached }) => !reached)
    .map(({ peer, figure, what }) => {
      const found = known.find((one) => one.peer === peer && one.figure === figure);
      return `Behind: ${what}: ${found?.reason ?? 'the reason was not looked for yet.'}`;
    });
}
