/** @typedef {import('./comparisons.mjs').Comparison} Comparison */
/** @typedef {import('./summarize-visits.mjs').Figure} Figure */

const guardWaits =
  'the suite’s guard stays on view for 500 ms when the application starts, as it is meant to (shell/src/guard/use-session-guard.ts). Warm, the profile, the rows and the code are there 0.3 s after the start, and the processor then waits for that timer. No peer has such a minimum.';

/**
 * Why the suite can be behind, by what the lists of requests in results/latest.json and a profile of the page show.
 * @type {Partial<Record<Figure, string>>}
 */
const reasons = {
  coldMs: guardWaits,
  warmMs: guardWaits,
  menuMs:
    'the screen of the hotels is a release of its own: its files are asked for after the press, beside its data. react-admin has the screen in its one bundle, and asks for the data alone.',
  menuBytes:
    'the remote brings script and style of its screen after the press, and its entry where no idle time brought it before. react-admin has the screen in its bundle; in ant-design-pro it is a chunk of 1 kB, since all components came with the first screen.',
  menuRequests:
    'the remote’s screen is a script and a style beside its entry, and the columns that the visitor chose are a call of their own.',
  coldRequests:
    'shell and remote share their code in smaller files, and ask for the registry document, the stream of its changes and the columns that the visitor chose as well.',
  warmRequests:
    'beside the page, the profile and the two calls of the list, which all ask for, the suite asks for the registry document, the stream of its changes and the columns that the visitor chose.',
  warmBytes:
    'its page is 0.4 kB larger, and the columns that the visitor chose are one answer more (0.6 kB); the code comes from the cache everywhere.',
};

/**
 * A sentence for each row in which the suite is behind a peer.
 * @param {readonly Comparison[]} comparisons
 * @param {typeof reasons} [known]
 * @returns {string[]}
 */
export function reasonsBehind(comparisons, known = reasons) {
  const behind = comparisons.filter(({ suite, other }) => suite > other);
  const figures = [...new Set(behind.map(({ figure }) => figure))];
  return figures.map((figure) => {
    const cells = behind.filter((one) => one.figure === figure);
    const where = cells.map(({ title, latency }) => `${title} at ${latency} ms`).join(', ');
    const reason = known[figure] ?? 'the reason was not looked for yet.';
    return `Behind in “${cells[0]?.label}” (${where}): ${reason}`;
  });
}
