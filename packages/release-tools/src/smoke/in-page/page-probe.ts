import {
  compareSnapshot,
  ownCalls,
  ownEntries,
  snapshotOf,
  watchedObjects,
  type OwnCalls,
  type Snapshot,
} from './snapshot.ts';

/** These functions run in the page by their source: they use no imports, and keep copies of built-in functions. */
export interface PageProbe {
  remember(modules: Readonly<Record<string, object>>): void;
  /** Compares with the remembered state; `extended` lists properties added to existing objects. */
  changes(): { changed: string[]; extended: string[]; added: string[] };
  leftBehind(): { listeners: string[]; intervals: number; running: number };
  watchRunning(watched: boolean): void;
  refusedByPolicy(): string[];
}

function callerCheck(base: string, calls: OwnCalls): () => boolean {
  const OwnError = Error;
  return () => {
    const before = OwnError.stackTraceLimit;
    OwnError.stackTraceLimit = 100;
    const { stack = '' } = new OwnError();
    OwnError.stackTraceLimit = before;
    return calls.includes(stack, base);
  };
}

interface HeldListener {
  target: EventTarget;
  type: string;
  listener: unknown;
  capture: boolean;
  signal?: AbortSignal;
}

function lastingTargetName(target: unknown): string | undefined {
  if (target === window) return 'window';
  if (target === document) return 'document';
  return target === document.body ? 'body' : undefined;
}

function isCapturing(options: unknown): boolean {
  return typeof options === 'object' && options !== null
    ? Boolean((options as { capture?: boolean }).capture)
    : Boolean(options);
}

function indexOfListener(
  held: readonly HeldListener[],
  wanted: Omit<HeldListener, 'type'> & { type: unknown },
) {
  for (let at = 0; at < held.length; at += 1) {
    const one = held[at];
    if (
      one &&
      one.target === wanted.target &&
      one.type === wanted.type &&
      one.listener === wanted.listener &&
      one.capture === wanted.capture
    )
      return at;
  }
  return -1;
}

function watchListeners(isCalledByRelease: () => boolean, calls: OwnCalls) {
  const held: HeldListener[] = [];
  const prototype = EventTarget.prototype;
  const { addEventListener, removeEventListener } = prototype;
  const call = Reflect.apply;
  prototype.addEventListener = function add(this: EventTarget, ...given: [string, never, never?]) {
    const [type, listener, options] = given;
    const target = this ?? window;
    const settings = (
      typeof options === 'object' && options !== null ? options : {}
    ) as AddEventListenerOptions;
    if (lastingTargetName(target) && listener && !settings.once && isCalledByRelease()) {
      const capture = isCapturing(options);
      if (indexOfListener(held, { target, type, listener, capture }) < 0)
        held[held.length] = {
          target,
          type,
          listener,
          capture,
          ...(settings.signal && { signal: settings.signal }),
        };
    }
    return call(addEventListener, target, given);
  };
  prototype.removeEventListener = function remove(this: EventTarget, ...given: [string, never, never?]) {
    const [type, listener, options] = given;
    const target = this ?? window;
    const at = indexOfListener(held, { target, type, listener, capture: isCapturing(options) });
    if (at >= 0) {
      held[at] = held[held.length - 1] as (typeof held)[number];
      held.length -= 1;
    }
    return call(removeEventListener, target, given);
  };
  return () => {
    const names: string[] = [];
    for (let at = 0; at < held.length; at += 1) {
      const one = held[at] as (typeof held)[number];
      if (!one.signal?.aborted)
        names[names.length] = `${calls.text(one.type)} on ${lastingTargetName(one.target)}`;
    }
    return names;
  };
}

function watchTimers(isCalledByRelease: () => boolean, calls: OwnCalls) {
  const { setInterval: set, clearInterval: clear, clearTimeout: clearLate, setTimeout: later } = globalThis;
  const frame = globalThis.requestAnimationFrame;
  const intervals = new Map<unknown, true>();
  const state = { isWatched: false, running: 0 };
  const count = () => {
    if (state.isWatched && isCalledByRelease()) state.running += 1;
  };
  const replace = (name: string, value: unknown) => Reflect.set(globalThis, name, value);
  const call = Reflect.apply;
  replace('setInterval', (...given: unknown[]) => {
    const id: unknown = call(set, globalThis, given);
    if (isCalledByRelease()) calls.mapSet(intervals, id, true);
    return id;
  });
  for (const [name, native] of [
    ['clearInterval', clear],
    ['clearTimeout', clearLate],
  ] as const)
    replace(name, (id: unknown) => {
      calls.mapDelete(intervals, id);
      return call(native as never, globalThis, [id]);
    });
  for (const [name, native] of [
    ['setTimeout', later],
    ['requestAnimationFrame', frame],
  ] as const)
    replace(name, (...given: unknown[]) => {
      count();
      return call(native as never, globalThis, given);
    });
  return { state, intervals };
}

function startProbe(base: string): void {
  const calls = ownCalls();
  const isCalledByRelease = callerCheck(base, calls);
  const listListeners = watchListeners(isCalledByRelease, calls);
  const { state, intervals } = watchTimers(isCalledByRelease, calls);
  const refused: string[] = [];
  let snapshot: Snapshot = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    refused[refused.length] = `${event.effectiveDirective} (${event.blockedURI || 'inline'})`;
  });
  const probe: PageProbe = {
    remember: (modules) => {
      snapshot = snapshotOf(modules);
      refused.length = 0;
    },
    changes: () => compareSnapshot(snapshot, calls),
    leftBehind: () => {
      let open = 0;
      calls.mapForEach(intervals, () => (open += 1));
      return { listeners: listListeners(), intervals: open, running: state.running };
    },
    watchRunning: (watched) => {
      state.isWatched = watched;
      if (watched) state.running = 0;
    },
    refusedByPolicy: () => refused,
  };
  Object.defineProperty(globalThis, 'suiteSmokeProbe', { value: probe });
}

const parts = [
  ownEntries,
  watchedObjects,
  snapshotOf,
  compareSnapshot,
  ownCalls,
  callerCheck,
  lastingTargetName,
  isCapturing,
  indexOfListener,
  watchListeners,
  watchTimers,
  startProbe,
];

export function pageProbeScript(base: string): string {
  return `(() => {\n${parts.map(String).join('\n')}\nstartProbe(${JSON.stringify(base)});\n})();`;
}
