import type { SmokeRunRecord } from '@suite/descriptor';

export type SmokeCode =
  | 'throws'
  | 'not-mounted'
  | 'endless-loop'
  | 'page-lost'
  | 'globals-changed'
  | 'styles-outside'
  | 'query-cache'
  | 'storage-cleared'
  | 'react-copy'
  | 'next-page'
  | 'policy-blocked'
  | 'left-behind'
  | 'globals-added'
  | 'styles-unreached'
  | 'library-marks';

/** `message` includes what to do. */
export interface SmokeFinding {
  code: SmokeCode;
  message: string;
  picture?: string;
}

export type SmokeOutcome = SmokeRunRecord['outcome'];

/** Warnings affect only the release itself and notes nothing; all other findings refuse it. */
const warnings: ReadonlySet<SmokeCode> = new Set(['policy-blocked', 'left-behind', 'globals-added']);
const notes: ReadonlySet<SmokeCode> = new Set(['library-marks']);

export function isNote({ code }: Pick<SmokeFinding, 'code'>): boolean {
  return notes.has(code);
}

export function isRefused({ code }: Pick<SmokeFinding, 'code'>): boolean {
  return !warnings.has(code) && !notes.has(code);
}

export function outcomeOf(findings: readonly Pick<SmokeFinding, 'code'>[]): SmokeOutcome {
  if (findings.some(isRefused)) return 'refused';
  return findings.every(isNote) ? 'passed' : 'warned';
}
