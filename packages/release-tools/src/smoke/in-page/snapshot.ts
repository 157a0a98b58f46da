/**
 * These functions run in the page by their source (see page-probe.ts), with `OwnCalls` copied before any release ran.
 */
export type OwnCalls = ReturnType<typeof ownCalls>;
export type Snapshot = ReturnType<typeof snapshotOf>;

type Entry = [name: string, value: unknown, get: unknown, set: unknown, writable: unknown];

export function ownEntries(target: object): Map<string | symbol, Entry> {
  const { ownKeys, getOwnPropertyDescriptor } = Reflect;
  const entries = new Map<string | symbol, Entry>();
  for (const key of ownKeys(target)) {
    const found = getOwnPropertyDescriptor(target, key);
    if (found) entries.set(key, [String(key), found.value, found.get, found.set, found.writable]);
  }
  return entries;
}

export function watchedObjects(modules: Readonly<Record<string, object>>): Map<object, string> {
  const found = new Map<object, string>([[globalThis, '']]);
  const add = (value: unknown, name: string) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || found.has(value))
      return;
    found.set(value, name);
    const prototype: unknown = Reflect.getOwnPropertyDescriptor(value, 'prototype')?.value;
    if (typeof prototype === 'object' && prototype !== null) add(prototype, `${name}.prototype`);
  };
  for (const [name, value] of ownEntries(globalThis).values()) {
    // Plain objects of other scripts may change; only their names are watched.
    if (typeof value === 'function') add(value, name);
  }
  const singles = {
    JSON,
    Math,
    Reflect,
    Intl,
    Atomics,
    console,
    history,
    location,
    navigator,
    document,
    customElements,
  };
  for (const [name, value] of Object.entries(singles)) add(value, name);
  add(Reflect.get(globalThis, '__FEDERATION__'), '__FEDERATION__');
  for (const [module, value] of Object.entries(modules)) {
    add(value, `the shared ${module}, `);
    for (const [name, { value: member }] of Object.entries(Object.getOwnPropertyDescriptors(value)))
      if (typeof member === 'function') add(member, `${name} of the shared ${module}`);
  }
  return found;
}

export function snapshotOf(modules: Readonly<Record<string, object>>) {
  return [...watchedObjects(modules)].map(([target, name]) => ({ target, name, before: ownEntries(target) }));
}

/** Uses only `calls`, since a release may have replaced built-in functions. */
export function compareSnapshot(snapshot: Snapshot, calls: OwnCalls) {
  const changed: string[] = [];
  const extended: string[] = [];
  const added: string[] = [];
  for (let at = 0; at < snapshot.length; at += 1) {
    const { target, name, before } = snapshot[at] as (typeof snapshot)[number];
    const keys = calls.ownKeys(target);
    for (let index = 0; index < keys.length; index += 1) {
      const key = keys[index] as string | symbol;
      if (calls.mapHas(before, key)) continue;
      const now = calls.descriptor(target, key);
      // React restores a property to undefined instead of deleting it.
      if (now === undefined || (now.value === undefined && now.get === undefined)) continue;
      const list = target === globalThis ? added : extended;
      list[list.length] = name === '' ? calls.text(key) : `${name}.${calls.text(key)}`;
    }
    calls.mapForEach(before, ([, value, get, set, writable]: Entry, key: string | symbol) => {
      const now = calls.descriptor(target, key);
      const same =
        now !== undefined &&
        calls.is(now.value, value) &&
        now.get === get &&
        now.set === set &&
        now.writable === writable;
      if (!same) changed[changed.length] = name === '' ? calls.text(key) : `${name}.${calls.text(key)}`;
    });
  }
  return { changed, extended, added };
}

export function ownCalls() {
  const bind = <Call>(method: unknown) => Function.prototype.call.bind(method as () => void) as Call;
  return {
    ownKeys: Reflect.ownKeys,
    descriptor: Reflect.getOwnPropertyDescriptor,
    is: Object.is,
    text: String,
    mapHas: bind<(map: object, key: unknown) => boolean>(Map.prototype.has),
    mapForEach: bind<(map: object, call: (value: Entry, key: string | symbol) => void) => void>(
      Map.prototype.forEach,
    ),
    mapDelete: bind<(map: object, key: unknown) => boolean>(Map.prototype.delete),
    mapSet: bind<(map: object, key: unknown, value: unknown) => object>(Map.prototype.set),
    includes: bind<(text: string, part: string) => boolean>(String.prototype.includes),
  };
}
