import { jest } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;

export function stopClock(): { passSteps(count: number): void } {
  let now = Math.floor(Date.now() / stepMs) * stepMs + stepMs / 2;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  return {
    passSteps(count) {
      now += count * stepMs;
    },
  };
}

export function authenticatorApp(uri: string): (ahead?: number) => string {
  const secret = Secret.fromBase32(new URL(uri).searchParams.get('secret') ?? '');
  const app = new TOTP({ secret });
  return (ahead = 0) => app.generate({ timestamp: Date.now() + ahead * stepMs });
}
