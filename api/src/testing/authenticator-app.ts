import { jest } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;

/** Stops the clock in the middle of a time step. */
export function stopClock(): { passSteps(count: number): void } {
  let now = Math.floor(Date.now() / stepMs) * stepMs + stepMs / 2;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  return {
    passSteps(count) {
      now += count * stepMs;
    },
  };
}

/** `ahead` is the error of the app's clock in steps. */
export function authenticatorApp(uri: string): (ahead?: number) => string {
  const secret = Secret.fromBase32(new URL(uri).searchParams.get('secret') ?? '');
  const app = new TOTP({ secret });
  return (ahead = 0) => app.generate({ timestamp: Date.now() + ahead * stepMs });
}
