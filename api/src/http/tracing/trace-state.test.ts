import { expect, test } from '@jest/globals';
import { readTracestate } from './trace-context.ts';

const members = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => `${`k${index}=`.padEnd(length, 'v')}`);
const long = `long=${'v'.repeat(200)}`;

test.each([
  ['one member', 'congo=t61rcWkgMzE', 'congo=t61rcWkgMzE'],
  ['several, with spaces and empty ones', ' rojo=00f067aa ,\t, congo=t61,', 'rojo=00f067aa,congo=t61'],
  ['a tenant', 'fw529a3039@dt=FfD/s;x:y', 'fw529a3039@dt=FfD/s;x:y'],
  ['several headers', ['a=1', 'b=2'], 'a=1,b=2'],
  ['the longest value', `a=${'v'.repeat(256)}`, `a=${'v'.repeat(256)}`],
  ['33 members', members(33, 6).join(), members(32, 6).join()],
  ['members of more than 512 characters', members(6, 100).join(), members(5, 100).join()],
  ['a long member among short ones', [long, ...members(4, 100)].join(), members(4, 100).join()],
])('%s is passed on', (_what, header, passedOn) => {
  expect(readTracestate(header)).toBe(passedOn);
});

test.each([
  ['nothing', undefined],
  ['an empty header', ' , ,'],
  ['no value', 'congo'],
  ['an empty value', 'congo='],
  ['an upper-case key', 'Congo=1'],
  ['a key of 257 characters', `${'k'.repeat(257)}=1`],
  ['a system of 15 characters', `tenant@${'s'.repeat(15)}=1`],
  ['a value of 257 characters', `congo=${'v'.repeat(257)}`],
  ['a second equals sign', 'congo=a=b'],
  ['a line break', 'congo=a\r\nBcc: ana@miramar.test'],
  ['a letter beyond ASCII', 'congo=é'],
  ['the same key twice', 'congo=1,rojo=2,congo=3'],
  ['one malformed member among others', 'rojo=1,congo'],
])('%s is dropped as a whole', (_what, header) => {
  expect(readTracestate(header)).toBeUndefined();
});
