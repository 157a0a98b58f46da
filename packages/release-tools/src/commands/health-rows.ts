import type { ReleaseHealth, RemoteOverview } from '@suite/descriptor';
import { formatInstant } from './report.ts';

export function healthRows({ health }: Pick<RemoteOverview, 'health'>): string[][] {
  return health.map((row) => [
    row.release,
    [
      describeLoads(row),
      ...(row.called_off > 0 ? [`${row.called_off} called off`] : []),
      ...(row.errors > 0 ? [`${row.errors} ${row.errors === 1 ? 'error' : 'errors'} thrown`] : []),
    ].join(', '),
    row.people === 1 ? '1 person' : `${row.people} people`,
    ...(['fetch', 'start', 'render'] as const).map((phase) => describeMedian(phase, row[`${phase}_ms`])),
    row.last_failure === null ? '' : `last failure ${formatInstant(row.last_failure)}`,
  ]);
}

export function describeLoads(row: Pick<ReleaseHealth, 'loads' | 'failures'> | undefined): string {
  if (!row || row.loads === 0) return 'no loads';
  const loads = row.loads === 1 ? '1 load' : `${row.loads} loads`;
  return row.failures === 0 ? loads : `${loads}, ${row.failures} failed`;
}

function describeMedian(phase: string, ms: number | null): string {
  return ms === null ? '' : `${phase} ${ms} ms`;
}
