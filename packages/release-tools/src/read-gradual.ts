import type { Values } from './read-arguments.ts';
import { wholeNumber } from './read-audience.ts';
import { UsageFailure } from './release-failure.ts';

export interface GradualOptions {
  hold_seconds: number;
  min_loads: number;
}

const secondsOf: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };
const daySeconds = 86_400;

/** Returns undefined without --gradual. @throws UsageFailure */
export function readGradual(values: Values): GradualOptions | undefined {
  const { gradual, hold, percent, hotel, 'min-loads': minLoads } = values;
  if (!gradual) {
    if (hold === undefined && minLoads === undefined) return undefined;
    throw new UsageFailure('--hold and --min-loads go with --gradual.');
  }
  if (percent !== undefined || hotel !== undefined)
    throw new UsageFailure('Give --gradual, or --percent or --hotel, not both.');
  return {
    hold_seconds: readDuration(hold ?? '10m'),
    min_loads: wholeNumber('--min-loads', minLoads ?? '30', 1_000, 'a step needs as many loads'),
  };
}

function readDuration(text: string): number {
  const [, count = '0', unit = 's'] = /^(\d{1,6})([smh])$/.exec(text) ?? [];
  const seconds = Number(count) * (secondsOf[unit] ?? 1);
  if (seconds >= 1 && seconds <= daySeconds) return seconds;
  throw new UsageFailure(`--hold is a time such as 30s, 10m or 2h, a day at most, not "${text}".`);
}
