import { count, fineMilliseconds, ratio } from '../figures/formats.mjs';

/** @typedef {import('./measure-case.mjs').Measured & { name: string, statements: string[] }} Result */

/**
 * Ratios first, then how long an answer takes.
 * @param {Result[]} results
 * @returns {import('../report/text-table.mjs').Table[]}
 */
export function apiTables(results) {
  return [
    {
      title: 'Requests per second, and their share of what the bare pieces do',
      columns: [
        '',
        'of driver loop',
        'of bare reply',
        'server',
        'driver loop',
        'bare reply',
        'compressed',
        'of driver loop',
        'answer',
      ],
      rows: results.map(({ name, bytes, speeds: { server, compressed, driver, bareReply } }) => [
        name,
        ratio(server.perSecond / driver.perSecond),
        ratio(server.perSecond / bareReply.perSecond),
        count(server.perSecond),
        count(driver.perSecond),
        count(bareReply.perSecond),
        count(compressed.perSecond),
        ratio(compressed.perSecond / driver.perSecond),
        `${count(bytes)} B`,
      ]),
    },
    {
      title: 'Time of one answer (p50 / p95)',
      columns: ['', 'server', 'compressed', 'driver loop', 'bare reply'],
      rows: results.map(({ name, speeds: { server, compressed, driver, bareReply } }) => [
        name,
        ...[server, compressed, driver, bareReply].map(
          ({ p50, p95 }) => `${fineMilliseconds(p50)} / ${fineMilliseconds(p95)}`,
        ),
      ]),
    },
  ];
}
