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
  | 'globals-added';

/** One thing a smoke run found, as a sentence that says what to do. */
export interface SmokeFinding {
  code: SmokeCode;
  message: string;
  /** A picture of the page at that moment, where one could be taken. */
  picture?: string;
}

/** How a run ended. */
export type SmokeOutcome = SmokeRunRecord['outcome'];

/** Warnings affect the release itself only; all other findings affect the shell or other remotes. */
const warnings: ReadonlySet<SmokeCode> = new Set(['policy-blocked', 'left-behind', 'globals-added']);

export function isRefused({ code }: Pick<SmokeFinding, 'code'>): boolean {
  return !warnings.has(code);
}

/** The outcome of a run with these findings. */
export function outcomeOf(findings: readonly Pick<SmokeFinding, 'code'>[]): SmokeOutcome {
  if (findings.some(isRefused)) return 'refused';
  return findings.length === 0 ? 'passed' : 'warned';
}
