import {
  count,
  fineMilliseconds,
  kilobytes,
  milliseconds,
  moreMilliseconds,
  ratio,
  seconds,
} from '../figures/formats.mjs';
import { atMost } from '../figures/wanted.mjs';

/**
 * @typedef {object} PlatformFigures
 * @property {Awaited<ReturnType<typeof import('./measure-weight.mjs').measureWeight>>} weight
 * @property {Awaited<ReturnType<typeof import('./measure-many-remotes.mjs').measureManyRemotes>>} reach
 * @property {Awaited<ReturnType<typeof import('./measure-document.mjs').measureDocument>>} document
 * @property {number} idleBytes resident memory of a server of which nothing was asked yet
 * @property {Awaited<ReturnType<typeof import('./measure-moves.mjs').measureMoves>>} moves
 * @property {Awaited<ReturnType<typeof import('./measure-menu.mjs').measureMenu>>} menu
 */

/**
 * @param {PlatformFigures} figures
 * @returns {import('../figures/wanted.mjs').Wanted[]}
 */
export function platformPromises({ weight, reach, document, idleBytes, moves, menu }) {
  const { one, many } = reach;
  return [
    atMost('platform cost over local chunks, compressed', weight.platform, 32_000, kilobytes),
    atMost('remoteEntry, compressed', weight.entryBytes, 8_000, kilobytes),
    atMost('50 remotes: bytes to the table over 1', many.tableBytes - one.tableBytes, 10_000, kilobytes),
    atMost('50 remotes: sign-in answer to table over 1', many.drawnMs - one.drawnMs, 20, moreMilliseconds),
    atMost('registry document of 50 remotes, p95', document.p95Ms, 5, fineMilliseconds),
    atMost('memory of an idle server', idleBytes, 150_000_000, kilobytes),
    atMost('menu of 50 x 200 entries filtered', menu.medianMs, 5, fineMilliseconds),
    atMost('publish until a new load gets it', moves.publish.newLoadMs, 5_000, seconds),
    atMost('publish until an open tab knows, slowest', moves.publish.slowestTabMs, 5_000, seconds),
    atMost('rollback until a new load gets it', moves.rollback.newLoadMs, 2_000, seconds),
    atMost('rollback until an open tab knows, slowest', moves.rollback.slowestTabMs, 10_000, seconds),
  ];
}

/**
 * @param {PlatformFigures} figures
 * @returns {import('../report/text-table.mjs').Table[]}
 */
export function platformTables({ weight, reach, document, moves, menu }) {
  const { one, many } = reach;
  return [
    {
      title: 'Scripts and styles to the table, over the wire',
      columns: ['', 'ratio', 'difference', 'federated', 'local chunks'],
      rows: [
        ['with the remote’s entry', ...difference(weight.federated, weight.local, kilobytes)],
        ['without it', ...difference(weight.federated - weight.entryBytes, weight.local, kilobytes)],
      ],
    },
    {
      title: 'One remote registered and fifty, cold (medians)',
      columns: ['', 'ratio', 'difference', 'fifty', 'one'],
      rows: [
        ['click to table', ...difference(many.tableMs, one.tableMs, milliseconds)],
        ['sign-in answer to table', ...difference(many.drawnMs, one.drawnMs, milliseconds)],
        ['bytes to table', ...difference(many.tableBytes, one.tableBytes, kilobytes)],
        ['registry document', ...difference(many.documentBytes, one.documentBytes, kilobytes)],
      ],
    },
    {
      title: 'The registry document of fifty remotes, on the loopback',
      columns: ['', 'median', 'p95', 'processor time of the server'],
      rows: [['answered', ...[document.p50Ms, document.p95Ms, document.cpuMs].map(fineMilliseconds)]],
    },
    {
      title: 'From the start of the command (medians)',
      columns: ['', 'of a publish', 'publish', 'rollback'],
      rows: [
        moved('the command ends', moves, 'commandMs'),
        moved('a new page load gets it', moves, 'newLoadMs'),
        moved('the open tab knows', moves, 'openTabMs'),
        moved('the open tab switches, from the next navigation', moves, 'switchMs'),
      ],
    },
    {
      title: 'The menu',
      columns: ['', 'entries', 'median', 'p95'],
      rows: [
        [
          'filtered and ordered',
          count(menu.entries),
          fineMilliseconds(menu.medianMs),
          fineMilliseconds(menu.p95Ms),
        ],
      ],
    },
  ];
}

/**
 * @param {number} larger
 * @param {number} smaller
 * @param {(value: number) => string} format
 */
function difference(larger, smaller, format) {
  return [ratio(larger / smaller), format(larger - smaller), format(larger), format(smaller)];
}

/**
 * @param {string} label
 * @param {PlatformFigures['moves']} moves
 * @param {keyof PlatformFigures['moves']['publish']} figure
 */
function moved(label, { publish, rollback }, figure) {
  return [
    label,
    ratio(rollback[figure] / publish[figure]),
    milliseconds(publish[figure]),
    milliseconds(rollback[figure]),
  ];
}
