import { count, kilobytes, milliseconds } from '../figures/formats.mjs';

/** @typedef {import('./summarize-visits.mjs').Figure} Figure */

/** @type {readonly { figure: Figure, label: string, format: (value: number) => string }[]} */
export const times = [
  { figure: 'coldMs', label: 'table, cold', format: milliseconds },
  { figure: 'warmMs', label: 'table, warm', format: milliseconds },
  { figure: 'menuMs', label: 'menu to the hotels, first time', format: milliseconds },
  { figure: 'menuAgainMs', label: 'menu to the hotels, visited before', format: milliseconds },
  { figure: 'coldBlockedMs', label: 'blocked before the table, cold', format: milliseconds },
  { figure: 'warmBlockedMs', label: 'blocked before the table, warm', format: milliseconds },
  { figure: 'longestTaskMs', label: 'longest task before the table, cold', format: milliseconds },
];

/** Nearly the same at each latency. @type {typeof times} */
export const traffic = [
  { figure: 'coldBytes', label: 'bytes to the table, cold', format: kilobytes },
  { figure: 'warmBytes', label: 'bytes to the table, warm', format: kilobytes },
  { figure: 'menuBytes', label: 'bytes of the menu, first time', format: kilobytes },
  { figure: 'coldRequests', label: 'requests to the table, cold', format: count },
  { figure: 'warmRequests', label: 'requests to the table, warm', format: count },
  { figure: 'menuRequests', label: 'requests of the menu, first time', format: count },
];
