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
