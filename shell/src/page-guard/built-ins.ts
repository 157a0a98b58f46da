interface StoredBuiltIn {
  owner: object;
  key: string | symbol;
  name: string;
  value: unknown;
  /** Is undefined if an instance inherits the function; an own property would hide it. */
  descriptor: PropertyDescriptor | undefined;
  isLocked?: boolean;
}

// A release may replace any of these too.
const { defineProperty, deleteProperty, get, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;

const globals =
  'fetch setTimeout clearTimeout setInterval clearInterval queueMicrotask structuredClone requestAnimationFrame cancelAnimationFrame requestIdleCallback cancelIdleCallback getComputedStyle matchMedia encodeURIComponent decodeURIComponent Object Function Array String Number Boolean Symbol RegExp Promise Map Set WeakMap WeakSet Date Error TypeError Proxy URL URLSearchParams Headers Request Response AbortController AbortSignal Event CustomEvent EventTarget Node Element HTMLElement Document History Storage MutationObserver MessageChannel MessagePort EventSource FormData CSSStyleDeclaration DOMTokenList SubtleCrypto JSON Math Reflect';
const inherited: [instance: string, keys: string][] = [
  ['history', 'pushState replaceState go back forward'],
  ['document', 'createElement getElementById querySelector querySelectorAll addEventListener'],
  ['window', 'addEventListener removeEventListener dispatchEvent'],
];

const events = 'pointerdown click keydown input submit popstate';

/** A smoke run must detect how a release changes the page. Remotes run too late to fake this flag. */
export const isSmokeRun = 'suiteSmokeProbe' in globalThis;

const stored: StoredBuiltIn[] = [];
let announce: ((names: string[]) => void) | undefined;

/** Must run before code of any remote. */
export function storeBuiltIns(): void {
  if (isSmokeRun) return;
  for (const name of globals.split(' ')) {
    storeProperty(globalThis, name, name);
    const owner: unknown = get(globalThis, name);
    if (!isObject(owner)) continue;
    storeProperties(owner, name);
    const prototype: unknown = get(owner, 'prototype');
    if (isObject(prototype)) storeProperties(prototype, `${name}.prototype`);
  }
  for (const each of [[].values(), new Map().values(), new Set().values(), ''[Symbol.iterator]()])
    storeProperties(getPrototypeOf(each) ?? each, 'an iterator');
  for (const [name, keys] of inherited) {
    const owner = get(globalThis, name) as object;
    for (const key of keys.split(' '))
      if (!getOwnPropertyDescriptor(owner, key))
        stored.push({ owner, key, name: `${name}.${key}`, value: get(owner, key), descriptor: undefined });
  }
  for (const event of events.split(' ')) globalThis.addEventListener(event, restoreBuiltIns, true);
}

export function onBuiltInsRestored(listener: (names: string[]) => void): void {
  announce = listener;
}

/** Runs before each render and event, and uses no built-in that a remote could have replaced. */
export function restoreBuiltIns(): void {
  let names: string[] | undefined;
  for (let at = 0; at < stored.length; at += 1) {
    const one = stored[at] as StoredBuiltIn;
    if (one.isLocked || isUnchanged(one)) continue;
    one.isLocked = !(one.descriptor
      ? defineProperty(one.owner, one.key, one.descriptor)
      : deleteProperty(one.owner, one.key));
    names ??= [];
    names[names.length] = one.name;
  }
  if (names) announce?.(names);
}

/** React keeps the `queueMicrotask` that it finds, so it gets one that restores the built-ins first. */
export async function evaluateReact(load: () => Promise<unknown>): Promise<void> {
  const native = globalThis.queueMicrotask;
  globalThis.queueMicrotask = (callback) =>
    native(() => {
      restoreBuiltIns();
      callback();
    });
  try {
    await load();
  } finally {
    globalThis.queueMicrotask = native;
  }
}

function isUnchanged({ owner, key, value, descriptor }: StoredBuiltIn): boolean {
  if (value !== undefined) return (owner as Record<string | symbol, unknown>)[key] === value;
  const now = getOwnPropertyDescriptor(owner, key);
  return now !== undefined && now.get === descriptor?.get && now.set === descriptor?.set;
}

function storeProperties(owner: object, name: string): void {
  for (const key of ownKeys(owner)) storeProperty(owner, key, `${name}.${String(key)}`);
}

function storeProperty(owner: object, key: string | symbol, name: string): void {
  const descriptor = getOwnPropertyDescriptor(owner, key);
  if (!descriptor?.configurable) return;
  const value: unknown = descriptor.value;
  // The libraries depend on few accessors: those that traverse the document, and `size`.
  if (typeof value === 'function' || (descriptor.get && isNeeded(owner)))
    stored.push({ owner, key, name, value, descriptor });
}

function isNeeded(owner: object): boolean {
  return owner === Node.prototype || owner === Map.prototype || owner === Set.prototype;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
