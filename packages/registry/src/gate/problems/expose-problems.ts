import type { Release } from '@suite/descriptor';
import type { LiveRelease } from '../../releases.repository.ts';
import type { GateProblem } from '../gate-problem.ts';

export function exposeProblems(release: Release, others: readonly LiveRelease[]): GateProblem[] {
  return [...removed(release, others), ...missing(release, others)];
}

function removed({ name, descriptor }: Release, others: readonly LiveRelease[]): GateProblem[] {
  return others.flatMap((other) =>
    (usedOf(other.manifest)[name] ?? [])
      .filter((expose) => !descriptor.exposes.includes(expose))
      .map((expose) => ({
        code: 'expose-removed' as const,
        message: `${other.remote} uses ${expose} of ${name}, which this release no longer exposes: keep it until ${other.remote} is live without it.`,
        field: 'descriptor.exposes',
      })),
  );
}

function missing(release: Release, others: readonly LiveRelease[]): GateProblem[] {
  return Object.entries(usedOf(release)).flatMap(([remote, exposes]) => {
    const live = others.filter((other) => other.remote === remote);
    return exposes
      .filter(
        (expose) =>
          live.length === 0 || live.some(({ manifest }) => !manifest.descriptor.exposes.includes(expose)),
      )
      .map((expose) => ({
        code: 'expose-missing' as const,
        message: `This release uses ${expose} of ${remote}, which no live release of ${remote} is sure to expose: promote one that does first.`,
        field: `descriptor.requires.exposes.${remote}`,
      }));
  });
}

function usedOf({ name, descriptor }: Release): Record<string, readonly string[]> {
  const { [name]: _own, ...others } = descriptor.requires?.exposes ?? {};
  return others;
}
