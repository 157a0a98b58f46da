import type { ReleaseHealth, RemoteOverview } from '@suite/remote-kit/descriptor';
import { moment } from './report.ts';

/** How loads of each release went, in columns. */
export function healthRows({ health }: Pick<RemoteOverview, 'health'>): string[][] {
  return health.map((told) => [
    told.release,
    [
      sayLoads(told),
      ...(told.called_off > 0 ? [`${told.called_off} called off`] : []),
      ...(told.errors > 0 ? [`${told.errors} ${told.errors === 1 ? 'error' : 'errors'} thrown`] : []),
    ].join(', '),
    told.people === 1 ? '1 person' : `${told.people} people`,
    ...(['fetch', 'start', 'render'] as const).map((phase) => sayMedian(phase, told[`${phase}_ms`])),
    told.last_failure === null ? '' : `last failure ${moment(told.last_failure)}`,
  ]);
}

/** `no loads`, `1 load`, `412 loads, 3 failed`. */
export function sayLoads(told: Pick<ReleaseHealth, 'loads' | 'failures'> | undefined): string {
  if (!told || told.loads === 0) return 'no loads';
  const loads = told.loads === 1 ? '1 load' : `${told.loads} loads`;
  return told.failures === 0 ? loads : `${loads}, ${told.failures} failed`;
}

function sayMedian(phase: string, ms: number | null): string {
  return ms === null ? '' : `${phase} ${ms} ms`;
}
