import { RegistryError } from '../errors/registry-error.ts';

export type GateCode =
  | 'release-file'
  | 'descriptor'
  | 'file-list'
  | 'file-missing'
  | 'file-unlisted'
  | 'file-hash'
  | 'file-kind'
  | 'federation-manifest'
  | 'entry-kind'
  | 'entry-exports'
  | 'script-import'
  | 'script-eval'
  | 'style-import'
  | 'shared-unknown'
  | 'shared-range'
  | 'shared-carried'
  | 'expose-removed'
  | 'expose-missing'
  | 'name-reserved'
  | 'route-reserved'
  | 'route-clash'
  | 'part-clash'
  | 'slot-clash'
  | 'slot-missing'
  | 'slot-removed'
  | 'event-missing'
  | 'event-removed'
  | 'menu-id-clash'
  | 'menu-label-clash'
  | 'menu-group-clash'
  | 'title-clash'
  | 'label-clash'
  | 'label-reserved'
  | 'contact-placeholder'
  | 'public-not-accepted'
  | 'permission-unknown'
  | 'permission-not-accepted'
  | 'api-unknown'
  | 'api-version'
  | 'service-unmapped'
  | 'service-not-accepted'
  | 'service-unhealthy'
  | 'budget-entry'
  | 'budget-first-visit'
  | 'budget-page'
  | 'budget-total';

export interface GateProblem {
  code: GateCode;
  message: string;
  /** It is a path inside `release.json`, or the path of a file. */
  field: string;
}

export function gateRefusal(problems: readonly GateProblem[]): RegistryError | undefined {
  return refusal('CONFLICT', problems);
}

export function releaseRefusal(problems: readonly GateProblem[]): RegistryError | undefined {
  return refusal('VALIDATION_ERROR', problems);
}

function refusal(
  errorType: 'CONFLICT' | 'VALIDATION_ERROR',
  problems: readonly GateProblem[],
): RegistryError | undefined {
  const [first, ...more] = problems;
  if (!first) return undefined;
  const rest = more.length === 0 ? '' : ` ${moreReasons(more.length)}`;
  return new RegistryError(errorType, `${first.message}${rest}`, problems);
}

function moreReasons(count: number): string {
  return count === 1 ? 'There is one more reason.' : `There are ${count} more reasons.`;
}
