import { expect, test } from '@jest/globals';
import { isCallableAddress } from '@suite/registry';
import { addressRules, isAllowedUrl } from './public-address.ts';

const settings = { publicUrl: 'https://suite.example', production: true };
const rules = addressRules(settings, ['idp.corp']);
const atHome = addressRules({ ...settings, publicUrl: 'http://localhost:3000', production: false });

test('public addresses are allowed, those of private networks and of metadata are not, but for named hosts', () => {
  for (const address of ['10.1.2.3', 'fd00::1', '169.254.169.254', '168.63.129.16', '::ffff:127.0.0.1']) {
    expect(isCallableAddress('idp.example', address, rules)).toBe(false);
    expect(isCallableAddress('idp.corp', address, rules)).toBe(true);
  }
  expect(isCallableAddress('idp.example', '93.184.216.34', rules)).toBe(true);
  expect(isAllowedUrl('https://10.1.2.3', rules)).toBe(false);
  expect(isAllowedUrl('https://93.184.216.34', rules)).toBe(true);
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
