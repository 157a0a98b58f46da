import type { Problem } from '../check.ts';
import { eventProblems } from './events/event-problems.ts';
import { menuProblems } from './menu/menu-problems.ts';
import { ownPermissionProblems, translationProblems } from './permissions/own-permission-problems.ts';
import type { RemoteDescriptor } from './remote-descriptor.schema.ts';
import { slotProblems } from './slots/slot-problems.ts';

export function descriptorProblems(descriptor: RemoteDescriptor): Problem[] {
  return [menuProblems, slotProblems, eventProblems, ownPermissionProblems, translationProblems].flatMap(
    (find) => find(descriptor),
  );
}
