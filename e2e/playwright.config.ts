import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { minutes, seconds } from './suite/time-limits.ts';

const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));

const ofThePlatform = /[\\/]e2e[\\/](platform|docs)[\\/].*\.spec\.ts$/;
const ofFaults = /[\\/]e2e[\\/]platform[\\/](fault-\w+|module-faults|slow-line)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './suite/make-template.ts',
  // Each worker has a suite and a database of its own. Two walk through the product, one waits for faults and slow lines,
  // which costs little processor time, and one builds and changes the platform. That takes longest, so that each of
  // the others helps when it has nothing left.
  workers: 4,
  projects: [
    { name: 'product', testIgnore: ofThePlatform, workers: 2 },
    { name: 'faults', testMatch: ofFaults, workers: 1 },
    { name: 'platform', testMatch: ofThePlatform, testIgnore: ofFaults },
  ],
  timeout: minutes(2),
  expect: { timeout: seconds(15) },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Nothing has to be waited for that only moves.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a test costs two thirds of its processor time, also of those that pass.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(installed && { executablePath: installed }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
