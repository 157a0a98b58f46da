import type { Release } from '@suite/descriptor';
import type { LiveRelease } from '../../releases.repository.ts';
import type { GateProblem } from '../gate-problem.ts';

/** A fill references a slot by its name alone. */
export function slotClashes({ descriptor }: Release, others: readonly LiveRelease[]): GateProblem[] {
  return (descriptor.slots ?? []).flatMap(({ name }, index) => {
    const owner = others.find(({ manifest }) => offers(manifest, name));
    if (!owner) return [];
    const message = `The slot ${name} is offered by ${owner.remote}: choose another name.`;
    return [{ code: 'slot-clash', message, field: `descriptor.slots[${index}].name` }];
  });
}

/** Warns without a refusal, as the remote that offers the slot may follow or not be installed. */
export function fillWarnings(release: Release, liveSet: readonly LiveRelease[]): GateProblem[] {
  const others = liveSet.filter(({ remote }) => remote !== release.name);
  const offering = [release, ...others.map(({ manifest }) => manifest)];
  return (release.descriptor.fills ?? []).flatMap(({ slot, module }, index) => {
    if (offering.some((one) => offers(one, slot))) return [];
    const message = `${module} fills the slot ${slot}, which no live release offers, and is shown nowhere until one does: correct the name unless the release that offers it follows.`;
    return [{ code: 'slot-missing', message, field: `descriptor.fills[${index}].slot` }];
  });
}

export function removedSlots(release: Release, liveSet: readonly LiveRelease[]): GateProblem[] {
  const others = liveSet.filter(({ remote }) => remote !== release.name);
  const replaced = liveSet.filter(({ remote }) => remote === release.name);
  return others.flatMap(({ remote, manifest }) =>
    (manifest.descriptor.fills ?? [])
      .filter(({ slot }) => !offers(release, slot) && replaced.some((one) => offers(one.manifest, slot)))
      .map(({ slot, module }) => ({
        code: 'slot-removed' as const,
        message: `${remote} fills the slot ${slot} by ${module}, and this release no longer offers it: keep it until ${remote} is live without it.`,
        field: 'descriptor.slots',
      })),
  );
}

function offers({ descriptor }: Release, slot: string): boolean {
  return descriptor.slots?.some(({ name }) => name === slot) ?? false;
}

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

export function exposeProblems(release: Release, others: readonly LiveRelease[]): GateProblem[] {
  return [...removedExposes(release, others), ...missingExposes(release, others)];
}

function removedExposes({ name, descriptor }: Release, others: readonly LiveRelease[]): GateProblem[] {
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

function missingExposes(release: Release, others: readonly LiveRelease[]): GateProblem[] {
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

/** The host finds a part by its name alone. */
export function partClashes({ descriptor }: Release, others: readonly LiveRelease[]): GateProblem[] {
  return (descriptor.parts ?? []).flatMap(({ name }, index) => {
    const owner = others.find(({ manifest }) =>
      manifest.descriptor.parts?.some((part) => part.name === name),
    );
    if (!owner) return [];
    const message = `The part ${name} is taken by ${owner.remote}: choose another name.`;
    return [{ code: 'part-clash', message, field: `descriptor.parts[${index}].name` }];
  });
}
