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
  // Each worker has its own suite and database. A fourth worker would keep two processors so busy that pages time out.
  workers: 3,
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
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing takes two thirds of a test's processor time, even if the test passes.
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
