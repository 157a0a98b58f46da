import type { OfferedSlot } from '@suite/remote-kit';
import { store } from '../../../session/session-store.ts';
import { openSlotsAtom, withoutSlot, withSlot } from '../slot/open-slots.ts';

let offered = 0;

/** Fills are outside the shadow root, where the page's styles apply; a slot element projects them inside. */
export function offerSlot(
  host: HTMLElement,
  { place, name, props }: { place: HTMLElement; name: string; props: object },
): OfferedSlot {
  const id = `mounted-slot-${(offered += 1)}`;
  const element = Object.assign(document.createElement('div'), { slot: id });
  const shown = Object.assign(document.createElement('slot'), { name: id });
  const put = (given: object) =>
    store.set(openSlotsAtom, withSlot(store.get(openSlotsAtom), { id, name, props: given, element }));
  host.append(element);
  place.append(shown);
  put(props);
  return {
    update(given) {
      if (element.isConnected) put(given);
    },
    end() {
      store.set(openSlotsAtom, withoutSlot(store.get(openSlotsAtom), id));
      element.remove();
      shown.remove();
    },
  };
}
