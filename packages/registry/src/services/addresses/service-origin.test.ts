import { expect, test } from '@jest/globals';
import { hasCallableAddress, lookUpCallable } from './service-agent.ts';
import { findOriginProblem, isCallableAddress } from './service-origin.ts';

const rules = { allowedHosts: ['spa.cluster', '169.254.1.1'], allowsLoopback: false };
const atHome = { allowedHosts: [], allowsLoopback: true };

test.each([
  ['93.184.216.34', true],
  ['10.1.2.3', true],
  ['192.168.1.1', true],
  ['fd00::1', true],
  ['2606:2800:220:1::1', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['169.254.169.254', false],
  ['168.63.129.16', false],
  ['192.0.0.192', false],
  ['100.100.100.200', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00:ec2::254', false],
  ['FD00:0EC2:0::254', false],
  ['::ffff:169.254.169.254', false],
  ['64:ff9b::a9fe:a9fe', false],
  ['2002:a9fe:a9fe::1', false],
])('a service at %s is called: %s', (address, isCallable) => {
  expect(isCallableAddress('spa.example', address, rules)).toBe(isCallable);
});

test('hosts that the setting names may have any address; others may not by having the same one', () => {
  expect(isCallableAddress('spa.cluster', '169.254.1.1', rules)).toBe(true);
  expect(isCallableAddress('other.cluster', '169.254.1.1', rules)).toBe(false);
});

test.each([
  'https://spa.internal.example',
  'https://spa.internal.example:8443',
  'https://10.1.2.3',
  'http://spa.cluster:4000',
  'http://169.254.1.1',
])('%s may be mapped', (origin) => {
  expect(findOriginProblem(origin, rules)).toBeUndefined();
});

test.each([
  '',
  'spa.internal.example',
  'https://spa.internal.example/',
  'https://spa.internal.example/api',
  'https://spa.internal.example?x',
  'https://user:password@spa.internal.example',
  'https://spa.internal.example:443',
  'HTTPS://spa.internal.example',
  'https://SPA.internal.example',
  'https://spa.internal.example\\@evil.test',
  'https://spa.internal.example\r\nX: 1',
  'ftp://spa.internal.example',
  'file:///etc/passwd',
  'data:text/plain,x',
  'http://spa.internal.example',
  'https://169.254.169.254',
  'https://[fe80::1]',
  'https://[::ffff:a9fe:a9fe]',
  'https://0x7f000001',
  'https://2130706433',
  'https://127.0.0.1',
  'http://127.0.0.1',
  'http://localhost:4000',
])('%j may not be mapped', (origin) => {
  expect(findOriginProblem(origin, rules)).toMatch(/\.$/);
});

test('the own machine may be mapped where the suite is developed', () => {
  expect(findOriginProblem('http://localhost:4000', atHome)).toBeUndefined();
  expect(findOriginProblem('http://127.0.0.1:4000', atHome)).toBeUndefined();
  expect(findOriginProblem('http://spa.internal.example', atHome)).toBeDefined();
});

test('a name is refused by the addresses that it has', async () => {
  expect(await hasCallableAddress('localhost', rules)).toBe(false);
  expect(await hasCallableAddress('localhost', atHome)).toBe(true);
  const found = await new Promise<[unknown, unknown]>((resolve) => {
    lookUpCallable(rules)('localhost', {}, (error, address) => resolve([error?.name, address]));
  });
  expect(found).toEqual(['ForbiddenAddressError', []]);
});
