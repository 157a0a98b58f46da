import { createRequire } from 'node:module';

// A thread does not inherit the hooks of its process.
const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
export const { answerReading, start } =
  /** @type {typeof import('../src/calendars/reading-thread/calendar-thread.ts')} */ (
    require('../src/calendars/reading-thread/calendar-thread.ts')
  );
