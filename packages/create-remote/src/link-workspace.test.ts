import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { linkWorkspace } from './link-workspace.mjs';

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
const installed = (lock: string) => JSON.stringify({ lock: digestOf(lock), node: 20, platform: 'linux-x64' });
let root: string;
let marker: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'suite-link-'));
  marker = join(root, 'node_modules/.suite-install.json');
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), 'after');
});
afterEach(() => rmSync(root, { recursive: true }));

test('what was installed counts as installed with the new workspace', () => {
  writeFileSync(marker, installed('before'));
  linkWorkspace(root, 'mf-spa', 'before');
  expect(readlinkSync(join(root, 'node_modules/mf-spa'))).toMatch(/mf-spa.?$/);
  expect(readFileSync(marker, 'utf8')).toBe(installed('after'));
});

test('what was out of date before is not called installed', () => {
  writeFileSync(marker, installed('long before'));
  linkWorkspace(root, 'mf-spa', 'before');
  expect(readFileSync(marker, 'utf8')).toBe(installed('long before'));
});
