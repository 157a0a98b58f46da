import { RegistryError } from '../errors/registry-error.ts';
import type { GateProblem } from './gate-problem.ts';

export function gateRefusal(problems: readonly GateProblem[]): RegistryError | undefined {
  return refusal(409, 'CONFLICT', problems);
}

export function releaseRefusal(problems: readonly GateProblem[]): RegistryError | undefined {
  return refusal(400, 'VALIDATION_ERROR', problems);
}

function refusal(
  status: number,
  errorType: 'CONFLICT' | 'VALIDATION_ERROR',
  problems: readonly GateProblem[],
): RegistryError | undefined {
  const [first, ...more] = problems;
  if (!first) return undefined;
  const rest = more.length === 0 ? '' : ` ${moreReasons(more.length)}`;
  return new RegistryError(status, errorType, `${first.message}${rest}`, problems);
}

function moreReasons(count: number): string {
  return count === 1 ? 'There is one more reason.' : `There are ${count} more reasons.`;
}
