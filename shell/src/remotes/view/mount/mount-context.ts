import { apiBase, fetchApi } from '@suite/api-client';
import { currentLanguage, directionOf } from '@suite/i18n';
import type { MountContext, MountUser, RemoteHost, OfferedSlot, MountEvent } from '@suite/remote-kit';
import { permissionsAtom, sessionAtom } from '@suite/session';
import { colorModeAtom } from '../../../color-mode/color-mode.ts';
import { pageNonce } from '../../../content-security/page-nonce.ts';
import { store } from '../../../session/session-store.ts';
import type { MountRoot } from './mount-root.ts';
import { openSlotsAtom, withoutSlot, withSlot } from '../slot/open-slots.ts';
import { reportThrown } from '../../telemetry/report-thrown.ts';

/** Reports errors of listeners, so that they affect neither other listeners nor the shell. */
export class MountEvents {
  readonly #listeners = new Map<MountEvent, Set<() => void>>();

  subscribe(event: MountEvent, listener: () => void): () => void {
    const known = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, known.add(listener));
    return () => known.delete(listener);
  }

  emit(event: MountEvent): void {
    for (const listener of this.#listeners.get(event) ?? []) {
      try {
        listener();
      } catch (error) {
        reportThrown(error);
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}

interface MountContextOptions {
  host: Required<RemoteHost>;
  events: MountEvents;
  signal: AbortSignal;
  props: () => object;
  basePath: () => string;
  navigate: (path: string, replace: boolean) => void;
  setUnsaved: (unsaved: boolean) => void;
}

/** Ignores all calls after the remote was left. */
export function createMountContext(
  { host: place, root, overlay }: MountRoot,
  { host, events, signal, props, basePath, navigate, setUnsaved }: MountContextOptions,
): MountContext {
  return Object.freeze<MountContext>({
    version: 1,
    get props() {
      return props();
    },
    get basePath() {
      return basePath();
    },
    get path() {
      return location.pathname + location.search + location.hash;
    },
    navigate(path, { replace = false } = {}) {
      if (!signal.aborted) navigate(path, replace);
    },
    get user() {
      return userOf(store.get(sessionAtom).user);
    },
    get permissions() {
      return Object.freeze([...store.get(permissionsAtom)]);
    },
    language: currentLanguage(),
    direction: directionOf(currentLanguage()),
    get theme() {
      return store.get(colorModeAtom);
    },
    subscribe: (event, listener) => events.subscribe(event, listener),
    publish(event, payload) {
      if (!signal.aborted) host.publish(event, payload);
    },
    listen(event, listener) {
      const end = host.subscribe(event, listener);
      signal.addEventListener('abort', end, { once: true });
      return end;
    },
    apiBase,
    fetch(input, init) {
      const own = init?.signal ?? (typeof input === 'string' ? undefined : input.signal);
      return fetchApi(input, { ...init, signal: own ? AbortSignal.any([signal, own]) : signal });
    },
    root,
    overlay,
    nonce: pageNonce ?? '',
    offerSlot(element, name, given) {
      signal.throwIfAborted();
      const slot = offerSlot(place, { place: element, name, props: given });
      signal.addEventListener('abort', slot.end, { once: true });
      return slot;
    },
    signal,
    setUnsaved(unsaved) {
      if (!signal.aborted) setUnsaved(unsaved);
    },
  });
}

export function followStore(events: MountEvents): () => void {
  const ends = [
    store.sub(colorModeAtom, () => events.emit('theme')),
    store.sub(sessionAtom, () => events.emit('session')),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Other teams' code receives only the fields that identify a person. */
function userOf(user: MountUser | null): MountUser | undefined {
  if (!user) return undefined;
  const { user_id, usr_firstname, usr_lastname, usr_email, hotelId, hotel_name, hotel_time_zone } = user;
  return Object.freeze({
    user_id,
    usr_firstname,
    usr_lastname,
    usr_email,
    hotelId,
    hotel_name,
    hotel_time_zone,
  });
}

let offered = 0;

/** Fills are outside the shadow root, where the page's styles apply; a slot element projects them inside. */
function offerSlot(
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
