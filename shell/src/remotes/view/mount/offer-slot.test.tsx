import { expect, test } from '@jest/globals';
import { store } from '../../../session/session-store.ts';
import { liveRemote } from '../../../testing/live-remote.factory.ts';
import { hostOf } from '../remote-host.tsx';
import { openSlotsAtom } from '../slot/open-slots.ts';
import { createMountContext, MountEvents } from './mount-context.ts';
import { createMountRoot } from './mount-root.ts';

function mountRemote() {
  const at = createMountRoot();
  const leaving = new AbortController();
  const nothing = () => undefined;
  document.body.append(at.host);
  const context = createMountContext(at, {
    host: hostOf(liveRemote()),
    events: new MountEvents(),
    signal: leaving.signal,
    props: () => ({}),
    basePath: () => '/tasks',
    navigate: nothing,
    setUnsaved: nothing,
  });
  return { ...at, context, leave: () => leaving.abort() };
}

const openSlots = () => store.get(openSlotsAtom).map(({ name, props }) => ({ name, props }));

test('what fills a slot of a mounted remote stands in the page and is shown at its place inside', () => {
  const { host, element, context } = mountRemote();
  const slot = context.offerSlot(element, 'task-details.sections', { task_id: 7 });
  expect(openSlots()).toEqual([{ name: 'task-details.sections', props: { task_id: 7 } }]);
  const [filled] = store.get(openSlotsAtom);
  expect(filled?.element.parentElement).toBe(host);
  expect(element.querySelector('slot')?.assignedElements()).toEqual([filled?.element]);
  slot.update({ task_id: 8 });
  expect(openSlots()).toEqual([{ name: 'task-details.sections', props: { task_id: 8 } }]);
  slot.end();
  expect([openSlots(), element.innerHTML, host.innerHTML]).toEqual([[], '', '']);
  slot.update({ task_id: 9 });
  expect(openSlots()).toEqual([]);
});

test('a slot ends with the remote that offers it', () => {
  const { element, context, leave } = mountRemote();
  context.offerSlot(element, 'task-details.sections', {});
  leave();
  expect(openSlots()).toEqual([]);
  expect(() => context.offerSlot(element, 'task-details.sections', {})).toThrow('aborted');
});
