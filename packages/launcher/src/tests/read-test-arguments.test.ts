import { expect, test } from '@jest/globals';
import { readTestArguments } from './read-test-arguments.mjs';

const folders = ['shell', 'mf-bookings', 'packages/ui', 'api', 'e2e'];
const everything = {
  workspaces: [],
  patterns: [],
  affectedSince: undefined,
  isWatching: false,
  isBrowserOnly: false,
  isCached: true,
  shuffleSeed: undefined,
  isHelp: false,
};

test.each<[string, object]>([
  ['', {}],
  ['mf-bookings', { workspaces: ['mf-bookings'] }],
  ['packages/ui/ api', { workspaces: ['packages/ui', 'api'] }],
  ['ui', { workspaces: ['packages/ui'] }],
  ['list-bookings', { patterns: ['list-bookings'] }],
  ['--browser list-bookings', { isBrowserOnly: true, patterns: ['list-bookings'] }],
  ['mf-bookings --watch', { workspaces: ['mf-bookings'], isWatching: true }],
  ['--affected', { affectedSince: 'main' }],
  ['--affected HEAD~3', { affectedSince: 'HEAD~3' }],
  ['--affected=a05ca16', { affectedSince: 'a05ca16' }],
  ['--affected mf-bookings', { affectedSince: 'main', workspaces: ['mf-bookings'] }],
  ['--affected --no-cache', { affectedSince: 'main', isCached: false }],
  ['--shuffle=7 ui', { shuffleSeed: 7, isCached: false, workspaces: ['packages/ui'] }],
  ['--shuffle', { shuffleSeed: expect.any(Number), isCached: false }],
  ['--help', { isHelp: true }],
])('reads `%s`', (args, read) => {
  expect(readTestArguments(args.split(' ').filter(Boolean), folders)).toEqual({ ...everything, ...read });
});

test.each([
  '--fast',
  '--watch --browser',
  '--watch --affected',
  '--watch --shuffle',
  '--shuffle=',
  '--shuffle=x',
  '--shuffle=2147483648',
])('refuses `%s` with the usage', (args) => {
  expect(() => readTestArguments(args.split(' '), folders)).toThrow('Usage: npm test');
});
