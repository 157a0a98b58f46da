import { expect, test } from '@jest/globals';
import { findOriginProblem } from './callable-addresses.ts';

const rules = { allowedHosts: ['spa.cluster', '169.254.1.1'], allowsLoopback: false, allowsPrivate: true };
const atHome = { allowedHosts: [], allowsLoopback: true, allowsPrivate: true };

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
  'https://[fd00:ec2::23]',
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
