import { expect, test } from '@jest/globals';
import { addressRules, isAllowedAddress, isAllowedUrl } from './public-address.ts';

const settings = { publicUrl: 'https://suite.example', production: true };
const rules = addressRules(settings, ['idp.corp']);
const atHome = addressRules({ ...settings, publicUrl: 'http://localhost:3000', production: false });

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::1', false],
])('an address of %s is called: %s', (address, isAllowed) => {
  expect(isAllowedAddress('idp.example', address, rules)).toBe(isAllowed);
});

test('hosts that the operator names may have any address; others may not by having the same one', () => {
  expect(isAllowedAddress('idp.corp', '10.1.2.3', rules)).toBe(true);
  expect(isAllowedAddress('other.corp', '10.1.2.3', rules)).toBe(false);
});

test('the own machine and no TLS are for a suite that itself runs on the own machine, and not in production', () => {
  expect(isAllowedUrl('http://127.0.0.1:4000', atHome)).toBe(true);
  expect(isAllowedUrl('http://localhost:4000', atHome)).toBe(true);
  expect(isAllowedUrl('http://idp.example', atHome)).toBe(false);
  expect(isAllowedUrl('http://127.0.0.1:4000', rules)).toBe(false);
  expect(isAllowedUrl('https://127.0.0.1:4000', rules)).toBe(false);
  for (const other of [
    { ...settings, publicUrl: 'http://localhost:3000' },
    { ...settings, production: false },
  ]) {
    expect(addressRules(other).allowsLoopback).toBe(false);
  }
});
