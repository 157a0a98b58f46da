import type { Release } from '@suite/descriptor';
import type { LiveRelease } from '../../releases.repository.ts';
import type { GateProblem } from '../gate-problem.ts';

/** Warns without a refusal, as the publishing release may follow or not be installed. */
export function eventWarnings(release: Release, liveSet: readonly LiveRelease[]): GateProblem[] {
  const others = liveSet.filter(({ remote }) => remote !== release.name);
  const publishing = [release, ...others.map(({ manifest }) => manifest)];
  return (release.descriptor.events?.listensTo ?? []).flatMap((event, index) => {
    if (publishing.some((one) => publishes(one, event))) return [];
    const message = `It listens to the event ${event}, which no live release publishes: correct the name unless the release that publishes it follows.`;
    return [{ code: 'event-missing', message, field: `descriptor.events.listensTo[${index}]` }];
  });
}

export function removedEvents(release: Release, liveSet: readonly LiveRelease[]): GateProblem[] {
  const others = liveSet.filter(({ remote }) => remote !== release.name);
  const replaced = liveSet.filter(({ remote }) => remote === release.name);
  return others.flatMap(({ remote, manifest }) =>
    (manifest.descriptor.events?.listensTo ?? [])
      .filter((event) => !publishes(release, event) && replaced.some((one) => publishes(one.manifest, event)))
      .map((event) => ({
        code: 'event-removed' as const,
        message: `${remote} listens to the event ${event}, and this release no longer publishes it: keep it until ${remote} is live without it.`,
        field: 'descriptor.events.publishes',
      })),
  );
}

function publishes({ descriptor }: Release, event: string): boolean {
  return descriptor.events?.publishes?.includes(event) ?? false;
}
