import type { SmokeRunRecord } from '@suite/descriptor';

/** What a smoke run looks for. */
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

/** One thing a smoke run found, as a sentence that says what to do. */
export interface SmokeFinding {
  code: SmokeCode;
  message: string;
  /** A picture of the page at that moment, where one could be taken. */
  picture?: string;
}

/** How a run ended. */
export type SmokeOutcome = SmokeRunRecord['outcome'];

/** Warnings affect the release itself only; notes affect nothing; all other findings refuse the release. */
const warnings: ReadonlySet<SmokeCode> = new Set(['policy-blocked', 'left-behind', 'globals-added']);
const notes: ReadonlySet<SmokeCode> = new Set(['library-marks']);

export function isNote({ code }: Pick<SmokeFinding, 'code'>): boolean {
  return notes.has(code);
}

export function isRefused({ code }: Pick<SmokeFinding, 'code'>): boolean {
  return !warnings.has(code) && !notes.has(code);
}

/** The outcome of a run with these findings. */
export function outcomeOf(findings: readonly Pick<SmokeFinding, 'code'>[]): SmokeOutcome {
  if (findings.some(isRefused)) return 'refused';
  return findings.every(isNote) ? 'passed' : 'warned';
}
